#pragma once

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <optional>
#include <string>
#include <vector>

// The player's best match of a kind on a level, saved as a replay: it plays along with later ones as a ghost.

namespace arkanong {

/// The file of the ghost called `name` on this level: FOLDER/NAME-HASH.replay with its levelHash(), because levels can
/// share a name.
std::string ghostFile(const std::string& folder, const std::string& name, const Level& level);

/// Renames FOLDER/NAME.replay, as earlier versions of the game called a ghost, to its ghostFile() if it was played on this
/// level and there is no such file yet. Quarantines it if it is broken, and notes that. Throws MachineError.
void adoptGhost(const std::string& folder, const std::string& name, const Level& level,
                std::vector<std::string>& notes);

/// Nullopt if the file is missing or, with a note, if the system cannot read it. A file that is broken, of another
/// version or does not say who played is quarantined, and a note says so.
Loaded<std::optional<Replay>> loadGhost(const std::string& path);

/// Writes the replay, which has a summary, atomically if `side` did better in it than in the one that is there, see
/// isBetter(); one on another level or of another mode counts as none, and one that loadGhost() would quarantine is
/// quarantined. Creates the folder if it is missing. Returns whether the replay was written. Throws MachineError.
bool keepGhost(const Replay& replay, Side side, const std::string& path, std::vector<std::string>& notes);

} // namespace arkanong
