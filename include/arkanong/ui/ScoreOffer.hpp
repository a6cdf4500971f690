#pragma once

#include "arkanong/session/ScoreEligibility.hpp"
#include "arkanong/ui/Screen.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace arkanong {

/// A result screen's offer for the high scores: to enter a name if the score ranks among the best, else to view the
/// table.
class ScoreOffer {
  public:
    /// No offer.
    ScoreOffer() = default;
    ScoreOffer(const ScreenContext& context, ScoreEligibility eligibility);

    /// The score's rank in the table, counted from 0, until its name is entered; nullopt without a rank.
    const std::optional<std::size_t>& place() const { return place_; }
    /// The menu entry of the offer; nullopt if the result belongs to no table.
    std::optional<MenuEntry> entry() const;
    /// "PLACE 3 OF THE BEST TEN", or why the score has no rank; may be empty.
    std::string text(const Catalogue& catalogue) const;
    /// Call when the result screen is on top again. Returns whether the name has been entered; then entry() changes.
    bool entered(const PlayerProfile& profile);

  private:
    /// Number of entries in the table that equal this score.
    std::size_t equals(const PlayerProfile& profile) const;

    ScoreEligibility eligibility_;
    std::optional<std::size_t> place_;
    std::size_t equalsBefore_ = 0;
};

} // namespace arkanong
