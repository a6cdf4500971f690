#include "arkanong/sim/PowerUps.hpp"

#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

std::vector<PowerUp> lasting() {
    std::vector<PowerUp> kinds;
    for (const PowerUp kind : everyOf<PowerUp>()) {
        if (traitsOf(kind).ticks > 0) kinds.push_back(kind);
    }
    return kinds;
}

constexpr double wideWidth = 126.0 * 1.5; ///< Of a paddle, px.

/// Ticks until the width has changed completely.
constexpr int fitting = 40;

} // namespace

TEST_CASE("a power-up lasts for its duration and reports its end once", "[sim]") {
    const Side side = eitherSide();
    for (const PowerUp kind : lasting()) {
        PowerUps powers;
        std::vector<Event> events;
        powers.start(side, kind);
        for (int tick = 1; tick < traitsOf(kind).ticks; ++tick)
            powers.tick(events);
        CHECK(powers.active(side, kind));
        CHECK(powers.ticksLeft(side, kind) == 1);
        CHECK_FALSE(powers.active(opponent(side), kind));
        CHECK(events.empty());
        powers.tick(events);
        CHECK_FALSE(powers.active(side, kind));
        REQUIRE(events.size() == 1);
        CHECK(std::get<PowerUpEnded>(events[0]).kind == kind);
        CHECK(std::get<PowerUpEnded>(events[0]).side == side);
        powers.tick(events);
        CHECK(events.size() == 1);
    }
}

TEST_CASE("a power-up that is applied again while active starts anew, without an end between", "[sim]") {
    const Side side = eitherSide();
    for (const PowerUp kind : lasting()) {
        Scene scene = Scene::versus();
        scene.give(side, kind);
        scene.step(traitsOf(kind).ticks - 1);
        scene.give(side, kind);
        CHECK(scene.world.powers().ticksLeft(side, kind) == traitsOf(kind).ticks);
        scene.step(traitsOf(kind).ticks - 1);
        CHECK(scene.count<PowerUpBegan>() == 2);
        CHECK(scene.count<PowerUpEnded>() == 0);
        scene.step();
        CHECK(scene.count<PowerUpEnded>() == 1);
        CHECK(scene.world.brokenInvariant() == "");
    }
}

TEST_CASE("wide and narrow change the paddle's width a little each tick, together and back again", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    const auto width = [&] { return scene.paddle(side).size.x; };
    scene.give(side, PowerUp::Wide);
    scene.step();
    CHECK_THAT(width(), WithinAbs(126.0 + tuning::widthChange, 1e-9));
    scene.step(fitting);
    CHECK_THAT(width(), WithinAbs(wideWidth, 1e-9));
    CHECK(scene.paddle(opponent(side)).size == tuning::paddleSize);

    scene.give(side, PowerUp::Narrow);
    scene.step(fitting);
    CHECK_THAT(width(), WithinAbs(wideWidth * 0.65, 1e-9));
    scene.step(traitsOf(PowerUp::Narrow).ticks);
    CHECK_THAT(width(), WithinAbs(wideWidth, 1e-9));
    scene.step(traitsOf(PowerUp::Wide).ticks);
    CHECK(scene.paddle(side).size == tuning::paddleSize);
    CHECK(scene.paddle(side).position.x == 480.0);
}

TEST_CASE("collisions and angles use the current width of a wide or narrow paddle", "[sim]") {
    const Side side = eitherSide();
    const bool isWide = GENERATE(true, false);
    const double end = isWide ? 85.0 : 50.0;
    Scene scene = Scene::versus();
    scene.give(side, isWide ? PowerUp::Wide : PowerUp::Narrow);
    scene.step(fitting);
    scene.drop(side, opponent(side), end);
    scene.step(12);
    CHECK(scene.count<BallHitPaddle>() == (isWide ? 1U : 0U));
    // The angle depends on the current width.
    if (isWide) {
        const Vec2 velocity = scene.ball().velocity;
        CHECK_THAT(std::atan2(velocity.x, velocity.y * forward(side)) * 180.0 / 3.14159265358979,
                   WithinAbs(60.0 * end / (wideWidth / 2.0), 3.0));
    }
}

TEST_CASE("a paddle that grows beside a wall moves away from it", "[sim]") {
    const Side side = eitherSide();
    const bool left = GENERATE(true, false);
    Scene scene = Scene::versus();
    scene.drive(side, {left ? 0.0 : 960.0, scene.paddle(side).position.y});
    scene.give(side, PowerUp::Wide);
    scene.stepSoundly(fitting);
    CHECK_THAT(scene.paddle(side).size.x, WithinAbs(wideWidth, 1e-9));
    CHECK_THAT(scene.paddle(side).position.x,
               WithinAbs(left ? wideWidth / 2.0 : 960.0 - wideWidth / 2.0, 2.5));
}

TEST_CASE("a paddle does not grow into a ball beside it, but grows when the ball has gone", "[sim]") {
    const bool left = GENERATE(true, false);
    // In the sandbox, because there a ball at rest stays at rest.
    Scene scene = Scene::sandbox();
    const Vec2 beside{left ? -80.0 : 80.0, 0.0};
    scene.world.putBall(scene.paddle(Side::Blue).position + beside, {}, Side::Blue);
    scene.give(Side::Blue, PowerUp::Wide);
    scene.stepSoundly(fitting);
    CHECK_THAT(scene.paddle(Side::Blue).size.x, WithinAbs(144.0, 1e-9));
    scene.command(Side::Blue).buttons = Command::clearBalls;
    scene.step(fitting);
    CHECK_THAT(scene.paddle(Side::Blue).size.x, WithinAbs(wideWidth, 1e-9));
}

TEST_CASE("a paddle waits for the ball beside it even with only a fraction of a pixel to grow", "[sim]") {
    // Wide and narrow together leave 122.85 px; from there to wide it is 22 steps of 3 px and one of 0.15 px.
    Scene scene = Scene::sandbox();
    scene.give(Side::Blue, PowerUp::Wide);
    scene.give(Side::Blue, PowerUp::Narrow);
    scene.step(fitting);
    const double most = wideWidth * 0.65 + 22.0 * tuning::widthChange;
    const double away = (most + wideWidth) / 4.0 + usualRadius;
    scene.world.putBall(scene.paddle(Side::Blue).position + Vec2{GENERATE(-1.0, 1.0) * away, 0.0}, {},
                        Side::Blue);
    scene.step(traitsOf(PowerUp::Narrow).ticks);
    CHECK_THAT(scene.paddle(Side::Blue).size.x, WithinAbs(most, 1e-9));
    scene.clearBalls();
    scene.step();
    CHECK_THAT(scene.paddle(Side::Blue).size.x, WithinAbs(wideWidth, 1e-9));
}

TEST_CASE("a frozen paddle stops at once and moves again afterwards", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.move(side, 500, 0);
    scene.step(30);
    const Vec2 start = scene.paddle(side).position;
    scene.give(side, PowerUp::Freeze);
    scene.step(traitsOf(PowerUp::Freeze).ticks);
    CHECK(scene.paddle(side).position == start);
    CHECK(scene.paddle(side).velocity == Vec2{});
    CHECK(scene.paddle(opponent(side)).position.x == 480.0);
    scene.step(10);
    CHECK(scene.paddle(side).position.x > start.x + 10.0);
}

TEST_CASE("a frozen paddle serves, and balls bounce off it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Freeze);
    scene.serve(side, {480.0, 360.0});
    CHECK(scene.count<BallServed>() == 1);
    scene.drop(side, opponent(side), 30.0);
    scene.step(20);
    CHECK(scene.count<BallConverted>() == 1);
}

TEST_CASE("a reversed paddle moves the opposite way in both directions", "[sim]") {
    const Side side = eitherSide();
    const int x = GENERATE(-640, 0, 400);
    const int y = GENERATE(-300, 500);
    Scene scene = Scene::versus();
    scene.drive(side, seenBy(side, Vec2{480.0, 612.0}));
    Scene plain = scene;
    scene.give(side, PowerUp::Reverse);
    scene.move(side, x, y);
    plain.move(side, -x, -y);
    scene.step(12);
    plain.step(12);
    CHECK(scene.paddle(side).position == plain.paddle(side).position);
}

TEST_CASE("a paddle both reversed and frozen stands still, and is still reversed afterwards", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Reverse);
    scene.give(side, PowerUp::Freeze);
    scene.move(side, 640, 0);
    scene.step(traitsOf(PowerUp::Freeze).ticks);
    CHECK(scene.paddle(side).position.x == 480.0);
    scene.step(20);
    CHECK(scene.paddle(side).position.x < 470.0);
}

TEST_CASE("a blind spot hides a part of the field before its side's goal, all inside the field", "[sim]") {
    const Side side = eitherSide();
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Scene scene({}, {}, seed);
        scene.give(side, PowerUp::BlindSpot);
        const PowerUps& powers = scene.world.powers();
        const Vec2 spot = powers.blindSpot(side);
        CHECK(spot.x >= tuning::blindSpotRadius);
        CHECK(spot.x <= tuning::fieldSize.x - tuning::blindSpotRadius);
        CHECK((goalLine(side) - spot.y) * -forward(side) == tuning::blindSpotDepth);
        CHECK(powers.hides(side, spot + Vec2{0.0, tuning::blindSpotRadius - 0.1}));
        CHECK_FALSE(powers.hides(side, spot + Vec2{0.0, tuning::blindSpotRadius + 0.1}));
        CHECK_FALSE(powers.hides(opponent(side), spot));
    }
}

TEST_CASE("a blind spot that has ended hides nothing", "[sim]") {
    Scene scene = Scene::versus();
    scene.give(Side::Red, PowerUp::BlindSpot);
    const Vec2 spot = scene.world.powers().blindSpot(Side::Red);
    scene.step(traitsOf(PowerUp::BlindSpot).ticks);
    CHECK_FALSE(scene.world.powers().hides(Side::Red, spot));
}
