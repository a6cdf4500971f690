#pragma once

#include <chrono>

// Intervals that players, spectators and hosts share.

namespace arkanong {

/// Between two requests of a guest or spectator.
inline constexpr std::chrono::microseconds betweenCalls{200'000};
/// Between two signs of life while there is nothing else to send.
inline constexpr std::chrono::microseconds betweenSigns{500'000};
inline constexpr int byes = 3; ///< A ByePacket is repeated, because datagrams get lost.

} // namespace arkanong
