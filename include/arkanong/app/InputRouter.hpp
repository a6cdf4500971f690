#pragma once

#include "arkanong/app/Director.hpp"
#include "arkanong/input/gamepad/Gamepads.hpp"

namespace arkanong {

/// Passes the events of the window and the gamepads to the screen on top, through one-button play if that is in use. It
/// keeps the held controls, the device in use, the pointer and the gamepads in SessionState up to date.
class InputRouter {
  public:
    /// Reads the player's gamepad mappings, if there are any; problems become notes of the profile.
    InputRouter(ScreenContext& context, Director& director);

    /// Whether the event reports a held key once more on a screen on which that key does not repeat. Do not handle it.
    bool onlyRepeats(const sfml::WindowEvent& event) const;
    /// Handles an event, whose mouse position is in logical px. Closed quits.
    void handle(const sfml::WindowEvent& event);
    /// Handles what the gamepads did since the last call. Says by a toast which of them join and leave.
    void pollGamepads();
    /// Advances one-button play, if that is in use, by frame time, seconds.
    void advance(double seconds);

  private:
    /// Passes the events on, also if the screen on top changes with one of them.
    void pass(const OneButton::Events& events);
    void noteDevice(const sfml::WindowEvent& event);
    void logGamepad(unsigned pad);
    void tellChangedSlots(const Pads& before);

    ScreenContext& context_;
    Director& director_;
    Gamepads gamepads_;
    OneButton oneButton_;
};

} // namespace arkanong
