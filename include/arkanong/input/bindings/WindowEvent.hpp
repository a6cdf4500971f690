#pragma once

// Window events, the same for SFML 2.5, 2.6 and 3. See render/Sfml.hpp.

#include "arkanong/math/Vec2.hpp"

#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/Mouse.hpp>

#include <optional>
#include <variant>

namespace sf {
class RenderWindow;
}

namespace arkanong::sfml {

/// A key, identified by its label in the player's keyboard layout.
using Key = sf::Keyboard::Key;

// The kinds of events. Positions are window pixels, and logical ones with their fractions after Window::inLogicalPixels().
struct Closed {};
struct Resized {
    unsigned width;
    unsigned height;
};
struct FocusLost {};
struct FocusGained {};
struct KeyPressed {
    Key key;              ///< Its sign; on a layout without Latin letters its place, so that Ctrl+C works.
    bool control = false; ///< Ctrl is held, or Cmd, without Alt: AltGr is both on some systems.
    bool shift = false;
    Key place = key; ///< Where the key is, see KeyPlaces.hpp: what controls are bound to.
};
struct KeyReleased {
    Key key;
    Key place = key;
};
/// A typed character, possibly composed from several keys; includes control characters.
struct CharacterTyped {
    char32_t character;
};
struct MouseMoved {
    Vec2 at;
};
struct MousePressed {
    sf::Mouse::Button button;
    Vec2 at;
};
struct MouseReleased {
    sf::Mouse::Button button;
    Vec2 at;
};
/// The wheel was turned.
struct MouseWheeled {
    float notches; ///< > 0: up, away from the player.
};
struct PadPressed {
    unsigned pad; ///< 0 to 7.
    unsigned button;
};
struct PadReleased {
    unsigned pad;
    unsigned button;
};
struct PadMoved {
    unsigned pad;
    sf::Joystick::Axis axis;
    float position; ///< -100 to 100; positive to the right and down.
};
struct PadConnected {
    unsigned pad;
};
struct PadDisconnected {
    unsigned pad;
};
/// Any event that the game does not use.
struct OtherEvent {};

using WindowEvent = std::variant<OtherEvent, Closed, Resized, FocusLost, FocusGained, KeyPressed, KeyReleased,
                                 CharacterTyped, MouseMoved, MousePressed, MouseReleased, MouseWheeled,
                                 PadPressed, PadReleased, PadMoved, PadConnected, PadDisconnected>;

/// The next pending event of the window, or nullopt. It is never one of a gamepad: see StandardGamepads.
[[nodiscard]] std::optional<WindowEvent> pollEvent(sf::RenderWindow& window);

} // namespace arkanong::sfml
