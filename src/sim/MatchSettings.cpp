#include "arkanong/sim/MatchSettings.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

// In the order of Mutator.
constexpr std::array<std::string_view, mutatorCount> mutatorNames{
    "more balls",  "spinning hexagons", "pure pong",  "no conversion",
    "giant balls", "fast rally",        "power rain", "no power-ups"};

} // namespace

std::optional<Mutator> mutatorNamed(std::string_view name) {
    for (std::size_t i = 0; i < mutatorNames.size(); ++i)
        if (mutatorNames[i] == name) return static_cast<Mutator>(i);
    return std::nullopt;
}

std::string_view nameOf(Mutator mutator) { return mutatorNames[static_cast<std::size_t>(mutator)]; }

double MatchSettings::ballRadius() const {
    return mutators.has(Mutator::GiantBalls) ? tuning::giantBallRadius : tuning::ballRadius;
}

double MatchSettings::servedRadius(Side side) const {
    const double whole = ballRadius();
    const double giant = std::max(whole, std::min(whole * cards::giantBall, tuning::giantBallRadius));
    return has(side, Card::Giant) ? giant : whole;
}

double MatchSettings::largestBall() const {
    return std::max(servedRadius(Side::Blue), servedRadius(Side::Red));
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
