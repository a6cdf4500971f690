#pragma once

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <optional>
#include <string>

// The campaign match that was broken off last, as a replay of it so far: it goes on where the replay ends.

namespace arkanong {

/// Nothing where the file is missing. A broken one, one of another version and one that holds no campaign
/// match are set aside, which a note tells.
Loaded<std::optional<Replay>> loadInterrupted(const std::string& path);

/// Writes it whole or not at all, and makes its folder where that is missing. Throws DataError.
void saveInterrupted(const Replay& replay, const std::string& path);

/// There may be none. Throws DataError where it cannot be deleted.
void removeInterrupted(const std::string& path);

} // namespace arkanong
