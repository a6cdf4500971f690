#pragma once

#include "arkanong/sim/Objects.hpp"

#include <SFML/Graphics/Color.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// The game's colours. Sprites are white and grey and are multiplied with one of these.
struct Palette {
    sf::Color blue;
    sf::Color red;
    sf::Color pale;   ///< Text and neutral things.
    sf::Color muted;  ///< Text of second rank.
    sf::Color amber;  ///< The one warm accent: what is good to have, what is selected.
    sf::Color good;   ///< The rim of capsules to catch.
    sf::Color bad;    ///< Capsules to dodge, and what works against a side.
    sf::Color ground; ///< Behind everything, where light falls on it...
    sf::Color depth;  ///< ...and where none does.
    sf::Color grid;   ///< Of the lines on the ground, and of menus' thin frames.
    sf::Color wall;   ///< Beside the field.
    sf::Color hexagon;
    sf::Color panel; ///< Behind the text of menus.
    sf::Color fire;
    sf::Color ice;
    sf::Color goo;                                   ///< Of a sticky paddle.
    sf::Color slow;                                  ///< Where enemy balls are slow.
    sf::Color fog;                                   ///< Of a blind spot.
    std::array<sf::Color, brickKindCount> bricks;    ///< Of blue and red ones of() gives the sides' colours.
    std::array<sf::Color, tuning::brickTints> tints; ///< Of tint 1 and so on.
    double background = 1.0;                         ///< How bright it is, 0 to 1.
    double themes = 1.0; ///< How far it lets the worlds' moods change it, 0 to 1: see inMood().

    sf::Color of(Side side) const { return side == Side::Blue ? blue : red; }
    /// With a tint (see Level::BrickPlace) that colour.
    sf::Color of(BrickKind kind, int tint = 0) const;
};

Palette defaultPalette();

/// Nothing for any other name.
std::optional<Palette> paletteNamed(std::string_view name);

/// 0xRRGGBB, opaque.
constexpr std::uint8_t colourByte(std::uint32_t rgb, unsigned shift) {
    return static_cast<std::uint8_t>((rgb >> shift) & 0xffU);
}
inline sf::Color colourFromHex(std::uint32_t rgb) {
    return {colourByte(rgb, 16), colourByte(rgb, 8), colourByte(rgb, 0)};
}
/// The colour with its opacity multiplied by `opacity`, which is clamped to [0, 1].
sf::Color faded(sf::Color colour, double opacity);
/// From a (t = 0) to b (t = 1), opacity included; t is clamped to [0, 1].
sf::Color blended(sf::Color a, sf::Color b, double t);

} // namespace arkanong
