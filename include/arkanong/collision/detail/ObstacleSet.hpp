#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/Obstacle.hpp"
#include "arkanong/collision/detail/ObstacleGrid.hpp"
#include "arkanong/collision/detail/QuantisedBox.hpp"

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
    void remove(ObstacleIndex index);
    void disable(ObstacleIndex index) { obstacles_[obstacleNumber(index)].alive = false; }
    void enable(ObstacleIndex index);
    void drive(ObstacleIndex index, Vec2 velocity, double spin);
    void resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding);
    void place(ObstacleIndex index, Vec2 centre, double turns);

    /// Fills the grids for a step of `duration` seconds.
    void beginStep(const Box& arena, double duration);
    /// Stops an obstacle `time` seconds after the step's beginning. False if it has been stopped before.
    bool stop(std::uint32_t number, double time);
    /// Forgets which obstacles the step has stopped.
    void forgetStops();
    /// Moves obstacles by `duration` seconds.
    void finishStep(double duration);

    const Obstacle& operator[](std::uint32_t number) const { return obstacles_[number]; }
    /// The corners of all polygons, indexed by Obstacle::firstCorner and firstTurned.
    const std::vector<Vec2>& corners() const { return corners_; }
    /// The cells that an obstacle may touch in the step of `duration` seconds that has begun.
    CoarseCells coarseCells(const QuantisationScale& scale, double duration) const;
    /// Calls visit(number) for every obstacle that may touch `area` in the step that has begun.
    template <typename Visit>
    void visit(const Box& area, const Visit& visit) const {
        standingGrid_.visit(area, visit);
        travellingGrid_.visit(area, visit);
    }
    /// Calls visit(number) between two steps for every obstacle that may touch `area` at any later time,
    /// which includes all that have ever travelled.
    template <typename Visit>
    void visitAtAnyTime(const Box& area, const Visit& visit) const {
        if (!standingKnown_) {
            for (std::uint32_t number = 0; number < obstacles_.size(); ++number)
                visit(number);
            return;
        }
        standingGrid_.visit(area, visit);
        for (const std::uint32_t number : travelling_)
            visit(number);
    }

  private:
    /// Gives it the number and corners of a removed one with as many corners, if there is one.
    ObstacleIndex add(Obstacle obstacle);
    void freeRemoved();
    void turnCorners(const Obstacle& obstacle);
    void markDriven(std::uint32_t number);
    void updateStandingGrid(const Box& arena);

    std::vector<Obstacle> obstacles_;
    std::vector<Vec2> corners_;             ///< Corners of all polygons, without and with rotation, see
                                            ///< Obstacle.
    std::vector<std::uint32_t> travelling_; ///< Obstacles that have ever had a velocity.
    /// Obstacles to update at the step's end: the travelling ones, and those that spin or were stopped.
    std::vector<std::uint32_t> driven_;
    std::vector<std::uint32_t> removed_;  ///< Since the last step began, which may still know them.
    std::vector<std::uint32_t> free_;     ///< Removed before that: their numbers can be used again.
    ObstacleGrid travellingGrid_;         ///< Rebuilt for each step.
    ObstacleGrid standingGrid_;           ///< Rebuilt when a step begins after a change.
    bool standingKnown_ = false;          ///< standingGrid_ is up to date.
    std::vector<std::uint32_t> standing_; ///< The obstacles in standingGrid_.
};

} // namespace arkanong
