#pragma once

// Stand-ins for the value types of SFML that the room `render` uses, for the page, which has no SFML. Only what that room
// needs; the same names, sizes and results as in SFML. See https://www.sfml-dev.org for the originals.

#include <cstdint>

namespace sf {

using Uint8 = std::uint8_t;

struct Color {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    constexpr Color() = default;
    constexpr Color(std::uint8_t red, std::uint8_t green, std::uint8_t blue, std::uint8_t opacity = 255)
        : r(red), g(green), b(blue), a(opacity) {}

    static const Color Black;
    static const Color White;
};

inline constexpr Color Color::Black{0, 0, 0};
inline constexpr Color Color::White{255, 255, 255};

constexpr bool operator==(Color one, Color other) {
    return one.r == other.r && one.g == other.g && one.b == other.b && one.a == other.a;
}
constexpr bool operator!=(Color one, Color other) { return !(one == other); }

} // namespace sf
