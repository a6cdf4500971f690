#include "arkanong/game/EventLog.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/game/Levels.hpp"
#include "arkanong/game/Screenshots.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace arkanong;
using namespace arkanong::test;
namespace fs = std::filesystem;

namespace {

/// A folder of its own that goes away with the test.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("arkanong-log-test-" + std::to_string(std::rand()));
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
};

} // namespace

TEST_CASE("the event log has a line for each event, with its tick, at once", "[game]") {
    const Folder folder;
    const std::string path = (folder.path / "log.txt").string();
    EventLog log(path);
    CHECK(log.enabled());
    log.write("screen title");
    log.write(7, {CountdownTicked{2}, SuddenDeathBegan{}});
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    CHECK(line == "screen title");
    std::getline(file, line);
    CHECK(line == "tick 7 " + describe(CountdownTicked{2}));
    std::getline(file, line);
    CHECK(line == "tick 7 " + describe(SuddenDeathBegan{}));
}

TEST_CASE("no event log is written without a path, and a bad path is told", "[game]") {
    EventLog log("");
    CHECK_FALSE(log.enabled());
    log.write("nothing");
    CHECK_THROWS_AS(EventLog("/no/such/folder/log.txt"), DataError);
}

TEST_CASE("screenshots are numbered on from those that are there", "[game]") {
    const Folder folder;
    const std::string shots = (folder.path / "new").string();
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0001.png");
    std::ofstream(shots + "/arkanong-0001.png").put('x');
    std::ofstream(shots + "/arkanong-0003.png").put('x');
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0002.png");
    std::ofstream(shots + "/arkanong-0002.png").put('x');
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0004.png");
}

TEST_CASE("a folder for screenshots that can't be made is told", "[game]") {
    const Folder folder;
    const std::string file = (folder.path / "file").string();
    std::ofstream(file).put('x');
    CHECK_THROWS_AS(nextScreenshot(file + "/below"), DataError);
}

TEST_CASE("a level's file name is shown in capitals and words", "[game]") {
    CHECK(displayName("first-light") == "FIRST LIGHT");
    CHECK(displayName("") == "");
}

TEST_CASE("matches are offered every level but the sandbox's", "[game]") {
    const std::vector<std::string> levels = matchLevels(assetsPath("levels"));
    CHECK(std::count(levels.begin(), levels.end(), firstLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), showLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), sandboxLevel) == 0);
    CHECK(matchLevels("/no/such/folder").empty());
}
