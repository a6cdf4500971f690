#pragma once

#include <chrono>

// What who plays, who watches and the host have in common.

namespace arkanong {

inline constexpr std::chrono::microseconds betweenCalls{200'000}; ///< Of a guest or one who wants to watch.
inline constexpr std::chrono::microseconds betweenSigns{
    500'000};                  ///< Of life, while there is nothing else to say.
inline constexpr int byes = 3; ///< Datagrams get lost.

} // namespace arkanong
