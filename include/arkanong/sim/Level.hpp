#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Objects.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// The starting arrangement of a field, as read from a level file (see storage/LevelFile.hpp).
struct Level {
    struct BrickPlace {
        int column = 0; ///< 0 to tuning::brickColumns - 1, from the left.
        int row = 0;    ///< 0 to tuning::brickRows - 1, from the top.
        BrickKind kind = BrickKind::Normal;
        int hits = 1;
    };
    struct HexagonPlace {
        Vec2 centre;
        double radius = 48.0;
        double turns = 0.0;
        double spin = 0.0;
        Vec2 pathEnd; ///< Equal to centre where it stays.
        double pathSpeed = 0.0;
    };

    std::string name;
    std::string world; ///< What it belongs to, shown above its name; may be empty.
    std::vector<BrickPlace> bricks;
    std::vector<HexagonPlace> hexagons;
};

/// A hash of everything that matters to the simulation: the same for two files that differ in layout or name
/// only.
std::uint64_t levelHash(const Level& level);

/// The centre of a brick cell, field px.
Vec2 brickCentre(int column, int row);

} // namespace arkanong
