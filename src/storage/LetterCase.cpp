#include "arkanong/storage/LetterCase.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace arkanong {

namespace {

/// Capitals whose small letters are all at the same distance; every second code, where `step` is 2.
struct Capitals {
    char32_t first;
    char32_t last;
    char32_t distance;
    char32_t step = 1;

    bool has(char32_t c) const { return c >= first && c <= last && (c - first) % step == 0; }
};

constexpr Capitals capitals[] = {
    {U'A', U'Z', 0x20},   {0xC0, 0xD6, 0x20},   {0xD8, 0xDE, 0x20},   {0x100, 0x12E, 1, 2},
    {0x132, 0x136, 1, 2}, {0x139, 0x147, 1, 2}, {0x14A, 0x176, 1, 2}, {0x179, 0x17D, 1, 2},
    {0x218, 0x21A, 1, 2}, {0x386, 0x386, 0x26}, {0x388, 0x38A, 0x25}, {0x38C, 0x38C, 0x40},
    {0x38E, 0x38F, 0x3F}, {0x391, 0x3A1, 0x20}, {0x3A3, 0x3AB, 0x20}, {0x400, 0x40F, 0x50},
    {0x410, 0x42F, 0x20}, {0x490, 0x490, 1},
};

struct LetterPair {
    char32_t capital;
    char32_t small;
};
/// What is only so in one direction, or backwards.
constexpr LetterPair capitalsOfOthers[] = {{U'Ÿ', U'ÿ'}, {U'I', U'ı'}, {U'S', U'ſ'}, {U'Σ', U'ς'}};
constexpr LetterPair smallOfOthers[] = {{U'Ÿ', U'ÿ'}, {U'İ', U'i'}, {U'ẞ', U'ß'}};

/// Ranges of letters without gaps; signs among them are in notLetters.
struct Letters {
    char32_t first;
    char32_t last;
};
constexpr Letters letters[] = {{U'A', U'Z'},   {U'a', U'z'},   {0xC0, 0xFF},   {0x100, 0x17F}, {0x218, 0x21B},
                               {0x386, 0x386}, {0x388, 0x38A}, {0x38C, 0x38C}, {0x38E, 0x3A1}, {0x3A3, 0x3CE},
                               {0x400, 0x45F}, {0x490, 0x491}, {U'ẞ', U'ẞ'}};
constexpr std::u32string_view notLetters = U"×÷";

/// The first letter as `change` has it, the rest as it is.
std::string withFirst(std::string_view text, char32_t (*change)(char32_t)) {
    if (text.empty() || characterLength(text) == 0) return std::string(text);
    std::string_view rest = text;
    const std::string first = utf8Of(change(takeCodePoint(rest)));
    return first + std::string(rest);
}

/// Each character as `change` has it; what is no character of UTF-8, or beyond U+FFFF, as it is.
template <typename Change>
std::string changed(std::string_view text, Change change) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        std::string_view rest = text;
        const char32_t code = takeCodePoint(rest);
        constexpr std::size_t longest = 3; // Bytes of a letter that has a case here.
        if (length == 0 || length > longest)
            result += text.substr(0, text.size() - rest.size());
        else
            result += utf8Of(change(code, rest));
        text = rest;
    }
    return result;
}

/// Small letters, but a sigma at the end of a word gets its final form.
char32_t smallBefore(char32_t code, std::string_view rest) {
    const bool ends = rest.empty() || !isShownLetter(takeCodePoint(rest));
    return code == U'Σ' && ends ? U'ς' : smallOf(code);
}

} // namespace

char32_t capitalOf(char32_t c) {
    for (const LetterPair& pair : capitalsOfOthers)
        if (pair.small == c) return pair.capital;
    const auto* const range =
        std::find_if(std::begin(capitals), std::end(capitals),
                     [c](const Capitals& one) { return c >= one.distance && one.has(c - one.distance); });
    return range != std::end(capitals) ? c - range->distance : c;
}

char32_t smallOf(char32_t c) {
    for (const LetterPair& pair : smallOfOthers)
        if (pair.capital == c) return pair.small;
    const auto* const range = std::find_if(std::begin(capitals), std::end(capitals),
                                           [c](const Capitals& one) { return one.has(c); });
    return range != std::end(capitals) ? c + range->distance : c;
}

bool isShownLetter(char32_t c) {
    return notLetters.find(c) == std::u32string_view::npos &&
           std::any_of(std::begin(letters), std::end(letters),
                       [c](const Letters& range) { return c >= range.first && c <= range.last; });
}

char32_t capitalInNames(char32_t c) {
    constexpr std::u32string_view others = U" -'.0123456789";
    if (others.find(c) != std::u32string_view::npos) return c;
    return isShownLetter(c) ? capitalOf(c) : 0;
}

bool hasOnlyNameLetters(std::string_view name) {
    while (!name.empty())
        if (capitalInNames(takeCodePoint(name)) == 0) return false;
    return true;
}

std::string inCapitals(std::string_view text) {
    return changed(text, [](char32_t code, std::string_view) { return capitalOf(code); });
}

std::string displayName(std::string_view text) { return withFirst(text, capitalOf); }

std::string inSentenceCase(std::string_view capitals) { return displayName(changed(capitals, smallBefore)); }

std::string nameFromCapitals(std::string_view capitals) {
    bool begins = true;
    return changed(capitals, [&begins](char32_t code, std::string_view rest) {
        const bool first = std::exchange(begins, code == U' ');
        return first ? capitalOf(code) : smallBefore(code, rest);
    });
}

std::string insideSentence(std::string_view text) { return withFirst(text, smallOf); }

} // namespace arkanong
