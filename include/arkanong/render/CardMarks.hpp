#pragma once

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

/// Which cards have just worked, for marks on the field and in the panels. A card that works often is marked every 4 s
/// at most.
class CardMarks {
  public:
    static constexpr double length = 0.8; ///< Seconds that a mark lasts.
    static constexpr double pause = 4.0;  ///< Seconds from a mark to the next one of the same card and side.

    CardMarks() {
        for (auto& ages : ages_)
            ages.fill(pause);
    }
    /// Whether this begins a mark.
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
    /// How much of the mark of a card or fusion is left: 1 at its beginning, 0 without one.
    double left(Side side, Card card) const {
        return std::max(1.0 - ages_[sideIndex(side)][cardIndex(card)] / length, 0.0);
    }

  private:
    /// Seconds since each mark began; index with sideIndex() and cardIndex().
    std::array<std::array<double, cardCount + fusionCount>, 2> ages_;
};

} // namespace arkanong
