#pragma once

#include <cstddef>
#include <string_view>

namespace arkanong {

/// The length in bytes of the character (code point) at the start of `text`: 1 to 4, or 0 where there is
/// none: the text is empty or does not start with UTF-8 (overlong forms, surrogates and values above U+10FFFF
/// are none).
std::size_t characterLength(std::string_view text);

/// The offset of the first byte of `text` that is not UTF-8; text.size() when all is well.
std::size_t validUtf8(std::string_view text);

/// How many characters valid UTF-8 has.
std::size_t countCharacters(std::string_view text);

} // namespace arkanong
