#include "arkanong/screens/match/ShownPlayer.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"

namespace arkanong {

namespace {

/// Whether its name is that of a strength, not one of its own.
bool isNamedByStrength(const MatchSetup& setup, Side side) {
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind))
        if (!takeover->names[sideIndex(side)].empty()) return false;
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&setup.kind))
        if (!gauntlet->names[sideIndex(side)].empty()) return false;
    return true;
}

} // namespace

std::string shownPlayer(const Catalogue& catalogue, const MatchSetup& setup, const Level& level, Side side) {
    const Contestant& own = setup.contestants[sideIndex(side)];
    if (setup.opponentSide() == side && level.opponent)
        return catalogue.sentenceCase(catalogue.text(level.opponent->name));
    if (isPerson(own.controller)) {
        if (setup.onlyPerson()) return std::string(catalogue.text("You"));
        return std::string(side == Side::Blue ? catalogue.text("Player 1") : catalogue.text("Player 2"));
    }
    if (isNamedByStrength(setup, side))
        return catalogue.sentenceCase(shownName(catalogue, own.computer.strength.nearest()));
    const std::string name = nameFromCapitals(playerName(setup, level, side));
    // In a gauntlet run these are names of the campaign's opponents, in a takeover perhaps those of players.
    return setup.is<GauntletMatch>() ? std::string(catalogue.text(name)) : name;
}

} // namespace arkanong
