#pragma once

#include "arkanong/session/ScoreEligibility.hpp"
#include "arkanong/ui/Screen.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace arkanong {

/// What a result offers of the high scores: to enter a name while it has a place among the best, else to look at them.
class ScoreOffer {
  public:
    /// Nothing.
    ScoreOffer() = default;
    ScoreOffer(const ScreenContext& context, ScoreEligibility eligibility);

    /// In the table, from 0, while a name is to be entered.
    const std::optional<std::size_t>& place() const { return place_; }
    /// Empty where the result is none for a table.
    std::optional<MenuEntry> entry() const;
    /// "PLACE 3 OF THE BEST TEN", or why there is none; may be empty.
    std::string text() const;
    /// To be asked when the result is on top again: whether the name has been entered, so that the entry is another.
    bool entered(const PlayerProfile& profile);

  private:
    /// The entries of this score.
    std::size_t equals(const PlayerProfile& profile) const;

    ScoreEligibility eligibility_;
    std::optional<std::size_t> place_;
    std::size_t equalsBefore_ = 0;
};

} // namespace arkanong
