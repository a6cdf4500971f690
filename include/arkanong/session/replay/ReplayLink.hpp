#pragma once

#include "arkanong/sim/replay/Replay.hpp"

#include <cstddef>
#include <string>

namespace arkanong {

inline constexpr std::size_t longestReplayLink = 16384; ///< Letters. Many chats and browsers cut longer ones.

/// The match as a code (see ReplayCode.hpp); empty if a link with it would be longer than longestReplayLink, or the match
/// is longer than longestCodedMatch. Throws DataError as replayCode() does.
std::string codeForLink(const Replay& replay);

/// The match as a link to the game's page, "arkanong.html#replay=CODE" (see ReplayCode.hpp). Throws DataError, which says
/// what to do instead, if it would be longer than longestReplayLink, and if the match has no code.
std::string replayLink(const Replay& replay);

} // namespace arkanong
