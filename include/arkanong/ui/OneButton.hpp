#pragma once

#include "arkanong/input/WindowEvent.hpp"
#include "arkanong/math/Vec2.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// What the button of one-button play does on a screen.
enum class ButtonUse : std::uint8_t {
    Chooses, ///< The selection moves on by itself, and the button chooses.
    Passes,  ///< Nothing is selected; the button is the Enter key.
    Plays,   ///< A person plays: the button reaches the match.
};

/// One-button play outside a match: the selection moves on by itself, any key or button chooses when it is let go, and
/// goes back when it is held. In play the button reaches the match as it is, and a long press pauses. Keys of the window
/// stay what they are, and a mouse that is moved points and clicks as usual.
class OneButton {
  public:
    static constexpr double longPress = 1.5;     ///< s
    static constexpr double pointingFor = 2.0;   ///< s after the mouse was moved.
    static constexpr double pointingFrom = 40.0; ///< px within that time; a shaken switch moves it less.

    using Events = std::vector<sfml::WindowEvent>;

    /// What reaches the screen in place of `event`.
    Events handle(const sfml::WindowEvent& event, ButtonUse use);
    /// What time brings. `screen` tells screens apart; `pace` is how long an item stays selected, s.
    Events advance(double seconds, double pace, const void* screen, ButtonUse use);

  private:
    Events press(const sfml::WindowEvent& event, bool plays);
    Events release(const sfml::WindowEvent& event, bool plays);
    void point(Vec2 at);

    int down_ = 0;             ///< Keys and buttons.
    double heldFor_ = 0.0;     ///< s
    bool chooses_ = false;     ///< Letting go chooses: it was pressed outside play, and not for long yet.
    double still_ = 0.0;       ///< s for which the selection has stood still.
    double pointing_ = 0.0;    ///< s for which the mouse points and clicks yet.
    std::optional<Vec2> from_; ///< Where the mouse's motion began.
    double motionAge_ = 0.0;   ///< s since then.
    const void* screen_ = nullptr;
};

} // namespace arkanong
