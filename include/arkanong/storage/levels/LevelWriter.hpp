#pragma once

#include "arkanong/sim/Level.hpp"

#include <string>
#include <string_view>

// Writes levels in the format described in LevelFile.hpp.

namespace arkanong {

/// The level as readable TOML: rows of characters with a legend, default values omitted, numbers as short as
/// possible. parseLevel() reads back the same level, bit for bit, if it satisfies LevelRules.hpp and its
/// bricks are sorted row by row. The angle of a hexagon is rounded to the nearest value that can be written
/// in degrees.
std::string writeLevel(const Level& level);

/// Writes the file atomically and creates its folder if it is missing. Throws DataError.
void saveLevel(const Level& level, const std::string& path);

/// The file name, without ".toml", for a level's name: "six-o-clock" for "Six O'Clock"; see fileNameOf(). At least one
/// character, and never a device name reserved by Windows.
std::string levelFileName(std::string_view name);

} // namespace arkanong
