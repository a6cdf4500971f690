#include "arkanong/storage/LevelFile.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/LevelRules.hpp"
#include "arkanong/storage/TomlCheck.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <initializer_list>
#include <system_error>

#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

namespace arkanong {

namespace {

constexpr std::size_t largestFile = 1U << 20U;
constexpr std::size_t longestName = 32;

constexpr const char* brickSigns = "'.' (empty), 'n' (normal), '2' or '3' (hard) or 's' (steel)";

/// Reads the parts of one level; throws DataError at the first thing that is not as it must be.
class LevelReader {
  public:
    LevelReader(std::string_view text, const std::string& file) : text_(text), file_(file) {}

    Level read() const;

  private:
    [[noreturn]] void fail(toml::source_position at, const std::string& message) const {
        throw DataError(file_, at.line, at.column, message);
    }
    [[noreturn]] void failType(const toml::node& node, const std::string& expected) const;
    void checkKeys(const toml::table& table, std::initializer_list<std::string_view> known,
                   const std::string& expected) const;
    std::string name(const toml::table& level, std::string_view key) const;
    /// The number at `key`; `fallback` where the key is missing, or an error when there is none.
    double number(const toml::table& table, std::string_view key, std::optional<double> fallback) const;
    std::vector<Level::BrickPlace> bricks(const toml::node& rows) const;
    /// The brick that the first character of `signs` stands for.
    Level::BrickPlace brick(std::string_view signs, int column, int row, toml::source_position at) const;
    Level::HexagonPlace hexagon(const toml::table& table) const;
    std::string_view lineOfText(toml::source_index line) const;

    std::string_view text_;
    const std::string& file_;
};

std::string nameOfType(toml::node_type type) {
    switch (type) {
    case toml::node_type::none: return "nothing";
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "an array";
    case toml::node_type::string: return "a string";
    case toml::node_type::integer: return "an integer";
    case toml::node_type::floating_point: return "a number";
    case toml::node_type::boolean: return "a boolean";
    case toml::node_type::date: return "a date";
    case toml::node_type::time: return "a time";
    case toml::node_type::date_time: return "a date and time";
    }
    return "something else";
}

void LevelReader::failType(const toml::node& node, const std::string& expected) const {
    fail(node.source().begin, "expected " + expected + ", found " + nameOfType(node.type()));
}

void LevelReader::checkKeys(const toml::table& table, std::initializer_list<std::string_view> known,
                            const std::string& expected) const {
    for (const auto& [key, value] : table) {
        if (std::find(known.begin(), known.end(), key.str()) == known.end())
            fail(key.source().begin,
                 "expected " + expected + ", found the unknown key \"" + std::string(key.str()) + '"');
    }
}

std::string LevelReader::name(const toml::table& level, std::string_view key) const {
    const toml::node* const node = level.get(key);
    if (node == nullptr) return {};
    if (!node->is_string()) failType(*node, "a string");
    const std::string& value = node->as_string()->get();
    const bool printable =
        std::all_of(value.begin(), value.end(), [](char c) { return static_cast<unsigned char>(c) >= ' '; });
    const std::size_t length = countCharacters(value);
    if (length == 0 || length > longestName || !printable)
        fail(node->source().begin, "expected 1 to " + std::to_string(longestName) + " printable characters");
    return value;
}

double LevelReader::number(const toml::table& table, std::string_view key,
                           std::optional<double> fallback) const {
    const toml::node* const node = table.get(key);
    if (node == nullptr) {
        if (fallback) return *fallback;
        fail(table.source().begin, "expected a number called \"" + std::string(key) + "\" here, found none");
    }
    const std::optional<double> value = node->value<double>();
    if (!node->is_number() || !value) failType(*node, "a number");
    if (!std::isfinite(*value)) fail(node->source().begin, "expected a finite number");
    return *value;
}

std::string_view LevelReader::lineOfText(toml::source_index line) const {
    std::string_view rest = text_;
    for (toml::source_index i = 1; i < line; ++i)
        rest.remove_prefix(rest.find('\n') + 1);
    return rest.substr(0, rest.find_first_of("\r\n"));
}

Level::BrickPlace LevelReader::brick(std::string_view signs, int column, int row,
                                     toml::source_position at) const {
    switch (signs.front()) {
    case 'n': return {column, row, BrickKind::Normal, 1};
    case '2': return {column, row, BrickKind::Hard, 2};
    case '3': return {column, row, BrickKind::Hard, 3};
    case 's': return {column, row, BrickKind::Steel, 1};
    default:
        fail(at, std::string("expected ") + brickSigns + ", found '" +
                     std::string(signs.substr(0, characterLength(signs))) + '\'');
    }
}

std::vector<Level::BrickPlace> LevelReader::bricks(const toml::node& rows) const {
    if (!rows.is_string()) failType(rows, "rows of bricks between ''' and '''");
    // Only in this form does a row's place in the file tell its place on the field, character by character.
    const toml::source_position start = rows.source().begin;
    if (lineOfText(start.line).substr(start.column - 1) != "'''")
        fail(start, "expected ''' and then one row of bricks a line");

    std::vector<Level::BrickPlace> places;
    std::string_view rest = rows.as_string()->get();
    toml::source_position at{start.line + 1, 1};
    for (int row = 0; !rest.empty(); ++row, ++at.line, at.column = 1) {
        if (row == tuning::brickRows)
            fail(at, "expected at most " + std::to_string(tuning::brickRows) + " rows of bricks, found more");
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        for (std::string_view signs = line; !signs.empty(); signs.remove_prefix(1), ++at.column) {
            const int column = static_cast<int>(at.column) - 1;
            if (column == tuning::brickColumns) break;
            if (signs.front() != '.') places.push_back(brick(signs, column, row, at));
        }
        const std::size_t length = countCharacters(line);
        if (length != static_cast<std::size_t>(tuning::brickColumns))
            fail(at, "expected " + std::to_string(tuning::brickColumns) +
                         " characters in a row of bricks, found " + std::to_string(length));
    }
    return places;
}

Level::HexagonPlace LevelReader::hexagon(const toml::table& table) const {
    checkKeys(table, {"x", "y", "radius", "angle", "spin", "path"}, "x, y, radius, angle, spin or path");
    Level::HexagonPlace place;
    place.centre = {number(table, "x", std::nullopt), number(table, "y", std::nullopt)};
    place.radius = number(table, "radius", place.radius);
    place.turns = number(table, "angle", 0.0) / 360.0;
    place.spin = number(table, "spin", 0.0);
    place.pathEnd = place.centre;
    if (const toml::node* const node = table.get("path")) {
        if (!node->is_table()) failType(*node, "a table {x = ..., y = ..., speed = ...}");
        const toml::table& path = *node->as_table();
        checkKeys(path, {"x", "y", "speed"}, "x, y or speed");
        place.pathEnd = {number(path, "x", std::nullopt), number(path, "y", std::nullopt)};
        place.pathSpeed = number(path, "speed", std::nullopt);
        if (place.pathEnd == place.centre)
            fail(node->source().begin, "expected a path that leads somewhere else");
    }
    return place;
}

Level LevelReader::read() const {
    checkToml(text_, file_);
    toml::table document;
    try {
        document = toml::parse(text_);
    } catch (const toml::parse_error& error) {
        fail(error.source().begin, std::string(error.description()));
    }
    checkKeys(document, {"name", "world", "bricks", "hexagon"}, "name, world, bricks or [[hexagon]]");

    Level level;
    level.name = name(document, "name");
    if (level.name.empty()) fail({1, 1}, "expected a name = \"...\" in the file, found none");
    level.world = name(document, "world");
    if (const toml::node* const rows = document.get("bricks")) level.bricks = bricks(*rows);

    const toml::node* const hexagons = document.get("hexagon");
    if (hexagons == nullptr) return level;
    if (!hexagons->is_array()) failType(*hexagons, "[[hexagon]] tables");
    const toml::array& tables = *hexagons->as_array();
    for (const toml::node& table : tables) {
        if (!table.is_table()) failType(table, "a [[hexagon]] table");
        level.hexagons.push_back(hexagon(*table.as_table()));
    }
    if (const auto fault = hexagonFault(level)) {
        const toml::table& table = *tables.get_as<toml::table>(fault->hexagon);
        const toml::node* const value = table.get(fault->key);
        fail(value != nullptr ? value->source().begin : table.source().begin, fault->message);
    }
    return level;
}

std::string allLevels(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return list;
}

} // namespace

Level parseLevel(std::string_view text, const std::string& file) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, byteOrderMark.size()) == byteOrderMark) text.remove_prefix(byteOrderMark.size());
    return LevelReader(text, file).read();
}

Level loadLevel(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        const std::string others = allLevels(levelNames(std::filesystem::path(path).parent_path().string()));
        throw DataError(path, "there is no such level" + (others.empty() ? "" : "; there are " + others));
    }
    return parseLevel(readFile(path, largestFile), path);
}

std::string levelPath(const std::string& directory, const std::string& name) {
    const std::filesystem::path path(name);
    if (path.extension() == ".toml") return name;
    return (std::filesystem::path(directory) / (name + ".toml")).string();
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
