#include "arkanong/sim/Bot.hpp"

#include "arkanong/math/Easing.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double middleX = tuning::fieldSize.x / 2;
constexpr double halfPaddle = tuning::paddleSize.x / 2;

// Where to be.
constexpr double restDepth = 104.0; ///< px from the goal line, with nothing to do: forward, at the ready.
constexpr double idleFollow = 0.4;  ///< How far it drifts along with a ball that is still far away.
constexpr double aimSeconds = 0.8;  ///< With so long to go it chooses where to send the ball.
/// Of two balls soon after each other it meets the first with the paddle's far end, on its way to the second.
constexpr double onTheWayOffset = 0.5;

// Moving: the speed is the distance times a rate (1/s), so movements die away smoothly.
constexpr double calmRate = 3.5;
constexpr double fastestRate = 10.0; ///< The paddle's acceleration can follow this from the top speed.
constexpr double hurriedRate = 2.0;  ///< Divided by the seconds left: the way shrinks with the time's square.
constexpr double spareSeconds = 0.08; ///< It wants to be there so much earlier...
constexpr double shortest = 0.05;     ///< ...but does not count on less time than this.
constexpr double strikeSeconds = 0.09;

// Serving.
constexpr double firstServeMost = 4.0; ///< Seconds to the first serve, at most, if there is a ball in play.
constexpr int emptyFieldHaste = 4;  ///< With no ball in play the time between two serves runs so much faster.
constexpr double busySeconds = 0.4; ///< With a ball to meet within this time it does not serve.
constexpr double aimDistance = 400.0; ///< px from the paddle to the point aimed at.

/// Uniform seconds in [least, most), as ticks.
int drawnTicks(Random& random, double least, double most) {
    return static_cast<int>(random.between(least, most) * tuning::ticksPerSecond);
}

/// The nearest whole number, once truncated.
double rounded(double x) { return x < 0.0 ? x - 0.5 : x + 0.5; }

std::int8_t moveAt(double speed) {
    return static_cast<std::int8_t>(rounded(clamp(speed / tuning::paddleSpeed, -1.0, 1.0) * 127.0));
}

} // namespace

Bot::Bot(Side side, Strength strength, std::uint64_t seed)
    : side_(side), strength_(strength), random_(seed),
      sight_(side, skillOf(strength).delay), goal_{middleX, yAt(restDepth)},
      untilServe_(drawnTicks(random_, 0.0, firstServeMost)) {}

Command Bot::think(const World& world) {
    Command command;
    sight_.look(world);
    const Paddle* paddle = world.objects().paddle(side_);
    if (!paddle) return command;

    hurry_ = std::max(hurry_ - tuning::tickSeconds, 0.0);
    if (--untilDecision_ <= 0) {
        untilDecision_ = skillOf(strength_).thinkInterval;
        decide(world, *paddle);
    }
    move(*paddle, command);
    serve(world, *paddle, command);
    return command;
}

void Bot::decide(const World& world, const Paddle& paddle) {
    const View view{world, paddle, sight_.seen()};
    judge(view.glimpse);
    const Threats coming = threats(view);
    if (coming.first)
        meet(view, coming);
    else
        idle(view.glimpse);
}

void Bot::meet(const View& view, const Threats& threats) {
    const Threat& threat = *threats.first;
    std::optional<double>& chosen = judgements_[threat.ball].hitOffset;
    if (!chosen && threat.seconds < aimSeconds)
        chosen = chooseOffset(view.world, threat.meeting, view.glimpse.opponentX);

    double offset = chosen.value_or(0.0);
    if (threats.second && skillOf(strength_).aimChoices > 0)
        offset = threats.second->meeting.x > threat.meeting.x ? -onTheWayOffset : onTheWayOffset;
    const double x = threat.meeting.x - offset * halfPaddle;
    goal_ = {clamp(x, halfPaddle, tuning::fieldSize.x - halfPaddle), yAt(threat.paddleDepth)};
    hurry_ = std::max(threat.seconds, 0.0);
    striking_ = !threats.second && std::abs(goal_.x - view.paddle.position.x) < halfPaddle;
}

void Bot::idle(const Glimpse& glimpse) {
    goal_ = {middleX, yAt(restDepth)};
    hurry_ = 0.0;
    striking_ = false;
    double nearest = tuning::fieldSize.y;
    for (const SeenBall& ball : glimpse) {
        const double depth = depthOf(ball.position.y);
        if (ball.owner == side_ || !comesCloser(ball.velocity) || depth >= nearest) continue;
        nearest = depth;
        goal_.x = middleX + (ball.position.x - middleX) * idleFollow;
    }
}

void Bot::move(const Paddle& paddle, Command& command) const {
    const BotSkill& skill = skillOf(strength_);
    const Vec2 way = goal_ - paddle.position;
    const double fastest = skill.speedShare * tuning::paddleSpeed;
    const double rate =
        hurry_ > 0.0 ? clamp(hurriedRate / std::max(hurry_ - spareSeconds, shortest), calmRate, fastestRate)
                     : calmRate;

    Vec2 velocity;
    if (std::abs(way.x) > skill.deadZone) velocity.x = clamp(way.x * rate, -fastest, fastest);
    if (std::abs(way.y) > skill.deadZone) velocity.y = clamp(way.y * rate, -fastest, fastest);
    if (striking_ && hurry_ > 0.0 && hurry_ < strikeSeconds)
        velocity.y = forward(side_) * skill.strike * tuning::paddleSpeed;
    command.moveX = moveAt(velocity.x);
    command.moveY = moveAt(velocity.y);
}

void Bot::serve(const World& world, const Paddle& paddle, Command& command) {
    const BotSkill& skill = skillOf(strength_);
    const ObjectManager& objects = world.objects();
    if (!world.match().playing() || objects.balls.size() >= skill.ballsWanted) return;
    if (!world.match().mayServe(side_, objects.ballsOf(side_))) return;
    untilServe_ = std::max(untilServe_ - (objects.balls.empty() ? emptyFieldHaste : 1), 0);
    const bool busy = hurry_ > 0.0 && hurry_ < busySeconds;
    if (untilServe_ > 0 || busy) return;

    untilServe_ = drawnTicks(random_, skill.serveLeast, skill.serveMost);
    const Vec2 from = paddle.position + Vec2{0.0, forward(side_) * touchDistance};
    const Vec2 aim = from + directionFor(chooseOffset(world, from, sight_.seen().opponentX)) * aimDistance;
    command.buttons |= Command::servePressed;
    command.aimX = static_cast<std::int16_t>(rounded(aim.x));
    command.aimY = static_cast<std::int16_t>(rounded(aim.y));
}

} // namespace arkanong
