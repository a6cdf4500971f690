#include "arkanong/sim/Personality.hpp"

#include <array>

namespace arkanong {

namespace {

constexpr auto personalityNames = tableOf<Personality, std::string_view>(
    {"steady", "hothead", "guardian", "trickster", "collector", "hunter"});

} // namespace

std::optional<Personality> personalityNamed(std::string_view name) {
    for (std::size_t i = 0; i < personalityNames.size(); ++i)
        if (personalityNames[i] == name) return static_cast<Personality>(i);
    return std::nullopt;
}

std::string_view nameOf(Personality personality) {
    return personalityNames[static_cast<std::size_t>(personality)];
}

} // namespace arkanong
