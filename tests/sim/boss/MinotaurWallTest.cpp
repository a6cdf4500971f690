#include "BossScene.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

using namespace arkanong::test;

TEST_CASE("a wall stops the Minotaur a ball's diameter before it, and he comes home", "[sim][boss]") {
    const Side side = eitherSide();
    constexpr double depth = 330.0; // Of the wall's near side.
    Level level;
    level.name = "Wall";
    level.walls.push_back({{at(side, 440.0, depth), at(side, 520.0, depth), at(side, 480.0, depth + 60.0)}});
    Scene scene = bossScene(Boss::Minotaur, side, level);
    scene.world.putBall(at(side, 480.0, 470.0), {0.0, forward(side)}, opponent(side));
    act(scene, side);
    const auto stageIs = [&](Charge::Stage stage) {
        CHECK(scene.world.brokenInvariant() == "");
        return stateOf(scene, side).charge.stage == stage;
    };
    REQUIRE(scene.stepUntil(200, [&] { return stageIs(Charge::Stage::Stunned); }));
    const double front =
        (scene.paddle(side).position.y - goalLine(side)) * forward(side) + tuning::paddleSize.y / 2.0;
    CHECK(depth - front >= 2.0 * usualRadius);
    CHECK(depth - front < 2.0 * usualRadius + 10.0);
    REQUIRE(scene.stepUntil(900, [&] { return stageIs(Charge::Stage::Home); }));
}
