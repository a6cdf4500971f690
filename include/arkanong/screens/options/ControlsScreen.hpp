#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// Overview of the controls: shows which control does what, leads to editing them, and sets the device of a person who
/// plays alone. Over the title, the options or the pause menu.
class ControlsScreen : public MenuScreen {
  public:
    explicit ControlsScreen(ScreenContext& context);

    std::string_view name() const override { return "controls"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underPage; }
    void resumed() override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;
    std::string shownOption(std::size_t item) const override;

  private:
    std::string summary(ControlSet set) const;
    TextSize noteSize(double width, double height) const;
    void drawRow(std::size_t row) const;
    /// Remembers the player's own controls, so that they can be restored after trying a layout.
    void keepOwn();
    void followControls();
    /// Uses a ready-made layout, or the player's own controls as the last option, and saves it at once.
    void choose(std::size_t option);

    ControlMap controls_;
    std::optional<ControlMap> own_;
};

} // namespace arkanong
