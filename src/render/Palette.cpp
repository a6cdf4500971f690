#include "arkanong/render/Palette.hpp"

#include "arkanong/math/Easing.hpp"

namespace arkanong {

namespace {

std::uint8_t toByte(double value) { return static_cast<std::uint8_t>(clamp(value, 0.0, 255.0) + 0.5); }

} // namespace

sf::Color Palette::of(BrickKind kind) const {
    switch (kind) {
    case BrickKind::Hard: return hardBrick;
    case BrickKind::Steel: return steelBrick;
    case BrickKind::Normal: break;
    }
    return normalBrick;
}

Palette defaultPalette() {
    Palette palette;
    palette.blue = colourFromHex(0x4de8ff);
    palette.red = colourFromHex(0xff6f61);
    palette.pale = colourFromHex(0xc9d6ee);
    palette.muted = colourFromHex(0x8592b4);
    palette.amber = colourFromHex(0xffc44d);
    palette.grid = colourFromHex(0x3a4e9a);
    palette.normalBrick = colourFromHex(0x8496ff);
    palette.hardBrick = colourFromHex(0x9fb8e8);
    palette.steelBrick = colourFromHex(0x9098a6);
    palette.hexagon = colourFromHex(0xb4c4ff);
    palette.panel = colourFromHex(0x8fa3ea);
    return palette;
}

sf::Color faded(sf::Color colour, double opacity) {
    colour.a = toByte(colour.a * clamp(opacity, 0.0, 1.0));
    return colour;
}

sf::Color blended(sf::Color a, sf::Color b, double t) {
    const double u = clamp(t, 0.0, 1.0);
    const auto mixed = [u](std::uint8_t from, std::uint8_t to) { return toByte(from + (to - from) * u); };
    return {mixed(a.r, b.r), mixed(a.g, b.g), mixed(a.b, b.b), mixed(a.a, b.a)};
}

} // namespace arkanong
