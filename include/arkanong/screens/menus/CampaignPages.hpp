#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <optional>

namespace arkanong {

/// Selection among the campaign's levels; draws nothing. Each world is a page of eight cards in two rows. After them
/// follow, once they are unlocked, a page for the finale and those of the mirror campaign. Positions are logical px.
class CampaignPages {
  public:
    static constexpr std::size_t columns = 4;
    static constexpr Vec2 firstCard{76.0, 128.0}; ///< Top left corner.
    static constexpr Vec2 cardStep{288.0, 252.0};
    static constexpr Vec2 cardSize{264.0, 228.0};
    static constexpr Vec2 finaleLow{176.0, 208.0}; ///< Top left corner of the finale's only card.
    static constexpr Vec2 finaleSize{928.0, 304.0};
    /// Distance from the screen's edges to the centres of the arrows.
    static constexpr double arrowInset = 30.0;
    static constexpr double arrowY = firstCard.y + (cardStep.y + cardSize.y) / 2.0;

    explicit CampaignPages(CampaignLevel selected, bool mirrorIsOpen = false)
        : selected_(selected), levels_(mirrorIsOpen ? 2 * campaign::levels : campaign::levels) {}

    /// Moves the selection: left and right to the previous and next level, up and down to the row above and below, also
    /// across worlds; cyclic.
    Menu::Result handle(MenuIntent intent);
    /// Selects the card at `at`.
    Menu::Result pointTo(Vec2 at);
    /// Accepts the card at `at`; on an arrow turns the page.
    Menu::Result clickAt(Vec2 at);
    /// Selects the same slot of the next or previous world; cyclic.
    Menu::Result turn(bool forward);

    /// The selected level; on the finale's page the level that was selected before.
    CampaignLevel selected() const { return selected_; }
    bool atFinale() const { return atFinale_; }
    static Vec2 cardLow(int level);

  private:
    [[nodiscard]] std::optional<int> levelAt(Vec2 at) const;
    /// Moves the selection by `levels`, cyclic. The finale lies between the campaign and the mirror campaign.
    Menu::Result go(int levels);

    CampaignLevel selected_;
    int levels_; ///< On all pages.
    bool atFinale_ = false;
};

} // namespace arkanong
