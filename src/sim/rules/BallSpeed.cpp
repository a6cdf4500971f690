#include "arkanong/sim/rules/BallSpeed.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The target speed of this ball, px/s, and the share of the difference made up in a second.
struct Pace {
    double speed, share;
};

Pace paceOf(const Field& field, const Ball& ball) {
    const double rally = field.match.rallySpeed();
    const bool alone = field.match.settings().mode == Mode::Solo;
    const Side threatened = alone ? Side::Blue : opponent(ball.owner);
    const double depth = (ball.position.y - goalLine(threatened)) * forward(threatened);
    const bool near = !field.sandbox() && onOwnHalf(threatened, ball.position);
    const double ownHalf = near ? field.match.settings().ownHalf[sideIndex(threatened)] / 100.0 : 1.0;
    if (field.powers.active(threatened, PowerUp::Slow) && depth < tuning::slowDepth)
        return {rally * std::min(tuning::slowFactor, ownHalf), tuning::paceReturn};
    if (near && field.cards[sideIndex(threatened)].anchored)
        return {rally * std::min(cards::anchorFactor, ownHalf), tuning::paceReturn};
    if (ownHalf < 1.0) return {rally * ownHalf, tuning::paceReturn};
    if (field.powers.active(ball.owner, PowerUp::Overdrive))
        return {std::min(rally * tuning::fastFactor, tuning::maximumSpeed), tuning::paceReturn};
    return {rally, tuning::speedReturn};
}

} // namespace

void approachSpeed(Ball& ball, double target, double share) {
    const double speed = length(ball.velocity);
    if (speed <= 0.0) return;
    ball.velocity *= 1.0 + share * tuning::tickSeconds * (target - speed) / speed;
}

void controlSpeed(Ball& ball, double target, double share) {
    if (ball.velocity == Vec2{}) ball.velocity = {0.0, forward(ball.owner)};
    const double speed = length(ball.velocity);
    if (speed > tuning::maximumSpeed) ball.velocity *= tuning::maximumSpeed / speed;
    approachSpeed(ball, target, share);
}

void controlSpeed(const Field& field, Ball& ball) {
    const Pace pace = paceOf(field, ball);
    controlSpeed(ball, pace.speed, pace.share);
}

} // namespace arkanong
