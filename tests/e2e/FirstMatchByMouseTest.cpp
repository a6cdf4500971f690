#if defined(__unix__) && !defined(__APPLE__)
#include "e2e/FirstMatch.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("the mouse alone plays the first match, without a choice before it", "[.][display][e2e][screens]") {
    GameRun game({"--mode", "first-match"}, "", GameRun::Player::Newcomer);
    const auto goWithMouse = [&](int x, int y) { game.point(x + 160, y); };
    game.await("lesson 1 MOVE YOUR PADDLE");
    goWithMouse(236, 556);
    game.await("NOW TO THIS RING");
    game.keepPicture("lesson-1-mouse");
    goWithMouse(724, 676);
    reach(game, "lesson 2 SERVE A BALL");
    game.keepPicture("lesson-2-mouse");
    int column = 0;
    serveUntil(game, "WELL DONE", [&] {
        const int x = 160 + 136 * (column++ % 5);
        goWithMouse(x, 640);
        game.paddleWhen([&](Place at) { return near(at.x, x, 20); });
        game.click(x + 160, 640);
    });
    reach(game, "lesson 4 SERVE ANOTHER");
    const auto nod = [&] {
        const int x = paddleIn(game.lines(" paddle ").back()).x;
        for (const int y : {590, 690, 590, 690}) {
            goWithMouse(x, y);
            game.awaitFrames(3);
        }
    };
    strikeUntil(
        game, "WELL STRUCK", [&] { game.click(640, 640); },
        [&](int x) { goWithMouse(std::clamp(x, 60, 900), 640); }, nod);
    reach(game, "lesson 5 TOUCH THE RED BALL");
    for (int i = 0; i < tries && game.lines("IT IS YOURS").empty(); ++i) {
        takeUntil([&] { return game.awaitReports(1).find("balls 0") == std::string::npos; },
                  [](bool came) { return came; });
        const int x = paddleIn(game.awaitReports(1)).x;
        const std::size_t broken = game.lines("ShieldBroken").size();
        goWithMouse(x < 480 ? std::max(x + 130, 300) : std::min(x - 130, 660), 640);
        game.awaitThat(
            [&] { return !game.lines("IT IS YOURS").empty() || game.lines("ShieldBroken").size() > broken; });
    }
    reach(game, "lesson 6 SERVE AT THE GAP");
    game.keepPicture("lesson-6-mouse");
    serveUntil(game, "GOAL!", [&] {
        goWithMouse(450, 640);
        game.paddleWhen([](Place at) { return near(at.x, 450, 20); });
        game.click(610, 640);
    });
    reach(game, "lesson 7 SERVE AT A MARKED BRICK");
    goWithMouse(450, 640);
    for (int i = 0; i < tries && game.lines("WIDE!").empty(); ++i) {
        game.paddleWhen([](Place at) { return near(at.x, 450, 20); });
        game.click(610, 640);
        const Place falls = placeAfter(game.await("CapsuleReleased"), "CapsuleReleased at ");
        const std::size_t before = game.lines("CapsuleMissed").size();
        goWithMouse(falls.x, 640);
        game.awaitThat(
            [&] { return !game.lines("WIDE!").empty() || game.lines("CapsuleMissed").size() > before; });
        goWithMouse(450, 640);
    }
    reach(game, "DODGE THIS ONE");
    dodgeUntilPraised(game, [&](Place from, auto) { goWithMouse(from.x < 480 ? 800 : 160, 640); });
    game.awaitAfterPlay("ready");
    game.chooseByMouse("PLAY THE FIRST MATCH").await("screen play");
    game.await("MatchEnded", matchPatience); // A still paddle loses to the novice, in time.
    game.awaitAfterPlay("ready");
    game.keepPicture("ready-after");
    game.chooseByMouse("ON TO THE CAMPAIGN").await("screen campaign");
}
#endif
