#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// Tells of a campaign match before it begins: the level, who waits there, a boss's trick and what the medals
/// ask for. Over the match.
class BriefingScreen : public MenuScreen {
  public:
    BriefingScreen(ScreenContext& context, MatchSetup setup, Level level);

    std::string_view name() const override { return "briefing"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowCampaign{}; }

  private:
    void drawOpponent() const;

    MatchSetup setup_;
    Level level_;
};

} // namespace arkanong
