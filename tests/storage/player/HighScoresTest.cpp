#include "arkanong/storage/player/HighScores.hpp"

#include "UserFileText.hpp"

using namespace arkanong::test;

namespace {

HighScore scoreOf(const std::string& name, int score) { return {name, score, 3, "2025-11-21"}; }

ScoreTable fullTable() {
    ScoreTable table;
    for (int i = 1; i <= 10; ++i)
        table.add(scoreOf("p" + std::to_string(i), i * 100));
    return table;
}

HighScores someScores() {
    HighScores scores;
    scores.table("solo").add(scoreOf("Ada \"x\" \\ Größe", 1200));
    scores.table("solo").add({"Bob", 1500, 40, "", "5-8"});
    scores.table("solo-giant").add(scoreOf("Cy", 7));
    return scores;
}

} // namespace

TEST_CASE("a score is ranked among the best ten", "[storage]") {
    ScoreTable table;
    CHECK(table.placeFor(1) == 0U);
    CHECK_FALSE(table.placeFor(0));
    CHECK_FALSE(table.add(scoreOf("none", 0)));
    CHECK(table.add(scoreOf("low", 10)) == 0U);
    CHECK(table.add(scoreOf("high", 30)) == 0U);
    CHECK(table.add(scoreOf("middle", 20)) == 1U);
    REQUIRE(table.entries().size() == 3);
    CHECK(table.entries()[0].name == "high");
    CHECK(table.entries()[1].name == "middle");
    CHECK(table.entries()[2].name == "low");
}

TEST_CASE("of equal scores the earlier ranks higher", "[storage]") {
    ScoreTable table = fullTable();
    CHECK(table.placeFor(1000) == 1U);
    CHECK(table.add(scoreOf("later", 1000)) == 1U);
    CHECK(table.entries()[0].name == "p10");
}

TEST_CASE("a full table drops its last entry, and a score that is too low does not enter", "[storage]") {
    ScoreTable table = fullTable();
    CHECK_FALSE(table.placeFor(100));
    CHECK_FALSE(table.add(scoreOf("same", 100)));
    CHECK(table.add(scoreOf("just", 101)) == 9U);
    CHECK(table.entries().size() == ScoreTable::size);
    CHECK(table.entries().back().name == "just");
}

TEST_CASE("high scores survive saving and loading", "[storage]") {
    const TempFolder folder;
    saveHighScores(someScores(), folder / "data/scores.toml");
    const auto loaded = loadHighScores(folder / "data/scores.toml");
    CHECK(allNotes(loaded.notes).empty());
    REQUIRE(loaded.value.tables().size() == 2);
    const auto& solo = loaded.value.table("solo").entries();
    REQUIRE(solo.size() == 2);
    CHECK(solo[0].name == "Bob");
    CHECK(solo[0].level == 40);
    CHECK(solo[0].date.empty());
    CHECK(solo[0].levelName == "5-8");
    CHECK(solo[1].levelName.empty());
    CHECK(solo[1].name == "Ada \"x\" \\ Größe");
    CHECK(solo[1].score == 1200);
    CHECK(solo[1].date == "2025-11-21");
    CHECK(loaded.value.table("solo-giant").entries().size() == 1);
    const HighScores& all = loaded.value;
    CHECK(all.table("another").entries().empty());
}

TEST_CASE("a name that is not valid UTF-8 does not damage other entries", "[storage]") {
    const TempFolder folder;
    HighScores scores = someScores();
    scores.table("solo").add(scoreOf("\xFF\n\x01x", 5000));
    saveHighScores(scores, folder / "scores.toml");
    const auto loaded = loadHighScores(folder / "scores.toml");
    CHECK(allNotes(loaded.notes).empty());
    CHECK(loaded.value.table("solo").entries()[0].name == "???x");
    CHECK(loaded.value.table("solo").entries().size() == 3);
}

TEST_CASE("an invalid entry is skipped and noted", "[storage]") {
    const Wrong wrong = GENERATE(values<Wrong>({
        {"[[solo]]\nscore = 1\nlevel = 1\n", ":6:1: expected a string called \"name\""},
        {"[[solo]]\nname = \"\"\nscore = 1\nlevel = 1\n", ":7:8: expected 1 to 16"},
        {"[[solo]]\nname = \"12345678901234567\"\nscore = 1\nlevel = 1\n", ":7:8: expected 1 to 16"},
        {"[[solo]]\nname = \"x\"\nscore = 0\nlevel = 1\n", ":8:9: expected a whole number from 1"},
        {"[[solo]]\nname = \"x\"\nscore = 1.5\nlevel = 1\n", ":8:9: expected a whole number"},
        {"[[solo]]\nname = \"x\"\nscore = 1\n", ":6:1: expected a whole number called \"level\""},
        {"[[solo]]\nname = \"x\"\nscore = 1\nlevel = 1\ndate = 2025-11-21\n",
         ":10:8: expected a string, found a date"},
        {"[[Solo2]]\nname = \"x\"\nscore = 1\nlevel = 1\n", "expected a name such as solo"},
        {"[duo]\nname = \"x\"\n", "expected [[duo]] tables"},
    }));
    CAPTURE(wrong.text);
    const TempFolder folder;
    const std::string good = "[[solo]]\nname = \"Ada\"\nscore = 12\nlevel = 2\n";
    const auto loaded = loadHighScores(folder.write("scores.toml", "version = 1\n" + good + wrong.text));
    REQUIRE(loaded.notes.size() == 1);
    CHECK_THAT(loaded.notes[0], ContainsSubstring(wrong.note));
    REQUIRE(loaded.value.table("solo").entries().size() == 1);
    CHECK(loaded.value.table("solo").entries()[0].name == "Ada");
}

TEST_CASE("scores in any order and number become the ten best, sorted", "[storage]") {
    const TempFolder folder;
    std::string text;
    for (const int score : {5, 90, 30, 70, 10, 20, 80, 60, 40, 50, 15, 85})
        text += "[[solo]]\nname = \"x\"\nlevel = 1\nscore = " + std::to_string(score) + '\n';
    const auto loaded = loadHighScores(folder.write("scores.toml", text));
    const auto& entries = loaded.value.table("solo").entries();
    REQUIRE(entries.size() == 10);
    CHECK(entries.front().score == 90);
    CHECK(entries.back().score == 15);
    for (std::size_t i = 1; i < entries.size(); ++i)
        CHECK(entries[i - 1].score > entries[i].score);
}

TEST_CASE("any damaged high-score file is read or quarantined", "[storage]") {
    const TempFolder folder;
    saveHighScores(someScores(), folder / "scores.toml");
    checkBroken(readFile(folder / "scores.toml", 10000), loadHighScores, saveHighScores);
}

TEST_CASE("the scores of two running games are all kept, and none twice", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "scores.toml";
    saveHighScores(someScores(), path);
    HighScores here = someScores();
    HighScores saved = here;
    HighScores there = someScores();
    HighScores savedThere = there;
    std::vector<std::string> notes;
    there.table("solo").add(scoreOf("There", 1300));
    there.table("versus-hard").add(scoreOf("There", 50));
    updateHighScores(there, savedThere, path, notes);
    here.table("solo").add(scoreOf("Here", 1400));
    updateHighScores(here, saved, path, notes);
    updateHighScores(here, saved, path, notes);
    const auto loaded = loadHighScores(path);
    CHECK(notes.empty());
    CHECK(loaded.value.table("solo").entries() == here.table("solo").entries());
    CHECK(here.table("solo").entries().size() == 4);
    CHECK(here.table("versus-hard").entries().size() == 1);
    // The same result in both games is two results.
    there.table("solo").add(scoreOf("Here", 1400));
    updateHighScores(there, savedThere, path, notes);
    CHECK(there.table("solo").entries().size() == 5);
}

TEST_CASE("a score keeps what helped, and a file from before is read without", "[storage]") {
    const TempFolder folder;
    HighScores scores;
    HighScore helped = scoreOf("ANNA", 500);
    helped.aids = {50, 60, 75, true, true};
    scores.table("solo").add(helped);
    scores.table("solo").add(scoreOf("BERT", 400));
    saveHighScores(scores, folder / "scores.toml");
    const std::string text = readFile(folder / "scores.toml", 10000);
    CHECK_THAT(text,
               ContainsSubstring(
                   "paddle-assist = 50\nown-half = 60\nspeed = 75\none-button = true\nball-heard = true"));
    const auto loaded = loadHighScores(folder / "scores.toml");
    CHECK(loaded.notes.empty());
    CHECK(loaded.value.table("solo").entries().at(0) == helped);
    CHECK_FALSE(loaded.value.table("solo").entries().at(1).aids.any());
}
