#pragma once

#include "arkanong/game/MenuScreen.hpp"

namespace arkanong {

/// Who won, how the series ended and both sides' figures, over the match at rest.
class ResultScreen : public MenuScreen {
  public:
    ResultScreen(ScreenContext& context, MatchPlan plan, Match match);

    std::string_view name() const override { return "result"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowTitle{}; }

  private:
    void drawStanding() const;
    void drawFigures() const;

    MatchPlan plan_;
    Match match_;
};

} // namespace arkanong
