#pragma once

#include "arkanong/screens/results/EndScreen.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"

#include <optional>

namespace arkanong {

/// How a campaign match ended: the medals it earned, each with its goal, and where to go on: after the last level
/// of the campaign has been won, to the finale.
class CampaignResultScreen : public EndScreen {
  public:
    /// The victory or defeat must have been kept already; `gained` = the medals that were new then.
    CampaignResultScreen(ScreenContext& context, MatchSetup setup, const Match& match, Level level,
                         const Medals& gained, const std::shared_ptr<const Replay>& recording = nullptr,
                         const MissionProgress& mission = MissionProgress{});

  protected:
    ScreenChange back() override;
    void drawLeft() const override;
    std::string headline() const override;
    sf::Color headlineColour() const override;
    std::string news() const override;
    bool personWon() const override { return won_; }

  private:
    /// What comes next, the selected entry first; help last, where it is offered.
    std::vector<MenuEntry> nextEntries() const;

    Level level_;
    bool won_;
    bool help_;   ///< The match was played with help.
    bool finale_; ///< It comes next.
    MedalLines lines_;
    int gained_; ///< So many medals.
    std::optional<MatchSetup> next_;
};

} // namespace arkanong
