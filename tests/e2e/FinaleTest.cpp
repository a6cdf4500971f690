#if defined(__unix__) && !defined(__APPLE__)
#include "e2e/GameRun.hpp"

using namespace arkanong::test;

TEST_CASE("the finale starts by its level's name, and one key skips the credits that follow it",
          "[.][display][e2e]") {
    GameRun game({"--mode", "versus", "--level", "finale"});
    game.await("screen play");
    game.await("BossPhaseBegan foreman side red phase 2");
    game.await("BrickRegrown");
    game.keepPicture("finale");
    game.key("Escape").await("screen pause");
    game.chooseByKeys("THE CREDITS");
    game.awaitAfterPlay("credits");
    game.keepPicture("credits");
    game.key("space").await("credits end");
    game.keepPicture("credits-end");
    game.key("space").await("screen campaign");
}
#endif
