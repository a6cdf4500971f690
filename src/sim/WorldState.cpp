#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Field.hpp"
#include "arkanong/sim/World.hpp"

#include <cmath>

// A World looked at from outside: its hash, and whether it is sound.

namespace arkanong {

namespace {

// Positions are sums of many roundings; a thousandth of a pixel is far above those and far below what can be
// seen.
constexpr double tolerance = 1e-3;

bool finite(Vec2 v) { return std::isfinite(v.x) && std::isfinite(v.y); }

bool inside(Vec2 p, const Box& box) {
    return p.x >= box.low.x && p.x <= box.high.x && p.y >= box.low.y && p.y <= box.high.y;
}

std::string place(Vec2 p) { return " at " + std::to_string(p.x) + "," + std::to_string(p.y); }

std::string name(const Ball& ball) { return "ball " + std::to_string(static_cast<std::uint32_t>(ball.id)); }

bool insidePaddle(const Ball& ball, const Paddle& paddle) {
    const double half = paddle.size.y / 2.0;
    const Box core = boxAround(paddle.position, {paddle.size.x / 2.0 - half, 0.0});
    return distance(ball.position, nearestPoint(core, ball.position)) < half + ball.radius - tolerance;
}

} // namespace

std::uint64_t World::stateHash() const {
    Hash hash;
    objects_.addTo(hash);
    match_.addTo(hash);
    hash.add(random_.state());
    for (const int number : {tick_, sparkTimer_, idleServeTimer_, overdriveTimer_}) {
        hash.add(static_cast<std::uint64_t>(number));
    }
    return hash.value();
}

std::string World::brokenInvariant() const {
    const Mode mode = match_.settings().mode;
    for (const Paddle& paddle : objects_.paddles) {
        const Box zone = grown(zoneOf(mode, paddle.side), tolerance);
        const Box box = boxAround(paddle.position, paddle.size / 2.0);
        if (!finite(paddle.position) || !inside(box.low, zone) || !inside(box.high, zone))
            return nameOf(paddle.side) + "'s paddle is outside its zone" + place(paddle.position);
    }
    for (const Ball& ball : objects_.balls) {
        if (!finite(ball.position) || !finite(ball.velocity)) return name(ball) + " is not a number";
        if (!inside(ball.position, grown(arenaOf(mode), tolerance - ball.radius)))
            return name(ball) + " is outside the field" + place(ball.position);
        if (!sandbox() && length(ball.velocity) > tuning::maximumSpeed + tolerance)
            return name(ball) + " is faster than the maximum" + place(ball.position);
        for (const Paddle& paddle : objects_.paddles) {
            if (insidePaddle(ball, paddle))
                return name(ball) + " is inside " + nameOf(paddle.side) + "'s paddle" + place(ball.position);
        }
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        const Standing& standing = match_.standing(side);
        if (standing.shields < 0 || standing.reserve < 0 || standing.reserve > tuning::reserveSize)
            return nameOf(side) + " has " + std::to_string(standing.shields) + " shields and a reserve of " +
                   std::to_string(standing.reserve);
    }
    return {};
}

} // namespace arkanong
