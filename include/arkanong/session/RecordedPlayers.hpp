#pragma once

#include "arkanong/sim/replay/RecordedComputers.hpp"

#include <cstdint>

namespace arkanong {

/// The player of a side according to a recording.
enum class RecordedPlayer : std::uint8_t {
    Nobody, ///< The side is not played, as in Solo.
    Unknown,
    Person,
    Computer,
};

/// Who played this side of a single match, from the summary. Returns Unknown without a summary.
RecordedPlayer recordedPlayer(const Replay& replay, Side side);

/// The computers that may have played the sides of a single match: in the campaign the level's opponent; elsewhere all
/// that the summary's name fits: "MEDIUM" those of about this strength, "2.35 HUNTER" one. Empty for a side without a
/// computer.
PossibleComputers possibleComputers(const Replay& replay);

} // namespace arkanong
