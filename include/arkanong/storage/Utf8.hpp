#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arkanong {

/// The length in bytes of the character (code point) at the start of `text`: 1 to 4, or 0 if the text is
/// empty or does not start with valid UTF-8 (overlong forms, surrogates and values above U+10FFFF are
/// invalid).
std::size_t characterLength(std::string_view text);

/// The offset of the first byte of `text` that is not valid UTF-8; text.size() if all of it is valid.
std::size_t validUtf8(std::string_view text);

/// Removes the first code point from `rest`, which must not be empty, and returns it; U+FFFD for each invalid byte.
char32_t takeCodePoint(std::string_view& rest);

/// The character as UTF-8. It must be below U+10000 and no surrogate.
std::string utf8Of(char32_t character);

/// The number of characters in `text`, which must be valid UTF-8.
std::size_t countCharacters(std::string_view text);

/// Whether `text` is valid UTF-8 without control characters and without characters that are invisible or
/// change the direction of a line, such as U+202E, U+200B and U+3164: with these, different texts would look
/// the same. Spaces of all widths are printable.
bool isPrintable(std::string_view text);

/// Whether `text` can be a name: printable, at most `longest` characters, and not only spaces.
bool isName(std::string_view text, std::size_t longest);

/// `text` with a question mark instead of each byte or character that isPrintable() refuses, cut to `longest` bytes with
/// "...".
std::string printable(std::string_view text, std::size_t longest = std::string::npos);

} // namespace arkanong
