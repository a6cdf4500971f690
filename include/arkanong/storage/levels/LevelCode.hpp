#pragma once

#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace arkanong {

class ValueCoder;

/// The level as a code for a chat line (see CodeText.hpp): everything that a level file describes. The level must satisfy
/// LevelRules.hpp. All but the most elaborate levels take fewer than 300 letters.
std::string levelCode(const Level& level);

/// The level of a code, bit for bit as it was. White space and the rest of a link around the code are ignored. Throws
/// DataError for a text that is no level code, for a damaged code and for one of another version, and if the level breaks
/// the rules of level files.
Level levelOfCode(std::string_view text);

/// The size of a BitCoder for a level.
inline constexpr std::size_t levelContexts = 1U << 14U;

/// Writes the level, or reads it into `level`; throws DataError if it breaks a rule of LevelRules.hpp other than the passage.
void passLevel(ValueCoder& coder, Level& level);

} // namespace arkanong
