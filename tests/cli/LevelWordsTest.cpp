#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <stdexcept>

using namespace arkanong::test;

TEST_CASE("--levels lists the values that --level accepts, including the player's own levels", "[cli]") {
    const TempFolder home;
    const UserFolders user{home.path(), home.path()};
    std::filesystem::create_directory(user.levelFolder());
    const std::string own = home.write("levels/my own.toml", "");
    const std::vector<std::string> words = levelWords(test::levelFolder, user);
    const auto has = [&words](const std::string& word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    CHECK(has("beehive"));
    CHECK(has("sandbox"));
    CHECK(has("1-1"));
    CHECK(has("5-8"));
    CHECK(has(own));
    for (const std::string& word : words) {
        CAPTURE(word);
        if (word != own && word.find('#') == std::string::npos)
            CHECK(std::filesystem::exists(levelPath(test::levelFolder, word)));
    }
}

TEST_CASE("--levels prints the names of the levels, one per line, instead of starting", "[cli]") {
    const std::string assets = assetsPath();
    std::ostringstream told;
    std::streambuf* const usual = std::cout.rdbuf(told.rdbuf());
    const int exitCode = runProgram({"arkanong", "--levels", "--assets", assets.c_str()},
                                    [](const Options&) -> int { throw std::runtime_error("started"); });
    std::cout.rdbuf(usual);
    CHECK(exitCode == 0);
    CHECK(told.str().rfind("beehive\n", 0) == 0);
    CHECK_THAT(told.str(), ContainsSubstring("\n3-5\n"));
}
