#pragma once

#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// Menu of online matches: host a game, find or join one, and set the player's name.
class OnlineScreen : public MenuScreen {
  public:
    explicit OnlineScreen(ScreenContext& context);

    std::string_view name() const override { return "online"; }
    void draw(double alpha, double brightness) const override;
    /// The name or the relay may have been changed.
    void resumed() override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowSetup{SetupKind::Versus}; }
};

} // namespace arkanong
