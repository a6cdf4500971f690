#include "arkanong/sim/ear/Tones.hpp"

#include "arkanong/sim/Zones.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr int interval = 4;  ///< Ticks between two predictions.
constexpr double edge = 4.0; ///< The outermost part of a paddle, which is no right place, px.
constexpr double spareForCapsule =
    0.5;                         ///< s; a capsule is heard only if no ball arrives within this time after it.
constexpr double touching = 0.5; ///< Distance from a wall that counts as none, px.

/// How much the octave beside the paddle is compressed, 0 to 1: so much that it ends a field's width from the paddle.
double compression(double paddleWidth) { return 1.0 - paddleWidth / tuning::fieldSize.x; }

Tone toneOf(const Arrival& arrival, const Paddle& paddle) {
    const double aside = arrival.x - paddle.position.x;
    const bool steady = std::abs(aside) <= paddle.size.x / 2.0 - edge;
    return {pitchOf(aside, paddle.size.x), rateOf(arrival.seconds), steady, arrival.id};
}

int wallAt(const Paddle& paddle, const Box& zone) {
    const double half = paddle.size.x / 2.0 + touching;
    if (paddle.position.x - half <= zone.low.x) return -1;
    return paddle.position.x + half >= zone.high.x ? 1 : 0;
}

void pass(std::optional<Arrival>& arrival) {
    if (arrival) arrival->seconds = std::max(arrival->seconds - tuning::tickSeconds, 0.0);
}

} // namespace

double pitchOf(double aside, double paddleWidth) {
    const double beyond = std::abs(aside) - paddleWidth / 2.0;
    if (beyond <= 0.0) return aside / paddleWidth;
    const double pitch = Tone::atEnd + beyond / (paddleWidth + beyond * compression(paddleWidth));
    return std::copysign(std::min(pitch, Tone::widest), aside);
}

double placeOf(double pitch, double paddleWidth) {
    const double beyond = std::abs(pitch) - Tone::atEnd;
    if (beyond <= 0.0) return pitch * paddleWidth;
    const double aside = paddleWidth / 2.0 + paddleWidth * beyond / (1.0 - beyond * compression(paddleWidth));
    return std::copysign(aside, pitch);
}

double rateOf(double seconds) {
    constexpr double pulsesLeft = 4.0; // As many pulses would follow if the rate stayed as it is.
    return std::clamp(pulsesLeft / std::max(seconds, pulsesLeft / Tone::fastest), Tone::slowest,
                      Tone::fastest);
}

const Tones& BallTones::listen(const World& world) {
    const Match& match = world.match();
    const Paddle* const paddle = world.objects().paddle(side_);
    tones_ = {};
    if (paddle == nullptr || !match.playing() || match.settings().mode == Mode::Sandbox) return tones_;
    perception_.look(world);
    for (std::optional<Arrival>* arrival : {&arrivals_.first, &arrivals_.second, &arrivals_.capsule})
        pass(*arrival);
    if (--untilNext_ <= 0) {
        untilNext_ = interval;
        arrivals_ = arrivalsAt(world, *paddle, perception_.seen(0));
    }
    if (arrivals_.first) tones_.ball = toneOf(*arrivals_.first, *paddle);
    if (arrivals_.second) tones_.second = toneOf(*arrivals_.second, *paddle);
    const auto& [first, second, capsule] = arrivals_;
    if (capsule && (!first || capsule->seconds + spareForCapsule < first->seconds))
        tones_.capsule = toneOf(*capsule, *paddle);
    tones_.wall = wallAt(*paddle, zoneOf(match.settings(), side_));
    tones_.serves = world.serves(side_);
    return tones_;
}

} // namespace arkanong
