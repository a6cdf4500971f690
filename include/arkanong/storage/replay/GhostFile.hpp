#pragma once

#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <optional>
#include <string>
#include <vector>

// The player's best match of a kind on a level, saved as a replay. It plays along with later matches as a
// ghost.

namespace arkanong {

/// The file of the ghost called `name` on this level: FOLDER/NAME-HASH.replay with its levelHash(), because levels can
/// share a name.
std::string ghostFile(const std::string& folder, const std::string& name, const Level& level);

/// Renames FOLDER/NAME.replay, the name that earlier versions of the game used, to its ghostFile(), if it was
/// played on this level and that file does not exist yet. Quarantines it, with a note, if it is broken.
/// Throws MachineError.
void adoptGhost(const std::string& folder, const std::string& name, const Level& level,
                std::vector<std::string>& notes);

/// Loads a ghost. Nullopt if the file is missing or, with a note, if the system cannot read it. A file that
/// is broken, of another version, without the players' names or taken over in its middle is quarantined, with a note.
Loaded<std::optional<Replay>> loadGhost(const std::string& path);

/// Writes the replay, which must have a summary, atomically, if `side` did better in it than in the replay
/// already saved there, see isBetter(). A saved replay on another level or of another mode is replaced, and
/// one that loadGhost() would quarantine is quarantined. Creates the folder if it is missing. Returns whether
/// the replay was written. Throws MachineError.
bool keepGhost(const Replay& replay, Side side, const std::string& path, std::vector<std::string>& notes);

} // namespace arkanong
