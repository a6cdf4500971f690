#include "arkanong/sim/bot/PersonalityWeights.hpp"

#include <array>

namespace arkanong {

namespace {

// In the order of the enumeration. Tuned so that none is much stronger than another.
constexpr auto allWeights = tableOf<Personality, PersonalityWeights>({
    // depth out drift enemy own capsule caution gap brick slant haste more strike
    {90.0, 110.0, 0.4, 0.1, 0.35, 0.22, 0.5, 0.8, 1.0, 0.0, 1.0, 0, 0.0},
    {165.0, 165.0, 0.8, 0.0, 0.95, 0.03, 0.1, 0.9, 0.6, 0.0, 1.25, 2, 300.0},
    {52.0, 60.0, 0.3, 0.2, 0.4, 0.3, 0.7, 0.9, 1.0, 0.0, 0.97, 0, -200.0},
    {86.0, 110.0, 0.4, 0.1, 0.35, 0.2, 0.5, 1.2, 0.5, 0.6, 1.03, 0, -200.0},
    {110.0, 195.0, 0.4, 0.1, 0.2, 0.9, 0.6, 0.4, 1.6, 0.0, 1.0, 0, 0.0},
    {135.0, 135.0, 0.7, 0.5, 0.0, 0.06, 0.4, 1.0, 0.8, 0.0, 0.94, 0, 160.0},
});

} // namespace

const PersonalityWeights& weightsOf(Personality personality) {
    return allWeights[static_cast<std::size_t>(personality)];
}

} // namespace arkanong
