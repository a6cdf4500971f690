#pragma once

#include "arkanong/ui/IntermissionScreen.hpp"

namespace arkanong {

/// The breath between two rounds: who won the round and how the series stands.
class RoundScreen : public IntermissionScreen {
  public:
    /// `next` is the plan of the next round: its series includes the one that `winner` has won.
    RoundScreen(ScreenContext& context, MatchSetup next, Side winner);

    std::string_view name() const override { return "round"; }
    void draw(double alpha, double brightness) const override;

  protected:
    ScreenChange next() const override { return ShowMatch{next_}; }

  private:
    MatchSetup next_;
    Side winner_;
};

} // namespace arkanong
