#include "arkanong/session/Levels.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("a file's name is displayed in capitals with spaces, a text only in capitals", "[session]") {
    CHECK(spelledOut("first-light") == "FIRST LIGHT");
    CHECK(spelledOut("") == "");
    CHECK(displayName("Hit-and-run_2") == "HIT-AND-RUN_2");
    CHECK(levelName("worlds/3-powder-keg.toml") == "POWDER KEG");
}

TEST_CASE("the player's own levels have the names in their files", "[session]") {
    const TempFolder folder;
    folder.write("99-problems.toml", "name = \"99 Problems\"\n");
    folder.write("hit-and-run.toml", "name = \"Hit-and-Run\"\n");
    folder.write("7-broken.toml", "name = 7\n");
    const LevelGroup group = ownLevels(folder.path());
    REQUIRE(group.levels.size() == 3);
    CHECK(titleOf(group, 0).title == "7 BROKEN");
    CHECK(titleOf(group, 1).title == "99 Problems");
    CHECK(titleOf(group, 2).title == "Hit-and-Run");
    CHECK(ownLevels(folder / "missing").levels.empty());
}

TEST_CASE("all levels except the sandbox's are offered for matches", "[session]") {
    const std::vector<std::string> levels = matchLevels(assetsPath("levels"));
    CHECK(std::count(levels.begin(), levels.end(), firstLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), showLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), sandboxLevel) == 0);
    CHECK(matchLevels("/no/such/folder").empty());
}
