#pragma once

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <optional>
#include <string>

// The interrupted campaign match, saved as a replay: it resumes where the replay ends.

namespace arkanong {

/// Nullopt if the file is missing or, with a note, if the system cannot read it. A file that is broken, of another version or not of a campaign match is
/// quarantined, and a note says so.
Loaded<std::optional<Replay>> loadInterrupted(const std::string& path);

/// Writes the file atomically and creates its folder if it is missing. Throws DataError.
void saveInterrupted(const Replay& replay, const std::string& path);

/// Deletes the file if there is one. Throws DataError on failure.
void removeInterrupted(const std::string& path);

} // namespace arkanong
