#include "Catch.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"
#include "sim/Played.hpp"

// The computer player's use of its super.

using namespace arkanong::test;

namespace {

/// A match in which the bot's side has full momentum and this many balls that fly to the opponent.
Played ready(Side side, Difficulty difficulty, int balls) {
    Played played(side, {difficulty});
    Scene& scene = played.scene;
    for (int i = 0; i < tuning::momentumSteals; ++i) {
        scene.drop(side, opponent(side));
        scene.step(12);
        scene.clearBalls();
    }
    REQUIRE(scene.world.match().mayBeginSuper(side));
    for (int i = 0; i < balls; ++i)
        played.putBall({200.0 + 120.0 * i, 560.0}, {0.0, -120.0}, side);
    played.serves = true;
    return played;
}

bool beginsWithin(Played& played, double seconds) {
    for (int i = 0; i < tuning::seconds(seconds) && played.scene.count<SuperBegan>() == 0; ++i)
        played.step();
    return played.scene.count<SuperBegan>() == 1;
}

} // namespace

TEST_CASE("a bot begins its super as soon as it sees two of its balls fly to the opponent", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Difficulty difficulty = GENERATE(Difficulty::Novice, Difficulty::Medium, Difficulty::Master);
    Played two = ready(side, difficulty, 2);
    CHECK(beginsWithin(two, 0.5));
    CHECK(two.scene.count<BallServed>() == 0);
}

TEST_CASE("with one ball on its way a bot begins its super if it is behind", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const bool behind = GENERATE(true, false);
    Played played = ready(side, Difficulty::Medium, 0);
    if (behind) {
        played.scene.scoreGoal(opponent(side));
        played.scene.clearBalls();
    }
    for (int i = 0; i < 8; ++i) // So that it wants no more balls.
        played.putEnemy({200.0 + 80.0 * i, 300.0}, {0.0, -20.0});
    played.serves = false;
    played.step(tuning::seconds(0.5)); // Until it has seen them.
    played.serves = true;
    played.putBall({300.0, 560.0}, {0.0, -120.0}, side);
    CHECK(beginsWithin(played, 0.5) == behind);
}

TEST_CASE("a bot that wants to serve begins its super first and serves then", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Played played = ready(side, Difficulty::Medium, 0);
    REQUIRE(beginsWithin(played, 6.0));
    CHECK(played.scene.count<BallServed>() == 0);
    played.step(3);
    CHECK(played.scene.count<BallServed>() == 1);
}
