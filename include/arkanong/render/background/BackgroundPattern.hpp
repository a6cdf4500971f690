#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <vector>

namespace arkanong {

/// The background patterns.
enum class Pattern { Hexagons, Courses, Honeycomb, Gears, Maze, Shards, Workbench };

/// A background pattern: lines between points, px. All points lie in the field, except that wheels may turn
/// out of it. Lines are short, so that waves can bend them.
struct PatternPicture {
    struct Line {
        std::size_t from; ///< Index of a point.
        std::size_t to;
    };
    /// Points that rotate around a centre.
    struct Wheel {
        Vec2 centre;
        double speed;      ///< Relative to the first wheel; negative for the opposite direction.
        std::size_t first; ///< Index of the first of `count` points.
        std::size_t count;
    };

    std::vector<Vec2> points;
    std::vector<Line> lines;
    std::vector<Wheel> wheels;
    std::vector<Vec2> lamps; ///< Positions of soft, pulsating lights.
};

/// The lines of a pattern. Deterministic.
PatternPicture pictureOf(Pattern pattern);

} // namespace arkanong
