#include "fuzz/RandomWorld.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <numeric>

namespace arkanong::test {

namespace {

template <typename Value>
Value oneOf(std::size_t count, Choices& choices) {
    return static_cast<Value>(choices.below(static_cast<std::uint32_t>(count)));
}

std::optional<PowerUpDrop> anyDrop(Choices& choices) {
    const auto kind = oneOf<PowerUp>(powerUpCount, choices);
    return PowerUpDrop{kind, traitsOf(kind).hinders && choices.oneIn(3)};
}

Mutators anyMutators(std::uint32_t oneIn, Choices& choices) {
    Mutators mutators;
    for (std::size_t i = 0; i < mutatorCount; ++i)
        mutators.set(static_cast<Mutator>(i), choices.oneIn(oneIn));
    return mutators;
}

/// As many as a side can have in a run, or fewer.
CardSet anyCards(Choices& choices) {
    CardSet cards;
    for (int count = choices.between(0, 6); count > 0; --count)
        cards.add(oneOf<Card>(cardCount, choices));
    return cards;
}

int columnsOf(const Level& level) { return brickGridOf(level.rows).columns; }

/// Adds a brick unless it breaks a rule.
void addIfLegal(Level& level, const Level::BrickPlace& place) {
    level.bricks.push_back(place);
    if (brickFault(level) || passageFault(level)) level.bricks.pop_back();
}

/// Bricks from one column to another; the rest of the field is left to hexagons and walls.
void addBricks(Level& level, Choices& choices) {
    const int first = choices.between(0, 6), last = choices.between(7, columnsOf(level) - 1);
    const std::uint32_t sparse = 1 + choices.below(6);
    for (int row = 0; row < level.rows; ++row) {
        for (int column = first; column <= last; ++column) {
            if (!choices.oneIn(sparse)) continue;
            Level::BrickPlace place;
            place.column = column;
            place.row = row;
            place.kind = oneOf<BrickKind>(brickKindCount, choices);
            if (place.kind == BrickKind::Hard) place.hits = choices.between(2, 3);
            if (choices.oneIn(8)) place.drop = anyDrop(choices);
            addIfLegal(level, place);
        }
    }
}

/// Rows of steel with one gap each.
void addSteelRows(Level& level, Choices& choices) {
    const int apart = choices.between(1, 4);
    for (int row = choices.between(0, 3); row < level.rows; row += apart) {
        const int gap = choices.between(0, columnsOf(level) - 1);
        for (int i = 1; i <= columnsOf(level); ++i)
            addIfLegal(level, {(gap + i) % columnsOf(level), row, BrickKind::Steel, 1});
    }
}

/// Rings of steel, closed or nearly so, some of them within others.
void addSteelRings(Level& level, Choices& choices) {
    for (int count = choices.between(1, 4); count > 0; --count) {
        const int most = columnsOf(level) - 1;
        const int left = choices.between(0, std::min(8, most - 2)), right = choices.between(left + 2, most);
        const int top = choices.between(0, level.rows - 3), bottom = choices.between(top + 2, level.rows - 1);
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                if (row == top || row == bottom || column == left || column == right)
                    addIfLegal(level, {column, row, BrickKind::Steel, 1});
    }
}

/// A maze: steel everywhere but in one passage.
void addSteelMaze(Level& level, Choices& choices) {
    std::vector<int> cells(static_cast<std::size_t>(level.rows * columnsOf(level)));
    std::iota(cells.begin(), cells.end(), 0);
    Random random(choices.below(65536)); // So that a fuzzer does not need hundreds of bytes.
    for (std::size_t left = cells.size(); left > 1; --left)
        std::swap(cells[left - 1], cells[random.below(static_cast<std::uint32_t>(left))]);
    for (const int cell : cells)
        addIfLegal(level, {cell % columnsOf(level), cell / columnsOf(level), BrickKind::Steel, 1});
}

/// Steel through which a ball rarely finds a passage.
void addObstruction(Level& level, Choices& choices) {
    switch (choices.below(3)) {
    case 0: return addSteelRows(level, choices);
    case 1: return addSteelRings(level, choices);
    default: return addSteelMaze(level, choices);
    }
}

/// Makes `tries` things and adds those that the rules allow. `fault` tells whether the level now breaks one of the rules
/// for such things.
template <typename Thing, typename Make, typename Fault>
void addLegal(Level& level, std::vector<Thing> Level::*things, int tries, Make make, Fault fault) {
    for (int i = 0; i < tries; ++i) {
        (level.*things).push_back(make());
        if (fault() || passageFault(level)) (level.*things).pop_back();
    }
}

Vec2 anyPlace(Choices& choices) {
    return {choices.between(0.0, tuning::fieldSize.x),
            choices.between(levelrules::bandTop, levelrules::bandBottom)};
}

Level::HexagonPlace anyHexagon(Choices& choices) {
    Level::HexagonPlace place;
    place.centre = place.pathEnd = anyPlace(choices);
    place.radius = choices.between(levelrules::smallestRadius, levelrules::largestRadius);
    place.turns = choices.between(0.0, 1.0);
    if (!choices.oneIn(3)) place.spin = choices.between(-levelrules::fastestSpin, levelrules::fastestSpin);
    if (choices.oneIn(3)) {
        place.pathEnd = anyPlace(choices);
        place.pathSpeed = choices.between(10.0, 300.0);
    }
    return place;
}

Level::WallPlace anyWall(Choices& choices) {
    const Vec2 centre = anyPlace(choices);
    const double size = choices.between(10.0, 90.0), start = choices.between(0.0, 1.0);
    const int count = choices.between(3, static_cast<int>(levelrules::mostCorners));
    Level::WallPlace wall;
    for (int i = 0; i < count; ++i)
        wall.corners.push_back(
            centre + rotate({size, 0.0}, rotationFromTurns(start + static_cast<double>(i) / count)));
    return wall;
}

Level::BandPlace anyBand(int rows, Choices& choices) {
    Level::BandPlace band;
    band.firstRow = choices.between(0, rows - 1);
    band.lastRow = std::min(band.firstRow + choices.between(0, 2), rows - 1);
    band.distance = choices.between(-levelrules::longestWay, levelrules::longestWay);
    band.speed = choices.between(1.0, levelrules::fastestBand);
    return band;
}

} // namespace

Level legalLevel(Choices& choices) {
    Level level;
    level.name = "Any";
    const std::uint32_t rows = choices.below(12);
    if (rows == 0) level.rows = tuning::finaleBrickRows;
    if (rows % 3 == 2) level.rows = tuning::fineBrickRows;
    // Without other bricks nobody scores, so that the match comes to a tie.
    const bool obstructed = choices.oneIn(6);
    if (!choices.oneIn(5) && (!obstructed || choices.oneIn(3))) addBricks(level, choices);
    if (obstructed) addObstruction(level, choices);
    addLegal(
        level, &Level::hexagons, choices.between(0, 8), [&] { return anyHexagon(choices); },
        [&] { return hexagonFault(level).has_value(); });
    addLegal(
        level, &Level::walls, choices.between(0, 4), [&] { return anyWall(choices); },
        [&] { return wallFault(level).has_value(); });
    addLegal(
        level, &Level::bands, choices.between(0, 3), [&] { return anyBand(level.rows, choices); },
        [&] { return bandFault(level) || hexagonFault(level) || wallFault(level); });
    constexpr std::array<int, 3> widths{2, 4, tuning::shieldsOfRow};
    level.goalWidth = widths[choices.below(3)];
    level.rules = anyMutators(8, choices);
    level.dropChance = choices.between(0.0, 1.0);
    return level;
}

MatchSettings anySettings(Choices& choices) {
    MatchSettings settings;
    constexpr std::array<Mode, 4> modes{Mode::Versus, Mode::Versus, Mode::Solo, Mode::Sandbox};
    settings.mode = modes[choices.below(4)];
    settings.goals.fill(choices.between(1, tuning::goalLimit)); // Equal ones can lead to a tie.
    if (choices.oneIn(2)) settings.goals[1] = choices.between(1, tuning::goalLimit);
    settings.lives = choices.between(1, tuning::lifeLimit);
    if (choices.oneIn(8)) settings.pointsLimit = choices.between(1, 20000);
    settings.suddenDeathAt = tuning::seconds(choices.between(0.0, 60.0));
    settings.suddenDeathEnd = settings.suddenDeathAt + tuning::seconds(choices.between(0.0, 20.0));
    settings.mutators = anyMutators(4, choices);
    for (std::optional<Boss>& boss : settings.bosses)
        if (choices.oneIn(2)) boss = oneOf<Boss>(bossCount, choices);
    if (choices.oneIn(4)) settings.help = choices.oneIn(2) ? Side::Blue : Side::Red;
    for (int& percent : settings.ownHalf)
        if (choices.oneIn(4)) percent = choices.between(leastOwnHalf, 100);
    if (choices.oneIn(2))
        for (CardSet& cards : settings.cards)
            cards = anyCards(choices);
    return settings;
}

Command anyCommand(Command before, Choices& choices) {
    Command command = before;
    const auto any = [&](int most) { return static_cast<std::int16_t>(choices.between(-most, most)); };
    if (choices.oneIn(12)) command.moveX = any(choices.oneIn(16) ? 32767 : 3200);
    if (choices.oneIn(12)) command.moveY = any(choices.oneIn(16) ? 32767 : 3200);
    if (choices.oneIn(8)) command.aimX = any(2000);
    if (choices.oneIn(8)) command.aimY = any(2000);
    int held = before.buttons & (Command::serveHeld | Command::overdrive);
    if (choices.oneIn(60)) held ^= choices.oneIn(2) ? Command::serveHeld : Command::overdrive;
    const int pressed =
        (choices.oneIn(40) ? Command::servePressed : 0) | (choices.oneIn(2000) ? Command::clearBalls : 0);
    command.buttons = static_cast<std::uint8_t>(held | pressed);
    return command;
}

bool editSandbox(World& world, Choices& choices) {
    const Vec2 at{choices.between(-20.0, 980.0), choices.between(-20.0, 740.0)};
    const auto kind = oneOf<BrickKind>(brickKindCount, choices);
    // Arguments are evaluated in any order: each number is drawn before.
    switch (choices.below(5)) {
    case 0: {
        const int hits = kind == BrickKind::Hard ? choices.between(2, 3) : 1;
        return world.putBrick(at, kind, hits, anyDrop(choices));
    }
    case 1: {
        const double radius = choices.between(4.0, 150.0);
        return world.putHexagon(at, radius, choices.between(-2.0, 2.0));
    }
    case 2: {
        // Any outline, most of them not convex and many of them crossing themselves.
        std::vector<Vec2> corners;
        for (int i = choices.between(3, 12); i > 0; --i)
            corners.push_back(at + Vec2{choices.between(-120.0, 120.0), choices.between(-120.0, 120.0)});
        return world.putPolygon(corners);
    }
    default: return world.removeAt(at);
    }
}

} // namespace arkanong::test
