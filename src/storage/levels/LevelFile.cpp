#include "arkanong/storage/levels/LevelFile.hpp"

#include "LevelBricks.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/TomlReader.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <system_error>

namespace arkanong {

namespace {

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

/// Throws a DataError at the position of the fault's table, or of its key or corner in the table.
void check(const TomlReader& in, const std::vector<const toml::table*>& tables,
           const std::optional<PlaceFault>& fault) {
    if (!fault) return;
    const toml::table& table = *tables[std::min(fault->index, tables.size() - 1)];
    const toml::node* value = table.get(fault->key);
    if (fault->corner) value = value->as_array()->get(*fault->corner);
    in.fail(value != nullptr ? value->source().begin : table.source().begin, fault->message);
}

void readHexagons(const TomlReader& in, Level& level) {
    const std::vector<const toml::table*> tables = in.tables(in.document(), "hexagon");
    for (const toml::table* table : tables)
        level.hexagons.push_back(readHexagon(in, *table));
    check(in, tables, hexagonFault(level));
}

/// Does not check the outline: wallFault() does.
Level::WallPlace readWall(const TomlReader& in, const toml::table& table) {
    in.checkKeys(table, {"corners"});
    const toml::array* const corners = table.get_as<toml::array>("corners");
    if (corners == nullptr)
        in.fail(table.source().begin, "expected corners = [[x, y], [x, y], [x, y]], found none");
    Level::WallPlace wall;
    for (const toml::node& node : *corners) {
        const toml::array* const pair = node.as_array();
        const auto x = pair != nullptr && pair->size() == 2 ? (*pair)[0].value<double>() : std::nullopt;
        const auto y = x ? (*pair)[1].value<double>() : std::nullopt;
        if (!x || !y) in.failType(node, "a corner [x, y]");
        wall.corners.push_back({*x, *y});
    }
    return wall;
}

Level::BandPlace readBand(const TomlReader& in, const toml::table& table, int rows) {
    in.checkKeys(table, {"first", "last", "distance", "speed"});
    Level::BandPlace band;
    band.firstRow = in.needWhole(table, "first", 1, rows) - 1;
    band.lastRow = in.whole(table, "last", 1, rows).value_or(band.firstRow + 1) - 1;
    band.distance = in.needNumber(table, "distance");
    band.speed = in.needNumber(table, "speed");
    return band;
}

void readBarriers(const TomlReader& in, Level& level) {
    const std::vector<const toml::table*> walls = in.tables(in.document(), "wall");
    for (const toml::table* table : walls)
        level.walls.push_back(readWall(in, *table));
    const std::vector<const toml::table*> bands = in.tables(in.document(), "band");
    for (const toml::table* table : bands)
        level.bands.push_back(readBand(in, *table, level.rows));
    check(in, walls, wallFault(level));
    check(in, bands, bandFault(level));
}

/// Throws at the brick, or the table of the hexagon or wall, where a blockade begins.
void checkPassage(const TomlReader& in, const Level& level) {
    const std::optional<PassageFault> fault = passageFault(level);
    if (!fault) return;
    const LevelPart part = fault->part;
    if (part.kind == LevelPart::Kind::Brick)
        in.fail(positionOf(in, level.bricks[part.index]), fault->message);
    const char* const key = part.kind == LevelPart::Kind::Wall ? "wall" : "hexagon";
    in.fail(in.tables(in.document(), key)[part.index]->source().begin, fault->message);
}

int readGoalWidth(const TomlReader& in) {
    const int width = in.whole(in.document(), "goal", 2, tuning::shieldsOfRow).value_or(tuning::shieldsOfRow);
    if (!levelrules::isGoalWidth(width))
        in.fail(in.document().get("goal")->source().begin,
                "expected a goal of 2, 4 or 6 shields, found " + std::to_string(width));
    return width;
}

Mutators readRules(const TomlReader& in) {
    Mutators rules;
    const auto names = in.texts(in.document(), "rules", levelrules::longestName, mutatorCount);
    if (!names) return rules;
    for (const std::string& name : *names) {
        const std::optional<Mutator> mutator = mutatorNamed(name);
        if (!mutator)
            in.fail(in.document().get("rules")->source().begin,
                    R"(expected the names of mutators, such as "giant balls", found ")" + name + '"');
        rules.set(*mutator, true);
    }
    return rules;
}

std::optional<Strength> readStrength(const TomlReader& in, const toml::table& table) {
    const toml::node* const node = table.get("strength");
    const std::string expected = "novice, easy, medium, hard, master or a number from 0 to 4, such as 2.35";
    if (node == nullptr || node->is_string()) return in.word(table, "strength", difficultyNamed, expected);
    if (!node->is_number()) in.failType(*node, expected);
    const double number = *in.number(table, "strength", 0.0, 4.0);
    const std::optional<Strength> strength = Strength::of(number);
    if (std::abs(number * Strength::hundredthsOfStep - strength->hundredths()) > 1e-6)
        in.fail(node->source().begin, "expected a strength with at most two decimals, such as 2.35");
    return strength;
}

std::optional<Opponent> readOpponent(const TomlReader& in) {
    const toml::table* const table = in.table(in.document(), "opponent");
    if (table == nullptr) return std::nullopt;
    in.checkKeys(*table, {"name", "strength", "personality", "temperament", "boss", "trick", "every"});
    Opponent opponent;
    opponent.name = in.needText(*table, "name", levelrules::longestName);
    opponent.strength = readStrength(in, *table).value_or(opponent.strength);
    const bool older = table->contains("temperament") && !table->contains("personality");
    opponent.personality = in.word(*table, older ? "temperament" : "personality", personalityNamed,
                                   "steady, hothead, guardian, trickster, collector or hunter")
                               .value_or(opponent.personality);
    opponent.boss = in.word(*table, "boss", bossNamed, "foreman, queen, clockmaker, minotaur or umbra");
    return opponent;
}

std::optional<Mission> readMission(const TomlReader& in, const toml::table& table) {
    if (table.contains("mission"))
        return in.word(table, "mission", missionOf, "a mission, one of: " + allSentences());
    // Older files ask for goals against, or for shields left, out of five.
    constexpr int shieldsAtStart = 5;
    if (const auto conceded = in.whole(table, "conceded", 0, tuning::goalLimit))
        return Mission{MissionKind::Conceded, *conceded};
    if (const auto shields = in.whole(table, "shields", 1, tuning::goalLimit))
        return Mission{MissionKind::Conceded, std::max(shieldsAtStart - *shields, 0)};
    return std::nullopt;
}

MedalTargets readMedals(const TomlReader& in) {
    using namespace levelrules;
    MedalTargets targets;
    const toml::table* const table = in.table(in.document(), "medals");
    if (table == nullptr) return targets;
    in.checkKeys(*table, {"seconds", "mission", "conceded", "shields", "score"});
    targets.seconds = in.whole(*table, "seconds", 1, mostSeconds).value_or(targets.seconds);
    targets.mission = readMission(in, *table).value_or(targets.mission);
    targets.score = in.whole(*table, "score", 1, mostScore).value_or(targets.score);
    return targets;
}

int readRows(const TomlReader& in) {
    const int rows = in.whole(in.document(), "rows", tuning::finaleBrickRows, tuning::fineBrickRows)
                         .value_or(tuning::brickRows);
    if (!levelrules::isRowCount(rows))
        in.fail(in.document().get("rows")->source().begin,
                "expected rows = 9, 18 or, for the finale, 5, found " + std::to_string(rows));
    return rows;
}

Level readLevel(const TomlReader& in) {
    using namespace levelrules;
    const toml::table& document = in.document();
    in.checkKeys(document, {"name", "world", "theme", "idea", "rows", "bricks", "gifts", "luck", "opponent",
                            "medals", "hexagon", "wall", "band", "goal", "rules"});
    Level level;
    level.name = in.needText(document, "name", longestName);
    level.world = in.text(document, "world", longestName).value_or("");
    level.theme = in.word(document, "theme", levelThemeNamed,
                          "arena, brickyard, honeycomb, clockwork, labyrinth, mayhem or sandbox")
                      .value_or(level.theme);
    level.idea = in.text(document, "idea", longestIdea).value_or("");
    level.rows = readRows(in);
    level.bricks = readBricks(in, level.rows);
    level.dropChance = in.number(document, "luck", 0.0, 1.0).value_or(0.0);
    level.opponent = readOpponent(in);
    level.medals = readMedals(in);
    readHexagons(in, level);
    readBarriers(in, level);
    checkPassage(in, level);
    level.goalWidth = readGoalWidth(in);
    level.rules = readRules(in);
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
    if (looksLikeCode(path, levelCodes)) return levelOfCode(path);
    const std::optional<std::string> text = readFileIfAny(path, largestLevelFile);
    if (!text) {
        const std::string others = allLevels(levelNames(std::filesystem::path(path).parent_path().string()));
        throw DataError(path, "there is no such level" + (others.empty() ? "" : "; there are " + others));
    }
    return parseLevel(*text, path);
}

std::optional<std::string> levelNameIn(const std::string& path) {
    constexpr std::size_t firstBytes = 4096;
    constexpr std::string_view key = "name";
    try {
        const std::string start = readStart(path, firstBytes);
        // Length of the byte order mark.
        const std::size_t mark = start.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0;
        for (std::string_view rest = std::string_view(start).substr(mark);
             !rest.empty() && rest.front() != '[';) {
            const std::size_t end = std::min(rest.find_first_of("\r\n"), rest.size());
            const std::string_view line = rest.substr(0, end);
            const std::size_t equals = line.find_first_not_of(" \t", key.size());
            if (line.substr(0, key.size()) == key && equals != std::string_view::npos &&
                line[equals] == '=') {
                const TomlReader in(line, path);
                return in.text(in.document(), key, levelrules::longestName);
            }
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    } catch (const DataError&) {
        // Loading the level reports the error.
    }
    return std::nullopt;
}

std::string levelPath(const std::string& directory, const std::string& name) {
    if (const auto ofSet = setLevelNamed(name)) return setLevelPath(*ofSet, setFolders(userFolders()));
    if (std::filesystem::path(name).extension() == ".toml") return name;
    const std::optional<CampaignLevel> at = campaignLevelNamed(name);
    const std::optional<std::string> ofCampaign = at ? campaignLevelPath(directory, *at) : std::nullopt;
    if (ofCampaign) return *ofCampaign;
    std::string path = (std::filesystem::path(directory) / (name + ".toml")).string();
    std::error_code unknown;
    if (std::filesystem::exists(path, unknown)) return path;
    if (looksLikeCode(name, levelCodes)) return name;
    if (isSet(name, setFolders(userFolders())))
        throw DataError(name, "is a set of levels: add #1 for its first level");
    return path;
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
