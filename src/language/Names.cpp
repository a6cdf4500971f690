#include "arkanong/language/Names.hpp"

namespace arkanong {

std::string_view shownName(const Catalogue& catalogue, Card card) {
    return catalogue.text("card", traitsOf(card).name);
}

std::string_view shownName(const Catalogue& catalogue, PowerUp kind) {
    return catalogue.text("power-up", traitsOf(kind).name);
}

std::string_view shownName(const Catalogue& catalogue, Boss boss) {
    return catalogue.text("boss", nameOf(boss));
}

std::string shownName(const Catalogue& catalogue, BrickKind kind) {
    const std::string english = nameOf(kind);
    return std::string(catalogue.text("brick", english));
}

std::string_view shownName(const Catalogue& catalogue, Side side) {
    return side == Side::Blue ? catalogue.text("side", "Blue") : catalogue.text("side", "Red");
}

std::string_view shownName(const Catalogue& catalogue, Difficulty strength) {
    return catalogue.text("strength", nameOf(strength));
}

std::string_view shownName(const Catalogue& catalogue, Personality personality) {
    return catalogue.text("personality", nameOf(personality));
}

std::string_view shownName(const Catalogue& catalogue, Medal medal) {
    return catalogue.text("medal", nameOf(medal));
}

std::string sentenceOf(const Catalogue& catalogue, const Mission& mission) {
    if (mission.count == 0) return std::string(catalogue.text(noneOf(mission.kind)));
    return fill(catalogue.plural(patternOf(mission.kind), static_cast<std::uint64_t>(mission.count)),
                {{"n", mission.count}});
}

std::string_view counterName(const Catalogue& catalogue, MissionKind kind) {
    return catalogue.text("counter", counterName(kind));
}

std::string shortDate(const Catalogue& catalogue, Day day) {
    // Translators: a date such as "22 Nov".
    return fill(catalogue.text("{day} {month}"),
                {{"day", dayOfMonth(day)}, {"month", catalogue.text("month", shortMonth(day))}});
}

std::string_view textOf(const Catalogue& catalogue, HeatRule rule) { return catalogue.text(textOf(rule)); }

} // namespace arkanong
