#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace arkanong {

/// A match that is ready to be played: its setup with the level and the settings loaded.
struct LoadedMatch {
    MatchSetup setup;
    Level level;
    MatchSettings settings;
    std::uint64_t seed = 0;
    /// The recording that is shown (see ReplayScreen) or plays along (see RivalMatch); otherwise null.
    std::shared_ptr<const Replay> replay;
};

/// Reads the level or replay that `setup` names. In the campaign the level's opponent takes the red side. Without a
/// seed in the setup, draws a random one. In a RivalMatch the person replaces the recorded person, against the same
/// computer; a PlayOnMatch begins as its recording does. Throws DataError, also for a replay that cannot be played against.
LoadedMatch loadMatch(const MatchSetup& setup, const std::string& levelFolder);

/// A new random number at each call, for matches without a chosen seed.
std::uint64_t randomSeed();

} // namespace arkanong
