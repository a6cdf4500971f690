#include "Catch.hpp"
#include "SmallReplay.hpp"
#include "arkanong/storage/ByteFormat.hpp"

// Walls, moving rows and the goal's width in replays.

using namespace arkanong::test;

namespace {

Level levelWithBarriers() {
    Level level;
    level.name = "Barriers";
    level.bricks = {{5, 4}, {8, 4}};
    level.walls = {{{{0.0, 300.0}, {90.0, 360.0}, {0.0, 420.0}}},
                   {{{960.0, 420.0}, {870.0, 360.0}, {960.0, 300.0}}}};
    level.bands = {{4, 4, -60.0, 40.0}};
    level.goalWidth = 4;
    level.rules.set(Mutator::FastRally, true);
    return level;
}

/// Why a replay of the changed level is refused.
template <typename Change>
std::string whyRefusedWith(Change change) {
    Replay replay = playedReplay(levelWithBarriers(), MatchSettings());
    change(replay.level);
    return whyRefused(encodeReplay(replay));
}

} // namespace

TEST_CASE("a replay stores walls, moving rows, the goal's width and the level's rules", "[storage]") {
    MatchSettings settings;
    settings.help = Side::Blue;
    const Replay replay = playedReplay(levelWithBarriers(), settings);
    const Replay read = decodeReplay(encodeReplay(replay), "test.replay");
    REQUIRE(read.level.walls.size() == 2);
    CHECK(read.level.walls[0].corners == replay.level.walls[0].corners);
    CHECK(read.level.walls[1].corners == replay.level.walls[1].corners);
    REQUIRE(read.level.bands.size() == 1);
    CHECK(read.level.bands[0].firstRow == 4);
    CHECK(read.level.bands[0].lastRow == 4);
    CHECK(read.level.bands[0].distance == -60.0);
    CHECK(read.level.bands[0].speed == 40.0);
    CHECK(read.level.goalWidth == 4);
    CHECK(read.level.rules.bits() == replay.level.rules.bits());
    CHECK(read.settings.help == Side::Blue);
    CHECK(read.settings.ownHalf == MatchSettings().ownHalf);
    CHECK_FALSE(firstDifference(read));
}

TEST_CASE("a replay stores the speed on the own halves, and is as before without it", "[storage]") {
    MatchSettings settings;
    settings.help = GENERATE(std::optional<Side>(), std::optional(Side::Red));
    const std::string usual = encodeReplay(playedReplay(levelWithBarriers(), settings));
    settings.ownHalf = GENERATE(std::array{100, 75}, std::array{leastOwnHalf, 100}, std::array{50, 60});
    const std::string bytes = encodeReplay(playedReplay(levelWithBarriers(), settings));
    CHECK(bytes.size() == usual.size() + 2);
    const Replay read = decodeReplay(bytes, "test.replay");
    CHECK(read.settings.ownHalf == settings.ownHalf);
    CHECK(read.settings.help == settings.help);
    CHECK_FALSE(firstDifference(read));
}

TEST_CASE("a replay with a speed on the own half that no match has is refused", "[storage]") {
    Replay replay = playedReplay(levelWithBarriers(), {});
    replay.settings.ownHalf = {leastOwnHalf - 1, 100};
    CHECK_THAT(whyRefused(encodeReplay(replay)), ContainsSubstring("percent of the speed"));
    replay.settings.ownHalf = {100, 101};
    CHECK_THAT(whyRefused(encodeReplay(replay)), ContainsSubstring("percent of the speed"));
}

TEST_CASE("a replay with walls, moving rows or a goal that no level may have is refused", "[storage]") {
    CHECK(whyRefusedWith([](Level&) {}).empty());
    CHECK_THAT(whyRefusedWith([](Level& level) { level.walls[1].corners.pop_back(); }),
               ContainsSubstring("3 to 8 corners, found 2"));
    CHECK_THAT(whyRefusedWith([](Level& level) { level.walls[0].corners.resize(9); }),
               ContainsSubstring("3 to 8 corners, found 9"));
    CHECK_THAT(whyRefusedWith([](Level& level) { level.bands[0].speed = 0.0; }), ContainsSubstring("speed"));
    CHECK_THAT(whyRefusedWith([](Level& level) { level.goalWidth = 3; }),
               ContainsSubstring("2, 4 or 6 shields"));
    CHECK_THAT(whyRefusedWith([](Level& level) { level.goalWidth = 8; }),
               ContainsSubstring("a goal's width"));
}

TEST_CASE("bytes behind the end of a replay are refused", "[storage]") {
    std::string bytes = encodeReplay(smallReplay());
    bytes.insert(bytes.size() - checksumBytes, 1, '\0');
    CHECK_THAT(whyRefused(sealed(bytes)), ContainsSubstring("the end of the file, found more"));
}
