#pragma once

// The places of keys on a keyboard, whatever its layout, and the signs that the layout in use has there.
//
// A place is named by the Key whose sign the US layout has there: the place Key::W is above Key::A, Key::S and Key::D,
// also where French keyboards have Z. keyLess is the key between left Shift and the place Key::Z, which US keyboards
// lack. Keys that type no character, such as Enter, arrows and the keypad, count by their function, not by their place.
//
// On Windows and macOS SFML 2.5 does not tell places: there each key is at the place that its sign has on the US
// layout, and the signs are those of the US layout.

#include "arkanong/input/bindings/WindowEvent.hpp"

#include <SFML/Window/Event.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace arkanong::sfml {

inline constexpr Key keyLess = static_cast<Key>(static_cast<int>(Key::Pause) + 1);
inline constexpr std::size_t placeCount = static_cast<std::size_t>(keyLess) + 1;

/// The US layout: the sign of each place where a key types a character, as typed without Shift.
inline constexpr std::string_view usSigns = "abcdefghijklmnopqrstuvwxyz1234567890-=[]\\;'`,./<";

/// What is printed on the key at a place.
struct Sign {
    Key key; ///< The key with this sign on the US layout, or at `place` if it types none; or Unknown.
    std::string text; ///< The sign if `key` is Unknown, a capital if it is a letter: "Ö".
};
/// The sign at this place. On Linux a digit is one even if it needs Shift, as on French keyboards. For one that the
/// game's font lacks, such as an Arabic one, it is the US sign, which such keyboards have there, too.
Sign signAt(Key place);
/// Replaces the layout in use, for tests: the signs in the order of usSigns.
void useSigns(std::u32string_view others);

/// Follows the keyboard; to be called whenever all events have been taken, with the window active. Looks twice a second
/// whether the player has switched to another layout.
void followKeyboard();

/// The place of the key in an event, which must be the one taken last.
#if SFML_VERSION_MAJOR > 2 || SFML_VERSION_MINOR > 5
Key placeOf(Key key, sf::Keyboard::Scancode scancode);
#else
Key placeOf(Key key, bool pressed);
#endif

} // namespace arkanong::sfml
