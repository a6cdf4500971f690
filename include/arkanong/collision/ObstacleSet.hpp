#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/Obstacle.hpp"
#include "arkanong/collision/ObstacleGrid.hpp"

#include <cstdint>
#include <vector>

namespace arkanong {

/// The obstacles of a CollisionManager, which documents the functions of the same names. Standing obstacles
/// are in a grid that is kept from step to step, travelling ones in a grid that is rebuilt for each step.
class ObstacleSet {
  public:
    void clear();
    /// Call it when the arena changes, because the grids cover the arena.
    void forgetGrids() { standingKnown_ = false; }
    ObstacleIndex addBox(Vec2 centre, Vec2 halfSize, double rounding, std::uint32_t tag);
    ObstacleIndex addPolygon(Vec2 centre, const std::vector<Vec2>& corners, double turns, std::uint32_t tag);
    void remove(ObstacleIndex index) { obstacles_[obstacleNumber(index)].alive = false; }
    void restore(ObstacleIndex index);
    void drive(ObstacleIndex index, Vec2 velocity, double spin);
    void resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding);
    void place(ObstacleIndex index, Vec2 centre, double turns);

    /// Fills the grids for a step of `duration` seconds.
    void beginStep(const Box& arena, double duration);
    /// Stops an obstacle `time` seconds after the step's beginning. False if it has been stopped before.
    bool stop(std::uint32_t number, double time);
    /// Moves obstacles by `duration` seconds.
    void finishStep(double duration);

    const Obstacle& operator[](std::uint32_t number) const { return obstacles_[number]; }
    /// The corners of all polygons, indexed by Obstacle::firstCorner and firstTurned.
    const std::vector<Vec2>& corners() const { return corners_; }
    /// Whether the step that beginStep() has begun has no obstacle.
    bool none() const { return none_; }
    /// Calls visit(number) for every obstacle that may touch `area` in the step that has begun.
    template <typename Visit>
    void visit(const Box& area, const Visit& visit) const {
        standingGrid_.visit(area, visit);
        travellingGrid_.visit(area, visit);
    }
    /// Calls visit(number) between two steps for every obstacle that may touch `area` at any later time,
    /// which includes all that have ever travelled.
    template <typename Visit>
    void visitAtAnyTime(const Box& arena, const Box& area, const Visit& visit) const {
        updateStandingGrid(arena);
        standingGrid_.visit(area, visit);
        for (const std::uint32_t number : travelling_)
            visit(number);
    }

  private:
    ObstacleIndex add(const Obstacle& obstacle);
    void turnCorners(const Obstacle& obstacle);
    void markDriven(std::uint32_t number);
    void updateStandingGrid(const Box& arena) const;

    std::vector<Obstacle> obstacles_;
    std::vector<Vec2> corners_;             ///< Corners of all polygons, without and with rotation, see
                                            ///< Obstacle.
    std::vector<std::uint32_t> travelling_; ///< Obstacles that have ever had a velocity.
    /// Obstacles to update at the step's end: the travelling ones, and those that spin or were stopped.
    std::vector<std::uint32_t> driven_;
    ObstacleGrid travellingGrid_;                 ///< Rebuilt for each step.
    mutable ObstacleGrid standingGrid_;           ///< A cache, rebuilt on demand.
    mutable bool standingKnown_ = false;          ///< standingGrid_ is up to date.
    mutable std::vector<std::uint32_t> standing_; ///< The obstacles in standingGrid_.
    bool none_ = true;
};

} // namespace arkanong
