#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/bot/TrajectoryPrediction.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>
#include <cmath>

// Serving new and held balls, and firing the laser.

namespace arkanong {

namespace {

constexpr double serveOffset = 0.8; ///< A serve can be aimed at wider angles than a ball that is met.
constexpr int emptyFieldHaste = 4;  ///< With no ball in play it serves this many times sooner.
constexpr int openingHaste = 2;     ///< While the opponent is hindered it serves this many times sooner.
constexpr double busySeconds = 0.3; ///< It does not serve with a ball to meet within this time.
constexpr int superBalls = 2;       ///< It begins a super with this many balls on their way to the opponent.
constexpr double aimDistance = 400.0;              ///< px from the paddle to the aim point.
constexpr int heldTicks = tuning::seconds(0.5);    ///< How long it waits with a held ball,
constexpr int velvetTicks = tuning::seconds(0.15); ///< and with one that Card::Velvet lets go soon.

constexpr double beamMargin = 8.0;   ///< px beside a ball at which it still fires.
constexpr double laserReach = 260.0; ///< px; it moves no farther sideways for a shot.
constexpr double shotSeconds = 0.15; ///< How far ahead of a ball it aims, s.
constexpr LookaheadLimits beamLimits{0, 1.0};

} // namespace

void Bot::serve(const View& view, Command& command) {
    if (!view.world.match().playing()) return;
    heldFor_ = view.percept.held ? heldFor_ + 1 : 0;
    const double reach = view.paddle.size.y / 2 + view.world.match().settings().servedRadius(side_);
    Vec2 from = view.paddle.position + Vec2{0.0, forward(side_) * reach};
    if (heldFor_ > 0) {
        const bool velvet =
            view.world.match().settings().has(side_, Card::Velvet) && !view.percept.ownHas(PowerUp::Sticky);
        if (heldFor_ < (velvet ? velvetTicks : heldTicks)) return;
        const double half = view.paddle.size.x / 2;
        from.x = std::clamp(view.percept.held->x, from.x - half, from.x + half);
    } else if (!wantsSuper(view) && !wantsToServe(view)) {
        return;
    } else if (view.world.match().mayBeginSuper(side_)) {
        command.buttons |= Command::servePressed;
        return; // A ball that it wants to serve follows with the next press.
    }
    heldFor_ = 0;
    aimFrom(view, from, command);
}

bool Bot::wantsToServe(const View& view) {
    const Percept& percept = view.percept;
    const Match& match = view.world.match();
    const int wanted = (wantedBalls_ + weights().moreBalls) * match.settings().reserveSize();
    if (static_cast<int>(percept.ballCount) * tuning::reserveSize >= wanted) return false;
    if (!match.mayServe(side_, view.world.objects().ballsOf(side_))) return false;
    // The Clockmaker would send this ball straight back.
    const BossState* const boss = view.world.boss(opponent(side_));
    if (boss && boss->boss == Boss::Clockmaker && isWarning(*boss)) return false;
    const bool opening = percept.enemyHas(PowerUp::Freeze) || percept.enemyHas(PowerUp::Reverse) ||
                         percept.enemyHas(PowerUp::Narrow);
    const int pace = percept.ballCount == 0 ? emptyFieldHaste : (opening ? openingHaste : 1);
    untilServe_ = std::max(untilServe_ - pace, 0);
    const bool busy = hurry_ > 0.0 && hurry_ < busySeconds;
    return untilServe_ == 0 && !busy;
}

bool Bot::wantsSuper(const View& view) const {
    const Match& match = view.world.match();
    if (!match.mayBeginSuper(side_)) return false;
    const BossState* const boss = view.world.boss(side_);
    if (boss) return !boss->out() && boss->actLeft == 0;
    const auto flies = [this](const SeenBall& ball) {
        return ball.owner == side_ && !comesCloser(side_, ball.velocity);
    };
    const bool behind = match.goalsNeeded(side_) > match.goalsNeeded(opponent(side_));
    const int enough = behind ? 1 : superBalls;
    return std::count_if(view.percept.begin(), view.percept.end(), flies) >= enough;
}

void Bot::aimFrom(const View& view, Vec2 from, Command& command) {
    const double plenty = view.world.match().settings().reserveSize() / double{tuning::reserveSize};
    const double seconds = random_.between(skill_.serveLeast, skill_.serveMost) / (weights().haste * plenty);
    const std::optional<Side> newcomer = view.world.match().settings().newcomer;
    const double calm = newcomer == opponent(side_) ? tuning::newcomerServeFactor : 1.0;
    untilServe_ = static_cast<int>(calm * seconds * tuning::ticksPerSecond);
    wantedBalls_ = wholeOf(skill_.ballsWanted);
    const Vec2 aim = from + steered(side_, chooseOffset(view, from, side_, serveOffset)) * aimDistance;
    command.buttons |= Command::servePressed;
    command.aimX = commandValue(aim.x);
    command.aimY = commandValue(aim.y);
}

void Bot::fire(const View& view, Command& command) const {
    if (!view.percept.ownHas(PowerUp::Laser)) return;
    bool inLine = brickAhead_;
    for (const SeenBall& ball : view.percept) {
        const Vec2 now = ball.position + ball.velocity * lateness();
        const double aside = std::abs(now.x - view.paddle.position.x);
        const bool ahead = depthOf(now.y) > depthOf(view.paddle.position.y);
        inLine = inLine || (ball.owner != side_ && view.world.match().converts() && ahead &&
                            aside < ball.radius + tuning::beamHalfWidth + beamMargin);
    }
    if (inLine) command.buttons |= Command::serveHeld;
}

std::optional<double> Bot::laserTarget(const View& view) const {
    if (!view.percept.ownHas(PowerUp::Laser)) return std::nullopt;
    std::optional<double> target;
    double nearest = laserReach;
    const auto consider = [&](double x) {
        const double distance = std::abs(x - view.paddle.position.x);
        if (distance < nearest) nearest = distance, target = x;
    };
    for (const SeenBall& ball : view.percept)
        if (ball.owner != side_ && view.world.match().converts())
            consider((ball.position + ball.velocity * (lateness() + shotSeconds)).x);
    if (target) return target;
    for (const Brick& brick : view.world.objects().bricks)
        if (view.world.match().mayBreak(brick.kind, side_) && !view.world.powers().hides(side_, brick.centre))
            consider(brick.centre.x);
    return target;
}

bool Bot::brickAhead(const View& view) const {
    if (!view.percept.ownHas(PowerUp::Laser)) return false;
    const double start = view.paddle.size.y / 2 + 2.0 * tuning::beamHalfWidth;
    const Vec2 from = view.paddle.position + Vec2{0.0, forward(side_) * start};
    LookaheadLimits limits = beamLimits;
    limits.viewer = side_;
    const PredictedTrajectory beam =
        lookAhead(view.world, {from, {0.0, forward(side_) * tuning::maximumSpeed}, tuning::beamHalfWidth},
                  goalLine(opponent(side_)), limits);
    if (!beam.firstBrick) return false;
    const std::size_t index = *view.world.objects().brickIndex(*beam.firstBrick);
    return view.world.match().mayBreak(view.world.objects().bricks[index].kind, side_);
}

} // namespace arkanong
