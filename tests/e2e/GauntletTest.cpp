#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <algorithm>
#include <array>
#include <sstream>

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// The open cards in a line like "draft round 1, thief, swift serve, echo", as the screen names them.
std::array<std::string, 3> cardsIn(const std::string& line) {
    std::istringstream words(line.substr(line.find(',')));
    std::array<std::string, 3> cards;
    std::string card;
    std::getline(words, card, ',');
    for (std::string& name : cards) {
        std::getline(words, card, ',');
        name = card.substr(1);
        std::transform(name.begin(), name.end(), name.begin(),
                       [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    }
    return cards;
}

} // namespace

TEST_CASE(
    "a run is begun and its first cards are picked by the mouse alone, and the round is played with them",
    "[.][display][e2e][screens]") {
    GameRun game({});
    game.await("screen title");
    game.chooseByMouse("GAUNTLET");
    game.await("screen gauntlet-setup");
    game.keepPicture("gauntlet-setup");
    game.chooseByMouse("BEGIN THE RUN");
    const std::array<std::string, 3> cards = cardsIn(game.await("draft round 1"));
    const bool first = game.await("first ") == "first blue";
    game.awaitAfterPlay("draft");
    game.keepPicture("draft");
    if (!first) game.await("picked red");
    // The computer may have taken one of these two.
    game.chooseByMouse(cards[0]);
    if (!first && game.lines("picked blue").empty()) game.chooseByMouse(cards[1]);
    game.await("picked blue");
    if (first) game.await("picked red");
    game.keepPicture("draft-over");
    game.await("screen play");
    game.await("paddle");
    game.keepPicture("gauntlet-round");
    game.key("Escape");
    game.await("screen pause");
    game.chooseByMouse("LEAVE THE RUN");
    game.await("screen gauntlet-setup");
}
#endif
