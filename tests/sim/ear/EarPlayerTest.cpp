#include "sim/ear/EarPlayer.hpp"

#include "Catch.hpp"

#include <set>

using namespace arkanong::test;

namespace {

Level rowOfBricks() {
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4, BrickKind::Normal, 1});
    return level;
}

int winsOf(bool deafToPitch) {
    int wins = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        if (earMatch(rowOfBricks(), Difficulty::Novice, seed, deafToPitch).match().winner() == Side::Blue)
            ++wins;
    return wins;
}

} // namespace

TEST_CASE("an ear tells 24 pitches and 16 rates apart", "[sim]") {
    std::set<int> pitches, rates;
    for (double share = 0.0; share <= 1.0; share += 0.001) {
        const double pitch = (2.0 * share - 1.0) * Tone::widest;
        const HeardPulse heard(
            Pulse{EarSound::Ball, pitch, 0.0, Tone::slowest + share * (Tone::fastest - Tone::slowest)});
        CHECK_THAT(HeardPulse::pitchAt(heard.pitch), WithinAbs(pitch, 0.063));
        pitches.insert(heard.pitch);
        rates.insert(heard.rate);
    }
    CHECK(pitches.size() == 24);
    CHECK(rates.size() == 16);
}

TEST_CASE("the player by ear moves no sooner than 150 ms after a pulse", "[sim]") {
    EarPlayer player(Side::Blue, 1);
    CHECK(player.play({{EarSound::Ball, 1.0, 0.7, 2.0}}).moveX == 0);
    for (int tick = 1; tick < tuning::seconds(0.15); ++tick)
        CHECK(player.play({}).moveX == 0);
    CHECK(player.play({}).moveX > 0);
}

TEST_CASE("a player by ear beats a novice, and loses to it without hearing pitch", "[sim]") {
    CHECK(winsOf(false) >= 3);
    CHECK(winsOf(true) <= 1);
}

TEST_CASE("a match by ear goes the same way every time", "[sim]") {
    const World one = earMatch(rowOfBricks(), Difficulty::Easy, 7);
    const World other = earMatch(rowOfBricks(), Difficulty::Easy, 7);
    CHECK(one.match().over());
    CHECK(one.tick() == other.tick());
    CHECK(one.stateHash() == other.stateHash());
}
