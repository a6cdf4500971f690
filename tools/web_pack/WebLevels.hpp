#pragma once

#include "arkanong/web/Pack.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The levels that the page offers: the arenas and the first world of the campaign, read from the level folder. Throws
/// DataError.
std::vector<PackedLevel> webLevels(const std::string& folder);
/// The names on the finale's bricks. Throws DataError.
std::vector<std::string> webFinaleNames(const std::string& folder);

} // namespace arkanong
