#include "arkanong/storage/levels/LevelFile.hpp"

#include "LevelBricks.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/TomlReader.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace arkanong {

namespace {

constexpr std::size_t largestLevelFile = 1U << 20U;

/// Does not check the ranges of the numbers: hexagonFault() does.
Level::HexagonPlace readHexagon(const TomlReader& in, const toml::table& table) {
    in.checkKeys(table, {"x", "y", "radius", "angle", "spin", "path"});
    Level::HexagonPlace place;
    place.centre = {in.needNumber(table, "x"), in.needNumber(table, "y")};
    place.radius = in.number(table, "radius").value_or(place.radius);
    place.turns = in.number(table, "angle").value_or(0.0) / 360.0;
    place.spin = in.number(table, "spin").value_or(0.0);
    place.pathEnd = place.centre;
    const toml::node* const node = table.get("path");
    if (node == nullptr) return place;
    if (!node->is_table()) in.failType(*node, "a table {x = ..., y = ..., speed = ...}");
    const toml::table& path = *node->as_table();
    in.checkKeys(path, {"x", "y", "speed"});
    place.pathEnd = {in.needNumber(path, "x"), in.needNumber(path, "y")};
    place.pathSpeed = in.needNumber(path, "speed");
    if (place.pathEnd == place.centre)
        in.fail(node->source().begin, "expected a path to somewhere else, found the hexagon's own centre");
    return place;
}

void readHexagons(const TomlReader& in, Level& level) {
    const std::vector<const toml::table*> tables = in.tables(in.document(), "hexagon");
    for (const toml::table* table : tables)
        level.hexagons.push_back(readHexagon(in, *table));
    if (const auto fault = hexagonFault(level)) {
        const toml::table& table = *tables[fault->hexagon];
        const toml::node* const value = table.get(fault->key);
        in.fail(value != nullptr ? value->source().begin : table.source().begin, fault->message);
    }
}

std::optional<BossAbility> readAbility(const TomlReader& in, const toml::table& table) {
    using namespace levelrules;
    const auto kind = in.word(table, "trick", powerUpNamed, "the name of a power-up, such as \"freeze\"");
    const auto seconds = in.number(table, "every", shortestAbility, longestAbility);
    if (seconds && !kind)
        in.fail(table.get("every")->source().begin, "expected a trick = \"...\" with it, found none");
    if (!kind) return std::nullopt;
    BossAbility ability;
    ability.kind = *kind;
    if (seconds) ability.interval = tuning::seconds(*seconds);
    return ability;
}

std::optional<Opponent> readOpponent(const TomlReader& in) {
    const toml::table* const table = in.table(in.document(), "opponent");
    if (table == nullptr) return std::nullopt;
    in.checkKeys(*table, {"name", "strength", "temperament", "trick", "every"});
    Opponent opponent;
    opponent.name = in.needText(*table, "name", levelrules::longestName);
    opponent.difficulty = in.word(*table, "strength", difficultyNamed, "novice, easy, medium, hard or master")
                              .value_or(opponent.difficulty);
    opponent.personality = in.word(*table, "temperament", personalityNamed,
                                   "steady, hothead, guardian, trickster, collector or hunter")
                               .value_or(opponent.personality);
    opponent.ability = readAbility(in, *table);
    return opponent;
}

MedalTargets readMedals(const TomlReader& in) {
    using namespace levelrules;
    MedalTargets targets;
    const toml::table* const table = in.table(in.document(), "medals");
    if (table == nullptr) return targets;
    in.checkKeys(*table, {"seconds", "conceded", "shields", "score"});
    targets.seconds = in.whole(*table, "seconds", 1, mostSeconds).value_or(targets.seconds);
    // Files from before there were goals ask for shields left, out of five.
    if (const auto shields = in.whole(*table, "shields", 1, tuning::goalLimit))
        targets.conceded = std::max(tuning::goals - *shields, 0);
    targets.conceded = in.whole(*table, "conceded", 0, tuning::goalLimit).value_or(targets.conceded);
    targets.score = in.whole(*table, "score", 1, mostScore).value_or(targets.score);
    return targets;
}

int readRows(const TomlReader& in) {
    const int rows =
        in.whole(in.document(), "rows", tuning::brickRows, tuning::fineBrickRows).value_or(tuning::brickRows);
    if (rows != tuning::brickRows && rows != tuning::fineBrickRows)
        in.fail(in.document().get("rows")->source().begin,
                "expected rows = 9 or rows = 18, found " + std::to_string(rows));
    return rows;
}

Level readLevel(const TomlReader& in) {
    using namespace levelrules;
    const toml::table& document = in.document();
    in.checkKeys(document, {"name", "world", "idea", "rows", "bricks", "gifts", "luck", "opponent", "medals",
                            "hexagon"});
    Level level;
    level.name = in.needText(document, "name", longestName);
    level.world = in.text(document, "world", longestName).value_or("");
    level.idea = in.text(document, "idea", longestIdea).value_or("");
    level.rows = readRows(in);
    level.bricks = readBricks(in, level.rows);
    level.dropChance = in.number(document, "luck", 0.0, 1.0).value_or(0.0);
    level.opponent = readOpponent(in);
    level.medals = readMedals(in);
    readHexagons(in, level);
    return level;
}

std::string allLevels(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return list;
}

} // namespace

Level parseLevel(std::string_view text, const std::string& file) { return readLevel(TomlReader(text, file)); }

Level loadLevel(const std::string& path) {
    if (const auto ofSet = setLevelNamed(path)) return loadSetLevel(ofSet->set, ofSet->number);
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        const std::string others = allLevels(levelNames(std::filesystem::path(path).parent_path().string()));
        throw DataError(path, "there is no such level" + (others.empty() ? "" : "; there are " + others));
    }
    return parseLevel(readFile(path, largestLevelFile), path);
}

std::string levelPath(const std::string& directory, const std::string& name) {
    if (const auto ofSet = setLevelNamed(name)) return setLevelPath(*ofSet, setFolders(userFolders()));
    if (std::filesystem::path(name).extension() == ".toml") return name;
    const std::optional<CampaignLevel> at = campaignLevelNamed(name);
    const std::optional<std::string> ofCampaign = at ? campaignLevelPath(directory, *at) : std::nullopt;
    return ofCampaign ? *ofCampaign : (std::filesystem::path(directory) / (name + ".toml")).string();
}

std::vector<std::string> levelNames(const std::string& directory) {
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator file(directory, error), end; !error && file != end;
         file.increment(error)) {
        if (file->path().extension() == ".toml") names.push_back(file->path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace arkanong
