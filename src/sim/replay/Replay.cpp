#include "arkanong/sim/replay/Replay.hpp"

#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

ReplaySummary standingSummary(const Match& match) {
    ReplaySummary summary;
    for (const Side side : {Side::Blue, Side::Red}) {
        if (side == Side::Red && match.settings().mode != Mode::Versus) continue;
        summary.scores[sideIndex(side)] = match.standing(side).score;
        summary.goals[sideIndex(side)] = match.standing(side).goals;
    }
    summary.winner = match.winner();
    summary.clock = match.clock();
    return summary;
}

std::uint32_t Replay::ticks() const {
    std::uint32_t sum = 0;
    for (const Run& run : runs)
        sum += run.ticks;
    return sum;
}

ReplayRecorder::ReplayRecorder(const Level& level, const MatchSettings& settings, std::uint64_t seed) {
    replay_.seed = seed;
    replay_.settings = settings;
    replay_.level = level;
}

ReplayRecorder::ReplayRecorder(const Replay& begun, std::uint32_t ticks)
    : ReplayRecorder(begun.level, begun.settings, begun.seed) {
    for (const Replay::Run& run : begun.runs) {
        if (ticks_ == ticks) break;
        replay_.runs.push_back({run.commands, std::min(run.ticks, ticks - ticks_)});
        ticks_ += replay_.runs.back().ticks;
    }
    assert(ticks_ == ticks);
    const std::uint32_t due = ticks / std::uint32_t{tuning::ticksPerSecond};
    replay_.hashes.assign(begun.hashes.begin(), begun.hashes.begin() + due);
}

void ReplayRecorder::record(const Commands& commands, const World& after) {
    if (replay_.runs.empty() || replay_.runs.back().commands != commands)
        replay_.runs.push_back({commands, 0});
    ++replay_.runs.back().ticks;
    if (hashIsDueAt(++ticks_)) replay_.hashes.push_back(after.stateHash());
}

Replay ReplayRecorder::finish(const World& last) const {
    Replay whole = replay_;
    whole.hashes.push_back(last.stateHash());
    return whole;
}

std::optional<Commands> ReplayPlayer::next() {
    if (run_ == replay_->runs.size()) return std::nullopt;
    const Replay::Run& run = replay_->runs[run_];
    if (++tick_ == run.ticks) {
        ++run_;
        tick_ = 0;
    }
    return run.commands;
}

std::optional<std::uint32_t> firstDifference(const Replay& replay) {
    ReplayIndex replayIndex(replay);
    while (!replayIndex.done() && !replayIndex.difference())
        replayIndex.advance(tuning::ticksPerSecond);
    return replayIndex.difference();
}

} // namespace arkanong
