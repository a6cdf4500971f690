#include "arkanong/sim/ear/Tones.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

constexpr double width = tuning::paddleSize.x;

/// What a side hears of balls that are put on an empty field.
struct Heard {
    Side side;
    Scene scene = Scene::versus();
    BallTones tones{side};

    explicit Heard(Side listener) : side(listener) { scene.clearBalls(); }
    const Tones& now() {
        for (int tick = 0; tick < 4; ++tick) // A prediction is made in every fourth one.
            tones.listen(scene.world);
        return tones.listen(scene.world);
    }
};

} // namespace

TEST_CASE("the paddle's two ends are an octave apart, and pitch rises all the way to the right", "[sim]") {
    CHECK_THAT(pitchOf(width / 2.0, width) - pitchOf(-width / 2.0, width), WithinAbs(1.0, 1e-12));
    double before = -2.0;
    for (double aside = -900.0; aside <= 900.0; aside += 5.0) {
        const double pitch = pitchOf(aside, width);
        CHECK(pitch > before);
        CHECK(std::abs(pitch) <= Tone::widest);
        CHECK_THAT(placeOf(pitch, width), WithinAbs(aside, 1e-6));
        before = pitch;
    }
}

TEST_CASE("pulses become faster as the ball comes closer, between two limits", "[sim]") {
    CHECK(rateOf(1.0) == 4.0);
    CHECK(rateOf(0.5) == 8.0);
    CHECK(rateOf(30.0) == Tone::slowest);
    CHECK(rateOf(0.0) == Tone::fastest);
}

TEST_CASE("the pitch says where the enemy's ball will arrive, not where it is", "[sim]") {
    Heard heard(GENERATE(Side::Blue, Side::Red));
    const double away = 400.0 + heard.scene.paddle(heard.side).size.y / 2.0 + usualRadius;
    const double y = heard.scene.paddle(heard.side).position.y + forward(heard.side) * away;
    // In a second it would be at 1100 px; the right wall sends it back.
    heard.scene.world.putBall({600.0, y}, {500.0, -forward(heard.side) * 400.0}, opponent(heard.side));
    const Tones& tones = heard.now();
    REQUIRE(tones.ball);
    const double back = 2.0 * (tuning::fieldSize.x - usualRadius) - 1100.0;
    CHECK_THAT(placeOf(tones.ball->pitch, width), WithinAbs(back - tuning::fieldSize.x / 2.0, 1e-6));
    CHECK_FALSE(tones.ball->steady);
    CHECK(tones.ball->pan() > 0.0);
    CHECK_THAT(tones.ball->rate, WithinAbs(4.0, 0.2));
}

TEST_CASE("a ball that the paddle will meet where it stands is a steady tone", "[sim]") {
    Heard heard(GENERATE(Side::Blue, Side::Red));
    const double aside = GENERATE(-90.0, -40.0, 0.0, 40.0, 90.0);
    heard.scene.drop(heard.side, opponent(heard.side), aside, shotSpeed, 300.0);
    const Tones& tones = heard.now();
    REQUIRE(tones.ball);
    CHECK(tones.ball->steady == (std::abs(aside) < width / 2.0));
    CHECK_THAT(placeOf(tones.ball->pitch, width), WithinAbs(aside, 1e-6));
}

TEST_CASE("one ball is heard at a time, the enemy's before one's own, and the next one as a rate", "[sim]") {
    Heard heard(GENERATE(Side::Blue, Side::Red));
    const Side side = heard.side;
    heard.scene.drop(side, side, -200.0, shotSpeed, 100.0);
    REQUIRE(heard.now().ball);
    CHECK_THAT(placeOf(heard.now().ball->pitch, width), WithinAbs(-200.0, 1e-6));
    heard.scene.drop(side, opponent(side), 200.0, shotSpeed, 300.0);
    heard.scene.drop(side, opponent(side), 300.0, shotSpeed, 200.0);
    const Tones& tones = heard.now();
    CHECK_THAT(placeOf(tones.ball->pitch, width), WithinAbs(300.0, 1e-6));
    REQUIRE(tones.second);
    CHECK(tones.second->rate < tones.ball->rate);
}

TEST_CASE("a good capsule is heard if no ball arrives before it can be caught, a bad one never", "[sim]") {
    Heard heard(GENERATE(Side::Blue, Side::Red));
    const Side side = heard.side;
    const Vec2 before = heard.scene.paddle(side).position + Vec2{100.0, forward(side) * 150.0};
    heard.scene.world.putCapsule(before, {PowerUp::Narrow, true}, side);
    CHECK_FALSE(heard.now().capsule);
    heard.scene.world.putCapsule(before, {PowerUp::Wide, false}, side);
    REQUIRE(heard.now().capsule);
    CHECK_THAT(placeOf(heard.now().capsule->pitch, width), WithinAbs(100.0, 1e-6));
    heard.scene.drop(side, opponent(side), 0.0, shotSpeed, 300.0);
    CHECK_FALSE(heard.now().capsule);
}

TEST_CASE("a paddle at a side wall and a serve that is possible are told", "[sim]") {
    Heard heard(Side::Blue);
    CHECK(heard.now().serves);
    CHECK(heard.now().wall == 0);
    heard.scene.move(Side::Blue, -1000, 0);
    heard.scene.step(120);
    CHECK(heard.now().wall == -1);
    heard.scene.move(Side::Blue, 1000, 0);
    heard.scene.step(240);
    CHECK(heard.now().wall == 1);
}

TEST_CASE("nothing is heard before play and in the sandbox", "[sim]") {
    BallTones tones(Side::Blue);
    Scene scene = GENERATE(Scene(Level{}), Scene::sandbox());
    scene.world.putBall({300.0, 400.0}, {0.0, 400.0}, Side::Red);
    for (int tick = 0; tick < 5; ++tick) {
        const Tones& heard = tones.listen(scene.world);
        CHECK_FALSE(heard.ball);
        CHECK_FALSE(heard.serves);
    }
}
