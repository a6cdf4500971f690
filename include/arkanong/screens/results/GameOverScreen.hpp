#pragma once

#include "arkanong/screens/results/EndScreen.hpp"

namespace arkanong {

/// The end of a solo run: how far it got.
class GameOverScreen : public EndScreen {
  public:
    /// `totals` are those of the stages before the last one; `recording` is the last one's and may be null.
    GameOverScreen(ScreenContext& context, const SoloRun& run, SeriesStatistics totals,
                   const std::shared_ptr<const Replay>& recording);

  protected:
    ScreenChange back() override { return ShowTitle{}; }
    void drawLeft() const override;
    std::string headline() const override { return "GAME OVER"; }
    sf::Color headlineColour() const override { return palette().red; }
};

} // namespace arkanong
