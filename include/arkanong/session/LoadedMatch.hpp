#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace arkanong {

/// A match as its setup names it, with its level and settings: ready to be played.
struct LoadedMatch {
    MatchSetup setup;
    Level level;
    MatchSettings settings;
    std::uint64_t seed = 0;
    /// Null unless a replay is played (see ReplayScreen) or plays along (see RivalMatch).
    std::shared_ptr<const Replay> replay;
};

/// Reads the level or replay that `setup` names; in the campaign the level's opponent takes the red side.
/// Where the setup has no seed it is a random one. In a RivalMatch the person takes the place of the one in the replay,
/// against the same computer. Throws DataError, also for a replay that nobody can be played against.
LoadedMatch loadMatch(const MatchSetup& setup, const std::string& levelFolder);

/// A different number at each call, for matches whose seed nobody chose.
std::uint64_t randomSeed();

} // namespace arkanong
