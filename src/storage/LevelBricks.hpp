#pragma once

#include "TomlReader.hpp"
#include "arkanong/sim/Level.hpp"

#include <vector>

namespace arkanong {

/// The bricks of a level file: the rows under `bricks`, and what those under `gifts` put into them. None
/// where the file has none. Throws DataError.
std::vector<Level::BrickPlace> readBricks(const TomlReader& in);

} // namespace arkanong
