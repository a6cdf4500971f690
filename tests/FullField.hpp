#pragma once

#include "arkanong/sim/Level.hpp"

namespace arkanong::test {

/// A level with a brick in every cell of the middle rows, for the benchmark and the golden scenes.
inline Level fullField() {
    Level level;
    for (int row = 3; row < tuning::brickRows - 3; ++row)
        for (int column = 0; column < tuning::brickColumns; ++column)
            level.bricks.push_back({column, row, BrickKind::Normal, 1});
    return level;
}

} // namespace arkanong::test
