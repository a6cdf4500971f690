#pragma once

#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// A screen whose heart is a menu: leads keys, mouse and gamepads into it, plays its sounds and draws it.
class MenuScreen : public Screen {
  public:
    /// Seconds for which a menu that follows play takes nothing, see followPlay().
    static constexpr double quietTime = 0.7;

    MenuScreen(ScreenContext& context, Menu menu) : Screen(context), menu_(std::move(menu)) {}

    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void logItems() const override;

  protected:
    /// For a menu that comes by itself after play, where fingers still serve: it takes no key, button, click
    /// or pointing before quietTime is over and every serving key and button that is down has been let go.
    /// Then the event log says "takes input". Call in the constructor.
    void followPlay();
    /// `item` was accepted.
    [[nodiscard]] virtual ScreenChange chosen(std::size_t item) = 0;
    /// The player wants back; Stay where there is no way back.
    [[nodiscard]] virtual ScreenChange back() = 0;
    /// Another item or option is selected.
    virtual void selectionMoved() {}

    void drawMenu() const;
    /// The pill behind the selected item, where an item is drawn alone.
    void drawPill() const;
    /// One item of the menu, without the pill.
    void drawItem(std::size_t index) const;
    /// Where items lie out of sight.
    void drawScrollMarks() const;
    /// A line above the hints about what is selected.
    void drawExplanation(std::string_view text) const;

    Menu& menu() { return menu_; }
    const Menu& menu() const { return menu_; }
    /// Seconds since the screen appeared; under reduced motion long ones, so that all has come in.
    double age() const { return context().look.view.movesMenus() ? age_ : age_ + 60.0; }

  private:
    [[nodiscard]] ScreenChange answer(Menu::Result result);
    void drawItem(const Menu::Item& item, Vec2 centre, double selection) const;
    void holdOrLetGo(const sfml::WindowEvent& event);
    /// While left or right is held down a scale moves on.
    void moveHeldScale(double seconds);

    Menu menu_;
    MenuInput input_;
    std::optional<MenuIntent> held_; ///< Left or right...
    double heldFor_ = 0.0;           ///< ...for so many seconds.
    double age_ = 0.0;
    bool quiet_ = false;           ///< It takes nothing yet.
    std::vector<Control> serving_; ///< While it is quiet: what has to be let go.
};

/// Whether an event asks to save the best moment of a match: F9 or a gamepad's Y.
[[nodiscard]] bool savesMoment(const sfml::WindowEvent& event);

/// A menu column around the middle of the screen, its first item at y = `top` (logical px).
Menu centredMenu(std::vector<Menu::Item> items, double top, double width);

} // namespace arkanong
