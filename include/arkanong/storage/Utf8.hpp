#pragma once

#include <cstddef>
#include <string_view>

namespace arkanong {

/// The length in bytes of the character (code point) at the start of `text`: 1 to 4, or 0 if the text is
/// empty or does not start with valid UTF-8 (overlong forms, surrogates and values above U+10FFFF are
/// invalid).
std::size_t characterLength(std::string_view text);

/// The offset of the first byte of `text` that is not valid UTF-8; text.size() if all of it is valid.
std::size_t validUtf8(std::string_view text);

/// The number of characters in `text`, which must be valid UTF-8.
std::size_t countCharacters(std::string_view text);

} // namespace arkanong
