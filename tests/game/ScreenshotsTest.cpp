#include "arkanong/game/Screenshots.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"

#include <fstream>

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("screenshots are numbered on from those that are there", "[game]") {
    const TempFolder folder;
    const std::string shots = folder / "new";
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0001.png");
    std::ofstream(shots + "/arkanong-0001.png").put('x');
    std::ofstream(shots + "/arkanong-0003.png").put('x');
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0002.png");
    std::ofstream(shots + "/arkanong-0002.png").put('x');
    CHECK(nextScreenshot(shots) == shots + "/arkanong-0004.png");
}

TEST_CASE("a folder for screenshots that can't be made is told", "[game]") {
    const TempFolder folder;
    const std::string file = folder / "file";
    std::ofstream(file).put('x');
    CHECK_THROWS_AS(nextScreenshot(file + "/below"), DataError);
}
