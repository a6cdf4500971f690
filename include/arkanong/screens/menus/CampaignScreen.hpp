#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/screens/menus/CampaignPages.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/ui/Screen.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// The campaign, one world a page: a card for each level, with its picture, its opponent's face and its medals,
/// and the way from card to card. Below them what is to be known of the selected level. Once the campaign's last
/// level has been won the finale has a page after the last world's, and the pages of the mirror campaign follow.
class CampaignScreen : public Screen {
  public:
    /// Throws DataError where the campaign can't be read.
    explicit CampaignScreen(ScreenContext& context);

    std::string_view name() const override { return "campaign"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    void lookChanged() override { sizes_ = sizes(); }

  private:
    static constexpr double corner = 10.0; ///< Of a card, round.

    /// The sizes in which the names of all levels and opponents, and all missions, fit on their cards.
    struct Sizes {
        TextSize level = type::title;
        TextSize opponent = type::label;
        TextSize mission = type::label;
    };

    /// Turns the page or moves the selection.
    [[nodiscard]] Menu::Result led(const sfml::WindowEvent& event);
    [[nodiscard]] ScreenChange start();
    /// The level of the match that was broken off, if there is one.
    [[nodiscard]] std::optional<CampaignLevel> waiting() const;
    Sizes sizes() const;
    void drawWorld() const;
    void drawFinale() const;
    void drawHeading() const;
    void drawWay() const;
    /// The colour of the opponents of the page.
    sf::Color opponentColour() const;
    void drawCard(CampaignLevel at) const;
    void drawState(CampaignLevel at, Vec2 low) const;
    bool showsMissions() const;
    void drawDetails() const;
    void drawOwnHints() const;

    Campaign campaign_;
    CampaignPages pages_;
    MenuInput input_;
    Sizes sizes_;
};

} // namespace arkanong
