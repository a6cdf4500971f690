#include "arkanong/storage/LetterCase.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr char caseDistance = 'a' - 'A';

char capitalOf(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - caseDistance) : c; }
char smallOf(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + caseDistance) : c; }

// Latin-1's letters, and the two signs among them. The sharp s comes before the small letters and has no capital.
constexpr char32_t firstCapital = 0xC0;
constexpr char32_t firstSmall = 0xE0;
constexpr char32_t times = 0xD7;
constexpr char32_t divided = 0xF7;
constexpr char32_t smallY = 0xFF; ///< Its capital is not in Latin-1.

} // namespace

char32_t capitalInNames(char32_t c) {
    if (c >= U'a' && c <= U'z') return c - caseDistance;
    if ((c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9')) return c;
    constexpr std::u32string_view marks = U" -'.";
    if (marks.find(c) != std::u32string_view::npos) return c;
    if (c < firstCapital || c >= smallY || c == times || c == divided) return 0;
    return c >= firstSmall ? c - caseDistance : c;
}

bool hasOnlyNameLetters(std::string_view name) {
    while (!name.empty())
        if (capitalInNames(takeCodePoint(name)) == 0) return false;
    return true;
}

std::string inCapitals(std::string_view text) {
    std::string capitals(text);
    std::transform(capitals.begin(), capitals.end(), capitals.begin(), capitalOf);
    return capitals;
}

std::string displayName(std::string_view text) {
    std::string shown(text);
    if (!shown.empty()) shown.front() = capitalOf(shown.front());
    return shown;
}

std::string inSentenceCase(std::string_view capitals) {
    std::string text(capitals);
    std::transform(text.begin(), text.end(), text.begin(), smallOf);
    return displayName(text);
}

std::string nameFromCapitals(std::string_view capitals) {
    std::string name = inSentenceCase(capitals);
    for (std::size_t i = 1; i < name.size(); ++i)
        if (name[i - 1] == ' ') name[i] = capitalOf(name[i]);
    return name;
}

std::string insideSentence(std::string_view text) {
    std::string shown(text);
    if (!shown.empty()) shown.front() = smallOf(shown.front());
    return shown;
}

} // namespace arkanong
