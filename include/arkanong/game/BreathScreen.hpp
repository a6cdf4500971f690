#pragma once

#include "arkanong/game/MenuScreen.hpp"

namespace arkanong {

/// The breath between two matches that belong together, over the field at rest. The next one begins when the
/// player says so, or by itself after a while, but not while another item than the first is selected, nor any
/// more once the window has lost its focus.
class BreathScreen : public MenuScreen {
  public:
    static constexpr int longestBreath = tuning::seconds(3.0); ///< Ticks.

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    double brightnessBelow() const override;

  protected:
    /// The items are called `goOn` and `stop`, the first one's centre at y = `menuTop`.
    BreathScreen(ScreenContext& context, std::string goOn, std::string stop, double menuTop);

    /// What comes next.
    virtual ScreenChange next() const = 0;
    /// What comes when the player wants no more.
    virtual ScreenChange stop() const { return ShowTitle{}; }

    /// "BEGINS IN 3" around `at`, and the hints along the bottom.
    void drawBreath(Vec2 at) const;
    void drawCentred(std::string_view text, Vec2 at, double size, sf::Color colour) const;

    ScreenChange chosen(std::size_t item) override;
    /// Holds the next match off; once more is stop().
    ScreenChange back() override;

  private:
    bool waits() const;

    int ticksLeft_ = longestBreath;
    bool held_ = false;
};

} // namespace arkanong
