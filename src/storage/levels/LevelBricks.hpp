#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/storage/TomlReader.hpp"

#include <vector>

namespace arkanong {

/// Reads the bricks of a level file from its key `bricks` and their drops from `gifts`, at most `rows` rows.
/// Empty if the file has no bricks. Throws DataError.
std::vector<Level::BrickPlace> readBricks(const TomlReader& in, int rows);

/// The position in the file of the letter of a brick that readBricks() has read.
toml::source_position positionOf(const TomlReader& in, const Level::BrickPlace& brick);

} // namespace arkanong
