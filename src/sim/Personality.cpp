#include "arkanong/sim/Personality.hpp"

#include "arkanong/language/Translatable.hpp"

namespace arkanong {

namespace {

constexpr auto personalityNames = tableOf<Personality, std::string_view>(
    {translatable("personality", "steady"), translatable("personality", "hothead"),
     translatable("personality", "guardian"), translatable("personality", "trickster"),
     translatable("personality", "collector"), translatable("personality", "hunter")});

} // namespace

std::optional<Personality> personalityNamed(std::string_view name) {
    return kindNamed<Personality>(personalityNames, name);
}

std::string_view nameOf(Personality personality) {
    return personalityNames[static_cast<std::size_t>(personality)];
}

} // namespace arkanong
