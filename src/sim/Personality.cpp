#include "arkanong/sim/Personality.hpp"

namespace arkanong {

namespace {

constexpr auto personalityNames = tableOf<Personality, std::string_view>(
    {"steady", "hothead", "guardian", "trickster", "collector", "hunter"});

} // namespace

std::optional<Personality> personalityNamed(std::string_view name) {
    return kindNamed<Personality>(personalityNames, name);
}

std::string_view nameOf(Personality personality) {
    return personalityNames[static_cast<std::size_t>(personality)];
}

} // namespace arkanong
