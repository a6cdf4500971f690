#include "arkanong/session/Levels.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("a file name is displayed in capitals with spaces, a text only in capitals", "[session]") {
    CHECK(spelledOut("first-light") == "First light");
    CHECK(spelledOut("") == "");
    CHECK(displayName("Hit-and-run_2") == "Hit-and-run_2");
    CHECK(levelName("worlds/3-powder-keg.toml") == "Powder keg");
}

TEST_CASE("the player's own levels are titled with the names in their files", "[session]") {
    const TempFolder folder;
    folder.write("99-problems.toml", "name = \"99 Problems\"\n");
    folder.write("hit-and-run.toml", "name = \"Hit-and-Run\"\n");
    folder.write("7-broken.toml", "name = 7\n");
    folder.write("b-windows.toml", "\xEF\xBB\xBFname='Of Windows'\r\nrows = 9\r\n");
    folder.write("c-broken-below.toml", "# mine\nworld = \"W\"\nname\t= \"Below\" # yes\nbroken");
    folder.write("d-nameless.toml", "names = 7\n[opponent]\nname = \"Rusty\"\n");
    const LevelGroup group = ownLevels(folder.path());
    const std::vector<std::string> titles{"7 broken", "99 Problems", "Of Windows",
                                          "Below",    "D nameless",  "Hit-and-Run"};
    REQUIRE(group.levels.size() == titles.size());
    for (std::size_t i = 0; i < titles.size(); ++i)
        CHECK(titleOf(group, i).title == titles[i]);
    CHECK(ownLevels(folder / "missing").levels.empty());
}

TEST_CASE("the finale's bricks bear the names of the campaign's opponents, in order", "[session]") {
    const std::string folder = assetsPath("levels");
    const Level finale = loadLevel(levelPath(folder, std::string(finaleLevel)));
    const std::vector<std::string> names = brickNames(finale, folder);
    REQUIRE(names.size() == finale.bricks.size());
    CHECK(names.size() == 40);
    CHECK(names[0] == "Pip");
    CHECK(names[7] == "Foreman");
    CHECK(names[39] == "Umbra");
    for (std::size_t i = 0; i < names.size(); ++i)
        CHECK(finale.bricks[i].tint == 1 + static_cast<int>(i) / campaign::levelsOfWorld);
    CHECK(brickNames(loadLevel(levelPath(folder, std::string(showLevel))), folder).empty());
}

TEST_CASE("all levels except the sandbox's and the finale are offered for matches", "[session]") {
    const std::vector<std::string> levels = matchLevels(assetsPath("levels"));
    CHECK(std::count(levels.begin(), levels.end(), firstLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), showLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), sandboxLevel) == 0);
    CHECK(std::count(levels.begin(), levels.end(), finaleLevel) == 0);
    CHECK(matchLevels("/no/such/folder").empty());
}

TEST_CASE("a missing level is replaced by one that is offered", "[session]") {
    const LevelGroup arenas{"Arenas", {"alpha", std::string(firstLevel)}}, far{"FAR", {"delta", "epsilon"}};
    CHECK(levelAmong({arenas, far}, "epsilon") == "epsilon");
    CHECK(levelAmong({far, arenas}, "nowhere") == firstLevel);
    CHECK(levelAmong({far}, "nowhere") == "delta");
    CHECK(levelAmong({}, "nowhere") == "nowhere");
}
