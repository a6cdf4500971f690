#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace arkanong {

/// A key, a mouse or a part of a gamepad, as prompts picture it.
struct ControlPicture {
    enum class Kind : std::uint8_t {
        Keys,      ///< Four as they lie on the keyboard: up, left, down, right.
        Key,       ///< One, as wide as its word.
        Mouse,     ///< To be moved.
        MouseLeft, ///< With a button to be pressed; likewise the next two.
        MouseMiddle,
        MouseRight,
        Stick,
        Button, ///< Round.
    };
    Kind kind = Kind::Key;
    /// What stands on the keys, on the stick or on the button; only of Keys more than the first.
    std::array<std::string, 4> words{};
};

/// Its width and height, px.
Vec2 sizeOf(const ControlPicture& picture, const TextureManager& textures);

/// Around `centre`. `press` from 0 to 1: how far what is to be pressed is pressed, or what is to be moved has
/// swung out, -1 to 1.
void drawControl(TextureManager& textures, const Palette& palette, Layer layer, const ControlPicture& picture,
                 Vec2 centre, double press);

} // namespace arkanong
