#include "arkanong/storage/LanguageCode.hpp"

#include <algorithm>
#include <iterator>

namespace arkanong {

std::vector<std::string> languageChoices() {
    std::vector<std::string> codes{std::string(systemLanguage)};
    for (const Language& one : languages)
        codes.emplace_back(one.code);
    return codes;
}

bool isLanguage(std::string_view value) {
    return value == systemLanguage || value == pseudoLanguage ||
           std::any_of(std::begin(languages), std::end(languages),
                       [value](const Language& one) { return one.code == value; });
}

} // namespace arkanong
