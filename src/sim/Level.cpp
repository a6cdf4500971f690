#include "arkanong/sim/Level.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/objects/Tuning.hpp"

#include <tuple>

namespace arkanong {

namespace {

auto membersOf(const Opponent& o) { return std::tie(o.name, o.difficulty, o.personality, o.ability); }
auto membersOf(const MedalTargets& m) { return std::tie(m.seconds, m.conceded, m.score); }
auto membersOf(const Level::BrickPlace& b) {
    return std::tie(b.column, b.row, b.kind, b.hits, b.drop, b.tint);
}
auto membersOf(const Level::HexagonPlace& h) {
    return std::tie(h.centre, h.radius, h.turns, h.spin, h.pathEnd, h.pathSpeed);
}
auto membersOf(const Level& l) {
    return std::tie(l.name, l.world, l.rows, l.bricks, l.hexagons, l.dropChance, l.idea, l.opponent,
                    l.medals);
}

} // namespace

bool operator==(const Opponent& a, const Opponent& b) { return membersOf(a) == membersOf(b); }
bool operator==(const MedalTargets& a, const MedalTargets& b) { return membersOf(a) == membersOf(b); }
bool operator==(const Level::BrickPlace& a, const Level::BrickPlace& b) {
    return membersOf(a) == membersOf(b);
}
bool operator==(const Level::HexagonPlace& a, const Level::HexagonPlace& b) {
    return membersOf(a) == membersOf(b);
}
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
    return hash.value();
}

Level mutated(const Level& level, Mutators mutators) {
    Level changed = level;
    if (mutators.has(Mutator::PurePong)) changed.bricks.clear();
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

Vec2 brickSizeOf(int rows) { return {tuning::brickSize.x, tuning::brickSize.y * tuning::brickRows / rows}; }

Vec2 brickCentre(int column, int row, int rows) {
    const Vec2 size = brickSizeOf(rows);
    return tuning::brickOrigin + Vec2{(column + 0.5) * size.x, (row + 0.5) * size.y};
}

} // namespace arkanong
