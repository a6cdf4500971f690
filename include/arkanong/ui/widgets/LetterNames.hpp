#pragma once

#include <string>
#include <string_view>

namespace arkanong {

/// Characters in words, for a message that they cannot be shown. Those of Latin-1 are given as they are, other Latin
/// letters by their plain form, and all others by their script: "ß, L with a mark, Cyrillic letters". Each is named
/// once, and at most three are.
std::string namesOfLetters(std::u32string_view letters);

} // namespace arkanong
