#include "arkanong/render/text/Marks.hpp"

#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Whether it is a capital that is higher than others: Latin with an accent, and some of other scripts.
bool isHigh(char32_t code) {
    constexpr std::u32string_view others = U"ΪΫЁЇЙЎ";
    constexpr char32_t first = U'À', last = U'Ž';
    if (code < first) return false;
    if (others.find(code) != std::u32string_view::npos) return true;
    return code <= last && smallOf(code) != code;
}

} // namespace

double marksAbove(std::string_view text) {
    constexpr double reach = 0.35;
    while (!text.empty())
        if (isHigh(takeCodePoint(text))) return reach;
    return 0.0;
}

double marksBelow(std::string_view text) {
    constexpr std::u32string_view low = U"¿ÇŞŢȘȚĢĶĻŅŖĄĘĮŲДЦЩ";
    constexpr double reach = 0.3;
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        if (code >= low.front() && low.find(code) != std::u32string_view::npos) return reach;
    }
    return 0.0;
}

double moreLeading(std::string_view text) {
    constexpr double leading = 0.2;
    constexpr std::u32string_view cyrillic = U"йїёўґ";
    constexpr char32_t first = U'À', last = U'ɏ';
    while (!text.empty()) {
        const char32_t code = takeCodePoint(text);
        const bool latin = code >= first && code <= last;
        if (isHigh(code) || latin || cyrillic.find(code) != std::u32string_view::npos) return leading;
    }
    return 0.0;
}

MarksReach furthestMarks(const std::vector<std::string>& texts) {
    MarksReach furthest;
    for (const std::string& text : texts)
        furthest = {std::max(furthest.above, marksAbove(text)), std::max(furthest.below, marksBelow(text)),
                    std::max(furthest.leading, moreLeading(text))};
    return furthest;
}

} // namespace arkanong
