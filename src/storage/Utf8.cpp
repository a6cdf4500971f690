#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace arkanong {

namespace {

constexpr unsigned byteAt(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

/// The code point of a valid character.
constexpr unsigned codePoint(std::string_view character) {
    unsigned code = byteAt(character, 0) & (character.size() == 1 ? 0x7FU : 0x7FU >> character.size());
    for (std::size_t i = 1; i < character.size(); ++i)
        code = code << 6U | (byteAt(character, i) & 0x3FU);
    return code;
}

struct CodeRange {
    unsigned first;
    unsigned last;
};

/// Control characters, what changes the direction of a line, Unicode's property Default_Ignorable_Code_Point, and other
/// characters without ink that are no spaces; in ascending order.
constexpr CodeRange unseen[] = {
    {0x00, 0x1F},       {0x7F, 0x9F}, {0xAD, 0xAD}, // soft hyphen
    {0x34F, 0x34F},                                 // combining grapheme joiner
    {0x61C, 0x61C},                                 // Arabic letter mark
    {0x115F, 0x1160},                               // Hangul fillers
    {0x17B4, 0x17B5},                               // Khmer inherent vowels
    {0x180B, 0x180F},                               // Mongolian variation selectors
    {0x200B, 0x200F},                               // zero-width spaces and joiners, direction marks
    {0x2028, 0x202E},                               // line separators, direction overrides
    {0x2060, 0x206F},                               // word joiner, direction isolates
    {0x2800, 0x2800},                               // Braille pattern without dots
    {0x3164, 0x3164},                               // Hangul filler
    {0xFE00, 0xFE0F},                               // variation selectors
    {0xFEFF, 0xFEFF},                               // byte order mark
    {0xFFA0, 0xFFA0},                               // half-width Hangul filler
    {0xFFF0, 0xFFFB},   // interlinear annotation and unassigned ignorable characters
    {0x13430, 0x1343F}, // format of Egyptian hieroglyphs
    {0x16FE4, 0x16FE4}, // Khitan filler
    {0x1BCA0, 0x1BCA3}, // format of shorthand
    {0x1D159, 0x1D159}, // null notehead
    {0x1D173, 0x1D17A}, // format of music
    {0xE0000, 0xE0FFF}, // tags, variation selectors
};

/// Spaces of all widths.
constexpr CodeRange spaces[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                                {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};

template <std::size_t count>
bool isIn(const CodeRange (&ranges)[count], std::string_view character) {
    const auto* const range =
        std::find_if(std::begin(ranges), std::end(ranges),
                     [code = codePoint(character)](const CodeRange& one) { return code <= one.last; });
    return range != std::end(ranges) && range->first <= codePoint(character);
}

/// Whether a character of the text, which is valid UTF-8, is in none of the ranges.
template <std::size_t count>
bool isAnyOutside(const CodeRange (&ranges)[count], std::string_view text) {
    for (; !text.empty(); text.remove_prefix(characterLength(text)))
        if (!isIn(ranges, text.substr(0, characterLength(text)))) return true;
    return false;
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

char32_t takeCodePoint(std::string_view& rest) {
    assert(!rest.empty());
    constexpr char32_t replacement = 0xFFFD;
    const std::size_t length = characterLength(rest);
    const char32_t code = length == 0 ? replacement : codePoint(rest.substr(0, length));
    rest.remove_prefix(std::max(length, std::size_t{1}));
    return code;
}

std::string utf8Of(char32_t character) {
    constexpr char32_t twoBytes = 0x80;
    constexpr char32_t threeBytes = 0x800;
    assert(character < 0x10000);
    if (character < twoBytes) return {static_cast<char>(character)};
    const auto next = [character](unsigned shift) {
        return static_cast<char>(0x80U | ((character >> shift) & 0x3FU));
    };
    if (character < threeBytes) return {static_cast<char>(0xC0U | (character >> 6U)), next(0)};
    return {static_cast<char>(0xE0U | (character >> 12U)), next(6), next(0)};
}

std::size_t countCharacters(std::string_view text) {
    const auto startsCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), startsCharacter));
}

bool isPrintable(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        if (length == 0 || isIn(unseen, text.substr(0, length))) return false;
        text.remove_prefix(length);
    }
    return true;
}

bool isName(std::string_view text, std::size_t longest) {
    return isPrintable(text) && countCharacters(text) <= longest && isAnyOutside(spaces, text);
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
