#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "PlayedGauntlet.hpp"
#include "arkanong/storage/replay/InterruptedFile.hpp"
#include "e2e/GameRun.hpp"
#include "e2e/OtherWindow.hpp"

#include <csignal>
#include <thread>

// The game among the other programs of a desktop.

using namespace arkanong::test;
using namespace std::chrono_literals;

namespace {

/// Saves a day's duel that is interrupted a moment before its end.
void keepDuelBeforeItsEnd(const std::string& home) {
    const GauntletReplay whole = playedGauntlet(100);
    const int last = static_cast<int>(whole.rounds.size()) - 1;
    GauntletReplay duel = playedGauntlet(last, static_cast<int>(whole.rounds.back()->ticks()) - 5);
    duel.day = dayNamed("2026-11-22");
    InterruptedRunSlot slot(home + "/gauntlet");
    slot.keep(duel);
}

/// Waits until the idle time is as `wanted` says, and returns it.
template <typename Predicate>
std::chrono::milliseconds idleWhen(Predicate wanted) {
    return takeUntil(
        [] {
            std::this_thread::sleep_for(200ms);
            return idleTime().value_or(0ms);
        },
        wanted);
}

} // namespace

TEST_CASE("programs that ask for the copied line and vanish do not end the game", "[.][display][e2e]") {
    const TempFolder folder;
    keepDuelBeforeItsEnd(folder / "home");
    GameRun game({}, folder / "home");
    game.await("screen title");
    game.chooseByMouse("GAUNTLET").await("screen unfinished");
    game.chooseByMouse("RESUME").await("screen play");
    game.awaitAfterPlay("gauntlet");
    game.key("c").await("copied ");
    for (int round = 0; round < 5; ++round) {
        game.stop();
        askForClipboardAndVanish(20);
        game.goOn();
        game.await("problem the display refused a request: BadWindow");
        game.screenshot();
    }
    game.signal(SIGTERM);
    CHECK(game.exitCode() == 0);
    CHECK(game.errors().empty());
}

TEST_CASE("a window that another program destroys ends the game with a message", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    game.destroyWindow();
    CHECK(game.exitCode() == 1);
    CHECK_THAT(game.errors(), ContainsSubstring("arkanong: the display refused a request: "));
}

TEST_CASE("the screen saver is held off while a match is watched, and not in menus", "[.][display][e2e]") {
    {
        GameRun game({"--mode", "sandbox"});
        game.awaitReports();
        if (!idleTime()) {
            WARN("libXss is missing: not tested");
            return;
        }
        idleWhen([](std::chrono::milliseconds idle) { return idle > 3s; });
        CHECK(idleWhen([](std::chrono::milliseconds idle) { return idle < 1s; }) < 1s);
        CHECK(game.lines("screen ").size() == 1);
    }
    GameRun game({});
    game.await("screen title");
    CHECK(idleWhen([](std::chrono::milliseconds idle) { return idle > 12s; }) > 12s);
}

TEST_CASE("a window that nobody sees does not hold the game up, which is silent and paused",
          "[.][display][e2e]") {
    const TempFolder folder;
    const HidingManager manager;
    const Outcome outcome =
        runToEnd({"--no-audio", "--mode", "sandbox", "--seconds", "2", "--event-log", folder / "log"});
    CHECK(outcome.exitCode == 0);
    const std::string log = contentsOf(folder / "log");
    CHECK_THAT(log, ContainsSubstring("focus lost\n") && ContainsSubstring("screen pause\n"));
    CHECK_THAT(log, ContainsSubstring(" muted\n"));
}
#endif
