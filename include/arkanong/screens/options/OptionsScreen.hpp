#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// The list of option pages. Over the title, where it also leads to the first match, or over the pause menu.
class OptionsScreen : public MenuScreen {
  public:
    explicit OptionsScreen(ScreenContext& context, bool overTitle = false);

    std::string_view name() const override { return "options"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    std::string shownItem(std::size_t item) const override;
};

} // namespace arkanong
