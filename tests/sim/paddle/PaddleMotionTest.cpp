#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

TEST_CASE("a paddle gets from wall to wall in a third of a second, and up its zone hardly slower", "[sim]") {
    const Side side = eitherSide();
    const double ahead = forward(side);
    Scene scene = Scene::versus();
    scene.drive(side, {63.0, goalLine(side) + ahead * 28.0});
    const Vec2 start = scene.paddle(side).position;
    scene.move(side, 32000, static_cast<int>(ahead * 32000));
    scene.step(tuning::seconds(0.29));
    CHECK(scene.paddle(side).position.x < 960.0 - 63.0);
    scene.step(tuning::seconds(0.05));
    CHECK_THAT(scene.paddle(side).position.x, WithinAbs(960.0 - 63.0, 1e-9));
    scene.step(tuning::seconds(0.1));
    CHECK_THAT(std::abs(scene.paddle(side).position.y - start.y), WithinAbs(174.0, 1e-9));
}

TEST_CASE("a paddle reaches the velocity that is wanted within its limits, and stops as quickly", "[sim]") {
    Scene scene = Scene::versus();
    const Side side = eitherSide();
    scene.drive(side, {200.0, scene.paddle(side).position.y});
    scene.move(side, 32000, 0);
    scene.step(4);
    CHECK_THAT(scene.paddle(side).velocity.x, WithinAbs(3000.0 * 4.0 / 7.2, 1e-6));
    scene.step(4);
    CHECK_THAT(scene.paddle(side).velocity.x, WithinAbs(3000.0, 1e-6));
    const double before = scene.paddle(side).position.x;
    scene.step();
    CHECK_THAT(scene.paddle(side).position.x - before, WithinAbs(3000.0 / 120.0, 1e-9));
    CHECK_THAT(scene.paddle(side).previous.x, WithinAbs(before, 0.0));
    scene.move(side, 0, 0);
    scene.step(8);
    CHECK_THAT(scene.paddle(side).velocity.x, WithinAbs(0.0, 1e-6));
    scene.move(side, 100, -40);
    scene.step();
    CHECK_THAT(distance(scene.paddle(side).velocity, {100.0, -40.0}), WithinAbs(0.0, 1e-9));
}

TEST_CASE("in solo and in the sandbox a paddle moves at once", "[sim]") {
    const bool solo = GENERATE(true, false);
    Scene scene = solo ? Scene::solo() : Scene::sandbox();
    const Vec2 before = scene.paddle(Side::Blue).position;
    scene.move(Side::Blue, 30000, -6000);
    scene.step();
    CHECK_THAT(distance(scene.paddle(Side::Blue).position, before + Vec2{250.0, -50.0}),
               WithinAbs(0.0, 1e-9));
    scene.move(Side::Blue, 0, 0);
    scene.step();
    CHECK(scene.paddle(Side::Blue).velocity == Vec2{});
}

TEST_CASE("a paddle stops exactly at its zone's borders", "[sim]") {
    const Side side = eitherSide();
    const int x = GENERATE(-640, 0, 640);
    const int y = GENERATE(-640, 0, 640);
    Scene scene = Scene::versus();
    scene.move(side, x, y);
    scene.step(300);
    const Box zone = zoneOf({}, side);
    const Vec2 p = scene.paddle(side).position;
    if (x != 0) CHECK_THAT(p.x, WithinAbs(x < 0 ? 63.0 : 960.0 - 63.0, 1e-9));
    if (y != 0) CHECK_THAT(p.y, WithinAbs(y < 0 ? zone.low.y + 14.0 : zone.high.y - 14.0, 1e-9));
    CHECK_THAT(length(scene.paddle(side).velocity), WithinAbs(0.0, 1e-6));
}

TEST_CASE("the zones are the outer thirty per cent of the field, without the shields", "[sim]") {
    CHECK(zoneOf({}, Side::Blue).low == Vec2{0.0, 504.0});
    CHECK(zoneOf({}, Side::Blue).high == Vec2{960.0, 720.0 - tuning::shieldThickness});
    CHECK(zoneOf({}, Side::Red).low == Vec2{0.0, tuning::shieldThickness});
    CHECK(zoneOf({}, Side::Red).high == Vec2{960.0, 216.0});
    MatchSettings sandbox;
    sandbox.mode = Mode::Sandbox;
    MatchSettings solo;
    solo.mode = Mode::Solo;
    CHECK(zoneOf(solo, Side::Blue).high == Vec2{960.0, 720.0});
    CHECK(zoneOf(sandbox, Side::Blue).high.y < 720.0 - 2.0 * usualRadius);
}
