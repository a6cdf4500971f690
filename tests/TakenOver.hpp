#pragma once

#include "PlayedMatch.hpp"

// A recorded match that computers took over.

namespace arkanong::test {

inline constexpr BotProfile newBlue{Difficulty::Easy, Personality::Hothead};
inline constexpr BotProfile newRed{Difficulty::Master, Personality::Guardian};

/// Plays `replay`, which has a summary, on from `tick` until it has `ticks` ticks or the match is over: computers take both
/// sides, or only Red, while Blue stands still like a person who does nothing.
inline Replay takenOver(const Replay& replay, int tick, int ticks, bool personBlue = false) {
    const ReplayPart part = partFrom(replay.seed, tick);
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::array<Bot, 2> bots{{{Side::Blue, newBlue, part.seed}, {Side::Red, newRed, part.seed}}};
    ReplayRecorder recorder(replay, static_cast<std::uint32_t>(tick));
    std::vector<Event> events;
    while (world.tick() < ticks && !world.match().over()) {
        Commands commands;
        if (part.looks(world.tick())) commands = {bots[0].think(world), bots[1].think(world)};
        if (personBlue) commands[0] = {};
        const bool recorded = !part.plays(world.tick());
        if (recorded) commands = *player.next();
        events.clear();
        world.step(commands, events);
        if (!recorded) recorder.record(commands, world);
    }
    Replay taken = recorder.finish(world);
    taken.summary = replay.summary;
    ReplaySummary& summary = *taken.summary;
    forgetTakeovers(summary, tick);
    summary.takeovers.push_back({tick, summary.occasion, summary.place, summary.players, summary.computers,
                                 summary.scores, summary.goals});
    summary.occasion = "PLAYED ON";
    summary.place.clear();
    summary.players = {personBlue ? "YOU" : "EASY", "MASTER"};
    summary.computers = {personBlue ? std::nullopt : std::optional(newBlue), newRed};
    const ReplaySummary standing = standingSummary(world.match());
    summary.scores = standing.scores;
    summary.goals = standing.goals;
    summary.winner = standing.winner;
    summary.clock = standing.clock;
    return taken;
}

} // namespace arkanong::test
