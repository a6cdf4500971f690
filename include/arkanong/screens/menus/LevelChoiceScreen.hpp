#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/screens/menus/LevelChoice.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/Screen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// All levels that can be played, with pictures: those of the game, the player's own and those of the sets on
/// this machine.
class LevelChoiceScreen : public Screen {
  public:
    /// For a match of this kind; begins at the level of this name. Throws DataError where there is none at
    /// all.
    LevelChoiceScreen(ScreenContext& context, SetupKind kind, std::string_view level);

    std::string_view name() const override { return "levels"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return 0.0; }
    void lookChanged() override { layOut(); }

  private:
    /// A level of the page: nothing where it can't be read.
    using Shown = std::optional<Level>;

    [[nodiscard]] ScreenChange handleKey(sfml::Key key);
    [[nodiscard]] ScreenChange answer(Menu::Result result);
    [[nodiscard]] ScreenChange taken(const std::string& level);
    void layOut();
    /// Reads the levels of the page that is shown, if they are not there yet.
    void loadPage();
    void drawList() const;
    void drawPage() const;
    void drawCell(std::size_t cell) const;
    void drawTitle(const std::string& title, Vec2 at, sf::Color colour) const;
    void drawSelected() const;
    void drawFind() const;
    void drawArrows() const;
    void drawOwnHints() const;

    SetupKind kind_;
    LevelChoice choice_;
    MenuInput input_;
    std::vector<std::string> pageNames_;
    std::vector<Shown> page_;
    TextSize listSize_ = type::label; ///< Of the groups' names...
    TextSize pageSize_ = type::label; ///< ...and of the titles on the page: all fit.
    bool overList_ = false;           ///< The pointer: the wheel is for what it is over.
    double age_ = 0.0;
};

} // namespace arkanong
