#pragma once

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

/// The cards that have just had an effect, for marks on the field and in the panels. A card is marked at most every 4
/// s.
class CardMarks {
  public:
    static constexpr double length = 0.8; ///< Seconds that a mark lasts.
    static constexpr double pause = 4.0;  ///< Seconds from a mark to the next one of the same card and side.

    CardMarks() {
        for (auto& ages : ages_)
            ages.fill(pause);
    }
    /// Returns whether the event starts a mark.
    bool note(Side side, Card card) {
        double& age = ages_[sideIndex(side)][cardIndex(card)];
        if (age < pause) return false;
        age = 0.0;
        return true;
    }
    void advance(double seconds) {
        for (auto& ages : ages_)
            for (double& age : ages)
                age += seconds;
    }
    /// The remaining share of the mark of a card or fusion: 1 at its start, 0 without a mark.
    double left(Side side, Card card) const {
        return std::max(1.0 - ages_[sideIndex(side)][cardIndex(card)] / length, 0.0);
    }

  private:
    /// Seconds since each mark began; index with sideIndex() and cardIndex().
    std::array<std::array<double, cardCount + fusionCount>, 2> ages_;
};

} // namespace arkanong
