#include "arkanong/sim/Level.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Match.hpp"

#include <tuple>

namespace arkanong {

namespace {

// In the order of LevelTheme. Keys of level files; catalogues have them with the context "theme".
constexpr auto levelThemeNames = tableOf<LevelTheme, std::string_view>(
    {translatable("theme", "arena"), translatable("theme", "brickyard"), translatable("theme", "honeycomb"),
     translatable("theme", "clockwork"), translatable("theme", "labyrinth"), translatable("theme", "mayhem"),
     translatable("theme", "sandbox")});

auto membersOf(const Opponent& o) { return std::tie(o.name, o.strength, o.personality, o.boss); }
auto membersOf(const MedalTargets& m) { return std::tie(m.seconds, m.mission, m.score); }
auto membersOf(const Level::BrickPlace& b) {
    return std::tie(b.column, b.row, b.kind, b.hits, b.drop, b.tint);
}
auto membersOf(const Level::HexagonPlace& h) {
    return std::tie(h.centre, h.radius, h.turns, h.spin, h.pathEnd, h.pathSpeed);
}
auto membersOf(const Level::BandPlace& b) { return std::tie(b.firstRow, b.lastRow, b.distance, b.speed); }
auto membersOf(const Level& l) {
    return std::tie(l.name, l.world, l.theme, l.rows, l.bricks, l.hexagons, l.walls, l.bands, l.goalWidth,
                    l.rules, l.dropChance, l.idea, l.opponent, l.medals);
}

/// Adds what most levels do not have. The numbers before the lists keep them apart.
void addExtrasTo(Hash& hash, const Level& level) {
    if (level.goalWidth != tuning::shieldsOfRow) hash.add(level.goalWidth);
    if (level.rules != Mutators{}) hash.add(std::uint64_t{level.rules.bits()} + 16U);
    for (const Level::WallPlace& wall : level.walls) {
        hash.add(std::uint64_t{wall.corners.size()} + 1024U);
        for (const Vec2 corner : wall.corners)
            hash.add(corner);
    }
    for (const Level::BandPlace& band : level.bands) {
        hash.add(std::uint64_t{2048U});
        hash.add(band.firstRow);
        hash.add(band.lastRow);
        hash.add(band.distance);
        hash.add(band.speed);
    }
}

} // namespace

std::optional<LevelTheme> levelThemeNamed(std::string_view name) {
    return kindNamed<LevelTheme>(levelThemeNames, name);
}

std::string_view nameOf(LevelTheme theme) { return levelThemeNames[static_cast<std::size_t>(theme)]; }

bool operator==(const Opponent& a, const Opponent& b) { return membersOf(a) == membersOf(b); }
bool operator==(const MedalTargets& a, const MedalTargets& b) { return membersOf(a) == membersOf(b); }
bool operator==(const Level::BrickPlace& a, const Level::BrickPlace& b) {
    return membersOf(a) == membersOf(b);
}
bool operator==(const Level::HexagonPlace& a, const Level::HexagonPlace& b) {
    return membersOf(a) == membersOf(b);
}
bool operator==(const Level::WallPlace& a, const Level::WallPlace& b) { return a.corners == b.corners; }
bool operator==(const Level::BandPlace& a, const Level::BandPlace& b) { return membersOf(a) == membersOf(b); }
bool operator==(const Level& a, const Level& b) { return membersOf(a) == membersOf(b); }

std::uint64_t levelHash(const Level& level) {
    Hash hash;
    if (level.rows != tuning::brickRows) hash.add(level.rows);
    hash.add(std::uint64_t{level.bricks.size()});
    for (const Level::BrickPlace& brick : level.bricks) {
        hash.add(brick.column);
        hash.add(brick.row);
        hash.add(static_cast<std::uint64_t>(brick.kind));
        hash.add(brick.hits);
        hash.add(brick.drop ? 2 + 2 * static_cast<int>(brick.drop->kind) + (brick.drop->bad ? 1 : 0) : 0);
    }
    hash.add(level.dropChance);
    hash.add(std::uint64_t{level.hexagons.size()});
    for (const Level::HexagonPlace& hexagon : level.hexagons) {
        hash.add(hexagon.centre);
        hash.add(hexagon.radius);
        hash.add(hexagon.turns);
        hash.add(hexagon.spin);
        hash.add(hexagon.pathEnd);
        hash.add(hexagon.pathSpeed);
    }
    addExtrasTo(hash, level);
    return hash.value();
}

MatchSettings onLevel(MatchSettings settings, const Level& level) {
    settings.mutators = settings.mutators.with(level.rules);
    if (!level.isFinale() || settings.mode != Mode::Versus) return settings;
    const MatchSettings usual;
    settings.finale = true;
    settings.goals = usual.goals;
    settings.pointsLimit = usual.pointsLimit;
    settings.suddenDeathAt = settings.suddenDeathEnd = tuning::finaleLength;
    settings.bosses[sideIndex(Side::Red)] = Boss::Foreman;
    return settings;
}

Level mutated(const Level& level, Mutators mutators) {
    Level changed = level;
    if (mutators.has(Mutator::PurePong)) {
        changed.bricks.clear();
        changed.bands.clear();
    }
    if (mutators.has(Mutator::PowerRain)) changed.dropChance = 1.0;
    if (mutators.has(Mutator::NoPowerUps)) {
        changed.dropChance = 0.0;
        for (Level::BrickPlace& brick : changed.bricks) {
            brick.drop.reset();
            if (brick.kind == BrickKind::Mystery) brick.kind = BrickKind::Normal;
        }
    }
    if (!mutators.has(Mutator::SpinningHexagons)) return changed;
    double spin = tuning::mutatorSpin;
    for (Level::HexagonPlace& hexagon : changed.hexagons) {
        if (hexagon.spin != 0.0) continue;
        hexagon.spin = spin;
        spin = -spin;
    }
    return changed;
}

BrickGrid brickGridOf(int rows) {
    BrickGrid grid;
    const Vec2 whole{grid.columns * grid.size.x, grid.rows * grid.size.y};
    if (rows == tuning::finaleBrickRows) {
        grid.columns = tuning::finaleBrickColumns;
        grid.size = {whole.x / grid.columns, tuning::finaleBrickHeight};
        grid.origin.y = (tuning::fieldSize.y - rows * grid.size.y) / 2.0;
    } else {
        grid.size.y = whole.y / rows;
    }
    grid.rows = rows;
    return grid;
}

Vec2 brickSizeOf(int rows) { return brickGridOf(rows).size; }

Vec2 brickCentre(int column, int row, int rows) { return brickGridOf(rows).centre(column, row); }

} // namespace arkanong
