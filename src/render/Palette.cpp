#include "arkanong/render/Palette.hpp"

#include "arkanong/math/Easing.hpp"

namespace arkanong {

namespace {

std::uint8_t toByte(double value) { return static_cast<std::uint8_t>(clamp(value, 0.0, 255.0) + 0.5); }

} // namespace

sf::Color Palette::of(BrickKind kind, int tint) const {
    if (tint > 0) return tints.at(static_cast<std::size_t>(tint) - 1);
    if (kind == BrickKind::Blue) return blue;
    if (kind == BrickKind::Red) return red;
    return bricks[static_cast<std::size_t>(kind)];
}

Palette defaultPalette() {
    Palette palette;
    palette.blue = colourFromHex(0x4de8ff);
    palette.red = colourFromHex(0xff6f61);
    palette.pale = colourFromHex(0xc9d6ee);
    palette.muted = colourFromHex(0x8592b4);
    palette.amber = colourFromHex(0xffc44d);
    palette.good = colourFromHex(0x7dff9b);
    palette.bad = colourFromHex(0xff4fd0);
    palette.grid = colourFromHex(0x3a4e9a);
    palette.hexagon = colourFromHex(0xb4c4ff);
    palette.panel = colourFromHex(0x8fa3ea);
    palette.fire = colourFromHex(0xff7a1b);
    palette.ice = colourFromHex(0xd2f6ff);
    palette.goo = colourFromHex(0xb6f04a);
    palette.slow = colourFromHex(0x8f7fff);
    palette.fog = colourFromHex(0x4e5a8c);
    palette.bricks = {
        colourFromHex(0x8496ff), // normal
        colourFromHex(0x9fb8e8), // hard
        colourFromHex(0x9098a6), // steel
        colourFromHex(0xa8f0dc), // glass
        colourFromHex(0xffb33d), // bomb
        colourFromHex(0xc6f05a), // splitter
        palette.blue,
        palette.red,
        colourFromHex(0xffc9a3), // bumper
        colourFromHex(0x6ee07a), // regrowing
        colourFromHex(0xc08bff), // mystery
    };
    palette.tints = {
        colourFromHex(0xff5d73), // red
        colourFromHex(0xff9a4d), // orange
        colourFromHex(0x5fe08a), // green
        colourFromHex(0x5b8cff), // blue
        colourFromHex(0xffe066), // yellow
        colourFromHex(0xe07bff), // magenta
        colourFromHex(0xf2f6ff), // white
        colourFromHex(0x8791a8), // grey
    };
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
