#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// The code by which two players find each other through a relay.

namespace arkanong {

inline constexpr std::size_t inviteCodeLength = 11; ///< Characters, including the hyphen.
/// A new invite code such as "7KQ2M-XD4HT", made from an unpredictable number: ten characters out of 28 letters and
/// digits that are hard to confuse (48 bits).
std::string inviteCode(std::uint64_t random);
/// Reads an invite code as people type it and returns it as inviteCode() writes it. Accepts lower case, spaces around
/// it, a space or nothing instead of the hyphen, and the letters B, S and Z for the similar digits 8, 5 and 2. Empty
/// for anything else.
std::string inviteCodeNamed(std::string_view text);

} // namespace arkanong
