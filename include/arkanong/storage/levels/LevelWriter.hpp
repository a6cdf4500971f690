#pragma once

#include "arkanong/sim/Level.hpp"

#include <string>
#include <string_view>

// Levels as the files that LevelFile.hpp describes.

namespace arkanong {

/// The level as a person would write it: rows of characters with a legend, only what is not as it is anyway,
/// numbers as short as they can be. parseLevel() reads the same level from it, bit for bit, where the level
/// keeps the rules (see LevelRules.hpp) and its bricks are in the order of the file, row by row; of a
/// hexagon's angle what a number of degrees can say.
std::string writeLevel(const Level& level);

/// Writes it whole or not at all and makes the folder where that is missing. Throws DataError.
void saveLevel(const Level& level, const std::string& path);

/// What a file is called after a level: "Six O'Clock" is "six-o-clock" (without ".toml"). Only small letters,
/// digits and single hyphens, at least one character, and no name that a system keeps for itself.
std::string levelFileName(std::string_view name);

} // namespace arkanong
