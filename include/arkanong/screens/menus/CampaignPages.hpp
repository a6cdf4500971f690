#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <optional>

namespace arkanong {

/// The campaign's levels to choose from, without a picture: a page for each world, with eight cards in two rows;
/// after them, once it is open, a page for the finale and those of the mirror campaign. Places are logical px.
class CampaignPages {
  public:
    static constexpr std::size_t columns = 4;
    static constexpr Vec2 firstCard{76.0, 128.0}; ///< Its top left corner.
    static constexpr Vec2 cardStep{288.0, 252.0};
    static constexpr Vec2 cardSize{264.0, 228.0};
    static constexpr Vec2 finaleLow{176.0, 208.0}; ///< The finale's only card.
    static constexpr Vec2 finaleSize{928.0, 304.0};
    static constexpr double arrowInset = 30.0; ///< From the screen's edges to the arrows' middles.
    static constexpr double arrowY = firstCard.y + (cardStep.y + cardSize.y) / 2.0;

    explicit CampaignPages(CampaignLevel selected, bool mirrorIsOpen = false)
        : selected_(selected), levels_(mirrorIsOpen ? 2 * campaign::levels : campaign::levels) {}

    /// Left and right go to the level before and after, up and down to the row above and below, also of another
    /// world, and round.
    Menu::Result handle(MenuIntent intent);
    /// The mouse at `at` selects what it points at.
    Menu::Result pointTo(Vec2 at);
    /// A click accepts a card; on the arrow at the left or right it turns the page.
    Menu::Result clickAt(Vec2 at);
    /// To the same place in the next world, or the one before; round.
    Menu::Result turn(bool forward);

    /// At the finale the level from which it was reached.
    CampaignLevel selected() const { return selected_; }
    bool atFinale() const { return atFinale_; }
    static Vec2 cardLow(int level);

  private:
    [[nodiscard]] std::optional<int> levelAt(Vec2 at) const;
    /// So many levels on or back, and round; between the campaign and its mirror lies the finale.
    Menu::Result go(int levels);

    CampaignLevel selected_;
    int levels_; ///< On all pages.
    bool atFinale_ = false;
};

} // namespace arkanong
