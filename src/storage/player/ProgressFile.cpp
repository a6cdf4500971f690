#include "arkanong/storage/player/ProgressFile.hpp"

#include "arkanong/storage/UserFile.hpp"

#include <algorithm>
#include <limits>

namespace arkanong {

namespace {

constexpr int progressVersion = 1;
constexpr int largestNumber = std::numeric_limits<int>::max();

Medals readMedals(const TomlReader& in, const toml::table& table) {
    Medals medals;
    constexpr std::size_t longestName = 16;
    for (const std::string& name : in.texts(table, "medals", longestName, medalCount).value_or(Notes{})) {
        const std::optional<Medal> medal = name == "shields" ? Medal::Defence : medalNamed(name);
        if (!medal)
            in.fail(table.get("medals")->source().begin,
                    "expected speed, defence or score, found \"" + name + '"');
        medals.add(*medal);
    }
    return medals;
}

LevelRecord readRecord(const TomlReader& in, const toml::table& table) {
    LevelRecord record;
    record.bestTicks = in.needWhole(table, "ticks", 0, largestNumber);
    // Files from before there were goals have the shields left, out of five.
    if (const auto shields = in.whole(table, "shields", 0, tuning::goalLimit))
        record.fewestConceded = std::max(tuning::goals - *shields, 0);
    else
        record.fewestConceded = in.needWhole(table, "conceded", 0, tuning::goalLimit);
    record.bestScore = in.needWhole(table, "score", 0, largestNumber);
    record.medals = readMedals(in, table);
    return record;
}

Loaded<Progress> readProgress(const TomlReader& in) {
    Loaded<Progress> loaded;
    noteUnknownKeys(in, in.document(), {"version", "won"}, loaded.notes);
    const toml::table* levels = nullptr;
    readOrNote(loaded.notes, [&] { levels = in.table(in.document(), "won"); });
    if (levels == nullptr) return loaded;
    for (const auto& [key, value] : *levels) {
        readOrNote(loaded.notes, [&, name = std::string(key.str()), at = key.source().begin] {
            const std::optional<CampaignLevel> level = campaignLevelNamed(name);
            if (!level) in.fail(at, "expected a level such as 3-5, found \"" + name + '"');
            loaded.value.set(*level, readRecord(in, *in.table(*levels, name)));
        });
    }
    return loaded;
}

std::string recordText(CampaignLevel at, const LevelRecord& record) {
    std::string text = "\n[won." + nameOf(at) + "]\n";
    text += "ticks = " + std::to_string(record.bestTicks) + '\n';
    text += "conceded = " + std::to_string(record.fewestConceded) + '\n';
    text += "score = " + std::to_string(record.bestScore) + '\n';
    std::string medals;
    for (const Medal medal : {Medal::Speed, Medal::Defence, Medal::Score}) {
        if (record.medals.has(medal)) medals += (medals.empty() ? "" : ", ") + tomlString(nameOf(medal));
    }
    return text + "medals = [" + medals + "]\n";
}

} // namespace

Loaded<Progress> loadProgress(const std::string& path) {
    return loadUserFile(path, progressVersion, readProgress);
}

void saveProgress(const Progress& progress, const std::string& path) {
    std::string text =
        "# How far you have come in Arkanong's campaign: the best of each level you have won, in\n"
        "# ticks (120 are a second), goals against and points.\nversion = " +
        std::to_string(progressVersion) + '\n';
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        if (const auto& record = progress.record(*at)) text += recordText(*at, *record);
    }
    saveUserFile(path, text);
}

} // namespace arkanong
