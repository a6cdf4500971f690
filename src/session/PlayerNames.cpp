#include "arkanong/session/PlayerNames.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/session/cast/Cast.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <optional>

namespace arkanong {

namespace {

constexpr std::string_view finaleOpponent = "The Bosses"; ///< As in the finale's level file.

std::string strengthInWords(const Catalogue& catalogue, Strength strength) {
    if (strength.isNamed()) return catalogue.sentenceCase(shownName(catalogue, strength.nearest()));
    return catalogue.decimal(nameOf(strength));
}

/// Of a computer that has no name: "Medium", and "Medium · hunter" or "2.35" as matches without a window record it.
std::optional<std::string> computerInWords(const Catalogue& catalogue, std::string_view name) {
    const std::string_view first = name.substr(0, name.find(' '));
    const std::optional<Strength> strength = strengthNamed(insideSentence(inSentenceCase(first)));
    if (!strength || inCapitals(nameOf(*strength)) != first) return std::nullopt;
    std::string words = strengthInWords(catalogue, *strength);
    if (first == name) return words;
    for (const Personality personality : everyOf<Personality>())
        if (name.substr(first.size() + 1) == inCapitals(nameOf(personality)))
            return fill(catalogue.text("{strength} · {personality}"),
                        {{"strength", words}, {"personality", shownName(catalogue, personality)}});
    return std::nullopt;
}

/// The translation of a name that the game gives; nullopt for any other name.
std::optional<std::string> ownNameInWords(const Catalogue& catalogue, std::string_view name) {
    const auto shown = [&](const char* text) { return std::string(catalogue.text(text)); };
    if (name == onlyPersonName) return shown(translatable("You"));
    if (name == peopleNames[0]) return shown(translatable("Player 1"));
    if (name == peopleNames[1]) return shown(translatable("Player 2"));
    const std::string words = nameFromCapitals(name);
    if (castMember(words) != nullptr || words == finaleOpponent) return shown(words.c_str());
    return computerInWords(catalogue, name);
}

std::optional<std::string> namelessInWords(const Catalogue& catalogue, std::string_view name) {
    // Translators: instead of the name of a player of an online match who has not chosen one.
    if (name == namelessHost) return std::string(catalogue.text("player", "Host"));
    if (name == namelessGuest) return std::string(catalogue.text("player", "Guest"));
    return std::nullopt;
}

std::string capitalsOf(const Catalogue& catalogue, const std::optional<std::string>& translation,
                       std::string_view name) {
    return translation ? catalogue.capitals(*translation) : std::string(name);
}

} // namespace

bool isPersonName(std::string_view name) {
    return name == onlyPersonName || name == peopleNames[0] || name == peopleNames[1];
}

std::string nameInWords(const Catalogue& catalogue, std::string_view name) {
    return ownNameInWords(catalogue, name).value_or(nameFromCapitals(name));
}

std::string nameInCapitals(const Catalogue& catalogue, std::string_view name) {
    return capitalsOf(catalogue, ownNameInWords(catalogue, name), name);
}

std::string onlineNameInWords(const Catalogue& catalogue, std::string_view name) {
    return namelessInWords(catalogue, name).value_or(nameFromCapitals(name));
}

std::string onlineNameInCapitals(const Catalogue& catalogue, std::string_view name) {
    return capitalsOf(catalogue, namelessInWords(catalogue, name), name);
}

} // namespace arkanong
