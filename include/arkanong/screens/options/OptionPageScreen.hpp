#pragma once

#include "arkanong/screens/options/OptionRows.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <vector>

namespace arkanong {

/// One page of the options. Changes take effect at once, and are saved when the page closes. Over the list of pages.
class OptionPageScreen : public MenuScreen {
  public:
    OptionPageScreen(ScreenContext& context, OptionPage page);

    std::string_view name() const override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;
    void leave() override { profile().keepSettings(); }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;
    void selectionMoved() override;
    std::string shownItem(std::size_t item) const override;
    std::string shownOption(std::size_t item) const override;

  private:
    OptionPageScreen(ScreenContext& context, OptionPage page, std::vector<Setting> rows);
    /// Updates the menu to the current settings, which can change elsewhere, too, for example by F11.
    void followSettings();
    std::string_view explanation(const Setting& row) const;

    OptionPage page_;
    std::vector<Setting> rows_;
};

} // namespace arkanong
