#include "arkanong/session/Levels.hpp"

#include "Catch.hpp"
#include "Folders.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("a level's file name is displayed in capitals with spaces", "[session]") {
    CHECK(displayName("first-light") == "FIRST LIGHT");
    CHECK(displayName("") == "");
}

TEST_CASE("all levels except the sandbox's are offered for matches", "[session]") {
    const std::vector<std::string> levels = matchLevels(assetsPath("levels"));
    CHECK(std::count(levels.begin(), levels.end(), firstLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), showLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), sandboxLevel) == 0);
    CHECK(matchLevels("/no/such/folder").empty());
}
