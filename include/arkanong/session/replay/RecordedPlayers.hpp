#pragma once

#include "arkanong/sim/replay/RecordedComputers.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The player of a side according to a recording.
enum class RecordedPlayer : std::uint8_t {
    Nobody, ///< The side is not played, as in Solo.
    Unknown,
    Person,
    Computer,
};

/// Who played this side in the part of a single match with this index (see partsOf()), from the summary. Returns Unknown
/// without a summary.
RecordedPlayer recordedPlayer(const Replay& replay, Side side, std::size_t part);

/// The computers that may have played the sides in each part of a single match (see partsOf()): the one that the summary
/// names exactly; in the campaign the level's opponent; elsewhere all that the summary's name fits: "MEDIUM" those of about
/// this strength, "2.35 HUNTER" one. After a takeover only an exact one counts. Empty for a side without a computer.
std::vector<PossibleComputers> possibleComputers(const Replay& replay);

/// Why a recorded match is not as it says.
struct ReplayFault {
    std::uint32_t tick;
    std::string
        why; ///< "diverges from the recording at tick 480", or what describe() says of a forged command.
};

/// The fault of a single match; empty without one. `difference`: what firstDifference() returns for it.
std::optional<ReplayFault> faultOf(const Replay& replay, std::optional<std::uint32_t> difference);

} // namespace arkanong
