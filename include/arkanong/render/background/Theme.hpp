#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/background/BackgroundPattern.hpp"
#include "arkanong/render/background/Ground.hpp"

#include <array>
#include <string_view>

namespace arkanong {

/// What floats over the ground.
struct Dust {
    int count = 0;
    Vec2 velocity;      ///< px/s.
    double sway = 0.0;  ///< To both sides of its way, px.
    double size = 1.0;  ///< 1 = about 3 px.
    double light = 0.3; ///< Opacity, 0 to 1.
};

/// How the background of a match looks and moves. The numbers are all there is of it: see moods in Theme.cpp.
struct Theme {
    std::string_view name; ///< In small letters: of the world that it belongs to.
    Pattern pattern = Pattern::Hexagons;
    sf::Color ground;       ///< Where its light falls.
    sf::Color depth;        ///< Where no light falls.
    sf::Color line;         ///< Of the motif.
    sf::Color glow;         ///< Of lamps and dust.
    sf::Color brick;        ///< What normal bricks lean to.
    double strength = 0.25; ///< The lines' opacity while nothing happens, 0 to 1.
    GroundLight light{};
    double sway = 2.5;    ///< How far the lines drift, px...
    double pace = 0.08;   ///< ...and how often a second, there and back.
    double turning = 0.0; ///< Turns of the motif's first wheel each second, in ticks.
    Dust dust{};
};

/// "arena" for everything outside the campaign, one for each world of the campaign, and the sandbox's.
inline constexpr std::size_t themeCount = 7;
const std::array<Theme, themeCount>& themes();

/// The mood whose name is a part of the world's or else of the level's, as "CLOCKWORK" is of "3 · CLOCKWORK";
/// "arena" where there is none.
const Theme& themeOf(std::string_view world, std::string_view level = {});

/// The palette as it looks in a mood: ground, grid, wall and normal bricks lean to the mood's, as far as the
/// palette lets them.
Palette inTheme(Palette palette, const Theme& theme);

} // namespace arkanong
