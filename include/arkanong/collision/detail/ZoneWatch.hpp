#pragma once

#include "arkanong/collision/detail/BallTable.hpp"
#include "arkanong/collision/detail/Raster.hpp"

#include <cstdint>
#include <limits>
#include <vector>

namespace arkanong {

/// The rows of cells of a stripe. It owns those from `first` to before `last`; `halo` further rows on each
/// side are simulated with them if they lie in the arena. many_balls.md, section 2, gives the reason and proves
/// the claims below.
struct StripeRows {
    static constexpr int halo = 6;
    /// Number of rows on either side of a border between two stripes whose balls are shared: both stripes simulate
    /// these balls and must agree on them.
    static constexpr int shared = 3;
    /// Guard band, rows. The stripe's own balls must stay less than this far beyond its border, and balls
    /// that the neighbour does not share must stay farther than this from the border.
    static constexpr int guard = 2;

    int first = 0, last = 0;
    int rows = 0; ///< Of the whole arena.

    bool atTop() const { return first == 0; }
    bool atBottom() const { return last == rows; }
    int haloFirst() const { return first > halo ? first - halo : 0; }
    int haloLast() const { return last + halo < rows ? last + halo : rows; }
};

/// Records, in the Domain of a stripe, what is needed to decide whether the balls that the stripe owns moved
/// exactly as in a simulation of all balls. Inactive in a Domain that is not a stripe.
class ZoneWatch {
  public:
    /// A new trajectory of a shared ball.
    struct Change {
        BallIndex ball;
        Trajectory trajectory;
        /// Equal to the last bit.
        friend bool operator==(const Change& a, const Change& b) {
            return a.ball == b.ball && bitsOf(a.trajectory.start) == bitsOf(b.trajectory.start) &&
                   bitsOf(a.trajectory.velocity) == bitsOf(b.trajectory.velocity);
        }
    };
    /// The slots from `first` to before `last`.
    struct Range {
        Slot first = 0, last = 0;
        bool holds(Slot slot) const { return slot - first < last - first; }
    };

    void stop() { active_ = false; }
    /// Begins to watch; startOfRow(row) is the first slot of a row.
    template <typename StartOfRow>
    void start(const StripeRows& rows, const Raster& raster, const StartOfRow& startOfRow) {
        active_ = true;
        strayed_ = false;
        contacts_ = 0;
        own_ = {startOfRow(rows.first), startOfRow(rows.last)};
        const double nowhere = std::numeric_limits<double>::infinity();
        top_.shared = bottom_.shared = {};
        top_.limit = top_.sharedLimit = -nowhere;
        bottom_.limit = bottom_.sharedLimit = nowhere;
        if (!rows.atTop()) {
            top_.shared = {startOfRow(rows.first - StripeRows::shared),
                           startOfRow(rows.first + StripeRows::shared)};
            top_.limit = raster.topOfRow(rows.first + StripeRows::guard);
            top_.sharedLimit = raster.topOfRow(rows.first - StripeRows::guard);
        }
        if (!rows.atBottom()) {
            bottom_.shared = {startOfRow(rows.last - StripeRows::shared),
                              startOfRow(rows.last + StripeRows::shared)};
            bottom_.limit = raster.topOfRow(rows.last - StripeRows::guard);
            bottom_.sharedLimit = raster.topOfRow(rows.last + StripeRows::guard);
        }
        top_.changes.clear();
        bottom_.changes.clear();
    }

    bool active() const { return active_; }
    /// A ball has crossed the guard band, or an owned ball has met one that is not shared: the stripe's
    /// result is invalid.
    bool strayed() const { return strayed_; }
    /// Number of contacts in which the stripe owns the ball with the lower index.
    std::uint64_t contacts() const { return contacts_; }
    Range own() const { return own_; }
    const std::vector<Change>& changesAtTop() const { return top_.changes; }
    const std::vector<Change>& changesAtBottom() const { return bottom_.changes; }

    void notePath(Slot slot, const Box& covered) {
        if (!own_.holds(slot)) return;
        const double top = top_.shared.holds(slot) ? top_.sharedLimit : top_.limit;
        const double bottom = bottom_.shared.holds(slot) ? bottom_.sharedLimit : bottom_.limit;
        strayed_ = strayed_ || covered.low.y < top || covered.high.y > bottom;
    }
    void noteChange(Slot slot, BallIndex ball, const Trajectory& trajectory) {
        if (top_.shared.holds(slot)) top_.changes.push_back({ball, trajectory});
        if (bottom_.shared.holds(slot)) bottom_.changes.push_back({ball, trajectory});
    }
    void noteContact(Slot lower) { contacts_ += own_.holds(lower) ? 1U : 0U; }
    void noteMeeting(Slot a, Slot b) {
        const bool ownA = own_.holds(a), ownB = own_.holds(b);
        if (ownA == ownB) return;
        const Slot other = ownA ? b : a;
        strayed_ = strayed_ || !(top_.shared.holds(other) || bottom_.shared.holds(other));
    }

  private:
    struct Side {
        Range shared;
        double limit = 0.0;       ///< px; limit for owned balls that are not shared on this side.
        double sharedLimit = 0.0; ///< px; limit for balls that are shared on this side.
        std::vector<Change> changes;
    };
    bool active_ = false;
    bool strayed_ = false;
    std::uint64_t contacts_ = 0;
    Range own_;
    Side top_, bottom_;
};

} // namespace arkanong
