#pragma once

#include "arkanong/game/MenuScreen.hpp"

namespace arkanong {

/// Lies over a match at rest until the player resumes it; never resumes by itself.
class PauseScreen : public MenuScreen {
  public:
    PauseScreen(ScreenContext& context, MatchPlan plan);

    std::string_view name() const override { return "pause"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }

  private:
    MatchPlan plan_;
};

} // namespace arkanong
