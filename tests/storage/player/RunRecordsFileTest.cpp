#include "arkanong/storage/player/RunRecordsFile.hpp"

#include "PlayedRuns.hpp"
#include "UserFileText.hpp"

using namespace arkanong::test;

namespace {

RunRecords someRecords() {
    RunRecords records;
    records.begun = 9;
    records.add(wonRun("THE \"FOREMAN\"", 31, 400));
    records.add(wonRun("HEDY", 3, 700));
    records.add(rankedRun(*dayNamed("2026-11-21"), 4));
    FinishedRun won = wonRun("HEDY", 19, 4920);
    won.day = dayNamed("2026-11-22");
    records.add(won);
    records.begin(*dayNamed("2026-11-23"));
    return records;
}

/// Loads a file with this text after the version line.
Loaded<RunRecords> runsIn(const TempFolder& folder, const std::string& text) {
    return loadRunRecords(folder.write("runs.toml", "version = 1\n" + text));
}

std::string runsText(const RunRecords& records) {
    const TempFolder folder;
    saveRunRecords(records, folder / "runs.toml");
    return readFile(folder / "runs.toml", 100'000);
}

} // namespace

TEST_CASE("the records of runs survive saving and loading", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "new/folders/runs.toml";
    saveRunRecords(someRecords(), path);
    const auto loaded = loadRunRecords(path);
    CHECK(allNotes(loaded.notes).empty());
    const RunRecords& records = loaded.value;
    CHECK(runsText(records) == runsText(someRecords()));
    CHECK(records.begun == 9);
    CHECK(records.won == 3);
    CHECK(records.mostSteals == 31);
    CHECK(records.fastestGoal == 400);
    CHECK(records.longestStreak == 2);
    CHECK(records.beaten == someRecords().beaten);
    CHECK(records.cards[cardIndex(Card::Thief)].picked == 4);
    CHECK(records.cards[cardIndex(Card::Thief)].won == 3);
    REQUIRE(records.days.size() == 3);
    CHECK(records.days.at(*dayNamed("2026-11-22")) == DailyTry(RunFigures{5, 1, 19, 4920, true}));
    CHECK(records.tried(*dayNamed("2026-11-23")));
    CHECK_FALSE(records.days.at(*dayNamed("2026-11-23")));
}

TEST_CASE("a missing file means no runs and no notes", "[storage]") {
    const TempFolder folder;
    const auto loaded = loadRunRecords(folder / "runs.toml");
    CHECK(loaded.notes.empty());
    CHECK(loaded.value.begun == 0);
    CHECK(runsIn(folder, "").notes.empty());
    CHECK(loadRunRecords(folder.write("empty.toml", "")).notes.empty());
}

TEST_CASE("an invalid entry of the runs is skipped and noted, and the others are kept", "[storage]") {
    const Wrong wrong = GENERATE(values<Wrong>({
        {"won = -1\n", "3:7: expected a whole number from 0"},
        {"most-steals = \"x\"\n", "3:15: expected a whole number"},
        {"lost = 3\n", "3:1: found the unknown key \"lost\""},
        {"card = 3\n", "3:8: expected a table [card]"},
        {"[card]\npeircing = { picked = 1, won = 0 }\n",
         "4:1: expected a card such as piercing, found \"peircing\""},
        {"[card]\nlance = { picked = 1, won = 0 }\n", "4:1: expected a card such as piercing"},
        {"[card]\npiercing = { picked = 1, won = 2 }\n", "4:32: expected a whole number from 0 to 1"},
        {"[card]\npiercing = 4\n", "4:12: expected a table [piercing]"},
        {"[beaten]\nHEDY = 0\n", "4:8: expected a whole number from 1"},
        {"[beaten]\n\"\" = 1\n", "4:1: expected an opponent's name"},
        {"[beaten]\n\"A\\u0001\" = 1\n", "4:1: expected an opponent's name"},
        {"[daily]\n2026-02-29 = {}\n", "4:1: expected a day such as 2026-11-22, found \"2026-02-29\""},
        {"[daily]\n2026-02-28 = { points = 3 }\n", "4:14: expected a whole number called \"against\""},
        {"[daily]\n2026-02-28 = 3\n", "4:14: expected a table [2026-02-28]"},
        {"[daily]\n2026-02-28 = { draws = 3 }\n", "unknown key \"draws\""},
    }));
    const TempFolder folder;
    const auto loaded = runsIn(folder, "begun = 7\n" + wrong.text);
    CAPTURE(wrong.text);
    REQUIRE(loaded.notes.size() == 1);
    CHECK_THAT(loaded.notes[0], ContainsSubstring(wrong.note));
    CHECK(loaded.value.begun == 7);
    CHECK(loaded.value.won == 0);
    CHECK(loaded.value.beaten.empty());
    CHECK(filesIn(folder) == 1);
}

TEST_CASE("a ranked try that cannot be understood has been tried all the same", "[storage]") {
    const TempFolder folder;
    CHECK(runsIn(folder, "[daily]\n2026-02-28 = 3\n").value.tried(*dayNamed("2026-02-28")));
}

TEST_CASE("of too many days and opponents the file keeps its room", "[storage]") {
    std::string text = "[daily]\n";
    for (int number = 0; number < 500; ++number)
        text += nameOf(Day(20'000 + number)) + " = {}\n";
    text += "[beaten]\n";
    for (int number = 0; number < 150; ++number)
        text += "O" + std::to_string(number) + " = 1\n";
    const TempFolder folder;
    const auto loaded = runsIn(folder, text);
    CHECK(loaded.value.days.size() == RunRecords::mostDays);
    CHECK(loaded.value.days.count(Day(20'499)) == 1);
    CHECK(loaded.value.beaten.size() == RunRecords::mostOpponents);
    CHECK_THAT(allNotes(loaded.notes), ContainsSubstring("expected at most 100 opponents"));
}

TEST_CASE("the largest records fit into the file", "[storage]") {
    constexpr int large = 2'147'483'647;
    RunRecords records;
    for (CardCount& count : records.cards)
        count = {large, large};
    for (std::size_t i = 0; i < RunRecords::mostOpponents; ++i)
        records.beaten[std::to_string(i) + std::string(RunRecords::longestName - 3, '"')] = large;
    for (std::size_t i = 0; i < RunRecords::mostDays; ++i)
        records.days[Day(static_cast<int>(i))] = RunFigures{large, large, large, large, true};
    const TempFolder folder;
    saveRunRecords(records, folder / "runs.toml");
    const auto loaded = loadRunRecords(folder / "runs.toml");
    CHECK(allNotes(loaded.notes).empty());
    CHECK(loaded.value.days.size() == RunRecords::mostDays);
    CHECK(loaded.value.beaten.size() == RunRecords::mostOpponents);
}

TEST_CASE("any damaged file of runs loads to records that can be saved", "[storage]") {
    checkBroken(runsText(someRecords()), loadRunRecords, saveRunRecords);
}

TEST_CASE("the runs of another running game stay when this one saves", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "runs.toml";
    saveRunRecords(someRecords(), path);
    RunRecords here = someRecords();
    RunRecords saved = here;
    RunRecords there = here;
    RunRecords savedThere = here;
    std::vector<std::string> notes;
    there.add(wonRun("OTHER", 50, 350));
    updateRunRecords(there, savedThere, path, notes);
    here.add(wonRun("HEDY", 5, 800));
    updateRunRecords(here, saved, path, notes);
    CHECK(notes.empty());
    CHECK(here.won == 5);
    CHECK(here.beaten.count("OTHER") == 1);
    CHECK(here.mostSteals == 50);
    CHECK(runsText(here) == runsText(saved));
    CHECK(runsText(loadRunRecords(path).value) == runsText(here));
}

TEST_CASE("feats and heat are saved, open cards, and survive another game's saving", "[storage]") {
    RunRecords records = someRecords();
    records.heat = 3;
    records.feats[featIndex(Feat::Cushions)] = true;
    const TempFolder folder;
    saveRunRecords(records, folder / "runs.toml");
    const auto loaded = loadRunRecords(folder / "runs.toml");
    CHECK(allNotes(loaded.notes).empty());
    CHECK(loaded.value.heat == 3);
    CHECK(loaded.value.feats == records.feats);
    CHECK(loaded.value.shelf().has(Card::Velvet));
    CHECK_FALSE(loaded.value.shelf().has(Card::Ghost));
    RunRecords elsewhere = someRecords();
    elsewhere.feats[featIndex(Feat::RunWon)] = true;
    const RunRecords both = withChanges(records, someRecords(), elsewhere);
    CHECK(both.heat == 3);
    CHECK(both.shelf().has(Card::Velvet));
    CHECK(both.shelf().has(Card::Ghost));
}

TEST_CASE("a card of an earlier run stays on the shelf", "[storage]") {
    RunRecords records;
    CHECK(records.shelf() == firstCards());
    records.cards[cardIndex(Card::Mirror)].picked = 1;
    CHECK(records.shelf().has(Card::Mirror));
    CHECK(records.shelf().count() == firstCards().count() + 1);
}

TEST_CASE("an unknown feat and a heat out of range are told and passed over", "[storage]") {
    const TempFolder folder;
    const auto loaded = runsIn(folder, "heat = 11\nfeats = [\"smash-goal\", \"flying\"]\nbegun = 4\n");
    CHECK_THAT(allNotes(loaded.notes),
               ContainsSubstring("expected feats such as smash-goal, found \"flying\""));
    CHECK_THAT(allNotes(loaded.notes), ContainsSubstring("10"));
    CHECK(loaded.value.begun == 4);
    CHECK(loaded.value.heat == 0);
    CHECK(loaded.value.feats[featIndex(Feat::SmashGoal)]);
}
