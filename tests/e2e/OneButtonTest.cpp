#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

using namespace arkanong::test;

// The only key that is ever touched here is K, which is bound to nothing.

namespace {

/// Waits until the selection is there by itself, and takes it.
void take(GameRun& game, const std::string& item) {
    game.await("selected " + item);
    game.key("k");
}

void holdLong(GameRun& game) {
    game.keyDown("k").await("screen ");
    game.keyUp("k");
}

} // namespace

TEST_CASE("with one button a match is chosen, begun, played, paused and left", "[.][display][e2e]") {
    GameRun game({"--one-button", "--menu-pace", "900"});
    game.await("screen title");
    take(game, "VERSUS");
    game.await("screen setup");
    game.key("k"); // START is selected at once.
    game.await("screen play");
    game.await("CountdownTicked 0");
    game.awaitReports(2);
    game.key("k").await("BallServed");
    holdLong(game);
    CHECK(game.lines("screen pause").size() == 1);
    game.key("k"); // RESUME.
    game.await("screen play");
    game.awaitReports();
    holdLong(game);
    take(game, "QUIT TO TITLE");
    game.await("screen title");
    take(game, "OPTIONS");
    game.await("screen options");
    holdLong(game); // A long press goes back.
    CHECK_FALSE(game.lines("screen title").empty());
    take(game, "QUIT");
    game.await("quit");
    CHECK(game.exitCode() == 0);
}
#endif
