#include "Catch.hpp"
#include "session/Person.hpp"
#include "storage/FileFailures.hpp"
#include "storage/FileFaults.hpp"

#include <memory>
#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace arkanong::test;

// The player's data survive two games that run at once, and a game that is killed.

namespace {

std::shared_ptr<const Replay> matchOf(int ticks) { return std::make_shared<const Replay>(brokenOff(ticks)); }

} // namespace

TEST_CASE("two running games neither lose a campaign match nor resume it twice", "[session]") {
    const TempFolder folder;
    const auto opened = [&folder] { return std::make_unique<PlayerProfile>(foldersIn(folder.path())); };
    auto one = opened();
    auto other = opened();
    one->keepInterrupted(matchOf(300));   // Paused.
    CHECK_FALSE(opened()->interrupted()); // Another game does not resume it meanwhile.
    other->keepInterrupted(matchOf(400));
    one.reset();
    one = opened();
    REQUIRE(one->interrupted());
    CHECK(one->interrupted()->ticks() == 300);
    other->dropInterrupted(); // The second match has ended; the first one is still saved.
    other.reset();
    one.reset();
    REQUIRE(opened()->interrupted());
    CHECK(opened()->interrupted()->ticks() == 300);
}

TEST_CASE("an interrupted run is kept beside a match; one that cannot be resumed is set aside", "[session]") {
    const TempFolder folder;
    const auto opened = [&folder] { return std::make_unique<PlayerProfile>(foldersIn(folder.path())); };
    auto one = opened();
    one->keepInterrupted(matchOf(300));
    one->keepInterruptedRun(std::make_shared<const GauntletReplay>(shortGauntlet()));
    one.reset();
    one = opened();
    CHECK(one->interrupted());
    REQUIRE(one->interruptedRun());
    CHECK(one->interruptedRun()->rounds.size() == 1);
    GauntletReplay strange = shortGauntlet();
    strange.players[0].plays = "theremin";
    one->keepInterruptedRun(std::make_shared<const GauntletReplay>(strange));
    one.reset();
    one = opened();
    CHECK_FALSE(one->interruptedRun());
    const std::vector<std::string> notes = one->takeNotes();
    REQUIRE(notes.size() == 1);
    CHECK_THAT(notes[0], ContainsSubstring("the file of the interrupted run was renamed to"));
}

TEST_CASE("two running games keep each other's wins, scores and settings", "[session]") {
    const TempFolder folder;
    PlayerProfile one(foldersIn(folder.path()));
    PlayerProfile other(foldersIn(folder.path()));
    one.addVictory({1, 1}, victory, targets);
    other.addVictory({1, 2}, victory, targets);
    CHECK(one.addScore("solo", {"ANNA", 500, 3, ""}) == 0U);
    CHECK(other.addScore("solo", {"BERT", 400, 4, ""}) == 1U);
    Settings settings = one.settings();
    settings.gameSpeed = 70;
    one.change(settings);
    settings = other.settings();
    settings.mute = true;
    other.change(settings);
    CHECK(other.settings().gameSpeed == 100); // Settings of another game do not change a running one.

    PlayerProfile next(foldersIn(folder.path()));
    CHECK(next.progress().levelsWon() == 2);
    CHECK(next.scores("solo").entries().size() == 2);
    CHECK(next.settings().gameSpeed == 70);
    CHECK(next.settings().mute);
    CHECK(next.takeNotes().empty());
}

#include <memory>
#ifndef _WIN32
TEST_CASE("two games that save at the same time lose nothing", "[session]") {
    const TempFolder folder;
    constexpr int wins = 20;
    const auto play = [&folder](int world) {
        PlayerProfile profile(foldersIn(folder.path()));
        for (int i = 0; i < wins; ++i) {
            profile.addVictory({world + i / 8, 1 + i % 8, world == 3}, victory, targets);
            if (i % 4 == 0) profile.addScore("solo", {"P" + std::to_string(world), 100 + i, 1, ""});
        }
        return profile.takeNotes().empty();
    };
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) _exit(play(3) ? 0 : 1);
    CHECK(play(1));
    int status = 1;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(status == 0);
    PlayerProfile next(foldersIn(folder.path()));
    CHECK(next.progress().levelsWon() == wins);
    CHECK(next.progress().levelsWon(true) == wins);
    CHECK(next.scores("solo").entries().size() == 10);
}
#endif

#if defined(__linux__)
TEST_CASE("a game killed at any file call at the end of a campaign match has its whole result or can repeat "
          "that end",
          "[session]") {
    const bool won = GENERATE(true, false);
    Standing person;
    person.goals = 3;
    bool killed = true;
    int call = 0;
    while (killed) {
        const TempFolder folder;
        PlayerProfile(foldersIn(folder.path())).keepInterrupted(matchOf(300));
        ++call;
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            PlayerProfile profile(foldersIn(folder.path()));
            const FileFault fault(FileFault::Kind::Kill, call);
            if (won)
                profile.addVictory({1, 1}, victory, targets, person);
            else
                profile.addDefeat({1, 1}, person);
            _exit(0);
        }
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        killed = WIFSIGNALED(status);
        CAPTURE(won, call, killed);
        const PlayerProfile next(foldersIn(folder.path()));
        const Progress& progress = next.progress();
        const bool kept = progress.won({1, 1}) || progress.defeats({1, 1}) == 1;
        CHECK(progress.totals().matches == (kept ? 1 : 0));
        CHECK(progress.totals().goals == (kept ? 3 : 0));
        CHECK((kept || next.interrupted()));
        CHECK((killed || (kept && !next.interrupted())));
    }
    CHECK(call > 10); // The test has reached the file calls.
}
#endif
