#pragma once

#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arkanong {

/// What a recorded match came to when it was played again, up to its end or its first difference.
struct MatchVerdict {
    std::optional<ReplayFault>
        fault; ///< Empty: the same bits, and the commands of the computers that it names.
    std::optional<Side> winner;
    std::array<int, 2> scores{}; ///< Index with sideIndex().
    std::uint64_t hash = 0;      ///< Of the last state.
};

/// What a recorded run came to when it was played again.
struct RunVerdict {
    std::optional<GauntletFault>
        fault;              ///< Empty: the same bits, and the commands and picks of its computers.
    GauntletScore score;    ///< According to its results; empty if the run is impossible.
    std::uint64_t hash = 0; ///< Of the last recorded state of the last round; 0 without a round.
};

MatchVerdict verdictOn(const Replay& replay);
RunVerdict verdictOn(const GauntletReplay& run);

} // namespace arkanong
