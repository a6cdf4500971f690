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

/// Saves `mine`, merged with changes that other running games have saved meanwhile: see updateUserFile().
/// Throws DataError on failure.
void updateRunRecords(RunRecords& mine, RunRecords& saved, const std::string& path,
                      std::vector<std::string>& notes);

} // namespace arkanong
