#include "arkanong/sim/boss/Queen.hpp"

#include "BossScene.hpp"

using namespace arkanong::test;

namespace {

const Drone& drone(const Scene& scene, int number = 0) {
    return scene.world.objects().drones.at(static_cast<std::size_t>(number));
}

/// A ball of `owner` that reaches the front of the first drone in a tenth of a second.
void shootAt(Scene& scene, Side side, Side owner, double aside = 0.0) {
    scene.world.putBall(drone(scene).position + Vec2{aside, forward(side) * 56.0},
                        {0.0, -420.0 * forward(side)}, owner);
}

} // namespace

TEST_CASE("the Queen has one drone at first and two from her second phase on", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Queen, side);
    scene.step();
    CHECK(drone(scene, 0).awake());
    CHECK(drone(scene, 1).state == Drone::State::Absent);
    CHECK(scene.count<DroneWoke>() == 1);
    setPhase(scene, side, 2);
    scene.step();
    CHECK(drone(scene, 1).awake());
    CHECK(scene.count<DroneWoke>() == 2);
    CHECK(droneSpeed(3) > droneSpeed(2));
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("a drone stays just before the zone and a ball's diameter off the walls", "[sim][boss]") {
    const Side side = eitherSide();
    const double x = GENERATE(10.0, 950.0);
    Scene scene = bossScene(Boss::Queen, side);
    scene.step();
    for (int tick = 0; tick < 900; ++tick) {
        if (scene.ballCount() == 0)
            scene.world.putBall(at(side, x, 400.0), {0.0, -420.0 * forward(side)}, opponent(side));
        scene.step();
        if (tick % 40 == 39) scene.clearBalls();
        REQUIRE(scene.world.brokenInvariant() == "");
    }
    const double room = 2.0 * usualRadius + Drone::size.x / 2.0;
    CHECK(drone(scene).position.x == (x < 480.0 ? room : tuning::fieldSize.x - room));
    CHECK(std::abs(drone(scene).position.y - goalLine(side)) - Drone::size.y / 2.0 > tuning::zoneDepth);
}

TEST_CASE("a drone goes where the next enemy ball will cross its lane, at a limited speed", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Queen, side);
    scene.step();
    const double start = drone(scene).position.x;
    scene.world.putBall(at(side, 600.0, 500.0), {0.0, -420.0 * forward(side)}, opponent(side));
    scene.world.putBall(at(side, 100.0, 700.0), {0.0, -420.0 * forward(side)}, opponent(side));
    scene.step(30);
    CHECK_THAT(drone(scene).position.x - start, WithinAbs(30 * droneSpeed(1) / tuning::ticksPerSecond, 1e-6));
    CHECK_THAT(drone(scene).velocity.x, WithinAbs(droneSpeed(1), 1e-6));
    scene.clearBalls();
    scene.world.putBall(at(side, 100.0, 500.0), {0.0, -420.0 * forward(side)}, side); // Her own.
    scene.step(600);
    CHECK_THAT(drone(scene).position.x, WithinAbs(480.0, 1e-6));
}

TEST_CASE("a drone's front turns an enemy ball and makes it hers, unless nothing converts", "[sim][boss]") {
    const Side side = eitherSide();
    const bool converts = GENERATE(true, false);
    MatchSettings settings = bossSettings(Boss::Queen, side);
    settings.mutators.set(Mutator::NoConversion, !converts);
    Scene scene({}, settings);
    scene.step();
    shootAt(scene, side, opponent(side));
    scene.step(20);
    REQUIRE(scene.count<DroneHit>() == 1);
    CHECK(scene.all<DroneHit>()[0].owner == opponent(side));
    CHECK(scene.all<DroneHit>()[0].hitsLeft == 2);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK((scene.ball().owner == side) == converts);
    CHECK(scene.count<BallConverted>() == (converts ? 1 : 0));
    CHECK(scene.standing(side).conversions == (converts ? 1 : 0));
}

TEST_CASE("a ball from behind, or at its end, passes through a drone unchanged", "[sim][boss]") {
    const Side side = eitherSide();
    const Side owner = GENERATE(Side::Blue, Side::Red);
    Scene scene = bossScene(Boss::Queen, side);
    scene.step();
    const Vec2 place = drone(scene).position;
    SECTION("from behind") {
        const double aside = GENERATE(-45.0, 0.0, 30.0);
        scene.world.putBall(place + Vec2{aside, -forward(side) * 40.0}, {0.0, 420.0 * forward(side)}, owner);
        scene.step(40);
        CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    }
    SECTION("from the side") {
        const double way = GENERATE(-1.0, 1.0);
        scene.world.putBall(place + Vec2{way * 80.0, forward(side) * 2.0},
                            {-400.0 * way, -20.0 * forward(side)}, owner);
        scene.step(40);
        CHECK(scene.ball().velocity.x * way < 0.0);
    }
    CHECK(scene.count<DroneHit>() == 0);
    CHECK(scene.ball().owner == owner);
}

TEST_CASE("no ball is squeezed between the Queen's paddle and a drone", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Queen, side);
    scene.move(side, 0, forward(side) > 0.0 ? 600 : -600);
    scene.step(60);
    for (int i = 0; i < 12; ++i) {
        scene.clearBalls();
        scene.world.putBall(drone(scene).position + Vec2{60.0 - 10.0 * i, -forward(side) * 4.0},
                            {-300.0, -200.0 * forward(side)}, opponent(side));
        scene.stepSoundly(60);
        const double depth = (scene.ball().position.y - goalLine(side)) * forward(side);
        CHECK((depth < tuning::zoneDepth - 40.0 || depth > tuning::zoneDepth + 40.0));
    }
}

TEST_CASE("a ball squeezed between a drone and a hexagon gets through the drone", "[sim][boss]") {
    const Side side = eitherSide();
    MatchSettings settings = bossSettings(Boss::Queen, side);
    settings.mutators.set(Mutator::GiantBalls, true);
    Scene scene(levelFor(side, levelOf({}, {hexagonAt({480.0, 300.0}, 48.0)})), settings);
    scene.step(300); // The drone is in the middle, closer to the hexagon than a giant ball is wide.
    scene.world.putBall(at(side, 520.0, 250.0), {-300.0, -100.0 * forward(side)}, opponent(side));
    for (int tick = 0; tick < 60; ++tick) {
        scene.step();
        REQUIRE(scene.world.collisions().parkedBalls() == 0);
        REQUIRE(scene.world.brokenInvariant() == "");
    }
    CHECK(scene.count<DroneHit>() <= 3);
}

TEST_CASE("three hits of enemy balls put a drone to sleep for eight seconds, later for five", "[sim][boss]") {
    const Side side = eitherSide();
    const int phase = GENERATE(1, 3);
    Scene scene = bossScene(Boss::Queen, side);
    setPhase(scene, side, phase);
    scene.step();
    shootAt(scene, side, side); // Her own balls do it no harm.
    scene.step(20);
    CHECK(drone(scene).hitsLeft == 3);
    for (int hit = 0; hit < 3; ++hit) {
        scene.clearBalls();
        shootAt(scene, side, opponent(side));
        scene.step(20);
    }
    REQUIRE(scene.count<DroneSlept>() == 1);
    CHECK_FALSE(drone(scene).awake());
    scene.clearBalls();
    const Vec2 place = drone(scene).position;
    shootAt(scene, side, opponent(side));
    scene.step(20);
    CHECK(scene.count<DroneHit>() == 4);
    CHECK((scene.ball().position.y - place.y) * forward(side) < 0.0);
    CHECK(drone(scene).position == place);
    scene.clearBalls();
    scene.step(tuning::seconds(phase == 3 ? 5.0 : 8.0) - 60);
    CHECK_FALSE(drone(scene).awake());
    scene.step(60);
    CHECK(drone(scene).awake());
    CHECK(drone(scene).hitsLeft == 3);
}
