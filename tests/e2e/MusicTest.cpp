#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

using namespace arkanong::test;

TEST_CASE("a match has different music than the title, which returns afterwards", "[.][display][e2e]") {
    GameRun game({});
    game.await("screen title");
    game.await("music title");
    game.chooseByKeys("VERSUS").await("screen setup");
    game.key("Return").await("screen play");
    CHECK_THAT(game.await("music "), !ContainsSubstring("title")); // The theme of the arena's world.
    game.key("Escape").await("screen pause");
    game.keys({"Up", "Return"}).await("screen title");
    game.await("music title");
    CHECK(game.lines("music ").size() == 3); // The pause does not change the track.
}

#endif
