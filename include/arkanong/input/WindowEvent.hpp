#pragma once

// What happens to the window, the same for SFML 2.5, 2.6 and 3. See render/Sfml.hpp.

#include <SFML/System/Vector2.hpp>
#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/Mouse.hpp>

#include <optional>
#include <variant>

namespace sf {
class RenderWindow;
}

namespace arkanong::sfml {

/// A key, by what is printed on it in the player's layout.
using Key = sf::Keyboard::Key;

// What can happen to a window, as values. Positions are pixels of the window.
struct Closed {};
struct Resized {
    unsigned width;
    unsigned height;
};
struct FocusLost {};
struct FocusGained {};
struct KeyPressed {
    Key key;
};
struct KeyReleased {
    Key key;
};
/// What a key or several of them write in the player's layout; control characters too.
struct CharacterTyped {
    char32_t character;
};
struct MouseMoved {
    sf::Vector2i at;
};
struct MousePressed {
    sf::Mouse::Button button;
    sf::Vector2i at;
};
struct MouseReleased {
    sf::Mouse::Button button;
    sf::Vector2i at;
};
/// The wheel was turned.
struct MouseWheeled {
    float notches; ///< > 0: away from the player, up.
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
    float position; ///< -100 to 100.
};
struct PadDisconnected {
    unsigned pad;
};
/// Something that the game has no use for.
struct OtherEvent {};

using WindowEvent = std::variant<OtherEvent, Closed, Resized, FocusLost, FocusGained, KeyPressed, KeyReleased,
                                 CharacterTyped, MouseMoved, MousePressed, MouseReleased, MouseWheeled,
                                 PadPressed, PadReleased, PadMoved, PadDisconnected>;

/// The next event that waits, or nothing when none is left.
std::optional<WindowEvent> pollEvent(sf::RenderWindow& window);

} // namespace arkanong::sfml
