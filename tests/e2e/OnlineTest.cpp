#if defined(__linux__)
#include "Catch.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "e2e/GameRun.hpp"

#include <array>
#include <cstdlib>
#include <filesystem>

using namespace arkanong::test;

// Two windows with a player each: one hosts a game by the menus, the other one joins it by its address.

namespace {

/// The goals that each side needs. While nobody serves, the match serves balls for both sides, and the test takes any
/// time for what it does: Red, who must not win, needs many.
constexpr std::array<int, 2> goals{1, 9};

/// Takes the option that is this many places further on.
void change(GameRun& game, const std::string& item, int places) {
    game.selectByKeys(item);
    for (int i = 0; i < std::abs(places); ++i)
        game.key(places < 0 ? "Left" : "Right").await("selected " + item);
}

/// A single match for these goals.
void shorten(GameRun& game) {
    game.chooseByKeys("RULES").await("screen setup-page");
    change(game, "Rounds", -1);
    change(game, "Blue needs", goals[0] - tuning::goals);
    change(game, "Red needs", goals[1] - tuning::goals);
    game.key("Escape").await("screen setup");
}

/// Returns the port.
std::string host(GameRun& game) {
    game.focus();
    game.chooseByKeys("VERSUS").await("screen setup");
    game.chooseByKeys("PLAY ONLINE").await("screen online");
    game.chooseByKeys("HOST A GAME").await("screen setup");
    shorten(game);
    game.chooseByKeys("HOST THE GAME");
    const std::string line = game.await("hosts at UDP port ");
    game.keepPicture("online-wait");
    return line.substr(line.rfind(' ') + 1);
}

void join(GameRun& game, const std::string& port) {
    game.focus();
    game.chooseByKeys("VERSUS").await("screen setup");
    game.chooseByKeys("PLAY ONLINE").await("screen online");
    game.chooseByKeys("JOIN BY ADDRESS OR CODE").await("screen online-text");
    for (const char letter : "127.0.0.1:" + port)
        game.key(letter == '.' ? "period" : letter == ':' ? "colon" : std::string(1, letter));
    game.keepPicture("online-join");
    game.key("Return").await("screen online-wait");
}

/// The one replay that was kept.
Replay keptIn(const std::string& home) {
    std::vector<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(home + "/replays"))
        if (file.path().extension() == ".replay") files.push_back(file.path().string());
    REQUIRE(files.size() == 1);
    CHECK(runToEnd({"--verify", files.front()}).exitCode == 0);
    return loadReplay(files.front());
}

} // namespace

TEST_CASE("two windows find each other by the menus, and both have the same replay", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string blueHome = folder / "blue";
    const std::string redHome = folder / "red";
    {
        GameRun blue({"--level", "pure-pong", "--name", "Ada"}, blueHome);
        GameRun red({"--name", "Bob"}, redHome);
        blue.await("screen title");
        red.await("screen title");
        join(red, host(blue));
        // Red's window has the focus, so Blue's title tells that its player is asked.
        blue.awaitAfterPlay("online-question");
        CHECK(blue.title() == "BOB wants to play - Arkanong");
        red.keepPicture("online-asked");
        blue.focus().keepPicture("online-question");
        blue.key("Return").await("screen online-wait");
        blue.await("screen online-play");
        CHECK(blue.title() == "Arkanong");
        red.await("screen online-play");
        CHECK(blue.lines("plays blue").size() == 1);
        CHECK(red.lines("plays red").size() == 1);

        // Each player can pause for both, and each can resume.
        red.await("CountdownTicked 0");
        red.focus().key("Escape").await("screen online-pause");
        blue.await("paused by red");
        blue.focus().awaitAfterPlay("online-pause");
        blue.keepPicture("online-pause");
        blue.key("Return").await("screen online-play");
        red.await("screen online-play");

        // Red's goal is at the bottom of Red's own screen, where Up leads away from it, and at the top of Blue's.
        red.focus().keyDown("Up");
        const Place ahead = takeUntil([&] { return placeAfter(red.awaitReports(1), " red "); },
                                      [](const Place& paddle) { return paddle.y > 110; });
        red.keyUp("Up");
        CHECK(ahead.y > 110);
        const auto coralBelow = [](const sf::Image& picture) {
            return countPixels(picture, 300, 480, 680, 220, isCoral) >
                   countPixels(picture, 300, 20, 680, 220, isCoral);
        };
        CHECK(coralBelow(red.screenshot()));
        red.keepPicture("online-play-red");
        CHECK_FALSE(coralBelow(blue.focus().screenshot()));

        // Serves straight up beside the other paddle, until a ball passes through a gap in the shields.
        blue.keyDown("Left");
        static_cast<void>(blue.paddleWhen([](const Place& paddle) { return paddle.x < 300; }));
        blue.keyUp("Left");
        blue.key("space");
        blue.keepPicture("online-play");
        static_cast<void>(red.awaitThat(
            [&] {
                if (!red.lines("MatchEnded").empty()) return true;
                blue.key("space");
                return false;
            },
            matchPatience));
        blue.awaitAfterPlay("online-result");
        red.awaitAfterPlay("online-result");
        CHECK(blue.lines("series blue 1 red 0").size() == 1);
        CHECK(red.lines("series blue 1 red 0").size() == 1);
        blue.keepPicture("online-result");
        red.focus();
        red.chooseByKeys("TURNING POINTS").await("screen replay");
        red.await("analysis read", matchPatience);
        red.key("Escape").await("screen online-result");
        red.chooseByKeys("LEAVE").await("screen online");
        blue.focus();
        blue.chooseByKeys("LEAVE").await("screen online");
    }
    const Replay ours = keptIn(blueHome);
    const Replay theirs = keptIn(redHome);
    CHECK(ours.settings.goals == goals);
    CHECK(ours.hashes == theirs.hashes);
    CHECK(ours.ticks() == theirs.ticks());
    CHECK(ours.summary->players == std::array<std::string, 2>{"ADA", "BOB"});
    CHECK(ours.summary->players == theirs.summary->players);
    CHECK(ours.summary->occasion == "ONLINE");
}
#endif
