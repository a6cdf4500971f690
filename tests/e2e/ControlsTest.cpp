#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "e2e/GameRun.hpp"

#include <fstream>

using namespace arkanong::test;

namespace {

const std::vector<std::string> inTheSandbox{"--mode", "sandbox"};

/// The settings file in `home`.
std::string kept(const std::string& home) {
    std::ostringstream text;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(home))
        if (entry.path().filename() == "config.toml") text << std::ifstream(entry.path()).rdbuf();
    return text.str();
}

/// From the match to the list of its left keys.
template <typename Choose>
void openLeftKeys(GameRun& game, Choose choose) {
    game.awaitReports();
    game.key("Escape").await("screen pause");
    choose("OPTIONS");
    game.await("screen options");
    choose("CONTROLS");
    game.await("screen controls");
    choose("LEFT KEYS");
    game.await("screen keys");
}

/// Holds the key until the paddle has moved left.
void checkMoves(GameRun& game, const std::string& key) {
    const Place start = paddleIn(game.awaitReports());
    game.keyDown(key);
    const Place end = game.paddleWhen([&](Place now) { return now.x <= start.x - 60; });
    game.keyUp(key);
    CHECK(end.x <= start.x - 60);
}

/// Holds the key for a few reports, in which the paddle does not move.
void checkDoesNothing(GameRun& game, const std::string& key) {
    const Place start = paddleIn(game.awaitReports(4)); // Time to come to rest.
    game.keyDown(key);
    const Place end = paddleIn(game.awaitReports(3));
    game.keyUp(key);
    CHECK(end.x == start.x);
    CHECK(end.y == start.y);
}

} // namespace

TEST_CASE("a key bound with the keyboard moves the paddle, now and after a restart", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    {
        GameRun game(inTheSandbox, home);
        openLeftKeys(game, [&](const std::string& item) { game.chooseByKeys(item); });
        game.key("Return").await("waits for move-left");
        game.key("j").await("bound left-keys move-left");
        game.key("Escape").await("screen controls");
        game.key("Escape").await("screen options");
        game.key("Escape").await("screen pause");
        game.key("Escape").await("screen play");
        checkMoves(game, "j");
        checkDoesNothing(game, "a");
    }
    CHECK_THAT(kept(home), ContainsSubstring("[controls.left-keys]\nmove-left = [\"J\"]"));
    GameRun again(inTheSandbox, home);
    checkMoves(again, "j");
    checkDoesNothing(again, "a");
}

TEST_CASE("controls are bound with the mouse, except for pressing the key itself", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    GameRun game(inTheSandbox, home);
    openLeftKeys(game, [&](const std::string& item) { game.chooseByMouse(item); });
    game.click(590, 163); // First slot of the first row.
    game.await("waits for move-left");
    game.key("j").await("bound left-keys move-left");
    game.click(805, 596); // DONE.
    game.await("screen controls");
    game.chooseByMouse("MOUSE").await("screen keys");
    game.click(790, 163); // Second slot of SERVE.
    game.await("waits for serve");
    game.point(300, 400);
    game.middleButton().await("bound mouse serve");
    game.click(805, 596).await("screen controls");
    game.chooseByMouse("DONE").await("screen options");
    game.chooseByMouse("BACK").await("screen pause");
    game.chooseByMouse("RESUME").await("screen play");
    checkMoves(game, "j");
    checkDoesNothing(game, "a");
    CHECK_THAT(kept(home), ContainsSubstring("serve = [\"Left\", \"Middle\"]"));
}
#endif
