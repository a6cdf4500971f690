#pragma once

#include "arkanong/screens/menus/SetupMenu.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/ScreenChange.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Over the setup of a match: the settings of a side or the rules, without those that have no meaning at present.
class SetupPageScreen : public MenuScreen {
  public:
    SetupPageScreen(ScreenContext& context, SetupKind kind, SetupPage page);

    std::string_view name() const override { return "setup-page"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.4; }
    void resumed() override { showRows(); }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;
    std::string shownOption(std::size_t item) const override;

  private:
    MatchSetup& setup() const { return rememberedSetup(context(), kind_); }
    /// Takes over the menu's choices.
    void take();
    void showRows();
    std::string explanation() const;
    std::string playerExplanation(Side side) const;
    std::string paddleExplanation(Side side) const;

    SetupKind kind_;
    SetupPage page_;
    SetupChoices choices_;
    Menu all_;                    ///< All settings of the match.
    std::vector<SetupItem> rows_; ///< Those of the menu, in its order; the menu has one item more.
};

} // namespace arkanong
