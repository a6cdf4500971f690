#pragma once

#include "arkanong/storage/Loaded.hpp"
#include "arkanong/storage/player/RunRecords.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Reads the file written by saveRunRecords(). Skips and notes invalid entries; a missing file means that no run has
/// been begun. Never throws DataError.
Loaded<RunRecords> loadRunRecords(const std::string& path);

/// Writes the file atomically and creates its folder if it is missing. Throws DataError on failure.
void saveRunRecords(const RunRecords& records, const std::string& path);

/// Saves `mine` together with what other running games have saved since `saved`, its value when it was loaded or saved
/// last; both become what the file holds then. Keeps a copy of a file that holds more than can be understood, and notes
/// that. Throws DataError on failure.
void updateRunRecords(RunRecords& mine, RunRecords& saved, const std::string& path,
                      std::vector<std::string>& notes);

} // namespace arkanong
