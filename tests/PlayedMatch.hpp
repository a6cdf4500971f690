#pragma once

#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <array>
#include <vector>

// A recorded match of the computer against itself.

namespace arkanong::test {

/// Rows of normal bricks; the opponent Rusty plays Red.
inline Level rowsOfBricks() {
    Level level;
    level.name = "Rows";
    for (int row = 3; row < 6; ++row)
        for (int column = 0; column < tuning::brickColumns; ++column)
            level.bricks.push_back({column, row, BrickKind::Normal, 1});
    level.dropChance = 0.2;
    level.opponent = Opponent{"Rusty", Difficulty::Medium, Personality::Hunter, {}};
    return level;
}

/// The match's first `ticks` ticks, or all of it if it is shorter.
inline Replay playedMatch(int ticks, const Level& level = rowsOfBricks(), std::uint64_t seed = 5,
                          const MatchSettings& settings = {}) {
    World world(level, settings, seed);
    ReplayRecorder recorder(level, settings, seed);
    std::array<Bot, 2> bots{
        {{Side::Blue, Difficulty::Hard, seed}, {Side::Red, {Difficulty::Medium, Personality::Hunter}, seed}}};
    std::vector<Event> events;
    while (world.tick() < ticks && !world.match().over()) {
        const Commands commands{bots[0].think(world), bots[1].think(world)};
        events.clear();
        world.step(commands, events);
        recorder.record(commands, world);
    }
    return recorder.finish(world);
}

/// Adds the summary that the replay list shows.
inline Replay summarised(Replay replay, const std::string& date) {
    ReplaySummary summary;
    summary.occasion = "CAMPAIGN 1-2";
    summary.place = "1-2";
    summary.players = {"YOU", "RUSTY"};
    summary.scores = {1200, 800};
    summary.goals = {5, 2};
    summary.winner = Side::Blue;
    summary.clock = 9000;
    summary.date = date;
    replay.summary = summary;
    return replay;
}

} // namespace arkanong::test
