#pragma once

#include "arkanong/game/MenuScreen.hpp"

namespace arkanong {

/// Which control does what, and the choice of what one person plays with where nobody else does. Over the
/// title or the pause.
class ControlsScreen : public MenuScreen {
  public:
    explicit ControlsScreen(ScreenContext& context);

    std::string_view name() const override { return "controls"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.35; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;

  private:
    void drawTable() const;
};

} // namespace arkanong
