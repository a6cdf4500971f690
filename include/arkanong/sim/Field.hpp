#pragma once

#include "arkanong/collision/Shapes.hpp"
#include "arkanong/sim/Match.hpp"

namespace arkanong {

/// Where balls may be: the field in the sandbox; in a match it reaches beyond both goal lines, and the balls
/// that touch its upper or lower border are gone.
constexpr Box arenaOf(Mode mode) {
    const double beyond = mode == Mode::Versus ? tuning::goalDepth : 0.0;
    return {{0.0, -beyond}, {tuning::fieldSize.x, tuning::fieldSize.y + beyond}};
}

/// Where all of a side's paddle stays.
constexpr Box zoneOf(Mode mode, Side side) {
    const double margin = mode == Mode::Sandbox ? tuning::sandboxZoneMargin : 0.0;
    const double outer = goalLine(side) + forward(side) * margin;
    const double inner = goalLine(side) + forward(side) * tuning::zoneDepth;
    return boxOf({0.0, outer}, {tuning::fieldSize.x, inner});
}

} // namespace arkanong
