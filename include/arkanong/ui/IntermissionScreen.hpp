#pragma once

#include "arkanong/ui/MenuPanel.hpp"
#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// The breath between two matches that belong together, over the field at rest. The next one begins when the
/// player says so, or by itself after a while, but not while another item than the first is selected, nor any
/// more once the window has lost its focus.
class IntermissionScreen : public MenuScreen {
  public:
    static constexpr int longestBreath = tuning::seconds(3.0); ///< Ticks.
    static constexpr double intermissionRoom = 24.0;           ///< Below the menu, for "BEGINS IN 3"; px.

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    double brightnessBelow() const override;

  protected:
    /// The items of the panel's menu are called `goOn` and `stop`.
    IntermissionScreen(ScreenContext& context, std::string goOn, std::string stop, const MenuPanel& panel);

    /// What comes next.
    virtual ScreenChange next() const = 0;
    /// What comes when the player wants no more.
    virtual ScreenChange stop() const { return ShowTitle{}; }

    /// The panel with its heading, the menu and the hints along the bottom.
    void drawPanelAndMenu(std::string_view heading, sf::Color colour) const;
    const MenuPanel& panel() const { return panel_; }
    void drawCentred(std::string_view text, Vec2 at, TextSize size, sf::Color colour) const;

    ScreenChange chosen(std::size_t item) override;
    /// Holds the next match off; once more is stop().
    ScreenChange back() override;

  private:
    bool waits() const;

    MenuPanel panel_;
    int ticksLeft_ = longestBreath;
    bool held_ = false;
};

} // namespace arkanong
