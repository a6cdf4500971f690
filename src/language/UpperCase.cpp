#include "arkanong/language/UpperCase.hpp"

#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace arkanong {

namespace {

/// Greek letters with an accent and their capitals without.
constexpr std::pair<char32_t, char32_t> withoutAccent[] = {
    {U'ά', U'Α'}, {U'έ', U'Ε'}, {U'ή', U'Η'}, {U'ί', U'Ι'}, {U'ό', U'Ο'}, {U'ύ', U'Υ'},
    {U'ώ', U'Ω'}, {U'ΐ', U'Ϊ'}, {U'ΰ', U'Ϋ'}, {U'Ά', U'Α'}, {U'Έ', U'Ε'}, {U'Ή', U'Η'},
    {U'Ί', U'Ι'}, {U'Ό', U'Ο'}, {U'Ύ', U'Υ'}, {U'Ώ', U'Ω'}};

char32_t capitalIn(std::string_view language, char32_t code) {
    if (language == "tr" && code == U'i') return U'İ';
    if (language == "el") {
        const auto* const pair = std::find_if(std::begin(withoutAccent), std::end(withoutAccent),
                                              [code](const auto& one) { return one.first == code; });
        if (pair != std::end(withoutAccent)) return pair->second;
    }
    return capitalOf(code);
}

} // namespace

std::string toUpper(std::string_view text, std::string_view language) {
    language = language.substr(0, language.find('_'));
    std::string capitals;
    while (!text.empty()) {
        const std::string_view before = text;
        const bool valid = characterLength(text) != 0;
        const char32_t code = takeCodePoint(text);
        const char32_t capital = valid ? capitalIn(language, code) : code;
        if (valid && code == U'ß')
            capitals += "SS";
        else if (capital == code || !valid)
            capitals += before.substr(0, before.size() - text.size());
        else
            capitals += utf8Of(capital);
    }
    return capitals;
}

} // namespace arkanong
