#include "arkanong/session/profile/PlayerProfile.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "session/Person.hpp"

#include <filesystem>

using namespace arkanong::test;

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

TEST_CASE("the rounds of a series count as matches, also before the series is decided", "[session]") {
    const TempFolder folder;
    Standing person;
    person.goals = 2;
    person.conversions = 5;
    person.bricksBroken = 40;
    {
        PlayerProfile profile(foldersIn(folder.path()));
        profile.addRound(person);
        CHECK_FALSE(profile.progress().won({1, 8}));
        profile.addVictory({1, 8}, victory, targets, person);
    }
    const CampaignTotals totals = PlayerProfile(foldersIn(folder.path())).progress().totals();
    CHECK(totals.matches == 2);
    CHECK(totals.goals == 4);
    CHECK(totals.steals == 10);
    CHECK(totals.bricks == 80);
}

TEST_CASE("the best matches on levels of the same name are saved separately", "[session]") {
    const TempFolder folder;
    PlayerProfile profile(foldersIn(folder.path()));
    Level other = rowsOfBricks(); // For example of another set; also called "Rows".
    other.bricks.pop_back();
    const Replay one = summarised(playedMatch(10), "2026-11-21 10:00:00");
    const Replay two = summarised(playedMatch(10, other), "2026-11-21 10:00:00");
    CHECK(profile.keepGhost(one, Side::Blue, "solo-rows"));
    CHECK(profile.ghost("solo-rows", other) == nullptr);
    CHECK(profile.keepGhost(two, Side::Blue, "solo-rows"));
    REQUIRE(profile.ghost("solo-rows", other));
    CHECK(profile.ghost("solo-rows", other)->level == other);
    REQUIRE(profile.ghost("solo-rows", rowsOfBricks()));
    CHECK(profile.ghost("solo-rows", rowsOfBricks())->level == rowsOfBricks());
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

TEST_CASE("an unknown control in the settings file is kept, and noted once", "[session]") {
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

TEST_CASE("the game continues if nothing can be saved, and notes it once", "[session]") {
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

TEST_CASE("data that could not be saved are saved later, and the failures are counted", "[session]") {
    const TempFolder folder;
    // A file at the path of the folder, so that saving fails.
    const std::string home = folder.write("home", "");
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

TEST_CASE("a deleted folder of saves is created again", "[session]") {
    const TempFolder folder;
    PlayerProfile profile(foldersIn(folder / "home"));
    profile.addVictory({1, 1}, victory, targets);
    std::filesystem::remove_all(folder / "home");
    profile.addVictory({1, 2}, victory, targets);
    CHECK(profile.takeNotes().empty());
    CHECK(PlayerProfile(foldersIn(folder / "home")).progress().levelsWon() == 2);
}

TEST_CASE("runs are saved, and a day has one ranked try among all running games", "[session]") {
    const TempFolder folder;
    {
        PlayerProfile one(foldersIn(folder.path()));
        PlayerProfile other(foldersIn(folder.path()));
        CHECK_FALSE(one.beginRun(std::nullopt));
        CHECK(one.beginRun(Day(20'000)));
        CHECK_FALSE(one.beginRun(Day(20'000)));
        CHECK_FALSE(other.runs().tried(Day(20'000))); // The other game's try is not loaded yet.
        CHECK_FALSE(other.beginRun(Day(20'000)));     // Saving finds the other game's try.
        CHECK(other.beginRun(Day(19'999)));           // An earlier day, as after the clock was set back.
        one.addRun({{5, 1, 30, 480, true}, "DIESEL", {Card::Thief}, Day(20'000)});
    }
    const PlayerProfile profile(foldersIn(folder.path()));
    CHECK(profile.runs().begun == 5);
    CHECK(profile.runs().won == 1);
    CHECK(profile.runs().beaten.count("DIESEL") == 1);
    CHECK(profile.runs().streakAt(Day(20'001)) == 1);
    CHECK(profile.runs().tried(Day(19'999)));
}
