#include "arkanong/sim/rules/AntiStall.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Shields.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

double sine(double degrees) { return rotationFromDegrees(degrees).sine; }

double signOr(double value, double whenZero) { return value > 0.0 ? 1.0 : (value < 0.0 ? -1.0 : whenZero); }

double randomSign(Random& random) { return random.below(2) == 0 ? -1.0 : 1.0; }

/// The large component of a unit vector whose small component has the given `size`.
double otherComponent(double large, double size) { return signOr(large, 1.0) * std::sqrt(1.0 - size * size); }

Vec2 keptOffHorizontal(Vec2 direction, double least, double whenZero) {
    if (std::abs(direction.y) >= least) return direction;
    return {otherComponent(direction.x, least), signOr(direction.y, whenZero) * least};
}

Vec2 keptOffVertical(Vec2 direction, double least, double whenZero) {
    if (std::abs(direction.x) >= least) return direction;
    return {signOr(direction.x, whenZero) * least, otherComponent(direction.y, least)};
}

/// Rotates the direction away from the horizontal and keeps it above or below it.
Vec2 steepened(Vec2 direction, Random& random) {
    const Rotation turn = rotationFromDegrees(random.between(tuning::nudgeLeast, tuning::nudgeMost));
    const double side = signOr(direction.y, randomSign(random));
    const Vec2 right{std::abs(direction.x), std::abs(direction.y)};
    const Vec2 turned = rotate(right, turn);
    const Vec2 back{signOr(direction.x, 1.0) * turned.x, side * turned.y};
    return keptOffHorizontal(back, sine(tuning::nudgeOffHorizontal), side);
}

Vec2 diverted(Vec2 direction, Random& random) {
    const double degrees = random.between(tuning::nudgeLeast, tuning::nudgeMost) * randomSign(random);
    const Vec2 turned = rotate(direction, rotationFromDegrees(degrees));
    const Vec2 steep = keptOffHorizontal(turned, sine(tuning::nudgeOffHorizontal), randomSign(random));
    return keptOffVertical(steep, sine(tuning::nudgeOffVertical), randomSign(random));
}

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
    if (!alone && near && field.has(threatened, Card::Anchor))
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

void noteProgress(Ball& ball) { ball.idleTicks = ball.nudges = ball.ownShields = 0; }

bool isStuck(const Ball& ball) {
    return ball.nudges > tuning::idleNudges || ball.stayTicks >= 2 * tuning::stayPatience;
}

void separateTwins(std::vector<Ball>& balls) {
    const Rotation turn = rotationFromDegrees(tuning::splitDegrees / 2.0);
    const auto near = [](Vec2 a, Vec2 b, double most) {
        return std::abs(a.x - b.x) < most && std::abs(a.y - b.y) < most;
    };
    for (auto twin = balls.begin(); twin != balls.end(); ++twin) {
        const bool second = std::any_of(balls.begin(), twin, [&](const Ball& ball) {
            return near(ball.position, twin->position, tuning::twinDistance) &&
                   near(ball.velocity, twin->velocity, tuning::twinSpeed);
        });
        if (second) twin->velocity = rotate(twin->velocity, turn);
    }
}

std::optional<Vec2> nudge(Ball& ball, Random& random) {
    const double speed = length(ball.velocity);
    const bool flat = std::abs(ball.velocity.y) < tuning::flatSine * speed;
    ball.flatTicks = flat ? ball.flatTicks + 1 : 0;
    ++ball.idleTicks;
    const bool left = distance(ball.position, ball.place) > tuning::stayDistance;
    if (left) ball.place = ball.position;
    ball.stayTicks = left ? 0 : ball.stayTicks + 1;
    const bool stays = ball.stayTicks == tuning::stayPatience && ball.nudges == 0;
    const bool idle = ball.idleTicks > tuning::idlePatience;
    if (speed <= 0.0 || (!idle && !stays && ball.flatTicks <= tuning::flatPatience)) return std::nullopt;

    ball.flatTicks = 0;
    if (idle) {
        ball.idleTicks = 0;
        ++ball.nudges;
    }
    const Vec2 direction = ball.velocity / speed;
    return (idle || stays ? diverted(direction, random) : steepened(direction, random)) * speed;
}

void preventStalls(Field& field, Events& events) {
    std::vector<Ball>& balls = field.objects.balls;
    separateTwins(balls);
    for (Ball& ball : balls) {
        const Pace pace = paceOf(field, ball);
        controlSpeed(ball, pace.speed, pace.share);
        keepOffShields(field, ball);
        const std::optional<Vec2> velocity = nudge(ball, field.random);
        if (!velocity) continue;
        ball.velocity = *velocity;
        if (isStuck(ball)) {
            field.match.ballTakenBack(ball.owner);
            events.push_back(BallTakenBack{ball.position, ball.owner});
        } else {
            events.push_back(BallNudged{ball.position});
        }
    }
    balls.erase(std::remove_if(balls.begin(), balls.end(), isStuck), balls.end());
}

} // namespace arkanong
