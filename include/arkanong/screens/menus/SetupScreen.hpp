#pragma once

#include "arkanong/screens/menus/SetupMenu.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The setup of a Versus, Watch or Online match: players, level and rules. The choices are remembered in the context.
class SetupScreen : public MenuScreen {
  public:
    SetupScreen(ScreenContext& context, SetupKind kind);

    std::string_view name() const override { return "setup"; }
    void draw(double alpha, double brightness) const override;
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void resumed() override;

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override {
        if (choices_.online) return ShowOnline{};
        return ShowTitle{};
    }
    void selectionMoved() override;

  private:
    SetupScreen(ScreenContext& context, SetupKind kind, SetupChoices choices);
    MatchSetup& setup() const { return watch_ ? context().state.lastWatch : context().state.lastVersus; }
    /// Takes over the menu's choices.
    void followMenu();
    void loadChosenLevel();
    [[nodiscard]] ScreenChange allLevels() const;
    [[nodiscard]] ScreenChange host() const;
    std::string explanation() const;
    std::string playerExplanation(Side side) const;
    std::string paddleExplanation(Side side) const;

    bool watch_;
    SetupChoices choices_;
    std::string loaded_;         ///< Name of the level in level_.
    std::optional<Level> level_; ///< Empty if it cannot be read, which is reported when the match starts.
};

} // namespace arkanong
