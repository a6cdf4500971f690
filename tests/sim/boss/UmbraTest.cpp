#include "BossScene.hpp"
#include "arkanong/sim/bot/BotPerception.hpp"

using namespace arkanong::test;

namespace {

bool sees(const Scene& scene, Side viewer) {
    BotPerception perception(viewer);
    perception.look(scene.world);
    return perception.seen(0).ballCount == 1;
}

} // namespace

TEST_CASE("Umbra's dark falls on her opponent alone, for five seconds, in the end seven", "[sim][boss]") {
    const Side side = eitherSide();
    const int phase = GENERATE(1, 2, 3);
    Scene scene = bossScene(Boss::Umbra, side);
    setPhase(scene, side, phase);
    act(scene, side);
    CHECK(scene.world.inTheDark(opponent(side)));
    CHECK_FALSE(scene.world.inTheDark(side));
    CHECK(scene.all<BossActed>().back().phase == phase);
    scene.step(tuning::seconds(phase == 3 ? 7.0 : 5.0) - 1);
    CHECK(scene.world.inTheDark(opponent(side)));
    scene.step();
    CHECK_FALSE(scene.world.inTheDark(opponent(side)));
    CHECK(scene.count<BossRested>() == 1);
}

TEST_CASE("in Umbra's third phase her opponent sees only its own trails", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Umbra, side);
    Ball own, enemy;
    own.owner = opponent(side);
    enemy.owner = side;
    CHECK(scene.world.trailSeen(opponent(side), own));
    CHECK(scene.world.trailSeen(opponent(side), enemy));
    setPhase(scene, side, 3);
    CHECK(scene.world.trailSeen(opponent(side), own));
    CHECK_FALSE(scene.world.trailSeen(opponent(side), enemy));
    CHECK(scene.world.trailSeen(side, own));
}

TEST_CASE("in the dark the computer sees near balls, and the trails of those that come", "[sim][boss]") {
    const Side side = eitherSide();
    const Side viewer = opponent(side);
    Scene scene = bossScene(Boss::Umbra, side);
    act(scene, side);
    const double away = forward(viewer) * 420.0;
    SECTION("near") {
        scene.world.putBall(scene.paddle(viewer).position + Vec2{0.0, forward(viewer) * 100.0}, {0.0, away},
                            side);
        CHECK(sees(scene, viewer));
    }
    SECTION("coming") {
        scene.world.putBall({480.0, 360.0}, {0.0, -away}, side);
        CHECK(sees(scene, viewer));
        setPhase(scene, side, 3);
        CHECK_FALSE(sees(scene, viewer));
    }
    SECTION("going") {
        scene.world.putBall({480.0, 360.0}, {0.0, away}, side);
        CHECK_FALSE(sees(scene, viewer));
        CHECK(sees(scene, side));
    }
}
