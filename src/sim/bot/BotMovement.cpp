#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/Cards.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double middleX = tuning::fieldSize.x / 2;

// Positions.
constexpr double aimSeconds = 0.8; ///< This long before a ball arrives it chooses where to send it.
constexpr double soonAfter = 1.0;  ///< Seconds; a target this soon after the first ball is considered.
/// Of two balls in quick succession it meets the first with the paddle's far end, on its way to the second.
constexpr double onTheWayOffset = 0.5;
constexpr double widestOffset = 0.6; ///< The widest offset for aiming; farther out the ball may slip off the
                                     ///< end.
constexpr double catchPart = 0.5;    ///< Share of the reach: this close to a capsule's path is enough.

// Avoiding bad capsules.
constexpr double dodgeMargin = 4.0;   ///< px, added to the dead zone.
constexpr double dodgeSeconds = 0.45; ///< It starts this long before it must be aside, plus one decision
                                      ///< interval.

// Movement: the speed is the distance times a rate (1/s), so that movements end smoothly.
constexpr double calmRate = 3.5;
constexpr double fastestRate = 10.0; ///< The paddle's acceleration allows this from its top speed.
constexpr double hurriedRate = 2.0;  ///< Divided by the seconds left: the distance shrinks with the square of
                                     ///< the time.
constexpr double spareSeconds = 0.08; ///< It tries to arrive this much earlier.
constexpr double shortest = 0.05;     ///< The least time that it calculates with.
constexpr double strikeSeconds = 0.09;
constexpr double drawBack = 200.0;                 ///< px/s, to call capsules.
constexpr double callSeconds = 0.6;                ///< It does so only if no ball arrives earlier.
constexpr int callInterval = tuning::seconds(1.0); ///< Longer than it takes to see that a capsule obeys.
constexpr double cardStrike = 200.0; ///< px/s at least, with a card that wants smashes or cushions.

} // namespace

double insideX(double x, const Paddle& paddle) {
    return std::clamp(x, paddle.size.x / 2, tuning::fieldSize.x - paddle.size.x / 2);
}

double Bot::strike(const View& view) const {
    const MatchSettings& settings = view.world.match().settings();
    if (settings.has(side_, Card::Wrecker) || settings.has(side_, Card::Giant))
        return std::max(weights().strike, cardStrike) + skill_.strike;
    if (settings.has(side_, Card::Velvet)) return std::min(weights().strike, -cardStrike) - skill_.strike;
    return weights().strike < 0.0 ? weights().strike - skill_.strike : weights().strike + skill_.strike;
}

void Bot::meet(const View& view, const Plan& plan) {
    const Intercept& ball = *plan.first;
    std::optional<double>& chosen = judgements_[ball.index].hitOffset;
    if (!chosen && ball.seconds < aimSeconds)
        chosen = chooseOffset(view, ball.position, view.percept.balls[ball.index].owner, widestOffset);

    const bool another = plan.second && plan.second->seconds < ball.seconds + soonAfter;
    double offset = chosen.value_or(0.0);
    if (another) offset = plan.second->position.x > ball.position.x ? -onTheWayOffset : onTheWayOffset;
    goal_ = {insideX(ball.position.x - offset * view.paddle.size.x / 2, view.paddle), yAt(ball.depth)};
    hurry_ = std::max(ball.seconds, 0.0);
    striking_ = !another && std::abs(goal_.x - view.paddle.position.x) < view.paddle.size.x / 2;
}

void Bot::fetch(const View& view, const Intercept& capsule) {
    const double near = catchPart * capsule.reach;
    const double x = std::clamp(view.paddle.position.x, capsule.position.x - near, capsule.position.x + near);
    goal_ = {insideX(x, view.paddle), yAt(capsule.depth)};
    hurry_ = std::max(capsule.seconds, 0.0);
    striking_ = false;
}

void Bot::idle(const View& view) {
    goal_ = {middleX, yAt(weights().depth)};
    hurry_ = 0.0;
    striking_ = false;
    double nearest = tuning::fieldSize.y;
    const auto driftTo = [&](Vec2 position) {
        const double depth = depthOf(position.y);
        if (depth >= nearest) return;
        nearest = depth;
        goal_.x = insideX(middleX + (position.x - middleX) * weights().drift, view.paddle);
    };
    for (const SeenBall& ball : view.percept)
        if (ball.owner != side_ && comesCloser(side_, ball.velocity)) driftTo(ball.position);
    if (view.percept.enemyHeld) driftTo(*view.percept.enemyHeld);
}

void Bot::dodge(const View& view, const std::optional<Intercept>& first) {
    const Paddle& paddle = view.paddle;
    const double aside = (paddle.size.x + tuning::capsuleSize.x) / 2 + skill_.deadZone + dodgeMargin;
    for (std::size_t i = 0; i < view.percept.capsuleCount; ++i) {
        const SeenCapsule& capsule = view.percept.capsules[i];
        if (!knowsAsBad(capsule)) continue;
        const double fall = std::abs(capsule.velocity.y);
        const double above = depthOf(capsule.position.y) - fall * lateness() - depthOf(paddle.position.y);
        const double height = (paddle.size.y + tuning::capsuleSize.y) / 2;
        const double apart = paddle.position.x - capsule.position.x;
        const double toGo = std::max(aside - std::abs(apart), 0.0);
        const double early = dodgeSeconds + skill_.thinkInterval * tuning::tickSeconds;
        if (above < -height || above - height > fall * (toGo / skill_.speed + early)) continue;

        // It stays on its side of the capsule, or changes sides if a wall leaves no room.
        double side = apart < 0.0 ? -1.0 : 1.0;
        if (insideX(capsule.position.x + side * aside, paddle) != capsule.position.x + side * aside)
            side = -side;
        if ((goal_.x - capsule.position.x) * side >= aside) continue;
        const double edge = capsule.position.x + side * aside;
        const bool keptAnyway = first && std::abs(first->position.x - edge) <= first->reach;
        if (first && !keptAnyway && first->worth > weights().caution) continue;
        goal_.x = edge;
        const double left = std::max((above - height) / fall, shortest);
        hurry_ = hurry_ > 0.0 ? std::min(hurry_, left) : left;
    }
}

bool Bot::calls(const View& view) {
    untilCall_ = std::max(untilCall_ - 1, 0);
    const bool busy = target_ && target_->kind == Intercept::Kind::Ball && hurry_ < callSeconds;
    const bool able = view.world.match().settings().has(side_, Card::Magnet) && untilCall_ == 0 && !busy &&
                      depthOf(view.paddle.position.y) > weights().depth / 2.0;
    const SeenCapsule* const end = view.percept.capsules.data() + view.percept.capsuleCount;
    const bool wanted = able && std::any_of(view.percept.capsules.data(), end, [&](const SeenCapsule& seen) {
                            return !seen.called && !knowsAsBad(seen);
                        });
    if (wanted && view.paddle.velocity.y * forward(side_) <= -cards::magnetDraw) untilCall_ = callInterval;
    return wanted;
}

void Bot::move(const View& view, Command& command) {
    reversedFor_ = view.percept.ownHas(PowerUp::Reverse) ? reversedFor_ + 1 : 0;
    const Vec2 delta = goal_ - view.paddle.position;
    const double rate = hurry_ > 0.0 ? std::clamp(hurriedRate / std::max(hurry_ - spareSeconds, shortest),
                                                  calmRate, fastestRate)
                                     : calmRate;

    Vec2 velocity;
    if (std::abs(delta.x) > skill_.deadZone)
        velocity.x = std::clamp(delta.x * rate, -skill_.speed, skill_.speed);
    if (std::abs(delta.y) > skill_.deadZone)
        velocity.y = std::clamp(delta.y * rate, -skill_.speed, skill_.speed);
    if (calls(view)) velocity.y = -forward(side_) * drawBack;
    // Stepping back it meets the ball later than planned.
    if (striking_ && hurry_ < strikeSeconds && (hurry_ > 0.0 || strike(view) < 0.0))
        velocity.y = forward(side_) * strike(view);
    if (reversedFor_ > skill_.confusion)
        velocity = -velocity;
    else if (reversedFor_ > 0)
        velocity = {}; // It has noticed the reversal and lets go.
    command.moveX = commandValue(velocity.x);
    command.moveY = commandValue(velocity.y);
}

} // namespace arkanong
