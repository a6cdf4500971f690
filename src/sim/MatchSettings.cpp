#include "arkanong/sim/MatchSettings.hpp"

namespace arkanong {

double MatchSettings::ballRadius() const {
    return mutators.has(Mutator::GiantBalls) ? tuning::giantBallRadius : tuning::ballRadius;
}

double MatchSettings::startSpeed() const {
    return mutators.has(Mutator::FastRally) ? tuning::fastRallySpeed : tuning::rallySpeed;
}

int MatchSettings::reserveSize() const {
    return mutators.has(Mutator::MoreBalls) ? 2 * tuning::reserveSize : tuning::reserveSize;
}

int MatchSettings::reserveReturn() const {
    return mutators.has(Mutator::MoreBalls) ? tuning::reserveReturn / 2 : tuning::reserveReturn;
}

std::size_t MatchSettings::ballLimit() const {
    if (mode == Mode::Sandbox) return static_cast<std::size_t>(tuning::sandboxBallLimit);
    const int limit =
        mutators.has(Mutator::MoreBalls) ? 2 * tuning::maximumBallsOfASide : tuning::maximumBallsOfASide;
    return static_cast<std::size_t>(limit);
}

} // namespace arkanong
