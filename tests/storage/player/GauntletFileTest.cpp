#include "arkanong/storage/player/GauntletFile.hpp"

#include "PlayedGauntlet.hpp"
#include "UserFileText.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// The saved run with `text` in place of `old`.
std::string savedWith(const TempFolder& folder, const std::string& old, const std::string& text) {
    saveGauntlet(playedGauntlet(2), folder / "saved.toml");
    std::string bytes = readFile(folder / "saved.toml", 10000);
    const std::size_t at = bytes.find(old);
    REQUIRE(at != std::string::npos);
    return bytes.replace(at, old.size(), text);
}

} // namespace

TEST_CASE("a run that was broken off survives saving and loading", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "new/folder/gauntlet.toml";
    const SavedGauntlet saved = playedGauntlet(GENERATE(0, 1, 4));
    saveGauntlet(saved, path);
    const auto loaded = loadGauntlet(path);
    CHECK(allNotes(loaded.notes).empty());
    REQUIRE(loaded.value);
    CHECK(*loaded.value == saved);
}

TEST_CASE("without a file there is no run, and nothing to say", "[storage]") {
    const TempFolder folder;
    const auto loaded = loadGauntlet(folder / "gauntlet.toml");
    CHECK_FALSE(loaded.value);
    CHECK(loaded.notes.empty());
}

TEST_CASE("a run that cannot be understood is put aside, and a note says what was expected", "[storage]") {
    struct Case {
        const char* old;
        const char* text;
        const char* note;
    };
    const Case bad = GENERATE(values<Case>({
        {"version = 1", "version = 2", "2:11: expected a whole number from 1 to 1, found 2"},
        {"seed = \"18446744073709551600\"", "seed = \"18446744073709551616\"",
         "expected a whole number in quotes, found \"18446744073709551616\""},
        {"levels = 35", "levels = 0", "expected a whole number from 1 to 1000, found 0"},
        {"levels = 35", "levels = 35\nluck = 3", "luck"},
        {"picks = \"", "picks = \"7", "found one that cannot have happened"},
        {"picks = \"", "picks = \"x", "expected digits such as"},
        {"[[player]]", "[[person]]", "person"},
        {"strength = 235", "strength = 401", "from 0 to 400, found 401"},
        {"temperament = \"hunter\"", "temperament = \"mild\"", "expected a temperament"},
        {"temperament = \"hunter\"", "", "expected temperament = a temperament"},
        {"winner = \"red\"", "winner = \"green\"", "expected \"blue\" or \"red\", found \"green\""},
        {"goals = \"2 0\"", "goals = \"2\"", "expected two numbers such as"},
        {"goals = \"2 0\"", "goals = \"3 0\"", "found one that cannot have happened"},
        {"ticks = 2400", "ticks = -1", "found -1"},
    }));
    const TempFolder folder;
    const std::string path = folder.write("gauntlet.toml", savedWith(folder, bad.old, bad.text));
    const auto loaded = loadGauntlet(path);
    CHECK_FALSE(loaded.value);
    CAPTURE(bad.text);
    CHECK_THAT(allNotes(loaded.notes), ContainsSubstring(bad.note));
    CHECK_FALSE(std::filesystem::exists(path));
    CHECK(std::filesystem::exists(path + ".broken-1"));
}

TEST_CASE("a run that is over does not go on", "[storage]") {
    const TempFolder folder;
    SavedGauntlet saved = playedGauntlet(0);
    saved.record.picks.clear();
    GauntletRun run(saved.record.settings);
    while (run.stage() != GauntletRun::Stage::Over) {
        for (std::size_t i = 0; run.stage() == GauntletRun::Stage::Draft; ++i)
            if (run.mayPick(i)) run.pick(i);
        RoundResult result;
        result.goals = {2, 1};
        run.finishRound(result);
    }
    saved.record = run.record();
    saveGauntlet(saved, folder / "gauntlet.toml");
    const auto loaded = loadGauntlet(folder / "gauntlet.toml");
    CHECK_FALSE(loaded.value);
    CHECK_THAT(allNotes(loaded.notes), ContainsSubstring("found one that is over"));
}

TEST_CASE("any damaged file of a run loads to a run that can be saved, or to none", "[storage]") {
    const TempFolder folder;
    saveGauntlet(playedGauntlet(0), folder / "gauntlet.toml");
    checkBroken(readFile(folder / "gauntlet.toml", 10000), loadGauntlet,
                [](const std::optional<SavedGauntlet>& saved, const std::string& path) {
                    if (saved) saveGauntlet(*saved, path);
                });
}
