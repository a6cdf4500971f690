#pragma once

#include "arkanong/screens/menus/SetupMenu.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Who plays, where and by which rules: for a Versus, a Watch or an Online. What is chosen is remembered in the context.
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
    /// Takes over what the menu says.
    void followMenu();
    void loadChosenLevel();
    [[nodiscard]] ScreenChange allLevels() const;
    [[nodiscard]] ScreenChange host() const;
    std::string explanation() const;
    std::string playerExplanation(Side side) const;
    std::string paddleExplanation(Side side) const;

    bool watch_;
    SetupChoices choices_;
    std::string loaded_;         ///< The level of level_...
    std::optional<Level> level_; ///< ...empty where it can't be read: that is told when it is started.
};

} // namespace arkanong
