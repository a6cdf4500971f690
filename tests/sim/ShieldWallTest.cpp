#include "Catch.hpp"
#include "EitherSide.hpp"
#include "Scene.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// A ball on its way out beside the paddle, its centre `depth` px before the goal line (negative: behind it).
void sendOut(Scene& scene, Side side, Side owner, double depth, double x = 100.0, double aside = 0.0) {
    scene.world.putBall({x, goalLine(side) + forward(side) * depth}, {aside, -420.0 * forward(side)}, owner);
}

} // namespace

TEST_CASE("a shield wall deflects one ball at the goal line and disappears", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::ShieldWall);
    CHECK(scene.world.objects().hasShieldWall(side));
    CHECK_FALSE(scene.world.objects().hasShieldWall(opponent(side)));
    sendOut(scene, side, opponent(side), 30.0);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<ShieldWallHit>() > 0; }));
    CHECK(scene.all<ShieldWallHit>()[0].side == side);
    CHECK_THAT(scene.all<ShieldWallHit>()[0].at.y, WithinAbs(goalLine(side), 1e-9));
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK_FALSE(scene.world.objects().hasShieldWall(side));

    sendOut(scene, side, opponent(side), 30.0);
    scene.step(30);
    CHECK(scene.count<ShieldWallHit>() == 1);
    CHECK(scene.count<ShieldLost>() == 1);
}

TEST_CASE("of two balls that arrive together a shield wall deflects one", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::ShieldWall);
    sendOut(scene, side, opponent(side), 20.0, 100.0);
    sendOut(scene, side, opponent(side), 20.0, 860.0);
    scene.step(30);
    CHECK(scene.count<ShieldWallHit>() == 1);
    CHECK(scene.count<BallLost>() == 1);
    CHECK(scene.ballCount() == 1);
}

TEST_CASE("a second shield wall while one stands is no second save, a later one is", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::ShieldWall);
    scene.give(side, PowerUp::ShieldWall);
    CHECK(scene.world.objects().shieldWalls.size() == 1);
    for (int i = 0; i < 2; ++i) {
        sendOut(scene, side, opponent(side), 20.0);
        scene.step(30);
        CHECK(scene.count<ShieldWallHit>() == static_cast<std::size_t>(i + 1));
        scene.give(side, PowerUp::ShieldWall);
    }
    CHECK(scene.count<ShieldLost>() == 0);
}

TEST_CASE("a ball behind the goal line that is not yet lost is saved by a new shield wall", "[sim]") {
    const Side side = eitherSide();
    const double depth = GENERATE(7.9, 0.0, -3.9, -7.9);
    const double x = GENERATE(8.0, 100.0, 951.0);
    const bool giant = GENERATE(false, true);
    MatchSettings settings;
    settings.mutators.set(Mutator::GiantBalls, giant);
    Scene scene = Scene::versus({}, settings);
    sendOut(scene, side, opponent(side), giant ? depth * 13.0 / 8.0 : depth, giant && x < 13.0 ? 13.0 : x,
            x > 900.0 ? 20.0 : 0.0);
    scene.give(side, PowerUp::ShieldWall);
    scene.step(60);
    CHECK(scene.count<ShieldWallHit>() == 1);
    CHECK(scene.count<BallLost>() == 0);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("a shield wall saves in sudden death, own balls too", "[sim]") {
    const Side side = eitherSide();
    const Side owner = GENERATE(Side::Blue, Side::Red);
    MatchSettings settings;
    settings.suddenDeathAt = 10;
    Scene scene = Scene::versus({}, settings);
    scene.step(20);
    REQUIRE(scene.world.match().everyBallCosts());
    scene.give(side, PowerUp::ShieldWall);
    sendOut(scene, side, owner, 20.0);
    scene.step(20);
    CHECK(scene.count<ShieldWallHit>() == 1);
    CHECK(scene.standing(side).shields == tuning::shields);
}

TEST_CASE("a shield wall saves the next shield as well, once", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.suddenDeathAt = settings.suddenDeathEnd = 5;
    Scene scene = Scene::versus({}, settings);
    scene.step(10);
    REQUIRE(scene.world.match().phase() == Phase::NextShield);
    scene.give(side, PowerUp::ShieldWall);
    sendOut(scene, side, opponent(side), 20.0);
    scene.step(20);
    CHECK_FALSE(scene.world.match().over());
    sendOut(scene, side, opponent(side), 20.0, 200.0);
    scene.step(20);
    CHECK(scene.world.match().winner() == opponent(side));
}

TEST_CASE("an extra shield is one more, up to nine", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    for (int shields = tuning::shields + 1; shields <= tuning::shieldLimit; ++shields) {
        scene.give(side, PowerUp::ExtraShield);
        CHECK(scene.standing(side).shields == shields);
        CHECK(scene.all<ShieldGained>().back().left == shields);
    }
    scene.give(side, PowerUp::ExtraShield);
    CHECK(scene.standing(side).shields == tuning::shieldLimit);
    CHECK(scene.count<ShieldGained>() == 4);
    CHECK(scene.standing(opponent(side)).shields == tuning::shields);
    CHECK(scene.world.brokenInvariant() == "");
}
