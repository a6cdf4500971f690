#include "arkanong/session/PlayerProfile.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"

#include <filesystem>
#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr MedalTargets targets{60, {}, 8000};
constexpr Victory victory{tuning::seconds(50.0), false, 9000};

UserFolders foldersIn(const std::string& path) { return {path, path}; }

} // namespace

TEST_CASE("victories and scores are saved", "[session]") {
    const TempFolder folder;
    {
        PlayerProfile profile(foldersIn(folder.path()));
        CHECK(profile.addVictory({1, 1}, victory, targets).count() == 2);
        CHECK(profile.addVictory({1, 1}, victory, targets).count() == 0); // Already earned.
        profile.addDefeat({1, 2});
        CHECK(profile.addScore("solo", {"ANNA", 500, 3, ""}) == 0U);
        CHECK(profile.addScore("solo", {"BERT", 700, 4, ""}) == 0U);
        CHECK(profile.takeNotes().empty());
    }
    PlayerProfile profile(foldersIn(folder.path()));
    CHECK(profile.progress().won({1, 1}));
    CHECK(profile.progress().record({1, 1})->medals.count() == 2);
    CHECK(profile.progress().defeats({1, 2}) == 1);
    REQUIRE(profile.scores("solo").entries().size() == 2);
    CHECK(profile.scores("solo").entries()[1].name == "ANNA");
    CHECK(profile.scores("other").entries().empty());
    CHECK(profile.takeNotes().empty());
}

TEST_CASE("changed settings are saved", "[session]") {
    const TempFolder folder;
    {
        PlayerProfile profile(foldersIn(folder.path()));
        Settings settings = profile.settings();
        CHECK(settings.gameSpeed == 100);
        settings.gameSpeed = 70;
        profile.change(settings);
        CHECK(profile.settings().gameSpeed == 70);
    }
    CHECK(PlayerProfile(foldersIn(folder.path())).settings().gameSpeed == 70);
}

TEST_CASE("an unknown control is kept, and a note is taken once", "[session]") {
    const TempFolder folder;
    folder.write("config.toml", "[controls.left-keys]\nmove-left = [\"Jay\", \"J\"]\n");
    PlayerProfile profile(foldersIn(folder.path()));
    profile.note({"there is no key \"Jay\""});
    CHECK(profile.takeNotes() == std::vector<std::string>{"there is no key \"Jay\""});
    CHECK(profile.takeNotes().empty());
    profile.change(profile.settings());
    const PlayerProfile again(foldersIn(folder.path()));
    CHECK(again.settings().controls.at("left-keys").at("move-left").size() == 2);
}

TEST_CASE("the game goes on if nothing can be saved, and notes it once", "[session]") {
    const TempFolder folder;
    folder.write("file", "");
    PlayerProfile profile(
        foldersIn(folder / "file")); // There is a file of this name, so the folder cannot be created.
    profile.takeNotes();
    profile.addVictory({1, 1}, victory, targets);
    CHECK(profile.progress().won({1, 1}));
    CHECK(profile.takeNotes().size() == 1);
    CHECK(profile.takeNotes().empty());

    PlayerProfile homeless{std::optional<UserFolders>()};
    CHECK(homeless.takeNotes().size() == 1);
    homeless.addScore("solo", {"ANNA", 500, 3, ""});
    CHECK(homeless.scores("solo").entries().size() == 1);
    CHECK(homeless.takeNotes().empty());
}

TEST_CASE("broken files are noted and do not stop the game", "[session]") {
    const TempFolder folder;
    folder.write("progress.toml", "this is = no = progress");
    PlayerProfile profile(foldersIn(folder.path()));
    CHECK_FALSE(profile.takeNotes().empty());
    CHECK(profile.progress().levelsWon() == 0);
}

TEST_CASE("overridden settings are used but not saved unless they are changed", "[session]") {
    const TempFolder folder;
    PlayerProfile profile(foldersIn(folder.path()));
    Settings override = profile.settings();
    override.masterVolume = 5;
    override.palette = "high-contrast";
    override.gameSpeed = 50;
    profile.overrideSettings(override);
    CHECK(profile.settings().masterVolume == 5);

    Settings changed = profile.settings();
    changed.gameSpeed = 60;
    changed.playerNames[0] = "ANNA";
    changed.controls["player-1"]["serve"] = {"Space"};
    profile.change(changed);
    const Settings kept = PlayerProfile(foldersIn(folder.path())).settings();
    CHECK(kept.masterVolume == Settings{}.masterVolume);
    CHECK(kept.palette == Settings{}.palette);
    CHECK(kept.gameSpeed == 60);
    CHECK(kept.playerNames[0] == "ANNA");
    CHECK(kept.controls.size() == 1);
    CHECK(profile.settings().palette == "high-contrast");
}

TEST_CASE("settings that are tried out are saved on request, and only once", "[session]") {
    const TempFolder folder;
    PlayerProfile profile(foldersIn(folder.path()));
    profile.keepSettings();
    CHECK_FALSE(std::filesystem::exists(foldersIn(folder.path()).settingsFile()));
    Settings settings = profile.settings();
    settings.effectsVolume = 10;
    profile.tryOut(settings);
    CHECK(PlayerProfile(foldersIn(folder.path())).settings().effectsVolume == 80);
    profile.keepSettings();
    CHECK(PlayerProfile(foldersIn(folder.path())).settings().effectsVolume == 10);
    std::filesystem::remove(foldersIn(folder.path()).settingsFile());
    profile.keepSettings();
    CHECK_FALSE(std::filesystem::exists(foldersIn(folder.path()).settingsFile()));
}

TEST_CASE("two running games neither lose a campaign match nor play one twice", "[session]") {
    const TempFolder folder;
    const auto match = [](int ticks) {
        Replay replay = summarised(playedMatch(ticks), "2026-11-21 10:00:00");
        replay.summary->winner.reset();
        return std::make_shared<const Replay>(replay);
    };
    const auto opened = [&folder] { return std::make_unique<PlayerProfile>(foldersIn(folder.path())); };
    auto one = opened();
    auto other = opened();
    one->keepInterrupted(match(300));     // Paused.
    CHECK_FALSE(opened()->interrupted()); // Nobody else continues it meanwhile.
    other->keepInterrupted(match(400));
    one.reset();
    one = opened();
    REQUIRE(one->interrupted());
    CHECK(one->interrupted()->ticks() == 300);
    other->dropInterrupted(); // Its match is played to its end, and the first is still there.
    other.reset();
    one.reset();
    REQUIRE(opened()->interrupted());
    CHECK(opened()->interrupted()->ticks() == 300);
}

TEST_CASE("two running games lose nothing of each other's wins, scores and settings", "[session]") {
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
    CHECK(other.settings().gameSpeed == 100); // Not in the middle of its match.

    PlayerProfile next(foldersIn(folder.path()));
    CHECK(next.progress().levelsWon() == 2);
    CHECK(next.scores("solo").entries().size() == 2);
    CHECK(next.settings().gameSpeed == 70);
    CHECK(next.settings().mute);
    CHECK(next.takeNotes().empty());
}

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

TEST_CASE("what could not be saved is saved later, and counted", "[session]") {
    const TempFolder folder;
    const std::string home = folder.write("home", ""); // A file, so that no folder can be made there.
    PlayerProfile profile(foldersIn(home));
    profile.takeNotes();
    profile.addVictory({1, 1}, victory, targets);
    profile.addScore("solo", {"ANNA", 500, 3, ""});
    Settings settings = profile.settings();
    settings.mute = true;
    profile.change(settings);
    CHECK(profile.failures() == 3);
    CHECK(profile.takeNotes().size() == 3);
    std::filesystem::remove(home);
    profile.keepUnsaved();
    CHECK(profile.failures() == 3);
    CHECK(profile.takeNotes().empty());
    PlayerProfile next(foldersIn(home));
    CHECK(next.progress().won({1, 1}));
    CHECK(next.scores("solo").entries().size() == 1);
    CHECK(next.settings().mute);
}

TEST_CASE("a folder of saves that has vanished is made again", "[session]") {
    const TempFolder folder;
    PlayerProfile profile(foldersIn(folder / "home"));
    profile.addVictory({1, 1}, victory, targets);
    std::filesystem::remove_all(folder / "home");
    profile.addVictory({1, 2}, victory, targets);
    CHECK(profile.takeNotes().empty());
    CHECK(PlayerProfile(foldersIn(folder / "home")).progress().levelsWon() == 2);
}
