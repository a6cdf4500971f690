#pragma once

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// `kept` with the better one of each record of `kept` and `after`, and with every number of defeats in which
/// `after` differs from `before`.
Progress withChanges(Progress kept, const Progress& before, const Progress& after);

/// Reads the file written by saveProgress(). Skips and notes invalid records; a missing file means that
/// nothing has been won. Never throws DataError.
Loaded<Progress> loadProgress(const std::string& path);

/// Writes the file atomically and creates its folder if it is missing. Throws DataError on failure.
void saveProgress(const Progress& progress, const std::string& path);

/// Saves `mine`, merged with changes that other running games have saved meanwhile: see updateUserFile().
/// Throws DataError on failure.
void updateProgress(Progress& mine, Progress& saved, const std::string& path,
                    std::vector<std::string>& notes);

} // namespace arkanong
