#pragma once

#include "arkanong/screens/results/EndScreen.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"

#include <optional>

namespace arkanong {

/// The result of a campaign match: the earned medals with their targets, and what comes next; after the campaign's last
/// level the finale.
class CampaignResultScreen : public EndScreen {
  public:
    /// The victory or defeat must have been saved already; `gained` are the new medals.
    CampaignResultScreen(ScreenContext& context, MatchSetup setup, const Match& match, Level level,
                         const Medals& gained, const std::shared_ptr<const Replay>& recording = nullptr,
                         const MissionProgress& mission = MissionProgress{});

  protected:
    ScreenChange back() override;
    void drawLeft() const override;
    std::string headline() const override;
    sf::Color headlineColour() const override;
    std::string news() const override;
    std::optional<Speaker> speaker() const override;
    bool personWon() const override { return won_; }

  private:
    /// The entries that continue, the selected one first; help comes last, if offered.
    std::vector<MenuEntry> nextEntries() const;

    Level level_;
    bool won_;
    bool help_;   ///< The match was played with help.
    bool finale_; ///< The finale comes next.
    MedalLines lines_;
    int gained_; ///< Number of new medals.
    std::optional<MatchSetup> next_;
};

} // namespace arkanong
