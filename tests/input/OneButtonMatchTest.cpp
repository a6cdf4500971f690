#include "Catch.hpp"
#include "Folders.hpp"
#include "OneButtonHand.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

using namespace arkanong::test;

// script/balance one-button plays 200 matches.
TEST_CASE("one button wins most matches against the weakest computer at half the speed", "[input]") {
    const std::vector<std::string> levels = matchLevels(assetsPath("levels"));
    REQUIRE_FALSE(levels.empty());
    constexpr int matches = 10;
    int wins = 0;
    for (int match = 0; match < matches; ++match) {
        const std::string& name = levels[static_cast<std::size_t>(match) % levels.size()];
        const Level level = loadLevel(levelPath(assetsPath("levels"), name));
        const Match end =
            oneButtonMatch(level, Difficulty::Novice, 50, static_cast<std::uint64_t>(match) + 1);
        REQUIRE(end.over());
        if (end.winner() == Side::Blue) ++wins;
    }
    CHECK(2 * wins >= matches);
}
