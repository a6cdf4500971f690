#pragma once

#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// The items of a menu that are shown.
Choices choicesOf(const Menu& menu);
/// Logs the items of a menu, see Screen::logItems().
void logItemsOf(const Menu& menu, EventLog& log);

/// A screen with a menu: passes input of keys, mouse and gamepads to it, plays its sounds and draws it.
class MenuScreen : public Screen {
  public:
    /// Time for which a menu that opens during play ignores input, s. See followPlay().
    static constexpr double quietTime = 0.7;

    MenuScreen(ScreenContext& context, Menu menu) : Screen(context), menu_(std::move(menu)) {}

    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    Choices choices() const override { return choicesOf(menu_); }
    void logItems() const override { logItemsOf(menu_, log()); }

  protected:
    /// For a menu that opens by itself during play, while the player may still be serving: it ignores keys, buttons,
    /// clicks and the pointer until quietTime is over and every control bound to serving has been released. Then it
    /// logs "takes input". Call in the constructor.
    void followPlay();
    /// Called when `item` was accepted.
    [[nodiscard]] virtual ScreenChange chosen(std::size_t item) = 0;
    /// Called when the player goes back. Returns Stay if the screen cannot be left that way.
    [[nodiscard]] virtual ScreenChange back() = 0;
    /// Called when another item or option was selected.
    virtual void selectionMoved() {}

    /// The text of an item in the language in use.
    virtual std::string shownItem(std::size_t item) const;
    /// The selected option of an item in the language in use. A screen whose options hold numbers or names composes them.
    virtual std::string shownOption(std::size_t item) const;

    void drawMenu() const;
    /// Draws the pill behind the selected item, for screens that draw items one by one.
    void drawPill() const;
    /// Draws one item of the menu without the pill.
    void drawItem(std::size_t index) const;
    /// Draws marks where items are scrolled out of view.
    void drawScrollMarks() const;
    /// Draws a line above the hints that explains the selection.
    void drawExplanation(std::string_view text) const;

    Menu& menu() { return menu_; }
    const Menu& menu() const { return menu_; }
    /// Seconds since the screen appeared; a minute more under reduced motion, so that all entrance animations are over.
    double age() const { return context().look.view.movesMenus() ? age_ : age_ + 60.0; }

  private:
    [[nodiscard]] ScreenChange answer(Menu::Result result);
    void drawItem(std::size_t index, Vec2 centre, double selection) const;
    void holdOrLetGo(const sfml::WindowEvent& event);
    /// Changes a scale repeatedly while left or right is held.
    void moveHeldScale(double seconds);

    Menu menu_;
    MenuInput input_;
    std::optional<MenuIntent> held_; ///< Left or right, while it is held.
    double heldFor_ = 0.0;           ///< Time for which it is held, s.
    double age_ = 0.0;
    bool quiet_ = false;           ///< Input is still ignored, see followPlay().
    std::vector<Control> serving_; ///< While quiet: the controls that must be released.
};

/// Whether the event asks to save the highlight of a match: F9 or a gamepad's Y.
[[nodiscard]] bool savesMoment(const sfml::WindowEvent& event);

/// A menu column in the middle of the screen, whose first item is at y = `top`, logical px.
Menu centredMenu(std::vector<Menu::Item> items, double top, double width);

} // namespace arkanong
