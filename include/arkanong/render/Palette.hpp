#pragma once

#include "arkanong/sim/objects/Objects.hpp"

#include <SFML/Graphics/Color.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// The game's colours. Sprites are white and grey; drawing multiplies them by one of these.
struct Palette {
    sf::Color blue;
    sf::Color red;
    sf::Color pale;   ///< Text and neutral elements.
    sf::Color muted;  ///< Secondary text.
    sf::Color amber;  ///< Accent: rewards and the selection.
    sf::Color good;   ///< Rim of capsules worth catching.
    sf::Color bad;    ///< Bad capsules, and power-ups that hinder a side.
    sf::Color ground; ///< The ground's brightest colour.
    sf::Color depth;  ///< The ground's darkest colour.
    sf::Color grid;   ///< Lines of the background pattern, and thin frames in menus.
    sf::Color wall;   ///< The walls beside the field.
    sf::Color hexagon;
    sf::Color panel; ///< Background of menus.
    sf::Color fire;
    sf::Color ice;
    sf::Color goo;  ///< On a sticky paddle.
    sf::Color slow; ///< Zone that slows enemy balls.
    sf::Color fog;  ///< A blind spot's fog.
    /// By BrickKind; use of(), which gives blue and red bricks the sides' colours.
    std::array<sf::Color, brickKindCount> bricks;
    std::array<sf::Color, tuning::brickTints> tints; ///< Index = tint - 1.
    double background = 1.0;                         ///< Brightness of the background, 0 to 1.
    double themes = 1.0; ///< How much a theme may change the colours, 0 to 1: see inTheme().

    sf::Color of(Side side) const { return side == Side::Blue ? blue : red; }
    /// The colour of a brick. `tint`: 0 = that of its kind, otherwise see Level::BrickPlace.
    sf::Color of(BrickKind kind, int tint = 0) const;
};

Palette defaultPalette();

/// The palette with this name (as in the settings file); nothing if there is none.
[[nodiscard]] std::optional<Palette> paletteNamed(std::string_view name);

/// 0xRRGGBB, opaque.
constexpr std::uint8_t colourByte(std::uint32_t rgb, unsigned shift) {
    return static_cast<std::uint8_t>((rgb >> shift) & 0xffU);
}
inline sf::Color colourFromHex(std::uint32_t rgb) {
    return {colourByte(rgb, 16), colourByte(rgb, 8), colourByte(rgb, 0)};
}
/// The colour with its opacity multiplied by `opacity`, which is clamped to [0, 1].
sf::Color faded(sf::Color colour, double opacity);
/// Interpolates from a (t = 0) to b (t = 1), opacity included; t is clamped to [0, 1].
sf::Color blended(sf::Color a, sf::Color b, double t);

} // namespace arkanong
