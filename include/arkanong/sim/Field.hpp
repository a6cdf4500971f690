#pragma once

#include "arkanong/collision/Shapes.hpp"
#include "arkanong/sim/MatchSettings.hpp"

namespace arkanong {

/// True where balls are lost behind the side's goal line; false where there is a wall.
constexpr bool isOpen(Mode mode, Side line) {
    return mode == Mode::Versus || (mode == Mode::Solo && line == Side::Blue);
}

/// Where balls may be: it reaches a ball's width beyond the goal lines that are open, and the balls that
/// touch its border there are wholly across the line and gone.
inline Box arenaOf(const MatchSettings& settings) {
    const double ball = 2.0 * settings.ballRadius();
    const double above = isOpen(settings.mode, Side::Red) ? ball : 0.0;
    const double below = isOpen(settings.mode, Side::Blue) ? ball : 0.0;
    return {{0.0, -above}, {tuning::fieldSize.x, tuning::fieldSize.y + below}};
}

/// Where all of a side's paddle stays: as far from bricks and hexagons, and in the sandbox from the border
/// behind it, as a ball needs to get out. Larger balls make it smaller.
inline Box zoneOf(const MatchSettings& settings, Side side) {
    const double spare = 2.0 * (settings.ballRadius() - tuning::ballRadius);
    const double margin = settings.mode == Mode::Sandbox ? tuning::sandboxZoneMargin + spare : 0.0;
    const double outer = goalLine(side) + forward(side) * margin;
    const double inner = goalLine(side) + forward(side) * (tuning::zoneDepth - spare);
    return boxOf({0.0, outer}, {tuning::fieldSize.x, inner});
}

} // namespace arkanong
