#include "arkanong/sim/ear/Pulses.hpp"

#include "Catch.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

Tones ballOf(double pitch, double rate, bool steady = false, std::uint32_t id = 1) {
    Tones tones;
    tones.ball = Tone{pitch, rate, steady, id};
    return tones;
}

/// How many of these sounds begin while the tones stay the same.
int countOfSound(Pulses& pulses, EarSound sound, const Tones& tones, int ticks = tuning::ticksPerSecond) {
    int count = 0;
    for (int tick = 0; tick < ticks; ++tick)
        for (const Pulse& pulse : pulses.tick(tones))
            count += pulse.sound == sound ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("a ball sounds as often in a second as its rate says", "[sim]") {
    Pulses pulses;
    CHECK(countOfSound(pulses, EarSound::Ball, ballOf(0.7, 4.0)) == 4);
    CHECK(countOfSound(pulses, EarSound::Ball, ballOf(0.7, 12.0)) == 12);
}

TEST_CASE("another ball, and a paddle that comes into the right place, are heard at once", "[sim]") {
    Pulses pulses;
    CHECK(countOfSound(pulses, EarSound::Ball, ballOf(0.7, 2.0), 10) == 1);
    CHECK(countOfSound(pulses, EarSound::Ball, ballOf(-0.7, 2.0, false, 2), 1) == 1);
    CHECK(countOfSound(pulses, EarSound::Steady, ballOf(-0.4, 2.0, true, 2), 1) == 1);
    CHECK(countOfSound(pulses, EarSound::Ball, ballOf(-0.6, 2.0, false, 2), 1) == 1);
}

TEST_CASE("the steady tone has parts at a rate of its own, with the pitch of the place", "[sim]") {
    Pulses pulses;
    CHECK(countOfSound(pulses, EarSound::Steady, ballOf(0.25, 1.5, true)) == 8);
    Pulses others;
    const Pulse part = others.tick(ballOf(0.25, 1.5, true)).at(0);
    CHECK(part.pitch == 0.25);
    CHECK(part.pan == 0.25 / Tone::widest);
}

TEST_CASE("the ball after the first one ticks without a pitch, a capsule has its place", "[sim]") {
    Tones tones;
    tones.second = Tone{1.0, 4.0, true, 2};
    tones.capsule = Tone{-1.0, 4.0, true, 3};
    Pulses pulses;
    const std::vector<Pulse> heard = pulses.tick(tones);
    REQUIRE(heard.size() == 2);
    CHECK(heard[0].sound == EarSound::Second);
    CHECK(heard[0].pitch == 0.0);
    CHECK(heard[1].sound == EarSound::Capsule);
    CHECK(heard[1].pitch == -1.0);
    CHECK(countOfSound(pulses, EarSound::Capsule, tones) == 4);
}

TEST_CASE("a wall clicks once when the paddle reaches it", "[sim]") {
    Tones tones;
    tones.wall = 1;
    Pulses pulses;
    CHECK(countOfSound(pulses, EarSound::Wall, tones) == 1);
    CHECK(countOfSound(pulses, EarSound::Wall, {}) == 0);
    CHECK(countOfSound(pulses, EarSound::Wall, tones) == 1);
}

TEST_CASE("a serve that is possible is told at once and again every three seconds", "[sim]") {
    Tones tones;
    tones.serves = true;
    Pulses pulses;
    CHECK(countOfSound(pulses, EarSound::Serve, tones, 1) == 1);
    CHECK(countOfSound(pulses, EarSound::Serve, tones, 9 * tuning::ticksPerSecond) == 3);
    CHECK(countOfSound(pulses, EarSound::Serve, {}, 1) == 0);
    CHECK(countOfSound(pulses, EarSound::Serve, tones, 1) == 1);
}

TEST_CASE("a marked place is heard from its side, faster the nearer the paddle is", "[sim]") {
    Scene scene = Scene::versus();
    scene.clearBalls();
    const Vec2 paddle = scene.paddle(Side::Blue).position;
    const auto bellAt = [&](Vec2 aside) {
        Ear ear(Side::Blue);
        const std::vector<Pulse> pulses = ear.listen(scene.world, {paddle + aside, false});
        REQUIRE(pulses.size() == 1);
        CHECK(pulses[0].sound == EarSound::Capsule);
        return pulses[0];
    };
    CHECK(bellAt({-200.0, 0.0}).pitch < -Tone::atEnd);
    CHECK(bellAt({200.0, 0.0}).pitch > Tone::atEnd);
    CHECK(bellAt({0.0, -40.0}).pitch == 0.0);
    CHECK(bellAt({0.0, -40.0}).rate > bellAt({0.0, -80.0}).rate);
}
