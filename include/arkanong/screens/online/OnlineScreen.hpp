#pragma once

#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// Matches between two machines: to host one, to find or join another's, and by which name.
class OnlineScreen : public MenuScreen {
  public:
    explicit OnlineScreen(ScreenContext& context);

    std::string_view name() const override { return "online"; }
    void draw(double alpha, double brightness) const override;
    /// The name or the relay may have been typed.
    void resumed() override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return ShowSetup{SetupKind::Versus}; }
};

} // namespace arkanong
