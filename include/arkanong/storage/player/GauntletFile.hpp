#pragma once

#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/gauntlet/GauntletRun.hpp"
#include "arkanong/storage/Loaded.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

// The run of the gauntlet that was broken off: it goes on before the round that it had reached.

namespace arkanong {

/// A run with its players.
struct SavedGauntlet {
    struct Player {
        std::string
            plays; ///< A controller's name: "mouse", "computer". 1 to longestName characters, as `name`.
        std::string name; ///< What it is called; may be empty.
        BotProfile computer{};
    };
    static constexpr std::size_t longestName = 60;

    GauntletRecord record;
    std::array<Player, 2> players; ///< Index with sideIndex().
    int fastestGoal = 0;           ///< Ticks; 0 before the first goal.
};
bool operator==(const SavedGauntlet& a, const SavedGauntlet& b);

/// Nullopt if the file is missing or, with a note, if the system cannot read it. A file that is broken, of a later
/// version, or of a run that cannot have happened or is over is quarantined, and a note says so. Never throws DataError.
Loaded<std::optional<SavedGauntlet>> loadGauntlet(const std::string& path);

/// Writes the file atomically and creates its folder if it is missing. The run can have happened and is not over.
/// Throws DataError on failure.
void saveGauntlet(const SavedGauntlet& saved, const std::string& path);

} // namespace arkanong
