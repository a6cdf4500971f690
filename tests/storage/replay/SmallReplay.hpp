#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <string>

// A replay for the tests of the file format, with helpers that change its bytes.

namespace arkanong::test {

inline constexpr std::size_t checksumBytes = 8;

/// A level with every kind of content.
inline Level smallLevel() {
    Level level;
    level.name = "Größe";
    level.world = "World 1";
    level.theme = LevelTheme::Labyrinth;
    level.idea = "Small.";
    level.bricks = {{0, 0, BrickKind::Normal, 1},
                    {6, 4, BrickKind::Hard, 3, PowerUpDrop{PowerUp::Laser, false}},
                    {7, 4, BrickKind::Mystery, 1, PowerUpDrop{PowerUp::Freeze, true}},
                    {13, 8, BrickKind::Steel, 1}};
    level.dropChance = 0.25;
    Level::HexagonPlace hexagon;
    hexagon.centre = {200, 300};
    hexagon.pathEnd = {300, 320};
    hexagon.pathSpeed = 50;
    hexagon.spin = -0.1;
    level.hexagons = {hexagon};
    level.opponent = Opponent{"Rusty", Difficulty::Hard, Personality::Hunter, Boss::Minotaur};
    level.medals = {75, {MissionKind::Steals, 3}, 12000};
    return level;
}

inline MatchSettings smallSettings() {
    MatchSettings settings;
    settings.goals = {3, 4};
    settings.lives = 7;
    settings.pointsLimit = 5000;
    settings.mutators.set(Mutator::MoreBalls, true);
    settings.mutators.set(Mutator::GiantBalls, true);
    settings.bosses = {Boss::Umbra, Boss::Queen};
    settings.help = Side::Red;
    settings.cards = {CardSet::fromBits(0x800021), CardSet::fromBits(0x1ff00)};
    return settings;
}

/// 130 ticks: short enough to corrupt every single byte of it.
inline Replay playedReplay(const Level& level, const MatchSettings& settings) {
    const std::uint64_t seed = 0x0123456789abcdefULL;
    World world(level, settings, seed);
    ReplayRecorder recorder(level, settings, seed);
    std::vector<Event> events;
    for (int tick = 0; tick < 130; ++tick) {
        Commands commands;
        commands[0].moveX = static_cast<std::int16_t>(tick < 60 ? -640 : 640);
        commands[1].aimX = static_cast<std::int16_t>(tick < 100 ? -300 : 40);
        commands[1].buttons = tick == 120 ? Command::servePressed : 0;
        world.step(commands, events);
        recorder.record(commands, world);
    }
    return recorder.finish(world);
}

inline Replay smallReplay() { return playedReplay(smallLevel(), smallSettings()); }

/// Replaces the last bytes by the checksum of the ones before.
inline std::string sealed(std::string bytes) {
    bytes.resize(bytes.size() - checksumBytes);
    Hash hash;
    for (const char byte : bytes)
        hash.add(std::uint64_t{static_cast<unsigned char>(byte)});
    for (std::size_t i = 0; i < checksumBytes; ++i)
        bytes += static_cast<char>(hash.value() >> (8 * i) & 0xFFU);
    return bytes;
}

/// The error message; empty if the bytes are accepted.
inline std::string whyRefused(const std::string& bytes) {
    try {
        decodeReplay(bytes, "test.replay");
    } catch (const DataError& error) {
        return error.what();
    }
    return {};
}

} // namespace arkanong::test
