#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <vector>

namespace arkanong {

/// What the lines behind a match form.
enum class Pattern { Hexagons, Courses, Honeycomb, Gears, Maze, Shards, Workbench };

/// A motif as lines between points, field px, all within the field but for the wheels, which may turn out
/// of it. Lines are short, so that waves can bend them.
struct PatternPicture {
    struct Line {
        std::size_t from; ///< Index of a point, as is the next.
        std::size_t to;
    };
    /// Points that turn together around a place.
    struct Wheel {
        Vec2 centre;
        double speed;      ///< Turns for a turn of the first wheel; negative the other way.
        std::size_t first; ///< The first of `count` points.
        std::size_t count;
    };

    std::vector<Vec2> points;
    std::vector<Line> lines;
    std::vector<Wheel> wheels;
    std::vector<Vec2> lamps; ///< Where a soft light comes and goes.
};

/// The same picture every time.
PatternPicture pictureOf(Pattern pattern);

} // namespace arkanong
