#pragma once

#include "arkanong/collision/Casts.hpp"
#include "arkanong/math/Rotation.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// A box with rounded corners or a polygon that stands, moves straight or (polygons) spins through a step.
/// Made by CollisionManager.
struct Obstacle {
    static constexpr std::uint32_t notTurned = 0xffffffff;

    Vec2 centre;           ///< At the step's start, px.
    Vec2 velocity;         ///< px/s.
    double turns = 0.0;    ///< Polygons: the angle at the step's start.
    double spin = 0.0;     ///< Polygons: turns a second.
    Vec2 halfSize;         ///< Boxes: of the core, the part without the rounding.
    double rounding = 0.0; ///< Boxes: how far the surface lies outside the core.
    double reach = 0.0;    ///< No point of the surface is farther from the centre than this.
    std::uint32_t firstCorner = 0;
    std::uint32_t cornerCount = 0; ///< 0 = a box. Corners are stored unturned, relative to the centre.
    std::uint32_t tag = 0;
    std::uint32_t version = 0; ///< Counts stops: predictions of older versions are void.
    double stopTime = -1.0;    ///< When it was stopped in this step; negative = not.
    /// Where the store also has the corners turned by `turns`, kept up while it does not spin; looking at it
    /// is quicker then.
    std::uint32_t firstTurned = notTurned;
    bool driven = false;  ///< Has moved, spun or been stopped: a step's end must look at it.
    bool travels = false; ///< Has been driven somewhere: the grid does not expect it to stay.
    bool alive = true;

    bool isBox() const { return cornerCount == 0; }
    bool moves() const { return velocity != Vec2{} || spin != 0.0; }
    /// Seconds of movement behind it at `time`.
    double movedFor(double time) const { return stopTime >= 0.0 && time > stopTime ? stopTime : time; }
    Vec2 centreAt(double time) const { return centre + velocity * movedFor(time); }
    double turnsAt(double time) const { return turns + spin * movedFor(time); }
    /// The velocity of its material at `point`, px/s.
    Vec2 surfaceVelocityAt(Vec2 point, double time) const;
    /// Holds the obstacle throughout [0, duration].
    Box boundsWithin(double duration) const;
};

/// The first touch of a circle that flies from `circle` at `time` with `velocity`, within `horizon` seconds
/// from `time`. `corners` is the store that obstacle.firstCorner counts in. The hit's time counts from
/// `time`.
[[nodiscard]] std::optional<Hit> castCircleObstacle(const Circle& circle, Vec2 velocity,
                                                    const Obstacle& obstacle,
                                                    const std::vector<Vec2>& corners, double time,
                                                    double horizon);

} // namespace arkanong
