#include "arkanong/sim/Replay.hpp"

#include "arkanong/sim/Tuning.hpp"
#include "arkanong/sim/World.hpp"

namespace arkanong {

namespace {

bool hashIsDue(std::uint32_t tick) { return tick % static_cast<std::uint32_t>(tuning::ticksPerSecond) == 0; }

} // namespace

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

void ReplayRecorder::record(const Commands& commands, const World& after) {
    if (replay_.runs.empty() || replay_.runs.back().commands != commands)
        replay_.runs.push_back({commands, 0});
    ++replay_.runs.back().ticks;
    if (hashIsDue(++ticks_)) replay_.hashes.push_back(after.stateHash());
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
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::vector<Event> events;
    std::size_t compared = 0;
    const auto agrees = [&] {
        return compared < replay.hashes.size() && world.stateHash() == replay.hashes[compared++];
    };
    std::uint32_t tick = 0;
    while (const auto commands = player.next()) {
        events.clear();
        world.step(*commands, events);
        if (hashIsDue(++tick) && !agrees()) return tick;
    }
    if (!agrees()) return tick;
    return std::nullopt;
}

} // namespace arkanong
