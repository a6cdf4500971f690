#include "arkanong/sim/MatchSettings.hpp"

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/sim/tuning/Serving.hpp"

#include <algorithm>

namespace arkanong {

namespace {

static_assert(mutatorCount <= 8, "Mutators::bits_ has a bit for each: make it wider");

// In the order of Mutator.
constexpr auto mutatorNames =
    tableOf<Mutator, std::string_view>({"more balls", "spinning hexagons", "pure pong", "no conversion",
                                        "giant balls", "fast rally", "power rain", "no power-ups"});

} // namespace

std::optional<Mutator> mutatorNamed(std::string_view name) { return kindNamed<Mutator>(mutatorNames, name); }

std::string_view nameOf(Mutator mutator) { return mutatorNames[static_cast<std::size_t>(mutator)]; }

MatchSettings::MatchSettings()
    : goals{tuning::goals, tuning::goals}, lives(tuning::lives), suddenDeathAt(tuning::suddenDeathAt),
      suddenDeathEnd(tuning::suddenDeathEnd) {}

double MatchSettings::ballRadius() const {
    return mutators.has(Mutator::GiantBalls) ? tuning::giantBallRadius : tuning::ballRadius;
}

double MatchSettings::giantRadius() const {
    return std::min(ballRadius() * cards::giantBall, tuning::giantBallRadius);
}

double MatchSettings::servedRadius(Side side) const {
    return has(side, Card::Family) ? giantRadius() : ballRadius();
}

double MatchSettings::largestBall() const {
    return has(Side::Blue, Card::Giant) || has(Side::Red, Card::Giant) ? giantRadius() : ballRadius();
}

double MatchSettings::startSpeed() const {
    if (newcomer) return tuning::newcomerRallySpeed;
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
