#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "e2e/GameRun.hpp"

#include <filesystem>
#include <fstream>

using namespace arkanong::test;

namespace {

namespace fs = std::filesystem;

/// The number after `word` in a line of the log.
long long numberAfter(const std::string& line, const std::string& word) {
    const std::size_t at = line.find(word);
    REQUIRE(at != std::string::npos);
    return std::stoll(line.substr(at + word.size()));
}

std::string textAfter(const std::string& line, const std::string& word) {
    const std::size_t at = line.find(word);
    REQUIRE(at != std::string::npos);
    return line.substr(at + word.size());
}

/// Plays a short match to its result, so that `home` contains a replay.
void playShortMatch(const std::string& home) {
    GameRun game(shortMatch(), home);
    game.await("MatchEnded winner red", matchPatience);
    game.await("screen result");
}

std::vector<fs::path> filesIn(const std::string& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file()) files.push_back(entry.path());
    return files;
}

// Positions on the screens, px.
constexpr int actionX = 1056;
constexpr int watchY = 371;
constexpr int turningPointsY = watchY + 29;
constexpr int saveY = watchY + 3 * 29;
constexpr int exportY = watchY + 4 * 29;
constexpr int verifyY = watchY + 7 * 29;
constexpr int deleteY = watchY + 8 * 29;
constexpr int timeLineY = 658;

} // namespace

TEST_CASE("the keyboard alone finds a match in the list, watches, seeks, verifies it", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    {
        GameRun game(shortMatch(), home);
        game.await("MatchEnded winner red", matchPatience);
        game.awaitAfterPlay("result");
        game.key("Escape").await("screen title");
        game.chooseByKeys("REPLAYS").await("replays 1 broken 0");
        game.await("screen replays");
        game.key("Return").await("screen replay");
        game.await("CountdownTicked 2");
        game.key("space");
        const long long paused = numberAfter(game.await("replay pauses at "), "pauses at ");
        game.key("period");
        game.keyTimes("comma", 2).await("replay sought " + std::to_string(paused));
        const std::string there = game.await("replay sought " + std::to_string(paused - 1) + ' ');
        game.key("Right").await("replay sought " + std::to_string(paused - 1 + 600) + ' ');
        game.key("Left");
        const std::string again = game.await("replay sought " + std::to_string(paused - 1) + ' ');
        // Seeking forwards and back gives the same bits.
        CHECK(textAfter(again, "hash ") == textAfter(there, "hash "));
        game.key("plus").await("replay speed 2X");
        game.key("Up").await("replay speed 4X");
        game.key("Up").await("replay speed 8X");
        game.key("space").await("MatchEnded winner red");
        game.await("replay ends", matchPatience);
        game.key("Home").await("replay sought 0 ");
        game.key("End").await("replay ends");
        game.key("Return"); // WATCH AGAIN.
        game.await("replay sought 0 ");
        game.key("Escape").await("screen replays");
        game.key("Right");
        game.keys({"Down", "Down", "Down", "Down", "Down", "Down", "Down", "Return"})
            .await("verified: Verified: identical");
        game.keys({"Up", "Up", "Return"}).await("copied ");
        game.keys({"Up", "Return"}).await("told Exported to ");
        game.keys({"Up", "Up", "Return"}); // PLAY AGAINST IT.
        game.await("ghost of a replay");
        game.await("MatchEnded winner red", matchPatience);
        game.await("verdict ");
        game.awaitAfterPlay("result");
        game.keepPicture("verdict");
        game.key("Escape").await("screen title");
    }
    const std::vector<fs::path> exported = filesIn(home + "/exported");
    REQUIRE(exported.size() == 1);
    CHECK_THAT(exported[0].filename().string(), ContainsSubstring("_pure-pong_red-wins-"));
    CHECK(runToEnd({"--verify", exported[0].string()}).exitCode == 0);
}

TEST_CASE("a replay is played on from a moment to the end, and what comes of it verifies",
          "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    playShortMatch(home);
    {
        GameRun game({}, home);
        game.await("screen title");
        game.chooseByKeys("REPLAYS").await("replays 1 broken 0");
        game.await("screen replays");
        game.key("Return").await("screen replay");
        game.await("CountdownTicked 1");
        game.key("p").await("replay pauses at ");
        game.await("play on from ");
        game.await("screen play-on");
        game.key("Escape").await("screen replay");
        game.key("p").await("screen play-on");
        game.keepPicture("play-on");
        game.key("Return").await("taken over at ");
        game.await("screen taken-over");
        game.keepPicture("play-on-countdown");
        game.await("screen play"); // After the countdown.
        game.key("Escape").await("screen pause");
        game.key("Escape").await("screen play");
        game.await("MatchEnded", matchPatience);
        game.await("verdict In the recording ");
        game.awaitAfterPlay("result");
        game.keepPicture("play-on-result");
        game.key("Escape").await("screen title");
    }
    std::vector<fs::path> played;
    for (const fs::path& file : filesIn(home + "/replays")) {
        const Outcome verdict = runToEnd({"--verify", file.string()});
        CHECK(verdict.exitCode == 0);
        if (verdict.output.find("others took over at tick ") != std::string::npos) played.push_back(file);
    }
    CHECK(played.size() == 1);
    CHECK_FALSE(fs::exists(home + "/interrupted/1/match.replay"));
}

TEST_CASE("the mouse alone watches, seeks, saves, copies, checks and deletes a replay", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    playShortMatch(home);
    std::ofstream(home + "/replays/2000-01-01_00-00-00_old.replay") << "broken";
    GameRun game({}, home);
    game.await("screen title");
    game.chooseByMouse("REPLAYS").await("replays 2 broken 1");
    game.await("screen replays"); // Only then is it known when clicks count.
    game.click(actionX, watchY).await("screen replay");
    game.await("CountdownTicked 2");
    game.click(640, 300); // The picture of the match.
    game.await("replay pauses at ");
    game.click(640, timeLineY);
    const long long middle = numberAfter(game.await("replay sought "), "sought ");
    game.point(400, timeLineY);
    game.buttonDown().await("replay sought ");
    game.point(300, 500); // Drags along the time line and off it.
    const long long earlier = numberAfter(game.await("replay sought "), "sought ");
    game.buttonUp();
    CHECK(earlier < middle);
    CHECK(earlier > 0);
    game.click(1070, 684); // 8X.
    game.await("replay speed 8X");
    game.click(640, 300).await("replay resumes at " + std::to_string(earlier));
    game.await("replay ends", matchPatience);
    game.await("takes clicks");
    game.click(640, 396); // BACK TO THE REPLAYS.
    game.await("screen replays");
    game.click(actionX, saveY).await("told Saved");
    game.click(actionX, exportY).await("told Exported to ");
    game.click(actionX, verifyY).await("verified: Verified: identical");
    CHECK(filesIn(home + "/replays/saved").size() == 1);
    CHECK(filesIn(home + "/replays").size() == 1); // The broken replay.
    game.click(300, 165);                          // Its row.
    game.click(actionX, watchY);                   // It cannot be watched.
    game.click(actionX, deleteY);
    game.click(actionX, deleteY).await("told Deleted");
    CHECK(filesIn(home + "/replays").empty());
    CHECK(game.lines("screen replay").size() == 3); // Two from the list, one from the replay.
}

TEST_CASE("the turning points of a lost match are found at its result and among the replays",
          "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    {
        GameRun game(shortMatch(), home);
        game.await("MatchEnded winner red", matchPatience);
        game.awaitAfterPlay("result");
        game.chooseByKeys("TURNING POINTS").await("screen replay");
        game.await("analysis read", matchPatience);
        game.await("analysis coarse", matchPatience);
        game.await("turning point "); // The worst one, by itself.
        game.await("replay sought ");
        game.key("n").await("turning point ");
        game.key("t").await("moment ");
        game.key("Escape").key("Escape").await("screen result");
        game.key("Escape").await("screen title");
    }
    GameRun game({}, home);
    game.await("screen title");
    game.chooseByMouse("REPLAYS").await("screen replays");
    game.click(actionX, turningPointsY).await("screen replay");
    game.await("analysis coarse", matchPatience);
    game.await("turning point ");
    game.click(970, 503).await("moment "); // MOMENT.
    game.await("takes clicks");
    game.chooseByMouse("PLAY ON FROM HERE").await("screen play-on");
}

TEST_CASE("an interrupted campaign match goes on after a restart, by keys alone", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    std::string left;
    {
        GameRun game({}, home);
        game.chooseByKeys("CAMPAIGN").await("screen campaign");
        game.key("Return").passStory().await("CountdownTicked 0");
        game.key("Control_L").await("BallServed");
        game.keyDown("Right").awaitReports(3);
        game.keyUp("Right");
        game.key("Escape");
        left = textAfter(game.await("interrupted "), "interrupted ");
        game.await("screen pause");
    } // The destructor ends the program.
    GameRun game({}, home);
    game.await("item RESUME");
    game.key("Return");
    CHECK(textAfter(game.await("resumed "), "resumed ") == left);
    game.await("screen resumed"); // A short countdown, which ends by itself.
    game.await("screen play");
    game.awaitReports(2);
    game.key("Escape");
    const std::string later = game.await("interrupted ");
    CHECK(numberAfter(later, "tick ") > std::stoll(left.substr(left.find(' ') + 1)));
    game.await("screen pause");
    game.keys({"Down", "Return"}); // RESTART.
    game.await("screen play");
    game.awaitReports(2);
    CHECK_FALSE(fs::exists(home + "/interrupted/1/match.replay"));
}

TEST_CASE("an interrupted campaign match is continued or left by the mouse alone", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    {
        GameRun game({}, home);
        game.await("screen title");
        game.chooseByMouse("CAMPAIGN").await("screen campaign");
        game.click(208, 240).await("screen story");
        game.chooseByMouse("CONTINUE").await("screen briefing");
        game.chooseByMouse("PLAY").await("screen play");
        game.await("CountdownTicked 0");
        game.awaitReports(2);
        game.key("Escape").await("screen pause");
    }
    GameRun game({}, home);
    game.await("screen title");
    game.chooseByMouse("CAMPAIGN").await("screen continue");
    game.chooseByMouse("CHOOSE A LEVEL").await("screen campaign");
    game.click(208, 240).await("screen continue");
    game.chooseByMouse("RESUME").await("screen resumed");
    game.chooseByMouse("RESUME").await("screen play");
    game.awaitReports(2);
    CHECK(game.lines("CountdownTicked").empty());
}
#endif
