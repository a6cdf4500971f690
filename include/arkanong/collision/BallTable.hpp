#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/QuantisedBox.hpp"
#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace arkanong {

/// Room for the rounding of positions, px.
inline constexpr double slack = 1e-6;

/// Where a ball is kept in the tables of the current interval; balls that are near each other have near
/// slots.
using Slot = std::uint32_t;
inline constexpr Slot noSlot = std::numeric_limits<Slot>::max();

/// A straight flight, extended to the interval's start (time 0) whenever it really began: where a ball is
/// then takes one product, and nothing but 32 bytes has to be read.
struct Trajectory {
    Vec2 start;    ///< px.
    Vec2 velocity; ///< px/s.

    /// The larger of the speeds along x and y: in a time t no more than t times this is covered along either.
    double speedBound() const {
        const double x = std::abs(velocity.x), y = std::abs(velocity.y);
        return x > y ? x : y;
    }
    constexpr Vec2 at(double time) const { return start + velocity * time; }
    /// The course that leads through `position` at `time`.
    static constexpr Trajectory through(Vec2 position, Vec2 velocity, double time) {
        return {position - velocity * time, velocity};
    }
};

/// What is asked about a ball only when something touches it, apart from its course so that courses lie close
/// together.
struct BallRecord {
    BallIndex ball = 0;
    std::uint32_t version = 0; ///< Counts changes of course: predictions for older versions are void.
    std::uint32_t home = 0;    ///< The cell of BallGrid that finds it.
    std::uint16_t contacts = 0;
    bool parked = false;
    bool removed = false;
};

/// All balls of a step, one vector a property. Until BallGrid first sorts them a ball's slot is its index,
/// and its course and radius alone mean something.
class BallTable {
  public:
    void clear();
    void add(const Trajectory& trajectory, double radius) {
        if (trajectories.empty()) largestRadius = radius;
        if (radius != largestRadius || !radii.empty()) addUnequal(radius);
        trajectories.push_back(trajectory);
    }

    Slot slotOf(BallIndex ball) const { return sorted ? slots[ball] : ball; }
    std::size_t size() const { return trajectories.size(); }
    double radius(Slot slot) const { return radii.empty() ? largestRadius : radii[slot]; }

    std::vector<Trajectory> trajectories;
    std::vector<BallRecord> records;
    /// Of those at home, for what is left of the interval; empty for others, and QuantisedBox::batch more.
    std::vector<QuantisedBox> quantisedBoxes;
    std::vector<Slot> slots;   ///< By BallIndex.
    std::vector<double> radii; ///< px; none where all are equal.
    double largestRadius = 0.0;
    bool sorted = false;

  private:
    void addUnequal(double radius);
};

} // namespace arkanong
