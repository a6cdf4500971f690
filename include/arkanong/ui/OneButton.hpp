#pragma once

#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/math/Vec2.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// How a screen uses the button of one-button play.
enum class ButtonUse : std::uint8_t {
    Chooses, ///< The selection advances by itself, and the button accepts it.
    Passes,  ///< Nothing can be selected; the button acts as the Enter key.
    Plays,   ///< A person plays: the match receives the button.
};

/// One-button play outside a match: the selection advances by itself, releasing any key or button accepts it, and a
/// long press goes back. During play the match receives the button, and a long press pauses. Keys of the window keep
/// their function, and a mouse that is moved points and clicks as usual.
class OneButton {
  public:
    static constexpr double longPress = 1.5;   ///< Length of a long press, s.
    static constexpr double pointingFor = 2.0; ///< Time for which the mouse points after it was moved, s.
    /// The mouse points only if it moves this far within pointingFor, px; a shaking hand moves it less.
    static constexpr double pointingFrom = 40.0;

    using Events = std::vector<sfml::WindowEvent>;

    /// The events that the screen receives instead of `event`.
    Events handle(const sfml::WindowEvent& event, ButtonUse use);
    /// Events that are due after `seconds`. `screen` identifies the top screen; `pace` is the time an item stays
    /// selected, s.
    Events advance(double seconds, double pace, const void* screen, ButtonUse use);

  private:
    Events press(const sfml::WindowEvent& event, bool plays);
    Events release(const sfml::WindowEvent& event, bool plays);
    void point(Vec2 at);

    int down_ = 0;         ///< Number of keys and buttons held down.
    double heldFor_ = 0.0; ///< Time for which one is held, s.
    /// Releasing accepts: it was pressed outside play, and not long enough for a long press.
    bool chooses_ = false;
    double still_ = 0.0;       ///< Time since the selection last advanced, s.
    double pointing_ = 0.0;    ///< Remaining time for which the mouse points, s.
    std::optional<Vec2> from_; ///< Position at which the mouse began to move.
    double motionAge_ = 0.0;   ///< Time since the mouse began to move, s.
    const void* screen_ = nullptr;
};

} // namespace arkanong
