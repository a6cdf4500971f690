#include "sim/EitherSide.hpp"
#include "sim/Mirrored.hpp"

using namespace arkanong::test;

namespace {

MatchSettings slowFor(Side side, int percent) {
    MatchSettings settings;
    settings.ownHalf[sideIndex(side)] = percent;
    return settings;
}

} // namespace

TEST_CASE("enemy balls come down to the percent of the rally speed on the own half only", "[sim]") {
    const Side side = eitherSide();
    const int percent = GENERATE(40, 75);
    Scene scene = Scene::versus({}, slowFor(side, percent));
    const double y = 360.0 - forward(side) * 100.0;
    const double beyond = 360.0 + forward(side) * 100.0;
    scene.world.putBall({200.0, y}, {420.0, 0.0}, opponent(side));
    scene.world.putBall({200.0, beyond}, {420.0, 0.0}, opponent(side));
    scene.world.putBall({500.0, y}, {420.0, 0.0}, side);
    scene.world.putBall({500.0, beyond}, {420.0, 0.0}, side);
    scene.step(100);
    CHECK(length(scene.ball(0).velocity) < 420.0 * (percent / 100.0 + 0.25));
    CHECK(length(scene.ball(0).velocity) > 420.0 * percent / 100.0 - 1.0);
    for (const std::size_t ball : {1U, 2U, 3U})
        CHECK_THAT(length(scene.ball(ball).velocity), WithinAbs(420.0, 1.0));
}

TEST_CASE("on the way back to the other half an enemy ball regains its speed", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus({}, slowFor(side, 40));
    scene.world.putBall({200.0, 360.0 - forward(side) * 8.0}, {0.0, forward(side) * 170.0}, opponent(side));
    scene.step(120);
    CHECK((scene.ball().position.y - 360.0) * forward(side) > 0.0);
    CHECK(length(scene.ball().velocity) > 250.0);
}

TEST_CASE("in solo every ball is slower on the own half", "[sim]") {
    Scene scene = Scene::solo({}, slowFor(Side::Blue, 50));
    scene.clearBalls();
    scene.world.putBall({200.0, 450.0}, {420.0, 0.0}, Side::Blue);
    scene.step(60);
    CHECK(length(scene.ball().velocity) < 300.0);
}

TEST_CASE("the power-up slow makes no ball faster than the own half does", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus({}, slowFor(side, 40));
    scene.give(side, PowerUp::Slow);
    scene.world.putBall({200.0, 360.0 - forward(side) * 200.0}, {180.0, 0.0}, opponent(side));
    scene.step(60);
    CHECK(length(scene.ball().velocity) < 190.0);
}

TEST_CASE("a match with slower balls on Red's half is the mirror image of one with them on Blue's", "[sim]") {
    const Level level = levelOf({{3, 4}, {10, 4}, {6, 4, BrickKind::Hard, 3}});
    Scene scene = Scene::versus(level, slowFor(Side::Blue, 55));
    Scene mirror = Scene::versus(level, slowFor(Side::Red, 55));
    const auto put = [](Scene& s, Side blue) {
        s.world.putBall(seenBy(blue, Vec2{300.0, 500.0}), turnedFor(blue, {60.0, 410.0}), opponent(blue));
        s.world.putBall(seenBy(blue, Vec2{600.0, 300.0}), turnedFor(blue, {-90.0, -400.0}), blue);
    };
    put(scene, Side::Blue);
    put(mirror, Side::Red);
    constexpr int untilServes = 580; // The match serves for idle sides by chance.
    for (int tick = 0; tick < untilServes; ++tick) {
        scene.move(Side::Blue, tick % 240 < 120 ? 500 : -500, 0);
        mirror.move(Side::Red, tick % 240 < 120 ? 500 : -500, 0);
        scene.step();
        mirror.step();
        requireMirrored(scene, mirror);
    }
    CHECK(scene.count<BallHitPaddle>() > 0);
}

TEST_CASE("a match with slower balls is another state of the game than one without", "[sim]") {
    const auto hashOf = [](const MatchSettings& settings) { return World({}, settings, 1).stateHash(); };
    CHECK(hashOf(slowFor(Side::Blue, 50)) != hashOf({}));
    CHECK(hashOf(slowFor(Side::Blue, 50)) != hashOf(slowFor(Side::Red, 50)));
    CHECK(hashOf(slowFor(Side::Blue, 50)) != hashOf(slowFor(Side::Blue, 51)));
}
