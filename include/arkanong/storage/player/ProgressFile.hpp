#pragma once

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <string>

namespace arkanong {

/// Reads what saveProgress() wrote. A record with anything wrong in it is left out and noted; without a file
/// nothing has been won. Never throws DataError.
Loaded<Progress> loadProgress(const std::string& path);

/// Writes it whole or not at all, and makes its folder. Throws DataError where it cannot.
void saveProgress(const Progress& progress, const std::string& path);

} // namespace arkanong
