#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "e2e/GameRun.hpp"

using namespace arkanong::test;

namespace {

constexpr int fieldLeft = 160;

/// The number of cyan pixels where a paddle with this centre on the field must be.
int paddlePixels(const sf::Image& picture, Place paddle) {
    return countPixels(picture, fieldLeft + paddle.x - 64, paddle.y - 18, 128, 36, isCyan);
}

/// A row of bricks that only Blue can break.
std::string blueLevel(const TempFolder& folder) {
    return folder.write("blue.toml", "name = \"Blue\"\nbricks = '''\n..............\n..............\n"
                                     "..............\n..............\n......bb......\n'''\n");
}

} // namespace

TEST_CASE("the paddle follows the keys and is drawn at its position", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    const Place start = paddleIn(game.awaitReports());
    game.keyDown("Right");
    game.paddleWhen([&](Place now) { return now.x >= start.x + 150; });
    game.keyUp("Right");
    const Place end = paddleIn(game.awaitReports(3)); // Time to come to rest.
    CHECK(paddleIn(game.awaitReports()).x == end.x);
    CHECK(end.x >= start.x + 150);
    CHECK(end.y == start.y);

    const sf::Image picture = game.screenshot();
    CHECK(paddlePixels(picture, end) > 300);
    CHECK(paddlePixels(picture, start) < 50);

    game.keyDown("w");
    game.paddleWhen([&](Place now) { return now.y <= end.y - 50; });
    game.keyUp("w");
    const Place above = paddleIn(game.awaitReports());
    CHECK(above.x == end.x);
    CHECK(above.y <= end.y - 50);
}

TEST_CASE("a click sends a ball from the paddle towards the pointer", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    game.click(1000, 300); // Field position 840, 300: to the right of and above the paddle.
    const std::string served = game.await("BallServed");
    CHECK_THAT(served, ContainsSubstring("by blue"));
    CHECK(served.find("velocity -") == std::string::npos);
    CHECK_THAT(game.awaitReports(), ContainsSubstring("balls 1 "));
    CHECK(game.lines("BallServed").size() == 1);

    game.key("c");
    CHECK_THAT(game.awaitReports(), ContainsSubstring("balls 0 "));
}

TEST_CASE("holding Space shows an arrow and releasing it serves", "[.][display][e2e]") {
    GameRun game({"--mode", "versus", "--level", "pure-pong"});
    game.await("CountdownTicked 0");
    game.keyDown("space").awaitReports(2);
    CHECK(game.lines("by blue").empty());
    game.keyUp("space").await("by blue");
}

TEST_CASE("holding the mouse button adds balls in the sandbox", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    game.point(700, 100);
    game.buttonDown().awaitReports(5);
    game.buttonUp();
    CHECK(game.lines("BallServed").size() > 10);
}

TEST_CASE("a paused match stands still until the player resumes it", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    const sf::Image running = game.screenshot();
    game.key("Escape").await("screen pause");
    const std::string last = game.lines(" paddle ").back();
    // The first item is highlighted and the field dimmed; both take a moment.
    const Place item = placeAfter(game.await("item RESUME"), "item RESUME");
    const auto pillPixels = [item](const sf::Image& seen) {
        return countPixels(seen, item.x - 190, item.y - 22, 380, 44, isCyan);
    };
    const sf::Image paused = game.screenshotWhen([&](const sf::Image& seen) {
        return paddlePixels(seen, paddleIn(last)) < 50 && pillPixels(seen) > 500;
    });
    CHECK(game.lines(" paddle ").back() == last);
    CHECK(pillPixels(paused) > 500);
    CHECK(pillPixels(running) < 100);
    CHECK(paddlePixels(running, paddleIn(last)) > 300);
    CHECK(paddlePixels(paused, paddleIn(last)) < 50);

    game.key("Return").await("screen play");
    CHECK(game.awaitReports() != last);
}

TEST_CASE("the brick that reaches the points limit wins the match, with a rematch", "[.][display][e2e]") {
    const TempFolder folder;
    GameRun game({"--mode", "versus", "--level", blueLevel(folder), "--red", "novice", "--points", "50",
                  "--rounds", "1"});
    game.point(640, 300).await("CountdownTicked 0");
    game.click(640, 300).await("MatchEnded winner blue", matchPatience);
    game.awaitAfterPlay("result");
    game.key("Return").await("screen play");
    game.await("CountdownTicked 3");
}

TEST_CASE("a player who never moves loses to a master", "[.][display][e2e]") {
    GameRun game({"--mode", "versus", "--level", "pure-pong", "--red", "master", "--rounds", "1"});
    game.await("MatchEnded winner red", matchPatience);
    CHECK(game.lines("by red goals ").size() == tuning::goals);
    CHECK(game.lines("ShieldsRestored side blue").size() ==
          tuning::goals - 1); // Not after the deciding goal.
    CHECK(game.lines("ShieldBroken").size() >= 3);
    game.awaitAfterPlay("result");
    game.key("Escape").await("screen title");
}

TEST_CASE("a recorded match is replayed alike in a window, and played against", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string path = folder / "match.replay";
    const auto served = [](const std::vector<std::string>& lines) {
        std::string text;
        for (std::size_t i = 0; i < 2 && i < lines.size(); ++i)
            text += lines[i] + '\n';
        return text;
    };
    std::string first;
    {
        GameRun game({"--mode", "watch", "--seed", "7", "--record", path});
        game.await("BallServed");
        game.await("BallServed");
        game.awaitReports();
        first = served(game.lines("BallServed"));
        game.key("Escape").await("screen pause");
        game.keys({"Up", "Return"}).await("recorded ");
    }
    CHECK(runToEnd({"--verify", path}).exitCode == 0);
    {
        GameRun game({"--replay", path});
        game.await("replay ends", matchPatience);
        CHECK(served(game.lines("BallServed")) == first);
    }
    GameRun against({"--beat", path});
    against.await("ghost of a replay");
    against.await("screen play");
    against.await("CountdownTicked 2");
    against.keepPicture("beat");
}
#endif
