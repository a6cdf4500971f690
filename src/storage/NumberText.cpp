#include "arkanong/storage/NumberText.hpp"

#include <array>
#include <charconv>

namespace arkanong {

std::string sixDigits(double number) {
    std::array<char, 16> text{};
    char* const start = text.data();
    return {start, std::to_chars(start, start + text.size(), number, std::chars_format::general, 6).ptr};
}

std::string hexDigits(std::uint64_t number) {
    std::string text(16, '0');
    for (auto digit = text.rbegin(); number > 0; ++digit, number >>= 4U)
        *digit = "0123456789abcdef"[number & 0xfU];
    return text;
}

} // namespace arkanong
