#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <vector>

using namespace arkanong::test;

namespace {

/// Options with which a player who never moves loses rounds quickly.
std::vector<std::string> quickly(std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"--mode", "versus", "--level", "pure-pong", "--red",
                                       "master", "--seed", "3",       "--goals",   "1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

void awaitLostRound(GameRun& game) { game.await("MatchEnded winner red", matchPatience); }

} // namespace

TEST_CASE("in a best of three the second lost round decides, after an intermission", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string path = folder / "series.replay";
    {
        GameRun game(quickly({"--record", path}));
        awaitLostRound(game);
        game.await("series blue 0 red 1");
        game.await("screen round");
        const Place item = placeAfter(game.await("item NEXT ROUND"), "item NEXT ROUND");
        game.await("takes input");
        game.key("Down"); // The countdown waits while another item is selected.
        // The score 0 : 1 is above the menu once the panel has slid in.
        const auto standing = [item](const sf::Image& seen) {
            return countPixels(seen, item.x - 125, item.y - 145, 75, 80, isCyan) > 100 &&
                   countPixels(seen, item.x + 50, item.y - 145, 75, 80, isCoral) > 100;
        };
        CHECK(standing(game.screenshotWhen(standing)));
        CHECK(game.lines("screen play").size() == 1);
        game.key("Up").await("screen play");
        game.await("CountdownTicked 3");
        awaitLostRound(game);
        game.awaitAfterPlay("result");
        CHECK(game.lines("screen round").size() == 1);

        game.key("Return"); // The rematch is a whole series again.
        game.await("screen play");
        awaitLostRound(game);
        game.await("series blue 0 red 1");
        game.awaitAfterPlay("round");
        game.key("Return"); // Continues without waiting.
        game.await("screen play");
        game.key("Escape").await("screen pause");
        game.keys({"Up", "Return"}).await("screen title");
        CHECK(game.lines("recorded ").size() == 3); // The aborted round is not recorded.
    }
    CHECK(runToEnd({"--verify", path}).exitCode == 0);
    GameRun game({"--replay", path});
    awaitLostRound(game);
    game.await("replay ends");
}

TEST_CASE("Escape pauses the intermission between two rounds", "[.][display][e2e]") {
    GameRun game(quickly());
    awaitLostRound(game);
    game.awaitAfterPlay("round");
    game.key("Escape");
    // BEGINS IN is no longer shown.
    const auto countdown = [](const sf::Image& picture) {
        return countPixels(picture, 560, 476, 160, 20, isLit);
    };
    CHECK(countdown(game.screenshotWhen([&](const sf::Image& seen) { return countdown(seen) == 0; })) == 0);
    game.key("Escape").await("screen title");
    CHECK(game.lines("screen play").size() == 1);
}

TEST_CASE("a points limit ends a match in the window", "[.][display][e2e]") {
    GameRun game(
        {"--mode", "versus", "--level", "pure-pong", "--red", "master", "--points", "100", "--rounds", "1"});
    awaitLostRound(game);
    CHECK(game.lines("GoalScored").empty());
    CHECK(game.lines("ShieldBroken").size() <= 1);
    game.await("screen result");
}
#endif
