#include "PlayedMatch.hpp"
#include "arkanong/sim/campaign/Progress.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"
#include "arkanong/storage/player/HighScores.hpp"
#include "arkanong/storage/player/ProgressFile.hpp"
#include "arkanong/storage/player/RunRecordsFile.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"
#include "storage/player/UserFileText.hpp"

#include <limits>

using namespace arkanong::test;

// The game can read every file that it writes: of values that it has read, and of the largest values that there are.

namespace {

constexpr int greatest = std::numeric_limits<int>::max();

/// A text of this number of characters, as long in bytes as it can be unless `letter` is another one.
std::string longest(std::size_t characters, const std::string& letter = "\U0001F600") {
    std::string text;
    for (std::size_t i = 0; i < characters; ++i)
        text += letter;
    return text;
}

/// Loads `text`, saves the value and loads it again.
template <typename Load, typename Save>
void checkSavedAgain(const std::string& text, Load load, Save save) {
    REQUIRE(text.size() <= largestUserFile);
    const TempFolder folder;
    const auto loaded = load(folder.write("file.toml", text));
    REQUIRE(loaded.found);
    const std::string again = folder / "again.toml";
    save(loaded.value, again);
    CHECK(std::filesystem::file_size(again) <= largestUserFile);
    const auto second = load(again);
    CHECK(allNotes(second.notes).empty());
    save(second.value, folder / "third.toml");
    CHECK(readFile(folder / "third.toml", largestUserFile) == readFile(again, largestUserFile));
}

/// Whether this value, the largest of its kind, is saved without loss.
template <typename Value, typename Load, typename Save>
void checkSaved(const Value& value, Load load, Save save) {
    const TempFolder folder;
    save(value, folder / "file.toml");
    CHECK(std::filesystem::file_size(folder / "file.toml") <= largestUserFile);
    const auto loaded = load(folder / "file.toml");
    CHECK(allNotes(loaded.notes).empty());
    save(loaded.value, folder / "again.toml");
    CHECK(readFile(folder / "again.toml", largestUserFile) ==
          readFile(folder / "file.toml", largestUserFile));
}

/// `text` followed by `part(0)`, `part(1)` and so on, until a file can hold no more of them.
template <typename Part>
std::string filled(Part part, std::string text = {}) {
    for (int i = 0; text.size() + part(i).size() <= largestUserFile; ++i)
        text += part(i);
    return text;
}

} // namespace

TEST_CASE("settings with as many controls as a file can hold are saved in a readable file", "[storage]") {
    checkSavedAgain(filled([](int i) {
                        return "[controls.s" + std::to_string(i) + "]\nx=['A','B','C','D','E','F','G','H']\n";
                    }),
                    loadSettings, saveSettings);
    checkSavedAgain(filled([](int i) { return 'x' + std::to_string(i) + "=['\"']\n"; }, "[controls.s]\n"),
                    loadSettings, saveSettings);
    const TempFolder folder;
    const auto loaded = loadSettings(folder.write(
        "config.toml", filled([](int i) { return "[controls.s" + std::to_string(i) + "]\nx=['A']\n"; })));
    CHECK_THAT(allNotes(loaded.notes), ContainsSubstring("that can be written in 40960 bytes, found more"));
    CHECK(loaded.keepAs == "broken"); // Nothing gets lost.
    CHECK(loaded.value.controls.size() > 1000);
}

TEST_CASE("scores of as many tables as a file can hold are saved as a file that can be read", "[storage]") {
    const auto name = [](int i) {
        std::string letters;
        for (; i >= 0; i = i / 26 - 1)
            letters += static_cast<char>('a' + i % 26);
        return letters;
    };
    checkSavedAgain(
        filled([&](int i) { return "[[" + name(i) + "]]\nname='\"\"\"\"\"\"\"\"'\nscore=1\nlevel=1\n"; }),
        loadHighScores, saveHighScores);
}

TEST_CASE("the longest settings, scores, records and progress are saved in readable files", "[storage]") {
    Settings settings;
    for (const Setting& setting : settingsTable()) {
        if (const auto* text = std::get_if<SettingText>(&setting.kind)) settings.*text->value = longest(32);
        if (const auto* code = std::get_if<SettingLanguage>(&setting.kind)) settings.*code->value = "system";
        if (const auto* text = std::get_if<SettingPalette>(&setting.kind))
            settings.*text->value = longest(32);
        if (const auto* amount = std::get_if<SettingAmount>(&setting.kind))
            settings.*amount->value = amount->high;
    }
    settings.playerNames = {longest(longestPlayerName), longest(longestPlayerName)};
    checkSaved(settings, loadSettings, saveSettings);

    HighScores scores;
    for (const char* const mode : {"solo", "campaign", "gauntlet", "versus-novice", "versus-easy",
                                   "versus-medium", "versus-hard", "versus-master"})
        for (std::size_t i = 0; i < ScoreTable::size; ++i) // The game's letters take two bytes at most.
            scores.table(mode).add({longest(longestPlayerName, "\u00dc"), greatest, greatest, "2026-11-21",
                                    longest(60, "\u00dc"), PlayAids{100, 99, 99, true, true}});
    checkSaved(scores, loadHighScores, saveHighScores);

    RunRecords runs;
    runs.begun = runs.won = runs.mostPoints = runs.mostSteals = runs.fastestGoal = runs.longestStreak =
        greatest;
    for (CardCount& count : runs.cards)
        count = {greatest, greatest};
    for (std::size_t i = 0; i < RunRecords::mostOpponents; ++i)
        runs.beaten[std::string(RunRecords::longestName - 2, '"') + std::to_string(10 + i).substr(0, 2)] =
            greatest;
    for (std::size_t i = 0; i < RunRecords::mostDays; ++i)
        runs.days[Day(static_cast<int>(i))] = RunFigures{greatest, greatest, greatest, greatest, true};
    checkSaved(runs, loadRunRecords, saveRunRecords);

    Progress progress;
    progress.setTotals({greatest, greatest, greatest, greatest});
    for (const bool mirror : {false, true})
        for (auto at = std::optional(CampaignLevel{1, 1, mirror}); at; at = at->next()) {
            LevelRecord record{greatest, greatest, {}, true};
            for (const Medal medal : {Medal::Speed, Medal::Mission, Medal::Score})
                record.medals.add(medal);
            progress.set(*at, record);
            progress.setDefeats(*at, Progress::mostDefeats);
        }
    checkSaved(progress, loadProgress, saveProgress);
}

TEST_CASE("the longest level is saved as a file that can be read", "[storage]") {
    Level level;
    level.name = level.world = longest(levelrules::longestName);
    level.idea = longest(levelrules::longestIdea);
    level.rows = tuning::fineBrickRows;
    for (int row = 0; row < level.rows; ++row)
        for (int column = 0; column < tuning::brickColumns; ++column)
            level.bricks.push_back({column, row, BrickKind::Hard, 3, PowerUpDrop{PowerUp::Narrow, false}});
    level.opponent =
        Opponent{longest(levelrules::longestName), Difficulty::Hard, Personality::Hunter, Boss::Minotaur};
    // Numbers with as many digits as there can be; they need not obey the rules of places.
    const double third = 1.0 / 3.0;
    for (std::size_t i = 0; i < levelrules::mostHexagons; ++i) {
        Level::HexagonPlace hexagon;
        hexagon.centre = {100 + third, 200 + third};
        hexagon.pathEnd = {-third / 1e300, 300 + third};
        hexagon.radius = 20 + third;
        hexagon.turns = hexagon.spin = -third / 1e300;
        hexagon.pathSpeed = 50 + third;
        level.hexagons.push_back(hexagon);
    }
    for (std::size_t i = 0; i < levelrules::mostWalls; ++i)
        level.walls.push_back({std::vector<Vec2>(levelrules::mostCorners, {-third / 1e300, 100 + third})});
    for (int row = 0; row < level.rows; ++row)
        level.bands.push_back({row, row, -third / 1e300, third / 1e300});
    for (std::size_t i = 0; i < mutatorCount; ++i)
        level.rules.set(static_cast<Mutator>(i), true);
    CHECK(writeLevel(level).size() < largestLevelFile * 3 / 4);
}
