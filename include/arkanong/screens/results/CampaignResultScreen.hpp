#pragma once

#include "arkanong/screens/results/EndScreen.hpp"
#include "arkanong/ui/LevelCard.hpp"

#include <optional>

namespace arkanong {

/// How a campaign match ended: the medals it earned, each with its goal, and where to go on. Keeps the
/// victory, if it is one.
class CampaignResultScreen : public EndScreen {
  public:
    CampaignResultScreen(ScreenContext& context, MatchSetup setup, const Match& match, Level level,
                         const std::shared_ptr<const Replay>& recording = nullptr);

  protected:
    ScreenChange back() override { return ShowCampaign{}; }
    void drawLeft() const override;
    std::string headline() const override;
    sf::Color headlineColour() const override;
    std::string news() const override;

  private:
    void keep(const Match& match);

    Level level_;
    bool won_;
    MedalLines lines_;
    Medals gained_; ///< For the first time.
    std::optional<MatchSetup> next_;
};

} // namespace arkanong
