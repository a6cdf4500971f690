#include "LevelBricks.hpp"

#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <algorithm>
#include <string>

namespace arkanong {

namespace {

struct BrickSign {
    char sign;
    BrickKind kind;
    int hits;
    const char* name;
    int tint = 0;
};
// Each kind, hard ones twice, and the colours.
constexpr auto brickSigns = rowsOf<brickKindCount + 1 + tuning::brickTints, BrickSign>({
    {'n', BrickKind::Normal, 1, "normal"},
    {'2', BrickKind::Hard, 2, "hard, 2 hits"},
    {'3', BrickKind::Hard, 3, "hard, 3 hits"},
    {'s', BrickKind::Steel, 1, "steel"},
    {'g', BrickKind::Glass, 1, "glass"},
    {'x', BrickKind::Bomb, 1, "bomb"},
    {'y', BrickKind::Splitter, 1, "splitter"},
    {'b', BrickKind::Blue, 1, "blue"},
    {'r', BrickKind::Red, 1, "red"},
    {'u', BrickKind::Bumper, 1, "bumper"},
    {'e', BrickKind::Regrowing, 1, "regrowing"},
    {'m', BrickKind::Mystery, 1, "mystery"},
    {'A', BrickKind::Normal, 1, "red-coloured", 1},
    {'B', BrickKind::Normal, 1, "orange-coloured", 2},
    {'C', BrickKind::Normal, 1, "green-coloured", 3},
    {'D', BrickKind::Normal, 1, "blue-coloured", 4},
    {'E', BrickKind::Normal, 1, "yellow-coloured", 5},
    {'F', BrickKind::Normal, 1, "magenta-coloured", 6},
    {'G', BrickKind::Normal, 1, "white-coloured", 7},
    {'H', BrickKind::Normal, 1, "grey-coloured", 8},
});

struct DropSign {
    char sign;
    PowerUpDrop drop;
};
constexpr std::size_t badKinds = 4; // Each power-up, and these bad ones.
constexpr auto dropSigns = rowsOf<powerUpCount + badKinds, DropSign>({
    {'W', {PowerUp::Wide, false}},
    {'M', {PowerUp::Multiball, false}},
    {'F', {PowerUp::Fireball, false}},
    {'S', {PowerUp::Sticky, false}},
    {'L', {PowerUp::Laser, false}},
    {'Z', {PowerUp::Slow, false}},
    {'H', {PowerUp::ShieldWall, false}},
    {'X', {PowerUp::ExtraShield, false}},
    {'G', {PowerUp::Magnet, false}},
    {'N', {PowerUp::Narrow, false}},
    {'R', {PowerUp::Reverse, false}},
    {'I', {PowerUp::Freeze, false}},
    {'B', {PowerUp::BlindSpot, false}},
    {'O', {PowerUp::Overdrive, false}},
    {'n', {PowerUp::Narrow, true}},
    {'r', {PowerUp::Reverse, true}},
    {'i', {PowerUp::Freeze, true}},
    {'b', {PowerUp::BlindSpot, true}},
});

std::string brickList() {
    std::string list = "'.' (empty)";
    for (const BrickSign& known : brickSigns)
        list += std::string(", '") + known.sign + "' (" + known.name + ')';
    return list;
}

std::string dropList() {
    std::string list = "'.' (no fixed drop)";
    for (const DropSign& known : dropSigns)
        list += std::string(", '") + known.sign + "' (" + (known.drop.bad ? "bad " : "") +
                std::string(traitsOf(known.drop.kind).name) + ')';
    return list;
}

/// A character of a grid, other than '.'.
struct Sign {
    std::string_view character;
    int column;
    int row;
    toml::source_position at;
};

/// Appends the signs of one row of so many columns, which begins at `at` in the file.
void readRow(const TomlReader& in, std::string_view line, std::size_t columns, int row,
             toml::source_position at, std::vector<Sign>& signs) {
    const std::size_t length = countCharacters(line);
    if (length != columns) {
        at.column += static_cast<toml::source_index>(std::min(length, columns));
        in.fail(at, "expected " + std::to_string(columns) + " characters in a row of bricks, found " +
                        std::to_string(length));
    }
    for (int column = 0; !line.empty(); ++column, ++at.column) {
        const std::string_view character = line.substr(0, characterLength(line));
        if (character != ".") signs.push_back({character, column, row, at});
        line.remove_prefix(character.size());
    }
}

/// The signs of the grid called `key`, row by row; empty if the key is missing. They point into `in`.
std::vector<Sign> readGrid(const TomlReader& in, std::string_view key, int mostRows) {
    std::vector<Sign> signs;
    const toml::node* const rows = in.document().get(key);
    if (rows == nullptr) return signs;
    if (!rows->is_string()) in.failType(*rows, "rows of bricks between ''' and '''");
    // Only in this form do line and column in the file follow from row and column on the field.
    const toml::source_position start = rows->source().begin;
    if (in.line(start.line).substr(start.column - 1) != "'''")
        in.fail(start, "expected ''' followed by one row of bricks per line");

    const auto columns = static_cast<std::size_t>(brickGridOf(mostRows).columns);
    std::string_view rest = rows->as_string()->get();
    toml::source_position at{start.line + 1, 1};
    for (int row = 0; !rest.empty(); ++row, ++at.line) {
        if (row == mostRows)
            in.fail(at, "expected at most " + std::to_string(mostRows) + " rows of bricks, found more" +
                            (mostRows == tuning::brickRows ? "; rows = 18 allows 18" : ""));
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        readRow(in, rest.substr(0, end), columns, row, at, signs);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return signs;
}

template <typename Signs>
const auto& meaning(const TomlReader& in, const Sign& sign, const Signs& signs, std::string (*list)()) {
    const auto found = std::find_if(signs.begin(), signs.end(), [&](const auto& known) {
        return sign.character == std::string_view(&known.sign, 1);
    });
    if (found == signs.end())
        in.fail(sign.at, "expected " + list() + ", found '" + std::string(sign.character) + '\'');
    return *found;
}

Level::BrickPlace placeOf(const BrickSign& known) {
    return {0, 0, known.kind, known.hits, std::nullopt, known.tint};
}

bool means(const BrickSign& known, const Level::BrickPlace& brick) {
    return known.kind == brick.kind && known.hits == brick.hits && known.tint == brick.tint;
}

void putDrop(const TomlReader& in, const Sign& sign, std::vector<Level::BrickPlace>& bricks) {
    const PowerUpDrop& drop = meaning(in, sign, dropSigns, dropList).drop;
    const auto brick = std::find_if(bricks.begin(), bricks.end(), [&](const Level::BrickPlace& place) {
        return place.column == sign.column && place.row == sign.row;
    });
    const std::string name(traitsOf(drop.kind).name);
    if (brick == bricks.end())
        in.fail(sign.at, "expected a brick to hold \"" + name + "\", found an empty cell");
    if (!breakable(brick->kind))
        in.fail(sign.at, "expected a breakable brick to hold \"" + name + "\", found an unbreakable one");
    brick->drop = drop;
}

} // namespace

std::vector<Level::BrickPlace> readBricks(const TomlReader& in, int rows) {
    std::vector<Level::BrickPlace> bricks;
    for (const Sign& sign : readGrid(in, "bricks", rows)) {
        const BrickSign& brick = meaning(in, sign, brickSigns, brickList);
        bricks.push_back({sign.column, sign.row, brick.kind, brick.hits, std::nullopt, brick.tint});
    }
    for (const Sign& sign : readGrid(in, "gifts", rows))
        putDrop(in, sign, bricks);
    return bricks;
}

toml::source_position positionOf(const TomlReader& in, const Level::BrickPlace& brick) {
    const toml::source_position start = in.document().get("bricks")->source().begin;
    return {start.line + 1 + static_cast<toml::source_index>(brick.row),
            1 + static_cast<toml::source_index>(brick.column)};
}

std::optional<Level::BrickPlace> brickOf(char sign) {
    const auto* const known = std::find_if(brickSigns.begin(), brickSigns.end(),
                                           [sign](const BrickSign& each) { return each.sign == sign; });
    return known != brickSigns.end() ? std::optional(placeOf(*known)) : std::nullopt;
}

char signOf(const Level::BrickPlace& brick) {
    const auto* const known = std::find_if(brickSigns.begin(), brickSigns.end(),
                                           [&](const BrickSign& each) { return means(each, brick); });
    return known != brickSigns.end() ? known->sign : '?';
}

std::optional<PowerUpDrop> dropOf(char sign) {
    const auto* const known = std::find_if(dropSigns.begin(), dropSigns.end(),
                                           [sign](const DropSign& each) { return each.sign == sign; });
    return known != dropSigns.end() ? std::optional(known->drop) : std::nullopt;
}

char signOf(const PowerUpDrop& drop) {
    const auto* const known = std::find_if(dropSigns.begin(), dropSigns.end(),
                                           [&](const DropSign& each) { return each.drop == drop; });
    return known != dropSigns.end() ? known->sign : '?';
}

std::vector<Level::BrickPlace> allBricks() {
    std::vector<Level::BrickPlace> bricks;
    bricks.reserve(brickSigns.size());
    for (const BrickSign& known : brickSigns)
        bricks.push_back(placeOf(known));
    return bricks;
}

std::vector<PowerUpDrop> allDrops() {
    std::vector<PowerUpDrop> drops;
    drops.reserve(dropSigns.size());
    for (const DropSign& known : dropSigns)
        drops.push_back(known.drop);
    return drops;
}

std::string signText(const Level::BrickPlace& brick) {
    const auto* const known = std::find_if(brickSigns.begin(), brickSigns.end(),
                                           [&](const BrickSign& each) { return means(each, brick); });
    return known != brickSigns.end() ? std::string{known->sign, ' '} + known->name : "?";
}

std::string signText(const PowerUpDrop& drop) {
    return std::string{signOf(drop), ' '} + (drop.bad ? "bad " : "") + std::string(traitsOf(drop.kind).name);
}

} // namespace arkanong
