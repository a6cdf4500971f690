#pragma once

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <string>

namespace arkanong {

/// Reads the file written by saveProgress(). Skips and notes invalid records; a missing file means that
/// nothing has been won. Never throws DataError.
Loaded<Progress> loadProgress(const std::string& path);

/// Writes the file atomically and creates its folder if it is missing. Throws DataError on failure.
void saveProgress(const Progress& progress, const std::string& path);

} // namespace arkanong
