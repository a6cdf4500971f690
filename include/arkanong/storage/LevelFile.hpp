#pragma once

#include "arkanong/sim/Level.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// Reads a level from TOML text; `file` is what error messages call it.
/// Throws DataError with line and column and what was expected.
Level parseLevel(std::string_view text, const std::string& file);

/// Reads a level file. Throws DataError, also when it is missing.
Level loadLevel(const std::string& path);

/// The path of the level called `name`: `name` itself if it ends in ".toml", else directory/name.toml.
std::string levelPath(const std::string& directory, const std::string& name);

/// The names (without ".toml") of the level files in `directory`, sorted; empty if there is no such folder.
std::vector<std::string> levelNames(const std::string& directory);

} // namespace arkanong
