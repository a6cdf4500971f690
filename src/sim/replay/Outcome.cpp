#include "arkanong/sim/replay/Outcome.hpp"

#include "arkanong/sim/replay/ReplayIndex.hpp"

namespace arkanong {

namespace {

int worthOf(const Outcome& outcome) {
    return outcome.mode == Mode::Versus ? outcome.goals - outcome.conceded : outcome.score;
}

} // namespace

Outcome outcomeOf(const Match& match, Side side) {
    const Standing& own = match.standing(side);
    return {match.settings().mode,
            match.winner() == side,
            own.goals,
            match.standing(opponent(side)).goals,
            own.score,
            match.clock()};
}

Outcome outcomeOf(const ReplaySummary& summary, Mode mode, Side side) {
    const std::size_t own = sideIndex(side);
    return {mode,
            summary.winner == side,
            summary.goals[own],
            summary.goals[sideIndex(opponent(side))],
            summary.scores[own],
            summary.clock};
}

Outcome outcomeOf(const Replay& replay, Side side) {
    ReplayPoint point(replay);
    std::vector<Event> events;
    while (!point.world.match().over() && point.step(events))
        events.clear();
    return outcomeOf(point.world.match(), side);
}

bool isBetter(const Outcome& a, const Outcome& b) {
    if (a.won != b.won) return a.won;
    if (worthOf(a) != worthOf(b)) return worthOf(a) > worthOf(b);
    return a.won && a.ticks < b.ticks;
}

} // namespace arkanong
