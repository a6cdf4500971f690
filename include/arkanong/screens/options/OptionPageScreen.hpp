#pragma once

#include "arkanong/screens/options/OptionRows.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <vector>

namespace arkanong {

/// One page of the options. What is changed takes effect at once and is kept when the page is left. Over the
/// list of pages.
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

  private:
    OptionPageScreen(ScreenContext& context, OptionPage page, std::vector<Setting> rows);
    /// Makes the menu say what the settings are: they change elsewhere too, by F11 for example.
    void followSettings();
    std::string_view explanation(const Setting& row) const;

    OptionPage page_;
    std::vector<Setting> rows_;
};

} // namespace arkanong
