#include "arkanong/sim/rules/AntiStall.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/BallSpeed.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Shields.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

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

} // namespace

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
        controlSpeed(field, ball);
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
