#include "arkanong/storage/player/ProgressFile.hpp"

#include "UserFileText.hpp"
#include "arkanong/storage/DataError.hpp"

using namespace arkanong::test;

namespace {

Progress someProgress() {
    Progress progress;
    progress.setTotals({9, 21, 130, 800});
    progress.setStoriesTold(3);
    progress.add({1, 1}, {tuning::seconds(50.0), true, 9000}, {60, {}, 8000});
    progress.add({1, 2}, {tuning::seconds(80.0), false, 4000, true}, {60, {}, 8000});
    progress.add({5, 8}, {1, true, 123456}, {60, {}, 999999});
    progress.addDefeat({5, 8});
    progress.addDefeat({2, 1});
    progress.addDefeat({2, 1});
    progress.add({1, 2, true}, {tuning::seconds(70.0), true, 5000}, {80, {}, 8000});
    progress.addDefeat({1, 3, true});
    return progress;
}

void checkSame(const Progress& a, const Progress& b) {
    CHECK(a.storiesTold() == b.storiesTold());
    CHECK(a.totals().matches == b.totals().matches);
    CHECK(a.totals().goals == b.totals().goals);
    CHECK(a.totals().steals == b.totals().steals);
    CHECK(a.totals().bricks == b.totals().bricks);
    for (const bool mirror : {false, true}) {
        for (auto at = std::optional(CampaignLevel{1, 1, mirror}); at; at = at->next()) {
            CAPTURE(nameOf(*at));
            CHECK(a.defeats(*at) == b.defeats(*at));
            REQUIRE(a.won(*at) == b.won(*at));
            if (!a.won(*at)) continue;
            CHECK(a.record(*at)->bestTicks == b.record(*at)->bestTicks);
            CHECK(a.record(*at)->help == b.record(*at)->help);
            CHECK(a.record(*at)->bestScore == b.record(*at)->bestScore);
            for (const Medal medal : {Medal::Speed, Medal::Mission, Medal::Score})
                CHECK(a.record(*at)->medals.has(medal) == b.record(*at)->medals.has(medal));
        }
    }
}

/// Loads a file with this text after the version line.
Loaded<Progress> load(const TempFolder& folder, const std::string& text) {
    return loadProgress(folder.write("progress.toml", "version = 1\n" + text));
}

const std::string goodRecord = "[won.1-1]\nticks = 600\nconceded = 3\nscore = 700\nmedals = [\"speed\"]\n";

} // namespace

TEST_CASE("progress survives saving and loading", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "new/folders/progress.toml";
    saveProgress(someProgress(), path);
    const auto loaded = loadProgress(path);
    CHECK(allNotes(loaded.notes).empty());
    checkSame(loaded.value, someProgress());
    CHECK(loaded.value.medals() == 5);
    CHECK(loaded.value.medals(true) == 2);
}

TEST_CASE("the medals for shields and defence of older files are the mission's now", "[storage]") {
    const TempFolder folder;
    const auto loaded = load(folder, "[won.1-1]\nticks = 600\nshields = 4\nscore = 700\n"
                                     "medals = [\"speed\", \"shields\"]\n"
                                     "[won.1-2]\nticks = 600\nconceded = 1\nscore = 700\n"
                                     "medals = [\"defence\"]\n");
    CHECK(loaded.notes.empty());
    REQUIRE(loaded.value.levelsWon() == 2);
    const LevelRecord record = *loaded.value.record({1, 1});
    CHECK(record.medals.has(Medal::Speed));
    CHECK(record.medals.has(Medal::Mission));
    CHECK(record.medals.count() == 2);
    CHECK(loaded.value.record({1, 2})->medals.has(Medal::Mission));
    saveProgress(loaded.value, folder / "saved.toml");
    checkSame(loadProgress(folder / "saved.toml").value, loaded.value);
    CHECK_THAT(readFile(folder / "saved.toml", 10000), !ContainsSubstring("shields"));
}

TEST_CASE("a missing file means no progress and no notes", "[storage]") {
    const TempFolder folder;
    const auto loaded = loadProgress(folder / "progress.toml");
    CHECK(loaded.notes.empty());
    CHECK(loaded.value.levelsWon() == 0);
    CHECK(filesIn(folder) == 0);
}

TEST_CASE("an invalid record is skipped and noted, and the others are kept", "[storage]") {
    const Wrong wrong = GENERATE(values<Wrong>({
        {"[won.6-1]\nticks = 1\nconceded = 1\nscore = 1\n",
         "7:6: expected a level such as 3-5, found \"6-1\""},
        {"[won.MIRROR-6-1]\nticks = 1\nconceded = 1\nscore = 1\n",
         "7:6: expected a level such as 3-5, found \"MIRROR-6-1\""},
        {"[won.MIRROR-2-1]\nconceded = 1\nscore = 1\n", "7:1: expected a whole number called \"ticks\""},
        {"[won.2-1]\nconceded = 1\nscore = 1\n", "7:1: expected a whole number called \"ticks\""},
        {"[won.2-1]\nticks = -1\nconceded = 1\nscore = 1\n", "8:9: expected a whole number from 0"},
        {"[totals]\nmatches = 1\ngoals = -2\nsteals = 3\nbricks = 4\n",
         "9:9: expected a whole number from 0"},
        {"[totals]\nmatches = 1\ngoals = 2\nsteals = 3\n", "7:1: expected a whole number called \"bricks\""},
        {"[defeats]\n2-1 = 100\n", "8:7: expected a whole number from 0 to 99"},
        {"[defeats]\n9-9 = 1\n", "8:1: expected a level such as 3-5, found \"9-9\""},
        {"[won.2-1]\nticks = 1\nconceded = 1\nscore = \"x\"\n", "10:9: expected a whole number"},
        {"[won.2-1]\nticks = 1\nconceded = 1\nscore = 99999999999\n", "10:9: expected a whole number"},
        {"[won.2-1]\nticks = 1\nconceded = 1\nscore = 1\nmedals = [\"gold\"]\n",
         "11:10: expected speed, mission or score"},
        {"[won.2-1]\nticks = 1\nconceded = 1\nscore = 1\nmedals = 3\n", "11:10: expected a list"},
        {"[lost.2-1]\nticks = 1\n", "unknown key \"lost\""},
    }));
    const TempFolder folder;
    const auto loaded = load(folder, goodRecord + wrong.text);
    CAPTURE(wrong.text);
    REQUIRE(loaded.notes.size() == 1);
    CHECK_THAT(loaded.notes[0], ContainsSubstring(wrong.note));
    CHECK_THAT(loaded.notes[0], ContainsSubstring("progress.toml:"));
    CHECK(loaded.value.levelsWon() == 1);
    REQUIRE(loaded.value.won({1, 1}));
    CHECK(loaded.value.record({1, 1})->bestScore == 700);
    CHECK(loaded.value.record({1, 1})->medals.has(Medal::Speed));
    CHECK(filesIn(folder) == 1);
}

TEST_CASE("records that are not tables are noted", "[storage]") {
    const TempFolder folder;
    CHECK_THAT(allNotes(load(folder, "won = 3\n").notes), ContainsSubstring("expected a table [won]"));
    CHECK_THAT(allNotes(load(folder, "[won]\n1-1 = true\n").notes),
               ContainsSubstring("expected a table [1-1]"));
}

TEST_CASE("a progress file that is not TOML is quarantined and noted", "[storage]") {
    const TempFolder folder;
    const auto loaded = load(folder, "[won.1-1\n");
    CHECK(loaded.value.levelsWon() == 0);
    REQUIRE(loaded.notes.size() == 2);
    CHECK_THAT(loaded.notes[0], ContainsSubstring("progress.toml:2:"));
    CHECK_THAT(loaded.notes[1], ContainsSubstring("progress.toml.broken-1"));
    CHECK(readFile(folder / "progress.toml.broken-1", 1000) == "version = 1\n[won.1-1\n");
    saveProgress(someProgress(), folder / "progress.toml");
    CHECK(filesIn(folder) == 2);
}

TEST_CASE("a later version's progress is read as far as possible, and its file is kept", "[storage]") {
    const TempFolder folder;
    const std::string text = "version = 2\n" + goodRecord;
    const auto loaded = loadProgress(folder.write("progress.toml", text));
    CHECK(loaded.value.won({1, 1}));
    REQUIRE(loaded.notes.size() == 1);
    CHECK_THAT(loaded.notes[0], ContainsSubstring("a later version of Arkanong"));
    CHECK(readFile(folder / "progress.toml", 1000) == text);
    Progress mine = loaded.value;
    Progress saved = mine;
    std::vector<std::string> notes;
    updateProgress(mine, saved, folder / "progress.toml", notes);
    CHECK_THAT(allNotes(notes),
               ContainsSubstring("is kept as") && ContainsSubstring("progress.toml.newer-1"));
    CHECK(readFile(folder / "progress.toml.newer-1", 1000) == text);
    CHECK(loadProgress(folder / "progress.toml").notes.empty());
}

TEST_CASE("a record that cannot be understood is kept in a copy when the others are saved", "[storage]") {
    const TempFolder folder;
    const std::string text = "version = 1\n" + goodRecord + "[won.2-1]\nticks = -1\nscore = 1\n";
    const std::string path = folder.write("progress.toml", text);
    Progress mine = loadProgress(path).value;
    Progress saved = mine;
    std::vector<std::string> notes;
    for (const CampaignLevel at : {CampaignLevel{1, 2}, CampaignLevel{1, 3}}) {
        mine.add(at, {100, true, 500}, {});
        updateProgress(mine, saved, path, notes);
    }
    CHECK(notes.size() == 1);
    CHECK(readFile(path + ".broken-1", 1000) == text);
    CHECK(loadProgress(path).value.levelsWon() == 3);
    CHECK(filesIn(folder) == 2);
}

TEST_CASE("what another running game has won stays when this one saves", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "progress.toml";
    saveProgress(someProgress(), path);
    Progress here = someProgress();
    Progress saved = here;
    Progress there = someProgress();
    Progress savedThere = there;
    std::vector<std::string> notes;
    const CampaignTotals before = here.totals();
    Standing standing;
    standing.goals = 3;
    standing.conversions = 20;
    standing.bricksBroken = 100;
    there.count(standing);
    here.count(standing);
    there.add({1, 3}, {100, true, 500}, {});
    there.add({1, 1}, {tuning::seconds(70.0), false, 9999}, {60, {}, 8000});
    there.addDefeat({2, 2});
    there.add({5, 8}, {1, true, 1}, {60, {}, 999999}); // Ends its defeats.
    updateProgress(there, savedThere, path, notes);
    here.add({1, 4}, {100, true, 500}, {});
    here.addDefeat({2, 1});
    updateProgress(here, saved, path, notes);
    CHECK(notes.empty());
    checkSame(here, loadProgress(path).value);
    CHECK(here.totals().matches == before.matches + 2);
    CHECK(here.totals().bricks == before.bricks + 200);
    CHECK(here.won({1, 3}));
    CHECK(here.won({1, 4}));
    CHECK(here.record({1, 1})->bestTicks == tuning::seconds(50.0));
    CHECK(here.record({1, 1})->bestScore == 9999);
    CHECK(here.defeats({2, 1}) == 3);
    CHECK(here.defeats({2, 2}) == 1);
    CHECK(here.defeats({5, 8}) == 0);
}

TEST_CASE("progress that cannot be written is a DataError", "[storage]") {
    const TempFolder folder;
    const std::string file = folder.write("file", "x");
    CHECK_THROWS_AS(saveProgress(Progress{}, file + "/progress.toml"), DataError);
}

TEST_CASE("any damaged progress file is read or quarantined", "[storage]") {
    const TempFolder folder;
    saveProgress(someProgress(), folder / "progress.toml");
    checkBroken(readFile(folder / "progress.toml", 10000), loadProgress, saveProgress);
}

TEST_CASE("of two running games the one that has told more stories counts", "[storage]") {
    Progress kept;
    kept.setStoriesTold(4);
    Progress mine;
    mine.setStoriesTold(2);
    CHECK(withChanges(kept, {}, mine).storiesTold() == 4);
    CHECK(withChanges(mine, {}, kept).storiesTold() == 4);
}

TEST_CASE("a story of no world is noted and counts as untold", "[storage]") {
    const TempFolder folder;
    const auto loaded = load(folder, "stories = 6\n" + goodRecord);
    CHECK(loaded.value.storiesTold() == 0);
    CHECK(loaded.value.won({1, 1}));
    CHECK_FALSE(allNotes(loaded.notes).empty());
}
