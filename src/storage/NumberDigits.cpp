#include "arkanong/storage/NumberText.hpp"

#include <array>
#include <charconv>

namespace arkanong {

std::string sixDigits(double number) {
    std::array<char, 16> text{};
    char* const start = text.data();
    return {start, std::to_chars(start, start + text.size(), number, std::chars_format::general, 6).ptr};
}

} // namespace arkanong
