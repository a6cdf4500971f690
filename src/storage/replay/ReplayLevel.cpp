#include "ReplayParts.hpp"
#include "ReplayStart.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/Layout.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

namespace arkanong {

namespace {

constexpr std::size_t brickBytes = 6;
constexpr std::size_t hexagonBytes = 64;
constexpr std::size_t leastWallBytes = 4;
constexpr std::size_t cornerBytes = 16;
constexpr std::size_t bandBytes = 18;

void writeDrop(ByteWriter& out, const std::optional<PowerUpDrop>& drop) {
    const int kind = drop ? static_cast<int>(drop->kind) + 1 : 0;
    out.signedWhole(drop && drop->bad ? -kind : kind, 1);
}

std::optional<PowerUpDrop> readDrop(ByteReader& in) {
    constexpr int kinds{powerUpCount};
    const int kind = in.between(-kinds, kinds, in.signed8(), "a power-up drop");
    if (kind == 0) return std::nullopt;
    const bool bad = kind < 0;
    return PowerUpDrop{static_cast<PowerUp>((bad ? -kind : kind) - 1), bad};
}

void writeOpponent(ByteWriter& out, const std::optional<Opponent>& opponent) {
    out.whole(opponent ? 1 : 0, 1);
    if (!opponent) return;
    out.text(opponent->name);
    writeProfile(out, {opponent->strength, opponent->personality});
    writeBoss(out, opponent->boss);
}

std::optional<Opponent> readOpponent(ByteReader& in) {
    if (in.between(0, 1, in.signed8(), "an opponent or none") == 0) return std::nullopt;
    Opponent opponent;
    opponent.name = in.text();
    const BotProfile computer = readProfile(in);
    opponent.strength = computer.strength;
    opponent.personality = computer.personality;
    opponent.boss = readBoss(in);
    return opponent;
}

void writeHexagon(ByteWriter& out, const Level::HexagonPlace& hexagon) {
    out.place(hexagon.centre);
    out.real(hexagon.radius);
    out.real(hexagon.turns);
    out.real(hexagon.spin);
    out.place(hexagon.pathEnd);
    out.real(hexagon.pathSpeed);
}

Level::HexagonPlace readHexagon(ByteReader& in) {
    Level::HexagonPlace hexagon;
    hexagon.centre = in.place();
    hexagon.radius = in.real();
    hexagon.turns = in.real();
    hexagon.spin = in.real();
    hexagon.pathEnd = in.place();
    hexagon.pathSpeed = in.real();
    return hexagon;
}

void writeBarriers(ByteWriter& out, const Level& level) {
    out.count(level.walls.size());
    for (const Level::WallPlace& wall : level.walls) {
        out.count(wall.corners.size());
        for (const Vec2 corner : wall.corners)
            out.place(corner);
    }
    out.count(level.bands.size());
    for (const Level::BandPlace& band : level.bands) {
        out.signedWhole(band.firstRow, 1);
        out.signedWhole(band.lastRow, 1);
        out.real(band.distance);
        out.real(band.speed);
    }
    out.signedWhole(level.goalWidth, 1);
    out.whole(level.rules.bits(), 1);
}

void readBarriers(ByteReader& in, Level& level) {
    level.walls.resize(in.count(leastWallBytes));
    for (Level::WallPlace& wall : level.walls) {
        wall.corners.resize(in.count(cornerBytes));
        for (Vec2& corner : wall.corners)
            corner = in.place();
    }
    if (const auto fault = wallFault(level)) in.fail(fault->message);
    level.bands.resize(in.count(bandBytes));
    for (Level::BandPlace& band : level.bands) {
        band.firstRow = in.signed8();
        band.lastRow = in.signed8();
        band.distance = in.real();
        band.speed = in.real();
    }
    if (const auto fault = bandFault(level)) in.fail(fault->message);
    level.goalWidth = in.between(2, tuning::shieldsOfRow, in.signed8(), "a goal's width");
    if (!levelrules::isGoalWidth(level.goalWidth)) in.fail("expected a goal of 2, 4 or 6 shields");
    level.rules = readMutators(in);
}

void writeMission(ByteWriter& out, const Mission& mission) {
    writeKind(out, mission.kind);
    out.signedWhole(mission.count, 4);
}

Mission readMission(ByteReader& in) {
    Mission mission;
    mission.kind = readKind<MissionKind>(in, missionKindCount, "a kind of mission");
    mission.count = in.signed32();
    return mission;
}

} // namespace

void writeLevel(ByteWriter& out, const Level& level) {
    out.text(level.name);
    out.text(level.world);
    out.text(level.idea);
    writeKind(out, level.theme);
    out.signedWhole(level.rows, 1);
    out.count(level.bricks.size());
    for (const Level::BrickPlace& brick : level.bricks) {
        out.signedWhole(brick.column, 1);
        out.signedWhole(brick.row, 1);
        writeKind(out, brick.kind);
        out.signedWhole(brick.hits, 1);
        writeDrop(out, brick.drop);
        out.signedWhole(brick.tint, 1);
    }
    out.real(level.dropChance);
    out.count(level.hexagons.size());
    for (const Level::HexagonPlace& hexagon : level.hexagons)
        writeHexagon(out, hexagon);
    writeBarriers(out, level);
    writeOpponent(out, level.opponent);
    out.signedWhole(level.medals.seconds, 4);
    writeMission(out, level.medals.mission);
    out.signedWhole(level.medals.score, 4);
    out.whole(levelHash(level), 8);
}

Level readLevel(ByteReader& in) {
    Level level;
    level.name = in.text();
    level.world = in.text();
    level.idea = in.text();
    level.theme = readKind<LevelTheme>(in, levelThemeCount, "a theme");
    level.rows = in.signed8();
    level.bricks.resize(in.count(brickBytes));
    for (Level::BrickPlace& brick : level.bricks) {
        brick.column = in.signed8();
        brick.row = in.signed8();
        brick.kind = readKind<BrickKind>(in, brickKindCount, "a kind of brick");
        brick.hits = in.signed8();
        brick.drop = readDrop(in);
        brick.tint = in.signed8();
    }
    level.dropChance = in.real();
    if (const auto fault = brickFault(level)) in.fail(*fault);
    level.hexagons.resize(in.count(hexagonBytes));
    for (Level::HexagonPlace& hexagon : level.hexagons)
        hexagon = readHexagon(in);
    if (const auto fault = hexagonFault(level)) in.fail(fault->message);
    readBarriers(in, level);
    level.opponent = readOpponent(in);
    level.medals.seconds = in.signed32();
    level.medals.mission = readMission(in);
    level.medals.score = in.signed32();
    if (const auto fault = campaignFault(level)) in.fail(*fault);
    if (in.whole(8) != levelHash(level)) in.fail("the level does not match its hash");
    return level;
}

} // namespace arkanong
