#pragma once

#include "arkanong/screens/results/EndScreen.hpp"

namespace arkanong {

/// The end of a solo run, with the stage it reached.
class GameOverScreen : public EndScreen {
  public:
    /// `totals` are those of the earlier stages; `recording` is the last stage's and may be null.
    GameOverScreen(ScreenContext& context, const SoloRun& run, SeriesStatistics totals,
                   const std::shared_ptr<const Replay>& recording);

  protected:
    ScreenChange back() override { return ShowTitle{}; }
    void drawLeft() const override;
    std::string headline() const override { return std::string(text("GAME OVER")); }
    sf::Color headlineColour() const override { return palette().red; }
};

} // namespace arkanong
