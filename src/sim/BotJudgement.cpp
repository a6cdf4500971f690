#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/Bot.hpp"
#include "arkanong/sim/Lookahead.hpp"

#include <algorithm>
#include <cmath>

// What the computer makes of the balls it sees: where each will come to, and which is the most urgent.

namespace arkanong {

namespace {

constexpr double halfPaddle = tuning::paddleSize.x / 2;

// Where it meets a ball: the paddle's centre, px from the goal line.
constexpr double meetDepth = 92.0;
constexpr double pressedDepth = 64.0; ///< With an enemy ball on its way: farther back is more time.
constexpr double lastDepth = 20.0;    ///< The last chance to get to a ball in time.

constexpr double sameCourse = 1e-3;     ///< Sine of the turn up to which a ball is still on the same leg.
constexpr double metSeconds = 0.05;     ///< A ball that should have come so long ago has been met, or missed.
constexpr double soonAfter = 1.0;       ///< Seconds; a second ball so soon after the first is kept in mind.
constexpr double surePart = 0.8;        ///< Of the paddle's half length: where a meeting counts as reached.
constexpr double outOfReachRank = 10.0; ///< Seconds by which a ball that can be reached may come later.
constexpr double ownBallRank = 2.0;     ///< Seconds by which an enemy ball may come later than an own one.
constexpr double ownBallDetour = 150.0; ///< px; no farther for an own ball while an enemy ball comes.

} // namespace

void Bot::judge(const Glimpse& glimpse) {
    const std::array<Judgement, Glimpse::ballLimit> before = judgements_;
    const auto beforeEnd = before.begin() + static_cast<std::ptrdiff_t>(judgementCount_);
    for (std::size_t i = 0; i < glimpse.ballCount; ++i) {
        const SeenBall& ball = glimpse.balls[i];
        const auto known = std::find_if(before.begin(), beforeEnd, [&](const Judgement& judgement) {
            const Vec2 course = normalized(judgement.course), now = normalized(ball.velocity);
            return judgement.ball == ball.id && dot(course, now) > 0.0 &&
                   std::abs(cross(course, now)) < sameCourse;
        });
        if (known != beforeEnd)
            judgements_[i] = *known;
        else
            judgements_[i] = {ball.id, {}, random_.unit() + random_.unit() - 1.0, std::nullopt};
        judgements_[i].course = ball.velocity;
    }
    judgementCount_ = glimpse.ballCount;
}

Bot::Threats Bot::threats(const View& view) const {
    const bool pressed = std::any_of(view.glimpse.begin(), view.glimpse.end(), [&](const SeenBall& ball) {
        return ball.owner != side_ && comesCloser(ball.velocity);
    });
    Threats found;
    for (std::size_t i = 0; i < view.glimpse.ballCount; ++i) {
        const std::optional<Threat> threat = threatOf(view, i, pressed);
        if (!threat) continue;
        if (!found.first || threat->rank < found.first->rank) {
            found.second = found.first;
            found.first = threat;
        } else if (!found.second || threat->rank < found.second->rank) {
            found.second = threat;
        }
    }
    if (found.second && found.second->rank > found.first->rank + soonAfter) found.second.reset();
    return found;
}

std::optional<Bot::Threat> Bot::threatOf(const View& view, std::size_t index, bool pressed) const {
    const BotSkill& skill = skillOf(strength_);
    const SeenBall& ball = view.glimpse.balls[index];
    const double depthNow = depthOf((ball.position + ball.velocity * (skill.delay * tuning::tickSeconds)).y);
    // From behind, the paddle could only push it into its own goal.
    if (comesCloser(ball.velocity) && depthNow < depthOf(view.paddle.position.y)) return std::nullopt;

    const bool costs = ball.owner != side_ || view.world.match().everyBallCosts();
    std::optional<Threat> threat;
    for (const double paddleDepth : {pressed ? pressedDepth : meetDepth, lastDepth}) {
        const std::optional<Threat> meeting = meetingOf(view, index, paddleDepth);
        if (!meeting) continue;
        // By now the ball has been met: that is felt before it is seen.
        if (meeting->seconds < -metSeconds) return std::nullopt;
        threat = meeting;
        if (!costs) threat->rank += ownBallRank;
        const double way = std::abs(threat->meeting.x - view.paddle.position.x);
        if (!costs && pressed && way > ownBallDetour) return std::nullopt;
        const double reach = skill.speedShare * tuning::paddleSpeed * threat->seconds + surePart * halfPaddle;
        if (way <= reach) return threat;
        threat->rank += outOfReachRank;
    }
    return threat;
}

std::optional<Bot::Threat> Bot::meetingOf(const View& view, std::size_t index, double paddleDepth) const {
    const BotSkill& skill = skillOf(strength_);
    const SeenBall& ball = view.glimpse.balls[index];
    const Flight flight =
        lookAhead(view.world, {ball.position, ball.velocity, tuning::ballRadius},
                  yAt(paddleDepth + touchDistance), {skill.sightBounces, skill.sightSeconds});
    const bool atOwnPaddle = flight.end == Flight::End::Paddle && flight.paddle == side_;
    if (flight.end != Flight::End::Line && !atOwnPaddle) return std::nullopt;

    const double pace = length(ball.velocity) / tuning::rallySpeed;
    const double error = judgements_[index].error * skill.error * flight.path * pace;
    Threat threat;
    threat.ball = index;
    threat.meeting = flight.position;
    threat.meeting.x =
        clamp(flight.position.x + error, tuning::ballRadius, tuning::fieldSize.x - tuning::ballRadius);
    threat.paddleDepth = paddleDepth;
    threat.seconds = flight.seconds - skill.delay * tuning::tickSeconds;
    threat.rank = threat.seconds;
    return threat;
}

} // namespace arkanong
