#include "arkanong/render/Palette.hpp"

#include "arkanong/storage/player/Settings.hpp"

#include <algorithm>

namespace arkanong {

namespace {

std::uint8_t toByte(double value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0) + 0.5); }

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
    palette.muted = colourFromHex(0x9caacc);
    palette.amber = colourFromHex(0xffc44d);
    palette.good = colourFromHex(0x7dff9b);
    palette.bad = colourFromHex(0xff4fd0);
    palette.ground = colourFromHex(0x121b3d);
    palette.depth = colourFromHex(0x070b18);
    palette.grid = colourFromHex(0x3a4e9a);
    palette.wall = colourFromHex(0x8fa3ea);
    palette.hexagon = colourFromHex(0xb4c4ff);
    palette.panel = colourFromHex(0x8fa3ea);
    palette.fire = colourFromHex(0xff7a1b);
    palette.ice = colourFromHex(0xd2f6ff);
    palette.goo = colourFromHex(0xb6f04a);
    palette.slow = colourFromHex(0x8f7fff);
    palette.fog = colourFromHex(0x4e5a8c);
    palette.bricks = tableOf<BrickKind, sf::Color>({
        colourFromHex(0x8496ff), // normal
        colourFromHex(0x9fb8e8), // hard
        colourFromHex(0x9098a6), // steel
        colourFromHex(0xa8f0dc), // glass
        colourFromHex(0xffb33d), // bomb
        colourFromHex(0xc6f05a), // splitter
        palette.blue, palette.red,
        colourFromHex(0xffc9a3), // bumper
        colourFromHex(0x6ee07a), // regrowing
        colourFromHex(0xc08bff), // mystery
    });
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

namespace {

// Light blue and orange, which people with protanopia or deuteranopia see as blue and yellow.
Palette redGreenPalette() {
    Palette palette = defaultPalette();
    palette.blue = colourFromHex(0x46a6ff);
    palette.red = colourFromHex(0xffa024);
    palette.pale = colourFromHex(0xd0dcf0);
    palette.ground = colourFromHex(0x1a1c38);
    palette.depth = colourFromHex(0x0a0b16);
    palette.grid = colourFromHex(0x54558e);
    palette.wall = colourFromHex(0xa6a8da);
    palette.themes = 0.6;
    palette.amber = colourFromHex(0xfff27a);
    palette.good = colourFromHex(0xb8fff4);
    palette.bad = colourFromHex(0xd040ff);
    palette.hexagon = colourFromHex(0xcdd4f0);
    palette.goo = colourFromHex(0xf4ff9a);
    palette.bricks = tableOf<BrickKind, sf::Color>({
        colourFromHex(0xb9b4ea), // normal
        colourFromHex(0xdfe4f2), // hard
        colourFromHex(0x8a92a2), // steel
        colourFromHex(0xa8f0e4), // glass
        colourFromHex(0xffdc4a), // bomb
        colourFromHex(0xf2f29a), // splitter
        palette.blue, palette.red,
        colourFromHex(0xffdcc4), // bumper
        colourFromHex(0x8fdcc4), // regrowing
        colourFromHex(0xcf8bff), // mystery
    });
    return palette;
}

// Blue-green and red, which look the same with tritanopia. Green is too close to Blue's colour and pink to
// Red's, so no element uses them.
Palette blueYellowPalette() {
    Palette palette = defaultPalette();
    palette.blue = colourFromHex(0x2fd6e6);
    palette.red = colourFromHex(0xff4d4d);
    palette.ground = colourFromHex(0x1c1c30);
    palette.depth = colourFromHex(0x0b0b14);
    palette.grid = colourFromHex(0x5c5a80);
    palette.wall = colourFromHex(0xa9a6cc);
    palette.themes = 0.6;
    palette.amber = colourFromHex(0xffe6a0);
    palette.good = colourFromHex(0xf0ffe8);
    palette.bad = colourFromHex(0xa774ff);
    palette.goo = colourFromHex(0xe8f0c0);
    palette.bricks = tableOf<BrickKind, sf::Color>({
        colourFromHex(0x9a94f0), // normal
        colourFromHex(0xc4cce4), // hard
        colourFromHex(0x8c8f98), // steel
        colourFromHex(0xdff2f4), // glass
        colourFromHex(0xffc9a8), // bomb
        colourFromHex(0xf2eec8), // splitter
        palette.blue, palette.red,
        colourFromHex(0xe8c4b4), // bumper
        colourFromHex(0x9cc8b8), // regrowing
        colourFromHex(0xb48bff), // mystery
    });
    return palette;
}

// Saturated colours on a nearly black field.
Palette highContrastPalette() {
    Palette palette = defaultPalette();
    palette.blue = colourFromHex(0x00e1ff);
    palette.red = colourFromHex(0xff7a33);
    palette.pale = colourFromHex(0xffffff);
    palette.muted = colourFromHex(0xc2cce4);
    palette.amber = colourFromHex(0xffff3a);
    palette.good = colourFromHex(0x4dff8a);
    palette.bad = colourFromHex(0xff58ff);
    palette.ground = colourFromHex(0x10131c);
    palette.depth = colourFromHex(0x04050a);
    palette.grid = colourFromHex(0x4a64d8);
    palette.wall = colourFromHex(0xd6e0ff);
    palette.themes = 0.35;
    palette.hexagon = colourFromHex(0xffffff);
    palette.panel = colourFromHex(0xd6e0ff);
    palette.goo = colourFromHex(0xd8ff3a);
    palette.slow = colourFromHex(0xaa9cff);
    palette.fog = colourFromHex(0x6a78b4);
    palette.background = 0.45;
    palette.bricks = tableOf<BrickKind, sf::Color>({
        colourFromHex(0xa8b4ff), // normal
        colourFromHex(0xe0ecff), // hard
        colourFromHex(0xa0a8b4), // steel
        colourFromHex(0xb4fff0), // glass
        colourFromHex(0xffc62e), // bomb
        colourFromHex(0xe4ff5a), // splitter
        palette.blue, palette.red,
        colourFromHex(0xffdcc0), // bumper
        colourFromHex(0x6aff8a), // regrowing
        colourFromHex(0xd69cff), // mystery
    });
    return palette;
}

} // namespace

std::optional<Palette> paletteNamed(std::string_view name) {
    constexpr std::array<Palette (*)(), paletteNames.size()> makers{defaultPalette, redGreenPalette,
                                                                    blueYellowPalette, highContrastPalette};
    for (std::size_t i = 0; i < makers.size(); ++i)
        if (paletteNames[i] == name) return makers[i]();
    return std::nullopt;
}

sf::Color faded(sf::Color colour, double opacity) {
    colour.a = toByte(colour.a * std::clamp(opacity, 0.0, 1.0));
    return colour;
}

sf::Color blended(sf::Color a, sf::Color b, double t) {
    const double u = std::clamp(t, 0.0, 1.0);
    const auto mixed = [u](std::uint8_t from, std::uint8_t to) { return toByte(from + (to - from) * u); };
    return {mixed(a.r, b.r), mixed(a.g, b.g), mixed(a.b, b.b), mixed(a.a, b.a)};
}

} // namespace arkanong
