#include "arkanong/session/Levels.hpp"

#include "Catch.hpp"
#include "Folders.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("a level's file name is shown in capitals and words", "[session]") {
    CHECK(displayName("first-light") == "FIRST LIGHT");
    CHECK(displayName("") == "");
}

TEST_CASE("matches are offered every level but the sandbox's", "[session]") {
    const std::vector<std::string> levels = matchLevels(assetsPath("levels"));
    CHECK(std::count(levels.begin(), levels.end(), firstLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), showLevel) == 1);
    CHECK(std::count(levels.begin(), levels.end(), sandboxLevel) == 0);
    CHECK(matchLevels("/no/such/folder").empty());
}
