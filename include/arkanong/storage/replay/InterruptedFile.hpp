#pragma once

#include "arkanong/sim/gauntlet/GauntletReplay.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/replay/SaveSlot.hpp"

#include <string>

// An interrupted match or run, to be resumed later: a campaign match is saved as a replay and resumes at its end; a run
// of the gauntlet resumes before or within the round that it had reached.

namespace arkanong {

/// Loads an interrupted match. Nullopt if the file is missing or, with a note, if the system cannot read it.
/// A file that is broken, of another version or not of a campaign match is quarantined, with a note.
Loaded<std::optional<Replay>> loadInterrupted(const std::string& path);
/// Loads an interrupted run. A run that is impossible by the rules, or over, is quarantined too.
Loaded<std::optional<GauntletReplay>> loadInterruptedRun(const std::string& path);

/// The save slot of the interrupted campaign match: match.replay in a numbered folder, see InstanceFile.
class InterruptedMatchSlot : public SaveSlot<Replay> {
  public:
    explicit InterruptedMatchSlot(std::string folder);
};

/// The save slot of the interrupted run: run.replay in a numbered folder, see InstanceFile.
class InterruptedRunSlot : public SaveSlot<GauntletReplay> {
  public:
    explicit InterruptedRunSlot(std::string folder);
};

} // namespace arkanong
