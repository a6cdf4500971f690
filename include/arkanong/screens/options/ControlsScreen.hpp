#pragma once

#include "arkanong/input/ControlLayouts.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// Which control does what, the way to set them anew, and the choice of what one person plays with where
/// nobody else does. Over the title, the options or the pause.
class ControlsScreen : public MenuScreen {
  public:
    explicit ControlsScreen(ScreenContext& context);

    std::string_view name() const override { return "controls"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }
    void resumed() override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;

  private:
    std::string summary(ControlSet set) const;
    void drawRow(std::size_t row) const;
    /// Remembers controls that are no layout, so that they can be had back.
    void keepOwn();
    void followControls();
    /// Takes a layout, or the player's own controls behind the last one, and keeps it at once.
    void choose(std::size_t option);

    ControlMap controls_;
    std::optional<ControlMap> own_;
};

} // namespace arkanong
