#if defined(__unix__) && !defined(__APPLE__)
#include "e2e/FirstMatch.hpp"

#include "BuiltCatalogue.hpp"

#include <algorithm>
#include <utility>

// The first match as a newcomer meets it: offered first, played with real keys, and remembered.

using namespace arkanong::test;

namespace {

/// Moves sideways with the keys to about `x`, field px: holds a key for the frames that the distance should take, and
/// again if it did not.
void goTo(GameRun& game, int x) {
    constexpr int enough = 45;
    constexpr int ofFrame = 60; // px.
    int reports = 1;
    const auto distance = [&] { return x - paddleIn(game.awaitReports(std::exchange(reports, 2))).x; };
    takeUntil(distance, [&](int left) {
        if (near(left, 0, enough)) return true;
        game.hold(left > 0 ? "Right" : "Left", std::max(std::abs(left) / ofFrame, 1));
        return false;
    });
}

void moveByKeys(GameRun& game) {
    game.keyDown("Left");
    game.keyDown("Up").await("NOW TO THIS RING");
    game.keyUp("Left");
    game.keyUp("Up");
    game.keyDown("Right");
    game.keyDown("Down").await("NICE");
    game.keyUp("Right");
    game.keyUp("Down");
}

void nodByKeys(GameRun& game) {
    for (const char* const key : {"Up", "Down", "Up", "Down"})
        game.hold(key, 3);
}

/// Touches the red ball, which comes some way beside where the paddle is.
void convertByKeys(GameRun& game) {
    for (int i = 0; i < tries && game.lines("IT IS YOURS").empty(); ++i) {
        goTo(game, 480);
        takeUntil([&] { return game.awaitReports(1).find("balls 0") == std::string::npos; },
                  [](bool came) { return came; });
        const int x = paddleIn(game.awaitReports(1)).x;
        const std::size_t broken = game.lines("ShieldBroken").size();
        goTo(game, x < 480 ? x + 120 : x - 120);
        game.awaitThat(
            [&] { return !game.lines("IT IS YOURS").empty() || game.lines("ShieldBroken").size() > broken; });
    }
    CHECK_FALSE(game.lines("IT IS YOURS").empty());
}

template <typename Serve>
void catchByKeys(GameRun& game, Serve serve) {
    for (int i = 0; i < tries && game.lines("WIDE!").empty(); ++i) {
        goTo(game, 480);
        const std::size_t before = game.lines("CapsuleMissed").size();
        const std::size_t released = game.lines("CapsuleReleased").size();
        serve();
        // A ball may fly past the marked bricks: then another one is served after eight seconds of play.
        constexpr std::size_t flight = 32; // Reports.
        const std::size_t reports = game.lines(" paddle ").size();
        const auto opened = [&] { return game.lines("CapsuleReleased").size() > released; };
        game.awaitThat([&] { return opened() || game.lines(" paddle ").size() > reports + flight; });
        if (!opened()) continue;
        goTo(game, placeAfter(game.lines("CapsuleReleased").back(), "CapsuleReleased at ").x);
        game.awaitThat(
            [&] { return !game.lines("WIDE!").empty() || game.lines("CapsuleMissed").size() > before; });
    }
    CHECK_FALSE(game.lines("WIDE!").empty());
}

void dodgeByKeys(GameRun& game) {
    reach(game, "DODGE THIS ONE");
    dodgeUntilPraised(game, [&](Place from, auto hasEnded) {
        const std::string away = from.x < 480 ? "Right" : "Left";
        game.keyDown(away).awaitThat(hasEnded);
        game.keyUp(away);
    });
}

} // namespace

TEST_CASE("new players are offered the first match once, and keys play it", "[.][display][e2e][screens]") {
    const TempFolder home;
    const auto serve = [](GameRun& game) {
        game.keyDown("space").awaitReports(1);
        game.keyUp("space");
    };
    {
        GameRun game({}, home.path(), GameRun::Player::Newcomer);
        game.await("screen presets");
        game.keepPicture("presets");
        game.key("Down").await("selected EASY TO SEE");
        game.await("look high-contrast");
        game.keepPicture("presets-see");
        game.key("Up").await("look standard");
        game.key("Return").await("preset STANDARD");
        game.await("screen title");
        game.await("item FIRST MATCH");
        game.keepPicture("title-newcomer");
        game.key("Return").await("screen play");
        game.await("lesson 1 MOVE YOUR PADDLE");
        game.keepPicture("lesson-1-keys");
        moveByKeys(game);
        reach(game, "lesson 2 SERVE A BALL");
        game.keepPicture("lesson-2-keys");
        serveUntil(game, "WELL DONE", [&] { serve(game); });
        reach(game, "lesson 4 SERVE ANOTHER");
        game.keepPicture("lesson-4-keys");
        strikeUntil(
            game, "WELL STRUCK", [&] { game.key("space"); }, [&](int x) { goTo(game, x); },
            [&] { nodByKeys(game); });
        reach(game, "lesson 5 TOUCH THE RED BALL");
        game.keepPicture("lesson-5-keys");
        convertByKeys(game);
        reach(game, "lesson 6 SERVE AT THE GAP");
        game.keepPicture("lesson-6-keys");
        serveUntil(game, "GOAL!", [&] {
            goTo(game, 450);
            game.key("space");
        });
        reach(game, "lesson 7 SERVE AT A MARKED BRICK");
        game.keepPicture("lesson-7-keys");
        catchByKeys(game, [&] { game.key("space"); });
        dodgeByKeys(game);
        game.awaitAfterPlay("ready");
        game.keepPicture("ready");
        game.key("Return").await("screen play");
        game.await("CountdownTicked 0");
        game.key("Escape").await("screen pause");
        game.chooseByKeys("QUIT TO TITLE").await("screen title");
        CHECK(game.lines("item FIRST MATCH").size() == 2); // Behind the presets and after them.
    }
    GameRun game({}, home.path(), GameRun::Player::Newcomer);
    game.await("screen title");
    game.await("item PLAY ");
    game.chooseByKeys("OPTIONS").await("screen options");
    game.chooseByKeys("FIRST MATCH").await("lesson 1 MOVE YOUR PADDLE");
}

TEST_CASE("the first screen offers the language, which takes effect at once and is kept",
          "[.][display][e2e]") {
    const std::optional<Catalogue> czech = builtCatalogue("cs");
    if (!czech) return; // A build without gettext.
    const TempFolder home;
    {
        GameRun game({"--speech", "--no-speech-hints"}, home.path(), GameRun::Player::Newcomer);
        game.await("language en");
        game.await("screen presets");
        game.selectByKeys("Language").await("said Language, English.");
        game.key("Right").await("language cs");
        game.await("said " + std::string(czech->text("Language")) + ", Language, Čeština");
        game.chooseByMouse("Language", 230).await("language de");
        game.chooseByMouse("STANDARD").await("preset STANDARD");
        game.await("screen title");
    }
    CHECK_THAT(contentsOf(home / "config.toml"), ContainsSubstring("language = \"de\""));
    GameRun again({}, home.path(), GameRun::Player::Newcomer);
    again.await("screen title");
    CHECK(again.lines("language ").back() == "language de");
}

TEST_CASE("the lessons can be skipped at any time, which is remembered", "[.][display][e2e]") {
    const TempFolder home;
    {
        GameRun game({}, home.path(), GameRun::Player::Newcomer);
        game.await("screen presets");
        game.chooseByMouse("STANDARD").await("screen title");
        game.chooseByMouse("FIRST MATCH").await("lesson 1");
        game.key("Escape").await("screen pause");
        game.chooseByKeys("SKIP THE LESSONS").awaitAfterPlay("ready");
        game.key("Escape").await("screen title");
        game.await("item PLAY ");
    }
    GameRun game({}, home.path(), GameRun::Player::Newcomer);
    game.await("screen title");
    game.await("item PLAY ");
}
#endif
