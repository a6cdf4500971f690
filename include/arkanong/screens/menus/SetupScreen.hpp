#pragma once

#include "arkanong/screens/menus/SetupMenu.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/PaddlePortrait.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// The setup of a Versus, Watch or Online match: a card for each side and for the level, the rules in one line, and the
/// start. The choices are remembered in the context.
class SetupScreen : public MenuScreen {
  public:
    /// The items of its menu.
    enum Item : std::size_t { Begin, Blue, LevelCard, Red, Rules, Online };

    SetupScreen(ScreenContext& context, SetupKind kind);

    std::string_view name() const override { return "setup"; }
    void draw(double alpha, double brightness) const override;
    void resumed() override { loadChosenLevel(); }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override {
        if (kind_ == SetupKind::Online) return ShowOnline{};
        return ShowTitle{};
    }

  private:
    MatchSetup& setup() const { return rememberedSetup(context(), kind_); }
    void loadChosenLevel();
    [[nodiscard]] ScreenChange begin() const;
    void drawLevel() const;
    PaddlePortrait portrait(Side side) const;
    /// The player of the side, such as "Computer · hard · trickster", and a sentence about this player or its paddle.
    std::string whoPlays(Side side) const;
    std::string character(Side side) const;
    /// What it takes to win: "first to 5 goals".
    std::string goalsText() const;
    /// The rules in one line: "Best of 3 · first to 5 goals · sudden death at 2:30 · no mutators".
    std::string rulesLine() const;

    SetupKind kind_;
    std::string loaded_;         ///< Name of the level in level_.
    std::optional<Level> level_; ///< Empty if it cannot be read, which is reported when the match starts.
};

} // namespace arkanong
