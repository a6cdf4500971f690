#include "arkanong/game/OptionWords.hpp"

#include "arkanong/game/Explanations.hpp"
#include "arkanong/game/Levels.hpp"

namespace arkanong {

namespace {

/// Takes the first word off a list.
std::string_view nextWord(std::string_view& list) {
    const std::size_t comma = list.find(',');
    const std::string_view word = list.substr(0, comma);
    list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    return word;
}

std::optional<Mutator> mutatorNamed(std::string_view name) {
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        const auto mutator = static_cast<Mutator>(i);
        if (displayName(name) == displayName(shownName(mutator))) return mutator;
    }
    return std::nullopt;
}

} // namespace

std::optional<Mutators> mutatorsNamed(std::string_view list) {
    Mutators mutators;
    while (!list.empty()) {
        const std::optional<Mutator> mutator = mutatorNamed(nextWord(list));
        if (!mutator) return std::nullopt;
        mutators.set(*mutator, true);
    }
    return mutators;
}

std::optional<std::array<Temperament, 2>> temperamentsNamed(std::string_view list) {
    const std::optional<Temperament> blue = temperamentNamed(nextWord(list));
    const std::optional<Temperament> red = list.empty() ? blue : temperamentNamed(nextWord(list));
    if (!blue || !red || !list.empty()) return std::nullopt;
    return std::array<Temperament, 2>{*blue, *red};
}

} // namespace arkanong
