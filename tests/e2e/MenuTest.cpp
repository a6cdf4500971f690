#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <cstdlib>
#include <utility>

using namespace arkanong::test;

TEST_CASE("the title shows the name in both sides' colours and the selected item", "[.][display][e2e]") {
    GameRun game({});
    game.await("screen title");
    const auto arcs = [](const sf::Image& picture) { return countPixels(picture, 60, 50, 325, 92, isCyan); };
    const auto nong = [](const sf::Image& picture) {
        return countPixels(picture, 395, 50, 340, 92, isCoral);
    };
    // The name's animation takes a moment.
    const sf::Image picture =
        game.screenshotWhen([&](const sf::Image& seen) { return arcs(seen) > 700 && nong(seen) > 700; });
    CHECK(picture.getSize().x == 1280);
    CHECK(picture.getSize().y == 720);
    CHECK(arcs(picture) > 700);
    CHECK(nong(picture) > 700);
    CHECK(countPixels(picture, 52, 204, 560, 84, isCyan) > 500); // PLAY
    CHECK(countPixels(picture, 52, 304, 560, 70, isCyan) < 100); // VERSUS
}

TEST_CASE("the keyboard leads from the title to a match, its pause and back", "[.][display][e2e]") {
    GameRun game({});
    game.await("screen title");
    game.chooseByKeys("VERSUS").await("screen setup");
    game.key("Return").await("screen play");
    game.awaitReports();
    game.key("Escape").await("screen pause");
    game.keys({"Up", "Return"}).await("screen title");
    game.key("Escape").await("quit");
    CHECK(game.exitCode() == 0);
}

TEST_CASE("the mouse works in menus in a window of any size", "[.][display][e2e]") {
    GameRun game({"--window", "900x700"});
    game.await("screen title");
    game.chooseByMouse("SANDBOX").await("screen play");
    game.key("Escape").await("screen pause");
    game.chooseByMouse("RESUME").await("screen play");
    game.key("Escape").await("screen pause");
    game.chooseByMouse("QUIT TO TITLE").await("screen title");
}

TEST_CASE("the setup of a match is remembered", "[.][display][e2e]") {
    GameRun game({"--no-menu-motion"}); // The highlight moves at once.
    game.await("screen title");
    const auto openRules = [&game] {
        game.chooseByKeys("VERSUS").await("screen setup");
        game.chooseByKeys("RULES").await("screen setup-page");
        game.selectByKeys("Points to win");
    };
    openRules();
    // The amber pixels of the value, when the highlight has come to rest.
    constexpr int shine = 20;
    const Place row = game.placeOf("Points to win");
    const auto points = [&] {
        int before = -1;
        const auto count = [&] {
            return countPixels(game.screenshot(), row.x + 60, row.y - 13, 190, 26, isAmber);
        };
        return takeUntil(count,
                         [&before](int now) { return std::abs(now - std::exchange(before, now)) <= shine; });
    };
    const int unlimited = points();
    game.key("Right"); // The first limit.
    const int chosen = points();
    CHECK(std::abs(chosen - unlimited) > shine);
    game.key("Escape").await("screen setup");
    game.key("Escape").await("screen title");
    openRules();
    CHECK(std::abs(points() - chosen) <= shine);
    game.key("Left");
    CHECK(std::abs(points() - unlimited) <= shine);
}
#endif
