#include "arkanong/storage/NumberText.hpp"

#include "arkanong/sim/tuning/Time.hpp"

namespace arkanong {

std::string hexDigits(std::uint64_t number) {
    std::string text(16, '0');
    for (auto digit = text.rbegin(); number > 0; ++digit, number >>= 4U)
        *digit = "0123456789abcdef"[number & 0xfU];
    return text;
}

std::string clockText(int ticks) {
    const int seconds = (ticks + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

} // namespace arkanong
