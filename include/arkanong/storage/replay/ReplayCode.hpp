#pragma once

#include "arkanong/sim/replay/RecordedComputers.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The longest match that a code can hold, ticks. A stranger's code must not keep a reader busy for longer.
inline constexpr std::uint32_t longestCodedMatch = 600U * tuning::ticksPerSecond;

/// The match as a code for a link (see CodeText.hpp): all of the replay except its hashes, of which only the last is kept.
/// Commands are predicted from the match, so that two computers take about 40 letters a second, and a person's mouse up to
/// 130. Throws DataError if the match is longer than longestCodedMatch, or does not agree with its hashes when it is
/// played.
/// `parts`: the computers of the partsOf() the replay, as firstForgedInParts() takes them.
std::string replayCode(const Replay& replay, const std::vector<PossibleComputers>& parts);
/// The same if nobody knows the computers.
std::string replayCode(const Replay& replay);

/// The replay of a code. It plays the match, which gives the hashes and proves the code: the last one must agree. White
/// space and the rest of a link around the code are ignored. Throws DataError for a text that is no replay code, for a
/// damaged or forged code, for one of another version of the code or of the simulation, and for everything that
/// decodeReplay() refuses.
Replay replayOfCode(std::string_view text);

} // namespace arkanong
