#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/storage/TomlReader.hpp"

#include <vector>

namespace arkanong {

/// Reads the bricks of a level file from its key `bricks` and their drops from `gifts`, at most `rows` rows.
/// Empty if the file has no bricks. Throws DataError.
std::vector<Level::BrickPlace> readBricks(const TomlReader& in, int rows);

} // namespace arkanong
