#pragma once

#include "arkanong/game/MenuScreen.hpp"

namespace arkanong {

/// The breath between two rounds, over the field at rest: who won the round and how the series stands. The
/// next round begins when the player says so, or by itself after a while, but not while another item is
/// selected, nor any more once the window has lost its focus.
class RoundScreen : public MenuScreen {
  public:
    /// `next` is the plan of the next round: its series includes the one that `winner` has won.
    RoundScreen(ScreenContext& context, MatchPlan next, Side winner);

    std::string_view name() const override { return "round"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step(const TickInput& input) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    /// Holds the next round off; once more leads to the title.
    ScreenChange back() override;

  private:
    bool waits() const;

    MatchPlan next_;
    Side winner_;
    int ticksLeft_;
    bool held_ = false;
};

} // namespace arkanong
