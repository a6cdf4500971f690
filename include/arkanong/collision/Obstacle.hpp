#pragma once

#include "arkanong/collision/casts/CircleCasts.hpp"
#include "arkanong/math/Rotation.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// A box with rounded corners or a polygon that stands still, moves in a straight line or (polygons) spins
/// during a step. Created by CollisionManager.
struct Obstacle {
    static constexpr std::uint32_t notTurned = 0xffffffff;
    /// The sides of a polygon that stands are rejected in runs of so many.
    static constexpr std::uint32_t sidesOfRun = 16;

    Vec2 centre;           ///< At the step's start, px.
    Vec2 velocity;         ///< px/s.
    double turns = 0.0;    ///< Polygons: the angle at the step's start, in turns.
    double spin = 0.0;     ///< Polygons: turns/s.
    Vec2 halfSize;         ///< Boxes: half size of the core, the box without its rounding.
    double rounding = 0.0; ///< Boxes: how far the surface lies outside the core, px.
    double reach = 0.0;    ///< Radius of the bounding circle, px.
    std::uint32_t firstCorner = 0;
    std::uint32_t cornerCount = 0; ///< 0 = a box. Corners are stored without rotation, relative to the
                                   ///< centre.
    std::uint32_t tag = 0;
    std::uint32_t version = 0; ///< Counts stops; predictions for older versions are stale.
    double stopTime = -1.0;    ///< When it was stopped in this step, s; negative = not stopped.
    /// Index of a cached copy of the corners rotated by `turns`, valid while it does not spin. After it follow the low and
    /// the high corner of the bounding box of each run of sides, see sidesOfRun.
    std::uint32_t firstTurned = notTurned;
    bool driven = false; ///< Has moved, spun or been stopped, so it is updated at the step's end.
    /// Has had a velocity at some time, so it is not in the grid of standing obstacles.
    bool travels = false;
    bool alive = true;    ///< False while it is disabled, and once it is removed.
    bool removed = false; ///< Its number can be given to another one.

    std::uint32_t runCount() const { return (cornerCount + sidesOfRun - 1) / sidesOfRun; }
    bool isBox() const { return cornerCount == 0; }
    bool moves() const { return velocity != Vec2{} || spin != 0.0; }
    /// How long it has moved at `time`, s.
    double movedFor(double time) const { return stopTime >= 0.0 && time > stopTime ? stopTime : time; }
    Vec2 centreAt(double time) const { return centre + velocity * movedFor(time); }
    double turnsAt(double time) const { return turns + spin * movedFor(time); }
    /// The velocity of the surface at `point`, px/s.
    Vec2 surfaceVelocityAt(Vec2 point, double time) const;
    /// A box that contains the obstacle throughout [0, duration].
    Box boundsWithin(double duration) const;
};

/// The first touch of a circle that is at `circle` at `time` and moves with `velocity`, within `horizon`
/// seconds. `corners` is the vector that obstacle.firstCorner indexes. The hit's time counts from `time`. If
/// its normal is zero, nothing is touched before that time, and the caller must cast again from there: see
/// castCircleSpinning().
[[nodiscard]] std::optional<Hit> castCircleObstacle(const Circle& circle, Vec2 velocity,
                                                    const Obstacle& obstacle,
                                                    const std::vector<Vec2>& corners, double time,
                                                    double horizon);

} // namespace arkanong
