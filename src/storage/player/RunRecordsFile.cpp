#include "arkanong/storage/player/RunRecordsFile.hpp"

#include "arkanong/sim/gauntlet/Heat.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <limits>

namespace arkanong {

namespace {

constexpr int runRecordsVersion = 1;
constexpr int most = std::numeric_limits<int>::max();

/// The numbers at the top of the file.
struct Number {
    std::string_view name;
    int RunRecords::*value;
    int largest = most;
};
constexpr std::array numbers{Number{"begun", &RunRecords::begun},
                             Number{"won", &RunRecords::won},
                             Number{"most-points", &RunRecords::mostPoints},
                             Number{"most-steals", &RunRecords::mostSteals},
                             Number{"fastest-goal", &RunRecords::fastestGoal},
                             Number{"longest-streak", &RunRecords::longestStreak},
                             Number{"heat", &RunRecords::heat, mostHeat}};

/// Reads the table of a ranked try, which has all of these keys, or none if the try is not finished.
DailyTry readTry(const TomlReader& in, const toml::table& table) {
    in.checkKeys(table, {"points", "against", "steals", "fastest-goal", "won"});
    if (table.empty()) return std::nullopt;
    RunFigures figures;
    figures.points = in.needWhole(table, "points", 0, most);
    figures.against = in.needWhole(table, "against", 0, most);
    figures.steals = in.needWhole(table, "steals", 0, most);
    figures.fastestGoal = in.needWhole(table, "fastest-goal", 0, most);
    figures.won = in.yesNo(table, "won").value_or(false);
    return figures;
}

void readCard(const TomlReader& in, RunRecords& records, const toml::table& cards, const toml::key& key) {
    const std::optional<Card> card = cardNamed(key.str());
    if (!card || isFusion(*card))
        in.fail(key.source().begin, "expected a card such as piercing, found \"" + shortName(key) + '"');
    const toml::table& table = *in.table(cards, key.str());
    in.checkKeys(table, {"picked", "won"});
    CardCount count;
    count.picked = in.needWhole(table, "picked", 0, most);
    count.won = in.needWhole(table, "won", 0, count.picked);
    records.cards.at(cardIndex(*card)) = count;
}

void readFeats(const TomlReader& in, RunRecords& records) {
    constexpr std::size_t longest = 40;
    for (const std::string& name :
         in.texts(in.document(), "feats", longest, featCount).value_or(std::vector<std::string>{})) {
        const std::optional<Feat> feat = featNamed(name);
        if (!feat)
            in.fail(in.document().get("feats")->source().begin,
                    "expected feats such as smash-goal, found \"" + name + '"');
        records.feats[featIndex(*feat)] = true;
    }
}

std::string featsText(const Feats& feats) {
    std::string text;
    for (const Feat feat : everyOf<Feat>())
        if (feats[featIndex(feat)]) text += (text.empty() ? "" : ", ") + tomlString(traitsOf(feat).name);
    return "feats = [" + text + "] # Each has opened a card.\n";
}

void readBeaten(const TomlReader& in, RunRecords& records, const toml::table& beaten, const toml::key& key) {
    const std::string name(key.str());
    if (name.empty() || name.size() > RunRecords::longestName || printable(name) != name)
        in.fail(key.source().begin, "expected an opponent's name of 1 to " +
                                        std::to_string(RunRecords::longestName) +
                                        " printable bytes, found \"" + shortName(key) + '"');
    if (records.beaten.size() == RunRecords::mostOpponents)
        in.fail(key.source().begin,
                "expected at most " + std::to_string(RunRecords::mostOpponents) + " opponents, found more");
    records.beaten[name] = in.needWhole(beaten, key.str(), 1, most);
}

Loaded<RunRecords> readRecords(const TomlReader& in) {
    Loaded<RunRecords> loaded;
    RunRecords& records = loaded.value;
    std::vector<std::string_view> known{"version", "feats", "card", "beaten", "daily"};
    for (const Number& number : numbers) {
        known.push_back(number.name);
        readOrNote(loaded.notes, [&] {
            records.*number.value = in.whole(in.document(), number.name, 0, number.largest).value_or(0);
        });
    }
    noteUnknownKeys(in, in.document(), known, loaded.notes);
    readOrNote(loaded.notes, [&] { readFeats(in, records); });
    readEach(in, "card", loaded.notes,
             [&](const toml::table& cards, const toml::key& key) { readCard(in, records, cards, key); });
    readEach(in, "beaten", loaded.notes,
             [&](const toml::table& beaten, const toml::key& key) { readBeaten(in, records, beaten, key); });
    readEach(in, "daily", loaded.notes, [&](const toml::table& daily, const toml::key& key) {
        const std::optional<Day> day = dayNamed(key.str());
        if (!day)
            in.fail(key.source().begin, "expected a day such as 2026-11-22, found \"" + shortName(key) + '"');
        records.days.try_emplace(*day); // Tried in any case.
        records.days[*day] = readTry(in, *in.table(daily, key.str()));
        if (records.days.size() > RunRecords::mostDays) records.days.erase(records.days.begin());
    });
    return loaded;
}

std::string tryText(const DailyTry& figures) {
    if (!figures) return "{}";
    return "{ points = " + std::to_string(figures->points) +
           ", against = " + std::to_string(figures->against) +
           ", steals = " + std::to_string(figures->steals) +
           ", fastest-goal = " + std::to_string(figures->fastestGoal) +
           (figures->won ? ", won = true }" : " }");
}

std::string textOf(const RunRecords& records) {
    std::string text =
        "# What you have done in Arkanong's gauntlet; goals in ticks (120 are a second).\nversion = " +
        std::to_string(runRecordsVersion) + '\n';
    for (const Number& number : numbers)
        text += std::string(number.name) + " = " + std::to_string(records.*number.value) + '\n';
    text += featsText(records.feats);
    text += "\n[card] # The runs that ended with it.\n";
    for (std::size_t i = 0; i < cardCount; ++i)
        if (const CardCount& count = records.cards[i]; count.picked > 0)
            text += tomlString(traitsOf(static_cast<Card>(i)).name) +
                    " = { picked = " + std::to_string(count.picked) + ", won = " + std::to_string(count.won) +
                    " }\n";
    text += "\n[beaten]\n";
    for (const auto& [name, times] : records.beaten)
        text += tomlString(name) + " = " + std::to_string(times) + '\n';
    text += "\n[daily] # The ranked tries at daily duels; {}: unfinished.\n";
    for (const auto& [day, figures] : records.days)
        text += nameOf(day) + " = " + tryText(figures) + '\n';
    return text;
}

constexpr UserFormat<RunRecords> runRecordsFormat{runRecordsVersion, readRecords, textOf};

} // namespace

Loaded<RunRecords> loadRunRecords(const std::string& path) { return loadUserFile(runRecordsFormat, path); }

void saveRunRecords(const RunRecords& records, const std::string& path) {
    saveUserFile(path, textOf(records));
}

void updateRunRecords(RunRecords& mine, RunRecords& saved, const std::string& path,
                      std::vector<std::string>& notes) {
    updateUserFile(runRecordsFormat, path, mine, saved, notes);
}

} // namespace arkanong
