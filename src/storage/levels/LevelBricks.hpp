#pragma once

#include "arkanong/sim/Level.hpp"
#include "arkanong/storage/TomlReader.hpp"

#include <vector>

namespace arkanong {

/// The bricks of a level file of so many rows: those under `bricks`, and what those under `gifts` put into
/// them. None where the file has none. Throws DataError.
std::vector<Level::BrickPlace> readBricks(const TomlReader& in, int rows);

} // namespace arkanong
