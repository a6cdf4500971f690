#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr char caseDistance = 'a' - 'A';

char capitalOf(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - caseDistance) : c; }
char smallOf(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + caseDistance) : c; }

} // namespace

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
