#include "arkanong/render/background/Theme.hpp"

namespace arkanong {

namespace {

Theme arena() {
    Theme theme;
    theme.pattern = Pattern::Hexagons;
    theme.ground = colourFromHex(0x121b3d);
    theme.depth = colourFromHex(0x070b18);
    theme.line = colourFromHex(0x3a4e9a);
    theme.glow = colourFromHex(0x8fa3ea);
    theme.brick = colourFromHex(0x8496ff);
    theme.dust = {14, {0.0, -5.0}, 8.0, 0.8, 0.25};
    return theme;
}

/// Slanting shafts of morning light on old bricks, with floating dust.
Theme brickyard() {
    Theme theme;
    theme.pattern = Pattern::Courses;
    theme.ground = colourFromHex(0x3a2530);
    theme.depth = colourFromHex(0x0e0810);
    theme.line = colourFromHex(0x8a5a52);
    theme.glow = colourFromHex(0xffc9a3);
    theme.brick = colourFromHex(0xa48cf0);
    theme.strength = 0.2;
    theme.light = {{0.15, 0.0}, {0.55, 0.7}, 0.6};
    theme.sway = 1.5;
    theme.pace = 0.05;
    theme.dust = {34, {9.0, 4.0}, 14.0, 0.7, 0.4};
    return theme;
}

/// Warm wax colours; honey-filled cells glow.
Theme honeycombTheme() {
    Theme theme;
    theme.pattern = Pattern::Honeycomb;
    theme.ground = colourFromHex(0x33240c);
    theme.depth = colourFromHex(0x0f0a05);
    theme.line = colourFromHex(0x94702a);
    theme.glow = colourFromHex(0xffb02e);
    theme.brick = colourFromHex(0x9c9ae8);
    theme.strength = 0.3;
    theme.light = {{0.5, 0.5}, {0.45, 0.5}};
    theme.sway = 4.0;
    theme.pace = 0.1;
    theme.dust = {18, {3.0, -7.0}, 26.0, 1.1, 0.35};
    return theme;
}

/// Gears that turn once a second, in cold light from below.
Theme clockwork() {
    Theme theme;
    theme.pattern = Pattern::Gears;
    theme.ground = colourFromHex(0x10303a);
    theme.depth = colourFromHex(0x050c10);
    theme.line = colourFromHex(0x4f8e9e);
    theme.glow = colourFromHex(0x9fe0e8);
    theme.brick = colourFromHex(0x7c94f4);
    theme.strength = 0.34;
    theme.light = {{0.8, 0.9}, {0.6, 0.6}};
    theme.sway = 0.0;
    theme.turning = 1.0 / 30.0;
    theme.dust = {10, {0.0, 0.0}, 3.0, 0.8, 0.25};
    return theme;
}

/// Hedges at night, with will-o'-the-wisps.
Theme labyrinth() {
    Theme theme;
    theme.pattern = Pattern::Maze;
    theme.ground = colourFromHex(0x0e2c1e);
    theme.depth = colourFromHex(0x040c08);
    theme.line = colourFromHex(0x3a7a55);
    theme.glow = colourFromHex(0x8dffc0);
    theme.brick = colourFromHex(0x8a90f0);
    theme.strength = 0.5;
    theme.light = {{0.5, 0.5}, {0.32, 0.8}};
    theme.sway = 3.0;
    theme.pace = 0.06;
    theme.dust = {16, {-6.0, 2.0}, 30.0, 1.3, 0.35};
    return theme;
}

/// Broken glass and flying embers.
Theme mayhem() {
    Theme theme;
    theme.pattern = Pattern::Shards;
    theme.ground = colourFromHex(0x351036);
    theme.depth = colourFromHex(0x0d0413);
    theme.line = colourFromHex(0x9a3f9a);
    theme.glow = colourFromHex(0xff6ad8);
    theme.brick = colourFromHex(0x9a86ff);
    theme.strength = 0.3;
    theme.light = {{0.5, 0.5}, {0.7, 0.35}};
    theme.sway = 7.0;
    theme.pace = 0.22;
    theme.dust = {40, {4.0, -42.0}, 18.0, 0.9, 0.5};
    return theme;
}

/// Engineering paper.
Theme sandbox() {
    Theme theme;
    theme.pattern = Pattern::Workbench;
    theme.ground = colourFromHex(0x1a2130);
    theme.depth = colourFromHex(0x0a0d14);
    theme.line = colourFromHex(0x6a7a9a);
    theme.glow = colourFromHex(0xaec4f0);
    theme.brick = colourFromHex(0x8496ff);
    theme.strength = 0.4;
    theme.light = {{0.5, 0.5}, {0.7, 0.7}};
    theme.sway = 0.0;
    return theme;
}

} // namespace

const std::array<Theme, levelThemeCount>& themes() {
    static const auto all = tableOf<LevelTheme, Theme>(
        {arena(), brickyard(), honeycombTheme(), clockwork(), labyrinth(), mayhem(), sandbox()});
    return all;
}

const Theme& themeOf(LevelTheme theme) { return themes().at(static_cast<std::size_t>(theme)); }

Palette inTheme(Palette palette, const Theme& theme) {
    const double share = palette.themes;
    palette.ground = blended(palette.ground, theme.ground, share);
    palette.depth = blended(palette.depth, theme.depth, share);
    palette.grid = blended(palette.grid, theme.line, share);
    palette.wall = blended(palette.wall, theme.glow, 0.4 * share);
    sf::Color& brick = palette.bricks[static_cast<std::size_t>(BrickKind::Normal)];
    brick = blended(brick, theme.brick, share);
    return palette;
}

} // namespace arkanong
