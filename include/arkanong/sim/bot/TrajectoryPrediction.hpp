#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/sim/World.hpp"

#include <optional>

namespace arkanong {

/// How far a look-ahead goes; whichever comes first ends it.
struct LookaheadLimits {
    int bounces = 4;      ///< So many are followed; the flight ends where the next one would be.
    double seconds = 3.0; ///< Of flight.
    /// Whose eyes follow it: what happens within this side's blind spot is not known.
    std::optional<Side> viewer = std::nullopt;
    /// Set for a ball on fire: what its owner may break does not stop it.
    std::optional<Side> fireballOf = std::nullopt;
};

/// Where a flight ended, and what happened on the way.
struct PredictedTrajectory {
    enum class End : std::uint8_t {
        Line,   ///< The ball's centre is on the line.
        Paddle, ///< It touches a paddle: what comes of that is up to its player.
        Goal,   ///< It is out behind an open goal line.
        Hidden, ///< It comes to the viewer's blind spot.
        Limit,  ///< The limits were reached first.
    };
    End end = End::Limit;
    Vec2 position;                     ///< Of the ball's centre at the end, px.
    Vec2 velocity;                     ///< At the end, px/s.
    double seconds = 0.0;              ///< From the start to the end.
    double path = 0.0;                 ///< Length of the whole way, px.
    int bounces = 0;                   ///< Off walls, bricks, hexagons and shield walls.
    std::optional<Side> paddle;        ///< The one that it touches, with End::Paddle.
    std::optional<BrickId> firstBrick; ///< The first one met on the way.
};

/// Follows a ball through the field as it is now, bounce by bounce, until its centre crosses the horizontal
/// line at `lineY` outwards (away from the field's middle). Other balls are ignored, bricks stay (it flies
/// through those of glass, and beyond them goes on as if it had met nothing else meanwhile), bumpers are
/// bricks like others, and hexagons keep moving within one leg of the flight but start each leg from where
/// they are now. A ball at rest stays where it is (End::Limit).
PredictedTrajectory lookAhead(const World& world, MovingCircle ball, double lineY,
                              const LookaheadLimits& limits);

} // namespace arkanong
