#pragma once

#include "arkanong/ui/TypingScreen.hpp"

namespace arkanong {

/// A text field for online matches: the player's name, a relay's address, or the host to join.
class OnlineTextScreen : public TypingScreen {
  public:
    OnlineTextScreen(ScreenContext& context, OnlineText what);

    std::string_view name() const override { return "online-text"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.0; }

  private:
    ScreenChange done() override;
    ScreenChange join(const std::string& text);

    OnlineText what_;
};

} // namespace arkanong
