#include "arkanong/screens/match/ShownPlayer.hpp"

#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/ReplayTexts.hpp"

namespace arkanong {

std::string shownPlayer(const Catalogue& catalogue, const MatchSetup& setup, const Level& level, Side side) {
    if (setup.opponentSide() == side && level.opponent)
        return catalogue.sentenceCase(catalogue.text(level.opponent->name));
    return nameInWords(catalogue, playerName(setup, level, side));
}

} // namespace arkanong
