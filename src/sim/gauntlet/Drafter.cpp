#include "arkanong/sim/gauntlet/Drafter.hpp"

#include "arkanong/math/Random.hpp"

#include <array>
#include <cassert>

namespace arkanong {

std::size_t draftedBy(const BotProfile&, const GauntletRun& run) {
    assert(run.stage() == GauntletRun::Stage::Draft);
    Random random(run.record().settings.seed, 1 + run.record().picks.size());
    std::size_t index = random.below(static_cast<std::uint32_t>(gauntlet::openCards));
    while (!run.mayPick(index))
        index = (index + 1) % gauntlet::openCards;
    return index;
}

} // namespace arkanong
