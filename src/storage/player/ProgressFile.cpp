#include "arkanong/storage/player/ProgressFile.hpp"

#include "arkanong/storage/UserFile.hpp"

#include <algorithm>
#include <limits>

namespace arkanong {

namespace {

constexpr int progressVersion = 1;
constexpr int largestNumber = std::numeric_limits<int>::max();

/// The names of the medals in whose place the mission is.
bool isOldMission(std::string_view medal) { return medal == "defence" || medal == "shields"; }

Medals readMedals(const TomlReader& in, const toml::table& table) {
    Medals medals;
    constexpr std::size_t longestName = 16;
    for (const std::string& name : in.texts(table, "medals", longestName, medalCount).value_or(Notes{})) {
        const std::optional<Medal> medal = isOldMission(name) ? Medal::Mission : medalNamed(name);
        if (!medal)
            in.fail(table.get("medals")->source().begin,
                    "expected speed, mission or score, found \"" + name + '"');
        medals.add(*medal);
    }
    return medals;
}

LevelRecord readRecord(const TomlReader& in, const toml::table& table) {
    LevelRecord record;
    record.bestTicks = in.needWhole(table, "ticks", 0, largestNumber);
    record.bestScore = in.needWhole(table, "score", 0, largestNumber);
    record.medals = readMedals(in, table);
    record.help = in.yesNo(table, "help").value_or(false);
    return record;
}

CampaignLevel readLevelName(const TomlReader& in, const toml::key& key) {
    const std::optional<CampaignLevel> level = campaignLevelNamed(key.str());
    if (!level) in.fail(key.source().begin, "expected a level such as 3-5, found \"" + shortName(key) + '"');
    return *level;
}

CampaignTotals readTotals(const TomlReader& in, const toml::table& table, Notes& notes) {
    noteUnknownKeys(in, table, {"matches", "goals", "steals", "bricks"}, notes);
    const auto number = [&](std::string_view key) { return in.needWhole(table, key, 0, largestNumber); };
    return {number("matches"), number("goals"), number("steals"), number("bricks")};
}

Loaded<Progress> readProgress(const TomlReader& in) {
    Loaded<Progress> loaded;
    noteUnknownKeys(in, in.document(), {"version", "stories", "totals", "won", "defeats"}, loaded.notes);
    readOrNote(loaded.notes, [&] {
        if (in.document().contains("stories"))
            loaded.value.setStoriesTold(in.needWhole(in.document(), "stories", 0, campaign::worlds));
    });
    readOrNote(loaded.notes, [&] {
        if (const toml::table* totals = in.table(in.document(), "totals"))
            loaded.value.setTotals(readTotals(in, *totals, loaded.notes));
    });
    readEach(in, "won", loaded.notes, [&](const toml::table& won, const toml::key& key) {
        const CampaignLevel level = readLevelName(in, key);
        loaded.value.set(level, readRecord(in, *in.table(won, key.str())));
    });
    readEach(in, "defeats", loaded.notes, [&](const toml::table& defeats, const toml::key& key) {
        const CampaignLevel level = readLevelName(in, key);
        loaded.value.setDefeats(level, in.needWhole(defeats, key.str(), 0, Progress::mostDefeats));
    });
    return loaded;
}

std::string recordText(CampaignLevel at, const LevelRecord& record) {
    std::string text = "\n[won." + nameOf(at) + "]\n";
    text += "ticks = " + std::to_string(record.bestTicks) + '\n';
    text += "score = " + std::to_string(record.bestScore) + '\n';
    std::string medals;
    for (const Medal medal : {Medal::Speed, Medal::Mission, Medal::Score}) {
        if (record.medals.has(medal)) medals += (medals.empty() ? "" : ", ") + tomlString(nameOf(medal));
    }
    text += "medals = [" + medals + "]\n";
    return record.help ? text + "help = true\n" : text;
}

/// The table of totals; empty if no match has been played to its end.
std::string totalsText(const CampaignTotals& totals) {
    if (totals.matches == 0) return {};
    return "\n[totals] # of all matches\nmatches = " + std::to_string(totals.matches) +
           "\ngoals = " + std::to_string(totals.goals) + "\nsteals = " + std::to_string(totals.steals) +
           "\nbricks = " + std::to_string(totals.bricks) + '\n';
}

/// The table of defeats; empty if no level has any.
std::string defeatsText(const Progress& progress) {
    std::string text;
    for (const bool mirror : {false, true}) {
        for (auto at = std::optional(CampaignLevel{1, 1, mirror}); at; at = at->next())
            if (const int defeats = progress.defeats(*at); defeats > 0)
                text += nameOf(*at) + " = " + std::to_string(defeats) + '\n';
    }
    return text.empty() ? text : "\n[defeats] # in a row\n" + text;
}

/// The line of told stories; empty if none has been told.
std::string storiesText(const Progress& progress) {
    if (progress.storiesTold() == 0) return {};
    return "stories = " + std::to_string(progress.storiesTold()) + " # the last world whose story was told\n";
}

std::string textOf(const Progress& progress) {
    std::string text =
        "# How far you have come in Arkanong's campaign: the best of each level you have won, in\n"
        "# ticks (120 are a second) and points.\nversion = " +
        std::to_string(progressVersion) + '\n' + storiesText(progress) + totalsText(progress.totals());
    for (const bool mirror : {false, true}) {
        for (auto at = std::optional(CampaignLevel{1, 1, mirror}); at; at = at->next())
            if (const auto& record = progress.record(*at)) text += recordText(*at, *record);
    }
    return text + defeatsText(progress);
}

constexpr UserFormat<Progress> progressFormat{progressVersion, readProgress, textOf};

/// The better one of both in every figure.
LevelRecord best(LevelRecord a, const LevelRecord& b) {
    a.bestTicks = std::min(a.bestTicks, b.bestTicks);
    a.bestScore = std::max(a.bestScore, b.bestScore);
    a.medals.add(b.medals);
    a.help = a.help && b.help;
    return a;
}

} // namespace

Progress withChanges(Progress kept, const Progress& before, const Progress& after) {
    kept.setStoriesTold(std::max(kept.storiesTold(), after.storiesTold()));
    kept.setTotals(kept.totals().with(after.totals().since(before.totals())));
    for (const bool mirror : {false, true}) {
        for (auto at = std::optional(CampaignLevel{1, 1, mirror}); at; at = at->next()) {
            if (const auto& mine = after.record(*at))
                kept.set(*at, kept.won(*at) ? best(*kept.record(*at), *mine) : *mine);
            if (after.defeats(*at) != before.defeats(*at)) kept.setDefeats(*at, after.defeats(*at));
        }
    }
    return kept;
}

Loaded<Progress> loadProgress(const std::string& path) { return loadUserFile(progressFormat, path); }

void saveProgress(const Progress& progress, const std::string& path) { saveUserFile(path, textOf(progress)); }

void updateProgress(Progress& mine, Progress& saved, const std::string& path,
                    std::vector<std::string>& notes) {
    updateUserFile(progressFormat, path, mine, saved, notes);
}

} // namespace arkanong
