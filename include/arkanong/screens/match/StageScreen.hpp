#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/IntermissionScreen.hpp"

namespace arkanong {

/// The breath between two stages of a solo run: how the run stands and what comes next.
class StageScreen : public IntermissionScreen {
  public:
    /// `next` is the plan of the next stage. Throws DataError where its level can't be read.
    StageScreen(ScreenContext& context, MatchSetup next);

    std::string_view name() const override { return "stage"; }
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange next() const override { return ShowMatch{next_}; }
    ScreenChange stop() const override { return ShowGameOver{next_.as<SoloRun>(), nullptr, next_.totals}; }

  private:
    MatchSetup next_;
    Level level_;
};

} // namespace arkanong
