#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/detail/LargePages.hpp"
#include "arkanong/collision/detail/QuantisedBox.hpp"
#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace arkanong {

/// Tolerance for the rounding of positions, px.
inline constexpr double slack = 1e-6;

/// A ball as the collision engine sees it.
struct MovingCircle {
    Vec2 position; ///< Centre, px.
    Vec2 velocity; ///< px/s.
    double radius = 0.0;
};

/// The index of a ball in the tables of the current interval. Balls that are near each other have nearby
/// slots.
using Slot = std::uint32_t;
inline constexpr Slot noSlot = std::numeric_limits<Slot>::max();

/// A ball's straight trajectory, extrapolated back to the interval's start (time 0) even if it began later:
/// the position at any time is one multiplication away, and only 32 bytes are read.
struct Trajectory {
    Vec2 start;    ///< px.
    Vec2 velocity; ///< px/s.

    /// The larger of the speeds along x and y, px/s: within a time t neither coordinate changes by more than
    /// t times this.
    double speedBound() const {
        const double x = std::abs(velocity.x), y = std::abs(velocity.y);
        return x > y ? x : y;
    }
    constexpr Vec2 at(double time) const { return start + velocity * time; }
    /// The trajectory through `position` at `time`.
    static constexpr Trajectory through(Vec2 position, Vec2 velocity, double time) {
        return {position - velocity * time, velocity};
    }
};

/// Further properties of a ball. They are needed only at contacts, so they are kept apart from the
/// trajectories, which stay close together in memory.
struct BallRecord {
    BallIndex ball = 0;
    std::uint32_t version = 0; ///< Counts changes of trajectory; predictions for older versions are stale.
    std::uint32_t home = 0;    ///< Its home cell in BallGrid.
    std::uint16_t contacts = 0;
    bool parked = false;
    bool removed = false;
};

/// All balls of a step, one vector a property. Before BallGrid first sorts them a ball's slot equals its
/// index, and only trajectory and radius are meaningful.
class BallTable {
  public:
    void clear();
    void add(const Trajectory& trajectory, double radius) {
        if (trajectories.empty()) largestRadius = radius;
        if (radius != largestRadius || !radii.empty()) addUnequal(radius);
        if (sorted) addRecord();
        trajectories.push_back(trajectory);
    }
    /// Makes room for `count` balls of this radius, whose trajectories the caller then sets.
    void resize(std::size_t count, double radius);
    /// Puts the balls that have been added into the slots that the ones with the same indices had before
    /// clear(), so that the next sort moves them little: after beginArranging(), arrange() for all ranges of slots, also
    /// at the same time, and endArranging(). False if that cannot be done, because the number of balls has changed, or is
    /// not worth it.
    bool beginArranging();
    void arrange(std::size_t first, std::size_t last);
    void endArranging();
    /// Puts the balls of each cell in the order of their indices, the order that a sort without arrange()
    /// leaves them in.
    void orderWithinCells();

    Slot slotOf(BallIndex ball) const { return sorted ? slots[ball] : ball; }
    std::size_t size() const { return trajectories.size(); }
    double radius(Slot slot) const { return radii.empty() ? largestRadius : radii[slot]; }

    LargeVector<Trajectory> trajectories;
    LargeVector<BallRecord> records;
    /// By slot: the box of a cell-local ball for the rest of the interval, empty for others.
    /// QuantisedBox::batch entries longer than the other vectors.
    LargeVector<QuantisedBox> quantisedBoxes;
    LargeVector<Slot> slots;   ///< By BallIndex.
    LargeVector<double> radii; ///< px; empty while all radii are equal.
    double largestRadius = 0.0;
    bool sorted = false;
    bool arranged = false; ///< The balls of a cell are in the order of the step before.

  private:
    void addUnequal(double radius);
    void addRecord();

    LargeVector<Trajectory> spareTrajectories_; ///< Kept for their memory.
    LargeVector<double> spareRadii_;
};

} // namespace arkanong
