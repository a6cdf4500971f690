#include "arkanong/render/match/Mood.hpp"

#include <algorithm>

namespace arkanong {

namespace {

Mood arena() {
    Mood mood;
    mood.name = "arena";
    mood.motif = Motif::Hexagons;
    mood.ground = colourFromHex(0x121b3d);
    mood.depth = colourFromHex(0x070b18);
    mood.line = colourFromHex(0x3a4e9a);
    mood.glow = colourFromHex(0x8fa3ea);
    mood.brick = colourFromHex(0x8496ff);
    mood.dust = {14, {0.0, -5.0}, 8.0, 0.8, 0.25};
    return mood;
}

/// Morning light in slanting shafts on a wall of old stones, and the dust that dances in it.
Mood brickyard() {
    Mood mood;
    mood.name = "brickyard";
    mood.motif = Motif::Courses;
    mood.ground = colourFromHex(0x3a2530);
    mood.depth = colourFromHex(0x0e0810);
    mood.line = colourFromHex(0x8a5a52);
    mood.glow = colourFromHex(0xffc9a3);
    mood.brick = colourFromHex(0xa48cf0);
    mood.strength = 0.2;
    mood.light = {{0.15, 0.0}, {0.55, 0.7}, 0.6};
    mood.sway = 1.5;
    mood.pace = 0.05;
    mood.dust = {34, {9.0, 4.0}, 14.0, 0.7, 0.4};
    return mood;
}

/// Warm wax; cells full of honey glow and breathe.
Mood honeycomb() {
    Mood mood;
    mood.name = "honeycomb";
    mood.motif = Motif::Honeycomb;
    mood.ground = colourFromHex(0x33240c);
    mood.depth = colourFromHex(0x0f0a05);
    mood.line = colourFromHex(0x94702a);
    mood.glow = colourFromHex(0xffb02e);
    mood.brick = colourFromHex(0x9c9ae8);
    mood.strength = 0.3;
    mood.light = {{0.5, 0.5}, {0.45, 0.5}};
    mood.sway = 4.0;
    mood.pace = 0.1;
    mood.dust = {18, {3.0, -7.0}, 26.0, 1.1, 0.35};
    return mood;
}

/// Wheels that drive each other, tick by tick, in cold light from below.
Mood clockwork() {
    Mood mood;
    mood.name = "clockwork";
    mood.motif = Motif::Gears;
    mood.ground = colourFromHex(0x10303a);
    mood.depth = colourFromHex(0x050c10);
    mood.line = colourFromHex(0x4f8e9e);
    mood.glow = colourFromHex(0x9fe0e8);
    mood.brick = colourFromHex(0x7c94f4);
    mood.strength = 0.34;
    mood.light = {{0.8, 0.9}, {0.6, 0.6}};
    mood.sway = 0.0;
    mood.turning = 1.0 / 30.0;
    mood.dust = {10, {0.0, 0.0}, 3.0, 0.8, 0.25};
    return mood;
}

/// A garden's hedges by night, with will-o'-the-wisps.
Mood labyrinth() {
    Mood mood;
    mood.name = "labyrinth";
    mood.motif = Motif::Maze;
    mood.ground = colourFromHex(0x0e2c1e);
    mood.depth = colourFromHex(0x040c08);
    mood.line = colourFromHex(0x3a7a55);
    mood.glow = colourFromHex(0x8dffc0);
    mood.brick = colourFromHex(0x8a90f0);
    mood.strength = 0.5;
    mood.light = {{0.5, 0.5}, {0.32, 0.8}};
    mood.sway = 3.0;
    mood.pace = 0.06;
    mood.dust = {16, {-6.0, 2.0}, 30.0, 1.3, 0.35};
    return mood;
}

/// Everything is broken and nothing rests; embers fly.
Mood mayhem() {
    Mood mood;
    mood.name = "mayhem";
    mood.motif = Motif::Shards;
    mood.ground = colourFromHex(0x351036);
    mood.depth = colourFromHex(0x0d0413);
    mood.line = colourFromHex(0x9a3f9a);
    mood.glow = colourFromHex(0xff6ad8);
    mood.brick = colourFromHex(0x9a86ff);
    mood.strength = 0.3;
    mood.light = {{0.5, 0.5}, {0.7, 0.35}};
    mood.sway = 7.0;
    mood.pace = 0.22;
    mood.dust = {40, {4.0, -42.0}, 18.0, 0.9, 0.5};
    return mood;
}

/// Drawing paper, for trying things out.
Mood sandbox() {
    Mood mood;
    mood.name = "sandbox";
    mood.motif = Motif::Workbench;
    mood.ground = colourFromHex(0x1a2130);
    mood.depth = colourFromHex(0x0a0d14);
    mood.line = colourFromHex(0x6a7a9a);
    mood.glow = colourFromHex(0xaec4f0);
    mood.brick = colourFromHex(0x8496ff);
    mood.strength = 0.4;
    mood.light = {{0.5, 0.5}, {0.7, 0.7}};
    mood.sway = 0.0;
    return mood;
}

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool holds(std::string_view text, std::string_view word) {
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char a, char b) { return small(a) == b; }) != text.end();
}

} // namespace

const std::array<Mood, moodCount>& moods() {
    static const std::array<Mood, moodCount> all{arena(),     brickyard(), honeycomb(), clockwork(),
                                                 labyrinth(), mayhem(),    sandbox()};
    return all;
}

const Mood& moodOf(std::string_view world, std::string_view level) {
    for (const std::string_view place : {world, level})
        for (const Mood& mood : moods())
            if (holds(place, mood.name)) return mood;
    return moods().front();
}

Palette inMood(Palette palette, const Mood& mood) {
    const double share = palette.moods;
    palette.ground = blended(palette.ground, mood.ground, share);
    palette.depth = blended(palette.depth, mood.depth, share);
    palette.grid = blended(palette.grid, mood.line, share);
    palette.wall = blended(palette.wall, mood.glow, 0.4 * share);
    sf::Color& brick = palette.bricks[static_cast<std::size_t>(BrickKind::Normal)];
    brick = blended(brick, mood.brick, share);
    return palette;
}

} // namespace arkanong
