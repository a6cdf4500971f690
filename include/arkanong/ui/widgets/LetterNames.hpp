#pragma once

#include "arkanong/language/Catalogue.hpp"

#include <string>
#include <string_view>

namespace arkanong {

/// Characters in words, for a message that they cannot be written. Signs are given by their names, other characters that
/// the game's font has as they are, and all others by their script: "comma, <, Chinese characters". Each is named once, and at most three are.
std::string namesOfLetters(const Catalogue& catalogue, std::u32string_view letters);

/// A sign of ASCII in words, for players who hear it: "comma". Empty for letters, digits and spaces.
std::string signInWords(const Catalogue& catalogue, char sign);

} // namespace arkanong
