#pragma once

#include "arkanong/ui/TypingScreen.hpp"

#include <string>

namespace arkanong {

/// A text field for online matches: the player's name, a relay's address, or the host to join or to watch.
class OnlineTextScreen : public TypingScreen {
  public:
    OnlineTextScreen(ScreenContext& context, OnlineText what);

    std::string_view name() const override { return "online-text"; }
    ScreenChange step() override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.0; }

  private:
    ScreenChange done() override;
    /// Joins or watches the match with this address or code.
    ScreenChange call(const std::string& typed);

    OnlineText what_;
    bool done_ = false; ///< The relay's name was found and kept.
};

} // namespace arkanong
