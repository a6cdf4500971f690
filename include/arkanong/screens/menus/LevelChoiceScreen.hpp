#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/screens/menus/LevelChoice.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/Screen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// All playable levels with pictures: those of the game, the player's own and those of the sets on this machine.
class LevelChoiceScreen : public Screen {
  public:
    /// Chooses a level for a match of this kind; selects `level` first. Throws DataError if there are no levels at all.
    LevelChoiceScreen(ScreenContext& context, SetupKind kind, std::string_view level);

    std::string_view name() const override { return "levels"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    /// Backspace repeats until the search is empty, so that it does not leave the screen then.
    bool repeats(sfml::Key key) const override;
    void paste(std::string_view text) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    Choices choices() const override;
    double brightnessBelow() const override { return 0.0; }
    void lookChanged() override { layOut(); }

  private:
    /// A level of the page; nullopt if it cannot be read.
    using Shown = std::optional<Level>;

    [[nodiscard]] ScreenChange handleKey(const sfml::KeyPressed& pressed);
    [[nodiscard]] ScreenChange answer(Menu::Result result);
    [[nodiscard]] ScreenChange taken(const std::string& level);
    void layOut();
    /// Loads the levels of the current page, if they are not loaded yet.
    void loadPage();
    void drawList() const;
    void drawPage() const;
    void drawCell(std::size_t cell) const;
    void drawBroken(Vec2 at) const;
    void drawTitle(const std::string& title, Vec2 at, sf::Color colour) const;
    void drawSelected() const;
    std::string_view heading() const;
    void drawFind() const;
    void drawArrows() const;
    void drawOwnHints() const;

    SetupKind kind_;
    LevelChoice choice_;
    MenuInput input_;
    std::vector<std::string> pageNames_;
    std::vector<Shown> page_;
    TextSize listSize_ = type::label; ///< At which all groups' names fit.
    TextSize pageSize_ = type::label; ///< At which all titles on the page fit.
    bool overList_ = false;           ///< Whether the pointer is over the list, which the wheel then scrolls.
    double age_ = 0.0;
};

} // namespace arkanong
