#include "arkanong/sim/replay/Takeover.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/replay/Replay.hpp"

namespace arkanong {

// Other random numbers than those of the match's first computers: at the same moment these would only repeat them.
ReplayPart partFrom(std::uint64_t seed, int tick) {
    Hash hash;
    hash.add(seed);
    hash.add(tick);
    ReplayPart part;
    part.from = tick;
    part.seed = hash.value();
    return part;
}

std::vector<ReplayPart> partsOf(const Replay& replay) {
    std::vector<ReplayPart> parts(1);
    parts.front().seed = replay.seed;
    if (!replay.summary) return parts;
    for (const Takeover& takeover : replay.summary->takeovers) {
        parts.back().until = takeover.tick;
        parts.push_back(partFrom(replay.seed, takeover.tick));
    }
    return parts;
}

void forgetTakeovers(ReplaySummary& summary, int tick) {
    while (!summary.takeovers.empty() && summary.takeovers.back().tick >= tick) {
        Takeover& last = summary.takeovers.back();
        summary.occasion = std::move(last.occasion);
        summary.place = std::move(last.place);
        summary.players = std::move(last.players);
        summary.computers = last.computers;
        summary.scores = last.scores;
        summary.goals = last.goals;
        summary.takeovers.pop_back();
    }
}

} // namespace arkanong
