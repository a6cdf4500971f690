#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/bot/TrajectoryPrediction.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Rally.hpp"

#include <algorithm>
#include <cmath>

// Where balls and capsules will arrive, and what each of them is worth.

namespace arkanong {

namespace {

// Where it meets a ball.
constexpr double stepBack =
    0.55; ///< Share of its usual depth that it uses if it could not reach the ball in time at the full one.
constexpr double lastDepth =
    28.0; ///< Of the paddle's centre, px from the goal line: the last line of defence.

constexpr double sameDirection = 1e-3; ///< Sine of the largest change of direction within a straight part.
constexpr double metSeconds = 0.05; ///< A ball that should have arrived this long ago has been met or missed.
constexpr double darkError = 2.0;   ///< Factor on its error in Umbra's dark, where it goes by trails.
constexpr double surePart = 0.8;    ///< Share of the paddle's half width within which it surely meets the
                                    ///< ball.

// The cost of missing an enemy ball.
constexpr double shieldCost = 0.7;   ///< A shield stands where it goes.
constexpr double walledCost = 0.5;   ///< Factor where a shield wall stands.
constexpr double goalCost = 1.3;     ///< Nothing stands there: a goal.
constexpr double lastGoalCost = 2.0; ///< The goal would decide the match.
constexpr double soloWorth = 0.3;    ///< Added in Solo, where a new ball costs a life.
constexpr double loyalty = 1.15;     ///< Factor on its current target, so that it does not switch for a
                                     ///< slightly better one.

/// Relative worth of a good capsule.
double worthOfDrop(PowerUp kind, bool ownsBalls) {
    if (kind == PowerUp::ExtraShield) return 1.6;
    if (kind == PowerUp::Multiball) return ownsBalls ? 1.3 : 0.2;
    return kind == PowerUp::ShieldWall ? 1.3 : 1.0;
}

} // namespace

void Bot::judge(const Percept& percept) {
    const std::array<Judgement, Percept::ballLimit> before = judgements_;
    const auto beforeEnd = before.begin() + static_cast<std::ptrdiff_t>(judgementCount_);
    for (std::size_t i = 0; i < percept.ballCount; ++i) {
        const SeenBall& ball = percept.balls[i];
        const auto known = std::find_if(before.begin(), beforeEnd, [&](const Judgement& judgement) {
            const Vec2 last = normalized(judgement.velocity), now = normalized(ball.velocity);
            return judgement.ball == ball.id && dot(last, now) > 0.0 &&
                   std::abs(cross(last, now)) < sameDirection;
        });
        if (known != beforeEnd)
            judgements_[i] = *known;
        else
            judgements_[i] = {ball.id,
                              {},
                              random_.unit() + random_.unit() - 1.0,
                              wholeOf(skill_.sightBounces),
                              std::nullopt};
        judgements_[i].velocity = ball.velocity;
    }
    judgementCount_ = percept.ballCount;
}

void Bot::suspect(const Percept& percept) {
    const std::array<Suspicion, Percept::capsuleLimit> before = suspicions_;
    const auto beforeEnd = before.begin() + static_cast<std::ptrdiff_t>(suspicionCount_);
    for (std::size_t i = 0; i < percept.capsuleCount; ++i) {
        const SeenCapsule& capsule = percept.capsules[i];
        const auto known = std::find_if(before.begin(), beforeEnd, [&](const Suspicion& suspicion) {
            return suspicion.capsule == capsule.id;
        });
        suspicions_[i] = known != beforeEnd
                             ? *known
                             : Suspicion{capsule.id, capsule.drop.bad && random_.unit() < skill_.mistakes};
    }
    suspicionCount_ = percept.capsuleCount;
}

bool Bot::knowsAsBad(const SeenCapsule& capsule) const {
    const auto end = suspicions_.begin() + static_cast<std::ptrdiff_t>(suspicionCount_);
    return capsule.drop.bad && std::none_of(suspicions_.begin(), end, [&](const Suspicion& suspicion) {
               return suspicion.capsule == capsule.id && suspicion.deceived;
           });
}

Targets Bot::targets(const View& view) const {
    Targets targets;
    const auto add = [&](std::optional<Intercept> intercept) {
        if (!intercept) return;
        if (target_ && target_->isSame(*intercept)) intercept->worth *= loyalty;
        targets.add(*intercept);
    };
    for (std::size_t i = 0; i < view.percept.ballCount; ++i)
        add(meeting(view, i));
    for (std::size_t i = 0; i < view.percept.capsuleCount; ++i)
        add(catching(view, i));
    return targets;
}

bool Bot::isCostly(const View& view, const SeenBall& ball) const {
    const Match& match = view.world.match();
    if (match.settings().mode == Mode::Sandbox) return false;
    if (match.settings().mode == Mode::Solo) return view.percept.ballCount == 1 && !view.percept.held;
    // A ball in the opponent's beam is converted by now.
    const bool beamed =
        view.percept.enemyBeam && match.converts() &&
        std::abs(ball.position.x - view.percept.opponentAt.x) < ball.radius + tuning::beamHalfWidth;
    return ball.owner != side_ || beamed;
}

double Bot::costAt(const View& view, double x) const {
    const Match& match = view.world.match();
    if (match.settings().mode != Mode::Versus) return 1.0;
    const Shield* const shield = view.world.objects().shieldAt(side_, ShieldRow::Line, x);
    if (shield != nullptr && shield->post) return 0.0;
    if (view.world.objects().shieldAt(side_, ShieldRow::Wall, x) != nullptr) return walledCost * shieldCost;
    if (shield != nullptr) return shieldCost;
    return match.nextGoalDecides(opponent(side_)) ? lastGoalCost : goalCost;
}

double Bot::worthOf(const View& view, const SeenBall& ball, const Intercept& found) const {
    const Match& match = view.world.match();
    double worth = 0.0;
    if (found.costly) worth += costAt(view, found.position.x);
    if (ball.owner == side_) worth += weights().own;
    if (ball.owner != side_ && match.converts()) worth += weights().enemy;
    if (match.settings().mode == Mode::Solo) worth += soloWorth;
    return worth;
}

std::optional<Intercept> Bot::meeting(const View& view, std::size_t index) const {
    const SeenBall& ball = view.percept.balls[index];
    const double depthNow = depthOf((ball.position + ball.velocity * lateness()).y);
    // From behind, the paddle could only push it into its own goal.
    if (comesCloser(side_, ball.velocity) && depthNow < depthOf(view.paddle.position.y)) return std::nullopt;

    std::optional<Intercept> found;
    for (const double paddleDepth :
         {weights().depth, std::max(stepBack * weights().depth, lastDepth), lastDepth}) {
        const std::optional<Intercept> next = meetingAt(view, index, paddleDepth);
        if (!next) continue;
        // By now the ball has been met; a player feels this before seeing it.
        if (next->seconds < -metSeconds) return std::nullopt;
        found = next;
        const double distance = std::abs(next->position.x - view.paddle.position.x);
        if (likelihood(distance, next->seconds, next->reach, skill_.speed) == 1.0) break;
    }
    if (!found) return std::nullopt;
    found->costly = isCostly(view, ball);
    found->worth = worthOf(view, ball, *found);
    return found;
}

std::optional<Intercept> Bot::meetingAt(const View& view, std::size_t index, double paddleDepth) const {
    const SeenBall& ball = view.percept.balls[index];
    const bool burning = ball.owner == side_ ? view.percept.ownHas(PowerUp::Fireball)
                                             : view.percept.enemyHas(PowerUp::Fireball);
    const LookaheadLimits limits{judgements_[index].sightBounces, skill_.sightSeconds, side_,
                                 burning ? std::optional(ball.owner) : std::nullopt};
    const double touchDepth = paddleDepth + view.paddle.size.y / 2 + ball.radius;
    const PredictedTrajectory trajectory =
        lookAhead(view.world, {ball.position, ball.velocity, ball.radius}, yAt(touchDepth), limits);
    const bool atOwnPaddle = trajectory.end == PredictedTrajectory::End::Paddle && trajectory.paddle == side_;
    if (trajectory.end != PredictedTrajectory::End::Line && !atOwnPaddle) return std::nullopt;

    const double pace = length(ball.velocity) / tuning::rallySpeed;
    const double unsure = view.world.inTheDark(side_) ? darkError : 1.0;
    const double error = judgements_[index].error * skill_.error * trajectory.path * pace * unsure;
    Intercept found;
    found.index = index;
    found.id = static_cast<std::uint32_t>(ball.id);
    found.position = trajectory.position;
    found.position.x =
        std::clamp(trajectory.position.x + error, ball.radius, tuning::fieldSize.x - ball.radius);
    found.depth = paddleDepth;
    found.seconds = trajectory.seconds - lateness();
    found.grace = std::max(paddleDepth - lastDepth, 0.0) / std::max(std::abs(trajectory.velocity.y), 1.0);
    found.reach = surePart * view.paddle.size.x / 2;
    return found;
}

std::optional<Intercept> Bot::catching(const View& view, std::size_t index) const {
    const SeenCapsule& capsule = view.percept.capsules[index];
    if (knowsAsBad(capsule)) return std::nullopt;
    const double fall = std::abs(capsule.velocity.y);
    const double depthNow = depthOf(capsule.position.y) - fall * lateness();
    Intercept found;
    found.kind = Intercept::Kind::Capsule;
    found.index = index;
    found.id = static_cast<std::uint32_t>(capsule.id);
    found.reach = surePart * (view.paddle.size.x + tuning::capsuleSize.x) / 2;

    const double distance = std::abs(capsule.position.x - view.paddle.position.x) - found.reach;
    found.seconds = std::max({(depthNow - weights().goesOut) / fall, distance / skill_.speed, 0.0});
    found.depth = depthNow - fall * found.seconds;
    if (found.depth < lastDepth) return std::nullopt;
    if (capsule.called || view.percept.ownHas(PowerUp::Magnet))
        found.reach += tuning::magnetSpeed * found.seconds;
    found.position = {capsule.position.x, yAt(found.depth)};
    const bool ownsBalls = std::any_of(view.percept.begin(), view.percept.end(),
                                       [&](const SeenBall& ball) { return ball.owner == side_; });
    found.worth = weights().capsule * worthOfDrop(capsule.drop.kind, ownsBalls);
    return found;
}

} // namespace arkanong
