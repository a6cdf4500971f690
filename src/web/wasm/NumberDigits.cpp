#include "arkanong/storage/NumberText.hpp"

#include <cmath>

namespace arkanong {

// In place of storage/NumberDigits.cpp, whose to_chars() would bring 100 kB of tables. It may round the sixth digit of a
// number to the other side where the seventh is a 5; such numbers stand in messages about levels alone.
std::string sixDigits(double number) {
    constexpr int digits = 6;
    if (number == 0.0 || !std::isfinite(number)) return number == 0.0 ? "0" : "no number";
    const int whole =
        static_cast<int>(std::floor(std::log10(std::fabs(number)))) + 1; // Digits before the point.
    if (whole > digits) return std::to_string(static_cast<long long>(number));
    const auto scaled =
        static_cast<long long>(std::llround(std::fabs(number) * std::pow(10.0, digits - whole)));
    std::string text = std::to_string(scaled);
    const auto decimals = static_cast<std::size_t>(digits - whole);
    if (text.size() <= decimals) text.insert(0, decimals + 1 - text.size(), '0');
    text.insert(text.size() - decimals, ".");
    while (text.back() == '0')
        text.pop_back();
    if (text.back() == '.') text.pop_back();
    return (number < 0.0 ? "-" : "") + text;
}

} // namespace arkanong
