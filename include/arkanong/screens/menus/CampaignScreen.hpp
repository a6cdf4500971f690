#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/screens/menus/CampaignPages.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/ui/Screen.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// The campaign, one world per page: a card for each level with its picture, its opponent's face and its medals,
/// connected by a path. Details of the selected level are shown below. After the last level has been won, a page for
/// the finale and the pages of the mirror campaign follow.
class CampaignScreen : public Screen {
  public:
    /// Throws DataError if the campaign cannot be read.
    explicit CampaignScreen(ScreenContext& context);

    std::string_view name() const override { return "campaign"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    Choices choices() const override;
    void lookChanged() override { sizes_ = sizes(); }

  private:
    static constexpr double corner = 10.0; ///< Corner radius of a card, px.

    /// Text sizes at which the names of all levels and opponents, and all missions, fit on their cards, and their marks.
    struct Sizes {
        TextSize level = type::title;
        TextSize opponent = type::label;
        TextSize mission = type::label;
        MarksReach levelMarks{};
        MarksReach opponentMarks{};
        MarksReach missionMarks{};
    };

    /// Passes the event to the pages, which turn or move the selection.
    [[nodiscard]] Menu::Result led(const sfml::WindowEvent& event);
    [[nodiscard]] ScreenChange start();
    /// The level of the interrupted match, if any.
    [[nodiscard]] std::optional<CampaignLevel> waiting() const;
    Sizes sizes() const;
    void drawWorld() const;
    void drawFinale() const;
    void drawHeading() const;
    void drawWay() const;
    /// The colour of the page's opponents.
    sf::Color opponentColour() const;
    void drawCard(CampaignLevel at) const;
    double stateY() const;
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
