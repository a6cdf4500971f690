#include "arkanong/sim/Strength.hpp"

#include <algorithm>

namespace arkanong {

namespace {

bool isDecimal(char sign) { return sign >= '0' && sign <= '9'; }

} // namespace

std::optional<Strength> Strength::of(double number) {
    constexpr int highest = mostHundredths / hundredthsOfStep;
    if (!(number >= 0.0 && number <= highest)) return std::nullopt;
    return Strength(static_cast<int>(number * hundredthsOfStep + 0.5));
}

std::optional<Strength> Strength::ofHundredths(int hundredths) {
    if (hundredths < 0 || hundredths > mostHundredths) return std::nullopt;
    return Strength(hundredths);
}

Difficulty Strength::nearest() const {
    return static_cast<Difficulty>((hundredths_ + hundredthsOfStep / 2) / hundredthsOfStep);
}

// "2", "2.3" or "2.35": a digit, and up to two decimals.
std::optional<Strength> strengthNamed(std::string_view text) {
    if (const auto difficulty = difficultyNamed(text)) return Strength(*difficulty);
    constexpr std::size_t longest = 4;
    if (text.empty() || text.size() == 2 || text.size() > longest || !isDecimal(text[0])) return std::nullopt;
    if (text.size() > 1 && (text[1] != '.' || !std::all_of(text.begin() + 2, text.end(), isDecimal)))
        return std::nullopt;
    const auto digit = [text](std::size_t at) { return at < text.size() ? text[at] - '0' : 0; };
    return Strength::ofHundredths(100 * digit(0) + 10 * digit(2) + digit(3));
}

std::string nameOf(Strength strength) {
    if (strength.isNamed()) return std::string(nameOf(strength.nearest()));
    const int decimals = strength.hundredths() % Strength::hundredthsOfStep;
    std::string text = std::to_string(strength.hundredths() / Strength::hundredthsOfStep) + '.' +
                       std::to_string(decimals / 10);
    if (decimals % 10 != 0) text += std::to_string(decimals % 10);
    return text;
}

} // namespace arkanong
