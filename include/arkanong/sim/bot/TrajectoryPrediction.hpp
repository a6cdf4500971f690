#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/sim/world/World.hpp"

#include <optional>

namespace arkanong {

/// The limits of a prediction; the first one reached ends it.
struct LookaheadLimits {
    int bounces = 4;      ///< The most bounces followed; the prediction ends at the next one.
    double seconds = 3.0; ///< Duration.
    /// The side that predicts: nothing is predicted inside its blind spot.
    std::optional<Side> viewer = std::nullopt;
    /// Set for a fireball: bricks that its owner may break do not deflect it.
    std::optional<Side> fireballOf = std::nullopt;
};

/// The result of a prediction: how and where the trajectory ends, and what the ball meets on it.
struct PredictedTrajectory {
    enum class End : std::uint8_t {
        Line,   ///< The ball's centre reaches the line.
        Paddle, ///< It touches a paddle, whose player decides the rest.
        Goal,   ///< It leaves through an open goal line.
        Hidden, ///< It enters the viewer's blind spot.
        Limit,  ///< A limit is reached first.
    };
    End end = End::Limit;
    Vec2 position;                     ///< Of the ball's centre at the end, px.
    Vec2 velocity;                     ///< At the end, px/s.
    double seconds = 0.0;              ///< From the start to the end.
    double path = 0.0;                 ///< Length of the path, px.
    int bounces = 0;                   ///< Number of bounces off walls, bricks, hexagons and shields.
    std::optional<Side> paddle;        ///< The paddle that it touches, with End::Paddle.
    std::optional<BrickId> firstBrick; ///< The first brick that the ball meets.
};

/// Predicts a ball's trajectory through the field in its current state, bounce by bounce, until its centre
/// crosses the horizontal line at `lineY` outwards (away from the field's middle). Simplifications: other
/// balls are ignored; bricks and shields are never removed; shields deflect like walls; glass does not
/// deflect the ball, and nothing else is hit until the ball has passed it; bumpers are ordinary bricks;
/// hexagons move within each straight part but start each part from their current position; the prediction
/// ends at the front of a drone (End::Limit), and at once for a ball at rest (End::Limit).
PredictedTrajectory lookAhead(const World& world, MovingCircle ball, double lineY,
                              const LookaheadLimits& limits);

} // namespace arkanong
