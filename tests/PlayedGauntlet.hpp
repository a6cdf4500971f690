#pragma once

#include "PlayedMatch.hpp"
#include "arkanong/sim/gauntlet/GauntletReplay.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

namespace arkanong::test {

/// The cards that the round is played with are the first that lie open, as in most tests.
inline void pickFirstCards(GauntletRun& run) {
    for (std::size_t i = 0; run.stage() == GauntletRun::Stage::Draft; ++i)
        if (run.mayPick(i)) run.pick(i);
}

/// Records the run's round between two computers, to its end or for at most this number of ticks.
inline std::shared_ptr<const Replay> playedRound(const GauntletRun& run, int ticks = 1'000'000) {
    Level level;
    level.name = "Row";
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4, BrickKind::Normal, 1});
    Replay replay = playedMatch(ticks, level, run.matchSeed(), run.matchSettings({}));
    replay.summary = ReplaySummary{};
    replay.summary->players = {"YOU", "THE FOREMAN"};
    replay.summary->date = "2026-11-22 10:00:00";
    return std::make_shared<const Replay>(std::move(replay));
}

/// How the recorded round ended, which it did.
inline RoundResult resultIn(const Replay& replay) {
    ReplayPoint point(replay);
    std::vector<Event> events;
    while (point.step(events))
        events.clear();
    return resultOf(point.world.match());
}

/// A run of a person against a computer after so many rounds, or to its end, and then half of the next draft; all of it
/// where so many ticks of a round are to be played that is then broken off.
inline GauntletReplay playedGauntlet(int rounds, int ticksWithin = 0) {
    GauntletRun run({0xFFFF'FFFF'FFFF'FFF0U, 1});
    GauntletReplay replay;
    while (run.stage() != GauntletRun::Stage::Over && run.round() < rounds) {
        pickFirstCards(run);
        replay.rounds.push_back(playedRound(run));
        run.finishRound(resultIn(*replay.rounds.back()));
    }
    if (ticksWithin > 0) {
        pickFirstCards(run);
        replay.rounds.push_back(playedRound(run, ticksWithin));
    } else if (run.stage() == GauntletRun::Stage::Draft) {
        run.pick(2);
    }
    replay.record = run.record();
    replay.players[0].plays = "any-device";
    replay.players[1] = {"computer", "The \"Foreman\"", {*Strength::ofHundredths(235), Personality::Hunter}};
    return replay;
}

} // namespace arkanong::test
