#include "arkanong/cli/OptionWords.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"

#include <vector>

namespace arkanong {

namespace {

std::vector<std::string_view> wordsOf(std::string_view list) {
    std::vector<std::string_view> words;
    for (std::size_t comma = list.find(','); comma != std::string_view::npos; comma = list.find(',')) {
        words.push_back(list.substr(0, comma));
        list.remove_prefix(comma + 1);
    }
    words.push_back(list);
    return words;
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
    for (const std::string_view word : wordsOf(list)) {
        const std::optional<Mutator> mutator = mutatorNamed(word);
        if (!mutator) return std::nullopt;
        mutators.set(*mutator, true);
    }
    return mutators;
}

std::optional<std::array<Personality, 2>> personalitiesNamed(std::string_view list) {
    const std::vector<std::string_view> words = wordsOf(list);
    const std::optional<Personality> blue = personalityNamed(words.front()),
                                     red = personalityNamed(words.back());
    if (!blue || !red || words.size() > 2) return std::nullopt;
    return std::array<Personality, 2>{*blue, *red};
}

} // namespace arkanong
