#include "arkanong/storage/levels/LevelWriter.hpp"

#include "arkanong/storage/FileName.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <algorithm>
#include <array>
#include <ios>
#include <locale>
#include <sstream>

namespace arkanong {

namespace {

/// The number with `digits` decimals, or with an exponent; always with a decimal point.
std::string shown(double number, int digits, bool exponent = false) {
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out.precision(digits);
    out << (exponent ? std::scientific : std::fixed) << number;
    return out.str();
}

double parsed(const std::string& text) {
    std::istringstream in(text);
    in.imbue(std::locale::classic());
    double number = 0.0;
    in >> number;
    return number;
}

/// The shortest decimal text near `number` for which `understood(the number read back)` is true.
template <typename Understood>
std::string shortest(double number, Understood understood) {
    constexpr int mostDecimals = 20;
    for (int decimals = 0; decimals <= mostDecimals; ++decimals) {
        const std::string text = shown(number, decimals);
        if (understood(parsed(text))) return text == "-0" ? "0" : text;
    }
    constexpr int exact = 16; // Digits after the first one.
    return shown(number, exact, true);
}

std::string numberText(double number) {
    return shortest(number, [number](double read) { return read == number; });
}

std::string angleText(double turns) {
    return shortest(turns * 360.0, [turns](double read) { return read / 360.0 == turns; });
}

/// Comment lines of a readable length.
class Legend {
  public:
    void add(const std::string& word) {
        constexpr std::size_t longest = 100;
        if (!line_.empty() && line_.size() + word.size() > longest) end();
        line_ += line_.empty() ? "# " : "   ";
        line_ += word;
    }
    std::string text() {
        end();
        return text_;
    }

  private:
    void end() {
        if (!line_.empty()) text_ += line_ + '\n';
        line_.clear();
    }

    std::string line_;
    std::string text_;
};

using Rows = std::vector<std::string>;

Rows emptyRows(const Level& level) {
    Rows rows;
    rows.assign(static_cast<std::size_t>(level.rows),
                std::string(static_cast<std::size_t>(brickGridOf(level.rows).columns), '.'));
    return rows;
}

char& at(Rows& rows, const Level::BrickPlace& brick) {
    return rows[static_cast<std::size_t>(brick.row)][static_cast<std::size_t>(brick.column)];
}

std::string grid(const std::string& key, const Rows& rows) {
    std::string text = key + " = '''\n";
    for (const std::string& row : rows)
        text += row + '\n';
    return text + "'''\n";
}

/// Lists all bricks, used or not, so that the file can be edited by hand.
std::string brickLegend() {
    Legend legend;
    legend.add(". empty");
    for (const Level::BrickPlace& brick : allBricks())
        legend.add(signText(brick));
    return legend.text();
}

std::string dropLegend() {
    Legend legend;
    legend.add("The power-ups in some of these bricks:");
    for (const PowerUpDrop& drop : allDrops())
        legend.add(signText(drop));
    return legend.text();
}

std::string grids(const Level& level) {
    if (level.bricks.empty()) return {};
    Rows bricks = emptyRows(level);
    Rows drops = bricks;
    bool anyDrop = false;
    for (const Level::BrickPlace& brick : level.bricks) {
        at(bricks, brick) = signOf(brick);
        if (brick.drop) at(drops, brick) = signOf(*brick.drop);
        anyDrop = anyDrop || brick.drop;
    }
    const std::string text = '\n' + brickLegend() + grid("bricks", bricks);
    return anyDrop ? text + '\n' + dropLegend() + grid("gifts", drops) : text;
}

std::string quoted(const std::string& key, std::string_view text) {
    return key + " = " + tomlString(text) + '\n';
}

std::string strengthLine(Strength strength) {
    if (strength.isNamed()) return quoted("strength", nameOf(strength));
    return "strength = " + nameOf(strength) + " # 0 novice, 1 easy, 2 medium, 3 hard, 4 master\n";
}

std::string opponentTable(const Opponent& opponent) {
    std::string text = "\n[opponent]\n" + quoted("name", opponent.name) + strengthLine(opponent.strength) +
                       quoted("personality", nameOf(opponent.personality));
    if (opponent.boss) text += quoted("boss", nameOf(*opponent.boss));
    return text;
}

/// The table of the medals' targets; empty if all have their default values.
std::string medalsTable(const MedalTargets& targets) {
    if (targets == MedalTargets{}) return {};
    return "\n[medals] # Win within this time; fulfil this mission and win; win with this score.\n"
           "seconds = " +
           std::to_string(targets.seconds) + '\n' + quoted("mission", sentenceOf(targets.mission)) +
           "score = " + std::to_string(targets.score) + '\n';
}

std::string hexagonTable(const Level::HexagonPlace& place, bool explained) {
    const auto note = [explained](const char* text) { return std::string(explained ? text : "") + '\n'; };
    std::string text =
        "\n[[hexagon]]" + note(" # Places and lengths in px; the field is 960 wide, 720 high.");
    text += "x = " + numberText(place.centre.x) + "\ny = " + numberText(place.centre.y) +
            "\nradius = " + numberText(place.radius) + '\n';
    if (place.turns != 0.0) text += "angle = " + angleText(place.turns) + note(" # degrees");
    if (place.spin != 0.0) text += "spin = " + numberText(place.spin) + note(" # turns a second");
    if (place.pathEnd != place.centre)
        text += "path = { x = " + numberText(place.pathEnd.x) + ", y = " + numberText(place.pathEnd.y) +
                ", speed = " + numberText(place.pathSpeed) + " }" + note(" # to there and back, px a second");
    return text;
}

std::string wallTable(const Level::WallPlace& wall) {
    std::string corners;
    for (const Vec2 corner : wall.corners)
        corners += (corners.empty() ? "[" : ", [") + numberText(corner.x) + ", " + numberText(corner.y) + ']';
    return "\n[[wall]]\ncorners = [" + corners + "]\n";
}

std::string bandTable(const Level::BandPlace& band) {
    return "\n[[band]] # Rows of bricks, counted from 1, that move to the right and back.\nfirst = " +
           std::to_string(band.firstRow + 1) + "\nlast = " + std::to_string(band.lastRow + 1) +
           "\ndistance = " + numberText(band.distance) + "\nspeed = " + numberText(band.speed) + '\n';
}

std::string rulesLine(Mutators rules) {
    std::string names;
    for (const Mutator rule : everyOf<Mutator>())
        if (rules.has(rule)) names += (names.empty() ? "" : ", ") + tomlString(nameOf(rule));
    return names.empty() ? "" : "rules = [" + names + "]\n";
}

} // namespace

std::string writeLevel(const Level& level) {
    std::string text = quoted("name", level.name);
    if (!level.world.empty()) text += quoted("world", level.world);
    if (level.theme != LevelTheme::Arena) text += quoted("theme", nameOf(level.theme));
    if (!level.idea.empty()) text += quoted("idea", level.idea);
    if (level.dropChance != 0.0)
        text += "luck = " + numberText(level.dropChance) +
                " # the chance that any other brick holds a power-up\n";
    if (level.goalWidth != tuning::shieldsOfRow)
        text += "goal = " + std::to_string(level.goalWidth) + " # the width of the goals in shields\n";
    text += rulesLine(level.rules);
    if (level.rows != tuning::brickRows) text += "\nrows = " + std::to_string(level.rows) + '\n';
    text += grids(level);
    if (level.opponent) text += opponentTable(*level.opponent);
    text += medalsTable(level.medals);
    for (std::size_t i = 0; i < level.hexagons.size(); ++i)
        text += hexagonTable(level.hexagons[i], i == 0);
    for (const Level::WallPlace& wall : level.walls)
        text += wallTable(wall);
    for (const Level::BandPlace& band : level.bands)
        text += bandTable(band);
    return text;
}

void saveLevel(const Level& level, const std::string& path) { saveUserFile(path, writeLevel(level)); }

std::string levelFileName(std::string_view name) {
    const std::string file = fileNameOf(name);
    if (file.empty()) return "level";
    // Windows reserves these names for devices, with any extension.
    constexpr std::array<std::string_view, 6> devices{"con", "prn", "aux", "nul", "com", "lpt"};
    const bool device = (file.size() == 3 || file.size() == 4) &&
                        std::find(devices.begin(), devices.end(), file.substr(0, 3)) != devices.end();
    return device ? file + "-level" : file;
}

} // namespace arkanong
