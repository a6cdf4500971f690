#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "e2e/GameRun.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong::test;

namespace {

namespace fs = std::filesystem;

/// Red's position in a line like "tick 30 balls 0 paddle 480,636 red 480,84".
Place redIn(const std::string& report) {
    const std::size_t at = report.find(" red ");
    REQUIRE(at != std::string::npos);
    return paddleIn(" paddle " + report.substr(at + 5));
}

/// A copy of the game's assets in which any victory in the first campaign level earns all medals.
std::string easyCampaign(const TempFolder& folder) {
    const std::string assets = folder / "assets";
    fs::copy(assetsPath(), assets, fs::copy_options::recursive);
    for (const auto& world : fs::directory_iterator(assets + "/levels/campaign")) {
        if (world.path().filename().string().rfind("1-", 0) != 0) continue;
        for (const auto& level : fs::directory_iterator(world.path())) {
            if (level.path().filename().string().rfind("1-", 0) != 0) continue;
            std::ofstream(level.path()) << "name = \"Row\"\nbricks = '''\n..............\n..............\n"
                                           "..............\n..nnnnnnnnnn..\n'''\n"
                                           "[opponent]\nname = \"Rusty\"\nstrength = \"medium\"\n"
                                           "[medals]\nseconds = 600\nconceded = 8\nscore = 1\n";
        }
    }
    return assets;
}

/// Leaves in `home` a campaign match on 1-1 that was interrupted a moment before Blue's deciding goal, when its
/// ball is past Red's paddle already.
void keepAlmostWon(const std::string& assets, const std::string& home) {
    constexpr int longest = tuning::suddenDeathEnd;
    constexpr int moment = 12; // Ticks.
    const auto path = campaignLevelPath(assets + "/levels", {1, 1});
    REQUIRE(path);
    const Level level = loadLevel(*path);
    std::uint64_t seed = 1;
    Replay match = playedMatch(longest, level, seed);
    const auto wonByGoal = [](const Replay& played) {
        ReplayPoint point(played);
        std::vector<Event> events;
        while (point.step(events))
            continue;
        const Standing& blue = point.world.match().standing(Side::Blue);
        return point.world.match().winner() == Side::Blue && blue.goals == played.settings.goals[0];
    };
    while (!wonByGoal(match))
        match = playedMatch(longest, level, ++seed);
    match =
        summarised(playedMatch(static_cast<int>(match.ticks()) - moment, level, seed), "2026-11-21 13:40:05");
    match.summary->place = "1-1";
    fs::create_directories(home + "/interrupted/1");
    saveReplay(match, home + "/interrupted/1/match.replay");
}

} // namespace

TEST_CASE("two people on one keyboard set up a match and each move their own paddle", "[.][display][e2e]") {
    GameRun game({});
    game.keys({"Down", "Return"}); // VERSUS.
    game.await("screen setup");
    game.chooseByKeys("RED").await("screen setup-page");
    game.keyTimes("Right", 3); // Past Blue's controls, the mouse and the left keys, to the arrow keys.
    game.key("Escape").await("screen setup");
    game.chooseByKeys("PLAY").await("screen play");
    const std::string start = game.awaitReports();
    game.keyDown("a");
    game.keyDown("Right");
    const std::string moved = takeUntil([&] { return game.awaitReports(1); },
                                        [&](const std::string& report) {
                                            return paddleIn(report).x < paddleIn(start).x - 60 &&
                                                   redIn(report).x > redIn(start).x + 60;
                                        });
    game.keyUp("a");
    game.keyUp("Right");
    CHECK(paddleIn(moved).x < paddleIn(start).x - 60);
    CHECK(redIn(moved).x > redIn(start).x + 60);
    game.await("CountdownTicked 0");
    game.key("Control_R").await("by red");
    game.key("Control_L").await("by blue");
}

TEST_CASE("the mouse moves the paddle unasked, and serves by press, aim and release", "[.][display][e2e]") {
    GameRun game({"--mode", "versus", "--level", "pure-pong"});
    const Place start = paddleIn(game.awaitReports());
    CHECK(start.x == 480); // Wherever the pointer is.
    CHECK(start.y == 636);
    game.point(160 + 700, 600);
    const auto there = [](Place now) { return std::abs(now.x - 700) < 4 && std::abs(now.y - 600) < 4; };
    CHECK(there(game.paddleWhen(there)));
    game.await("CountdownTicked 0");
    game.buttonDown().awaitReports(2);
    game.point(160 + 620, 600).awaitReports(2);
    CHECK(game.lines("by blue").empty());
    CHECK(there(paddleIn(game.awaitReports(1))));
    game.buttonUp();
    CHECK_THAT(game.await("by blue"), ContainsSubstring("velocity -"));
}

TEST_CASE("with mouse control the paddle follows the pointer", "[.][display][e2e]") {
    GameRun game({"--mode", "versus", "--level", "pure-pong", "--blue-plays", "mouse"});
    game.awaitReports();
    game.point(160 + 700, 600);
    const Place there =
        game.paddleWhen([](Place now) { return std::abs(now.x - 700) < 4 && std::abs(now.y - 600) < 4; });
    CHECK(std::abs(there.x - 700) < 4);
    CHECK(std::abs(there.y - 600) < 4);
    game.await("CountdownTicked 0");
    game.click(160 + 700, 600).await("by blue");
}

TEST_CASE("a won campaign level keeps its medals and unlocks the next one", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string assets = easyCampaign(folder);
    const std::string home = folder / "home";
    {
        keepAlmostWon(assets, home);
        GameRun game({"--assets", assets}, home);
        game.chooseByKeys("CAMPAIGN").await("screen continue");
        game.chooseByKeys("CHOOSE A LEVEL").await("screen campaign");
        game.keyTimes("Right", 3); // The level is locked, so nothing happens.
        game.key("Return");
        game.keyTimes("Left", 3);
        game.key("Return").await("screen continue");
        CHECK(game.lines("screen play").empty());
        game.key("Return").await("screen resumed");
        game.await("GoalScored");
        game.await("won 1-1 medals speed mission score");
        game.awaitAfterPlay("result");
        game.key("Return").await("briefing 1-2");
        game.await("screen briefing");
        game.key("Escape").await("screen campaign");
    }
    CHECK_THAT(contentsOf(home + "/progress.toml"), ContainsSubstring("[won.1-1]"));
    // After a restart the second level is open; the mouse alone gets there and back.
    GameRun game({"--assets", assets}, home);
    game.await("screen title");
    game.chooseByMouse("CAMPAIGN").await("screen campaign");
    game.click(496, 240).await("screen play");
    game.awaitReports();
    CHECK(game.lines("briefing").empty());
}

TEST_CASE("a solo run ends with the last life, and its score is entered with a name", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    GameRun game({"--mode", "solo", "--level", rowOfBricks(folder), "--lives", "1"}, home);
    game.await("CountdownTicked 0");
    game.point(1000, 400);
    game.click(1000, 400).await("BrickBroken");
    game.keyDown("Left"); // Out of the ball's way.
    game.await("MatchEnded winner red", matchPatience);
    game.keyUp("Left").awaitAfterPlay("result");
    game.chooseByKeys("ENTER YOUR NAME").await("screen name");
    game.keys({"a", "d", "BackSpace", "space", "7", "Return"}).await("name A 7");
    game.await("scores place 1");
    game.await("screen scores");
    CHECK_THAT(contentsOf(home + "/scores.toml"), ContainsSubstring("name = \"A 7\""));
    game.key("Escape").await("screen result");
    game.key("Escape").await("screen title");
}

TEST_CASE("bricks and hexagons are built and removed in the sandbox", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    game.key("2").await("tool brick");
    game.click(640, 259).await("built brick 480,259");
    game.click(80, 138); // HEXAGON in the tool bar.
    game.await("tool hexagon");
    game.click(400, 130).await("built hexagon 240,130");
    game.key("5").await("tool remove");
    game.click(400, 130).await("built remove 240,130");
    game.key("1").await("tool serve");
    game.click(640, 100).await("BallServed");
}

TEST_CASE("a polygon is drawn in the sandbox corner by corner", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    game.awaitReports();
    game.key("4").await("tool polygon");
    struct Corner {
        int x, y;
    };
    for (const Corner at : {Corner{740, 60}, Corner{940, 60}, Corner{900, 200}})
        game.click(at.x, at.y).await("corner " + std::to_string(at.x - 160) + ',' + std::to_string(at.y));
    game.click(743, 62); // Near enough to the first corner.
    game.await("built polygon");
}

TEST_CASE("the keyboard alone builds in the sandbox", "[.][display][e2e]") {
    GameRun game({"--mode", "sandbox"});
    const Place paddle = paddleIn(game.awaitReports());
    game.key("3").await("tool hexagon");
    game.key("Up");
    game.key("space").await("built hexagon 480,");
    CHECK(paddleIn(game.awaitReports()).y == paddle.y); // The paddle does not move.
}

TEST_CASE("WATCH lets two computer players play with the chosen difficulties", "[.][display][e2e]") {
    GameRun game({});
    game.await("screen title");
    game.chooseByKeys("WATCH").await("screen setup");
    game.key("Return").await("screen play");
    game.await("BallServed", matchPatience);
    CHECK(redIn(game.awaitReports()).y < 300);
    game.key("Escape").await("screen pause");
}

TEST_CASE("the controls and mutators screens return to the screen that opened them", "[.][display][e2e]") {
    GameRun game({});
    game.keys({"Down", "Return"}); // VERSUS.
    game.await("screen setup");
    game.chooseByKeys("RULES").await("screen setup-page");
    game.chooseByKeys("Mutators").await("screen mutators");
    game.key("Right"); // Switches the first mutator on.
    game.key("Escape").await("screen setup-page");
    game.key("Escape").await("screen setup");
    game.key("Escape").await("screen title");
    game.chooseByKeys("OPTIONS").await("screen options");
    game.chooseByKeys("CONTROLS").await("screen controls");
    game.key("Escape").await("screen options");
    game.key("Escape").await("screen title");
}
#endif
