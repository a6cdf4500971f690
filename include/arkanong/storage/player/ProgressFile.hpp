#pragma once

#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// `kept` with the better of its records and those of `after`, and with every number of defeats in which `after`
/// differs from `before`.
Progress withChanges(Progress kept, const Progress& before, const Progress& after);

/// Reads the file written by saveProgress(). Skips and notes invalid records; a missing file means that
/// nothing has been won. Never throws DataError.
Loaded<Progress> loadProgress(const std::string& path);

/// Writes the file atomically and creates its folder if it is missing. Throws DataError on failure.
void saveProgress(const Progress& progress, const std::string& path);

/// Saves `mine` together with what other running games have saved since `saved`, its value when it was loaded or saved
/// last; both become what the file holds then. Keeps a copy of a file that holds more than can be understood, and notes
/// that. Throws DataError on failure.
void updateProgress(Progress& mine, Progress& saved, const std::string& path,
                    std::vector<std::string>& notes);

} // namespace arkanong
