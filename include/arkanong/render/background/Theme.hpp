#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/background/BackgroundPattern.hpp"
#include "arkanong/render/background/Ground.hpp"
#include "arkanong/sim/Level.hpp"

#include <array>

namespace arkanong {

/// Particles that float over the ground.
struct Dust {
    int count = 0;
    Vec2 velocity;      ///< px/s.
    double sway = 0.0;  ///< Amplitude to either side of the path, px.
    double size = 1.0;  ///< 1 = about 3 px.
    double light = 0.3; ///< Opacity, 0 to 1.
};

/// How a match's background looks and moves; the values are in Theme.cpp.
struct Theme {
    Pattern pattern = Pattern::Hexagons;
    sf::Color ground;       ///< Where it is brightest.
    sf::Color depth;        ///< Where it is darkest.
    sf::Color line;         ///< The background pattern's lines.
    sf::Color glow;         ///< Lamps and dust.
    sf::Color brick;        ///< Mixed into the colour of normal bricks.
    double strength = 0.25; ///< Opacity of the lines at rest, 0 to 1.
    GroundLight light{};
    double sway = 2.5;  ///< Amplitude of the lines' drift, px.
    double pace = 0.08; ///< Frequency of the drift, Hz.
    /// Turns of the pattern's first wheel per second; it moves in one jerk each second.
    double turning = 0.0;
    Dust dust{};
};

/// In the order of LevelTheme.
const std::array<Theme, levelThemeCount>& themes();
const Theme& themeOf(LevelTheme theme);

/// The palette with the theme's colours mixed into ground, grid, wall and normal bricks, in the
/// proportion of `palette.themes`.
Palette inTheme(Palette palette, const Theme& theme);

} // namespace arkanong
