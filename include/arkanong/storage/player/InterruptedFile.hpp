#pragma once

#include "arkanong/sim/gauntlet/GauntletReplay.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/player/SaveSlot.hpp"

#include <string>
#include <utility>

// An interrupted match or run, to be resumed later: a campaign match is saved as a replay and resumes at its end; a run
// of the gauntlet resumes before or within the round that it had reached.

namespace arkanong {

/// Nullopt if the file is missing or, with a note, if the system cannot read it. A file that is broken, of another
/// version or not of a campaign match is quarantined, and a note says so.
Loaded<std::optional<Replay>> loadInterrupted(const std::string& path);
/// Loads an interrupted run. A run that is impossible by the rules, or over, is quarantined too.
Loaded<std::optional<GauntletReplay>> loadInterruptedRun(const std::string& path);

/// Where the campaign match is kept: match.replay in one of the folder's folders.
class InterruptedMatchSlot : public SaveSlot<Replay> {
  public:
    explicit InterruptedMatchSlot(std::string folder);
};

/// Where the run is kept: run.replay.
class InterruptedRunSlot : public SaveSlot<GauntletReplay> {
  public:
    explicit InterruptedRunSlot(std::string folder);
};

} // namespace arkanong
