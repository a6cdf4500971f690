#pragma once

#include "arkanong/sim/replay/RecordedComputers.hpp"

#include <cstdint>

namespace arkanong {

/// What a recording says about the player of a side.
enum class RecordedPlayer : std::uint8_t {
    Nobody, ///< The match is of one side.
    Unknown,
    Person,
    Computer,
};

/// Who played this side of a single match, from its summary. Without a summary it is unknown.
RecordedPlayer recordedPlayer(const Replay& replay, Side side);

/// The computers that can have played the sides of a single match: in the campaign the level's opponent, elsewhere all of
/// the strength that the summary names, since it has no more than this name. None for a side without a computer.
PossibleComputers possibleComputers(const Replay& replay);

} // namespace arkanong
