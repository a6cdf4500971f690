#include "arkanong/session/Records.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"

#include <filesystem>

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr MedalGoals goals{60, 4, 8000};
constexpr Victory victory{tuning::seconds(50.0), 3, 9000};

UserFolders foldersIn(const std::string& path) { return {path, path, path}; }

} // namespace

TEST_CASE("victories and scores are there again another day", "[session]") {
    const TempFolder folder;
    {
        Records records(foldersIn(folder.path()));
        CHECK(records.addVictory({1, 1}, victory, goals).count() == 2);
        CHECK(records.addVictory({1, 1}, victory, goals).count() == 0); // Earned already.
        CHECK(records.addScore("solo", {"ANNA", 500, 3, ""}) == 0U);
        CHECK(records.addScore("solo", {"BERT", 700, 4, ""}) == 0U);
        CHECK(records.takeNotes().empty());
    }
    Records records(foldersIn(folder.path()));
    CHECK(records.progress().won({1, 1}));
    CHECK(records.progress().record({1, 1})->medals.count() == 2);
    REQUIRE(records.scores("solo").entries().size() == 2);
    CHECK(records.scores("solo").entries()[1].name == "ANNA");
    CHECK(records.scores("other").entries().empty());
    CHECK(records.takeNotes().empty());
}

TEST_CASE("changed settings are there again another day", "[session]") {
    const TempFolder folder;
    {
        Records records(foldersIn(folder.path()));
        Settings settings = records.settings();
        CHECK(settings.gameSpeed == 100);
        settings.gameSpeed = 70;
        records.change(settings);
        CHECK(records.settings().gameSpeed == 70);
    }
    CHECK(Records(foldersIn(folder.path())).settings().gameSpeed == 70);
}

TEST_CASE("a control that nobody knows is kept, and a note is told once", "[session]") {
    const TempFolder folder;
    folder.write("config.toml", "[controls.left-keys]\nmove-left = [\"Jay\", \"J\"]\n");
    Records records(foldersIn(folder.path()));
    records.note({"there is no key \"Jay\""});
    CHECK(records.takeNotes() == std::vector<std::string>{"there is no key \"Jay\""});
    CHECK(records.takeNotes().empty());
    records.change(records.settings());
    const Records again(foldersIn(folder.path()));
    CHECK(again.settings().controls.at("left-keys").at("move-left").size() == 2);
}

TEST_CASE("the game goes on where nothing can be kept, and says so once", "[session]") {
    const TempFolder folder;
    folder.write("file", "");
    Records records(foldersIn(folder / "file")); // A folder of this name can't be made.
    records.takeNotes();
    records.addVictory({1, 1}, victory, goals);
    CHECK(records.progress().won({1, 1}));
    CHECK(records.takeNotes().size() == 1);
    CHECK(records.takeNotes().empty());

    Records homeless{std::optional<UserFolders>()};
    CHECK(homeless.takeNotes().size() == 1);
    homeless.addScore("solo", {"ANNA", 500, 3, ""});
    CHECK(homeless.scores("solo").entries().size() == 1);
    CHECK(homeless.takeNotes().empty());
}

TEST_CASE("broken files are told about and do not stop the game", "[session]") {
    const TempFolder folder;
    folder.write("progress.toml", "this is = no = progress");
    Records records(foldersIn(folder.path()));
    CHECK_FALSE(records.takeNotes().empty());
    CHECK(records.progress().levelsWon() == 0);
}

TEST_CASE("settings for one run are in use and never kept, unless they are changed", "[session]") {
    const TempFolder folder;
    Records records(foldersIn(folder.path()));
    Settings override = records.settings();
    override.masterVolume = 5;
    override.palette = "high-contrast";
    override.gameSpeed = 50;
    records.overrideSettings(override);
    CHECK(records.settings().masterVolume == 5);

    Settings changed = records.settings();
    changed.gameSpeed = 60;
    changed.playerNames[0] = "ANNA";
    changed.controls["player-1"]["serve"] = {"Space"};
    records.change(changed);
    const Settings kept = Records(foldersIn(folder.path())).settings();
    CHECK(kept.masterVolume == Settings{}.masterVolume);
    CHECK(kept.palette == Settings{}.palette);
    CHECK(kept.gameSpeed == 60);
    CHECK(kept.playerNames[0] == "ANNA");
    CHECK(kept.controls.size() == 1);
    CHECK(records.settings().palette == "high-contrast");
}

TEST_CASE("settings that are tried out are kept when that is asked for, and then once", "[session]") {
    const TempFolder folder;
    Records records(foldersIn(folder.path()));
    records.keepSettings();
    CHECK_FALSE(std::filesystem::exists(foldersIn(folder.path()).settingsFile()));
    Settings settings = records.settings();
    settings.effectsVolume = 10;
    records.tryOut(settings);
    CHECK(Records(foldersIn(folder.path())).settings().effectsVolume == 80);
    records.keepSettings();
    CHECK(Records(foldersIn(folder.path())).settings().effectsVolume == 10);
    std::filesystem::remove(foldersIn(folder.path()).settingsFile());
    records.keepSettings();
    CHECK_FALSE(std::filesystem::exists(foldersIn(folder.path()).settingsFile()));
}
