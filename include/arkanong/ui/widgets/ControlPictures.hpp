#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace arkanong {

/// Picture of a key, a mouse or a part of a gamepad in a prompt.
struct ControlPicture {
    enum class Kind : std::uint8_t {
        Keys,      ///< Four keys in keyboard arrangement: up, left, down, right.
        Key,       ///< One key, as wide as its word.
        Mouse,     ///< A mouse to be moved.
        MouseLeft, ///< A mouse with the button to press, also in the next two.
        MouseMiddle,
        MouseRight,
        Stick,
        Button, ///< A round button.
    };
    Kind kind = Kind::Key;
    /// The words on the keys, the stick or the button. Only Keys has more than one.
    std::array<std::string, 4> words{};
};

/// The size of the picture, px.
Vec2 sizeOf(const ControlPicture& picture, const TextureManager& textures);

/// Draws the picture centred at `centre`. `press` in [0, 1] is how far a button is pressed; in [-1, 1] how far a stick
/// or mouse is deflected.
void drawControl(TextureManager& textures, const Palette& palette, Layer layer, const ControlPicture& picture,
                 Vec2 centre, double press);

} // namespace arkanong
