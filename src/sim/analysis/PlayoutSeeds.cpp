#include "arkanong/sim/analysis/PlayoutSeeds.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/replay/Replay.hpp"

namespace arkanong {

std::uint64_t analysisSeed(const Replay& replay) {
    Hash hash;
    hash.add(replay.seed);
    for (const std::uint64_t state : replay.hashes)
        hash.add(state);
    return hash.value();
}

std::uint64_t playoutSeed(std::uint64_t analysisSeed, int tick, int playout) {
    Hash hash;
    hash.add(analysisSeed);
    hash.add(tick);
    hash.add(playout);
    return hash.value();
}

} // namespace arkanong
