#include "arkanong/storage/Utf8.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr unsigned byteAt(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

/// The code point of a valid character of two or three bytes; those of four bytes are all printable.
constexpr unsigned codePoint(std::string_view character) {
    unsigned code = byteAt(character, 0) & (0x7FU >> character.size());
    for (std::size_t i = 1; i < character.size(); ++i)
        code = code << 6U | (byteAt(character, i) & 0x3FU);
    return code;
}

bool isVisible(std::string_view character) {
    if (character.size() == 1) return character[0] >= ' ' && character[0] != '\x7F';
    if (character.size() == 4) return true;
    const unsigned code = codePoint(character);
    const auto within = [code](unsigned low, unsigned high) { return code >= low && code <= high; };
    return !(within(0x80, 0x9F) || within(0x200B, 0x200F) || within(0x2028, 0x202E) ||
             within(0x2060, 0x206F) || code == 0x61C || code == 0xFEFF);
}

} // namespace

std::size_t characterLength(std::string_view text) {
    if (text.empty()) return 0;
    const unsigned first = byteAt(text, 0);
    if (first < 0x80U) return 1;
    const std::size_t length = first >= 0xF0U ? 4 : (first >= 0xE0U ? 3 : 2);
    if (first < 0xC2U || first > 0xF4U || text.size() < length) return 0;
    // The range of the second byte excludes overlong forms, surrogates and values that are too large.
    const unsigned low = first == 0xE0U ? 0xA0U : (first == 0xF0U ? 0x90U : 0x80U);
    const unsigned high = first == 0xEDU ? 0x9FU : (first == 0xF4U ? 0x8FU : 0xBFU);
    if (byteAt(text, 1) < low || byteAt(text, 1) > high) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (byteAt(text, i) < 0x80U || byteAt(text, i) > 0xBFU) return 0;
    return length;
}

std::size_t validUtf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = characterLength(text.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

std::size_t countCharacters(std::string_view text) {
    const auto startsCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), startsCharacter));
}

bool isPrintable(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        if (length == 0 || !isVisible(text.substr(0, length))) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string printable(std::string_view text, std::size_t longest) {
    std::string shown;
    while (!text.empty()) {
        const std::size_t length = std::max(characterLength(text), std::size_t{1});
        if (shown.size() + length > longest) return shown + "...";
        const std::string_view character = text.substr(0, length);
        shown += isPrintable(character) ? character : std::string_view("?");
        text.remove_prefix(length);
    }
    return shown;
}

} // namespace arkanong
