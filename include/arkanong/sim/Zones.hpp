#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/objects/Objects.hpp"
#include "arkanong/sim/tuning/Layout.hpp"

namespace arkanong {

/// The mirror image of a position, with left and right exchanged.
constexpr Vec2 mirrorImage(Vec2 at) { return {tuning::fieldSize.x - at.x, at.y}; }

/// Folds the x position that a ball's centre would have without side walls into the field, as if the ball had
/// bounced off them.
inline double betweenWalls(double x, double radius) {
    const double low = radius, high = tuning::fieldSize.x - radius;
    while (x < low || x > high)
        x = x < low ? 2.0 * low - x : 2.0 * high - x;
    return x;
}

/// Whether a position is on the side's half of the field. The middle line belongs to neither half.
constexpr bool onOwnHalf(Side side, Vec2 at) {
    return (at.y - tuning::fieldSize.y / 2.0) * forward(side) < 0.0;
}

/// Whether this velocity points towards the side's goal line.
constexpr bool comesCloser(Side side, Vec2 velocity) { return velocity.y * forward(side) < 0.0; }

/// True if balls can cross the side's goal line; false if a wall closes it.
constexpr bool isOpen(Mode mode, Side line) {
    return mode == Mode::Versus || (mode == Mode::Solo && line == Side::Blue);
}

/// The box that balls stay in. It extends one ball diameter beyond the open goal lines: a ball that touches
/// the border there has crossed the line completely.
Box arenaOf(const MatchSettings& settings);

/// The box that a side's paddle stays in. Between it and bricks or hexagons, and in the sandbox the border
/// behind it, a ball has room to pass; it does not reach the shields of the side's line. Larger balls make it
/// smaller.
Box zoneOf(const MatchSettings& settings, Side side);

/// How a side's paddle can move: its top speed, px/s, and its acceleration, px/s^2, along each axis.
struct PaddleLimits {
    Vec2 speed;
    Vec2 acceleration;
};

/// In Versus the top speed is tuning::paddleSpeed. In Solo and in the sandbox, which have no opponent to be
/// fair to, the paddle reaches any commanded velocity at once.
PaddleLimits paddleLimits(Mode mode);

} // namespace arkanong
