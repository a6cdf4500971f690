#include "arkanong/sim/bot/Bot.hpp"

#include "arkanong/math/Easing.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// The stream of the first side's random numbers for the World's seed; the World itself uses stream 1.
constexpr std::uint64_t firstStream = 2;
constexpr double laserSpare = 0.5;     ///< Seconds before the next target for which it may go shooting.
constexpr double firstServeMost = 4.0; ///< Most seconds until the first serve, if there is a ball in play.

} // namespace

Bot::Bot(Side side, const BotProfile& profile, std::uint64_t seed)
    : Bot(side, profile, Random(seed, firstStream + sideIndex(side))) {}

Bot::Bot(Side side, const BotProfile& profile, const Random& random)
    : side_(side), profile_(profile), skill_(skillOf(profile.strength)), random_(random),
      perception_(side), goal_{tuning::fieldSize.x / 2, yAt(weights().depth)}, delay_(wholeOf(skill_.delay)),
      wantedBalls_(wholeOf(skill_.ballsWanted)),
      untilServe_(static_cast<int>(random_.between(0.0, firstServeMost) * tuning::ticksPerSecond)) {}

Command Bot::think(const World& world) {
    Command command;
    perception_.look(world);
    const Paddle* paddle = world.objects().paddle(side_);
    if (!paddle) return command;

    // A Minotaur that is out of its zone plans for when it is back.
    Paddle home = *paddle;
    const BossState* const boss = world.boss(side_);
    if (boss && boss->out()) home.position.y = yAt(weights().depth);
    hurry_ = std::max(hurry_ - tuning::tickSeconds, 0.0);
    const bool deciding = --untilDecision_ <= 0;
    if (deciding) {
        untilDecision_ = wholeOf(skill_.thinkInterval);
        delay_ = wholeOf(skill_.delay);
    }
    const View view{world, home, perception_.seen(delay_)};
    if (deciding) decide(view);
    move(view, command);
    serve(view, command);
    fire(view, command);
    return command;
}

int Bot::wholeOf(double parameter) {
    const double below = std::floor(parameter);
    const bool above = parameter > below && random_.unit() < parameter - below;
    return static_cast<int>(below) + (above ? 1 : 0);
}

void Bot::decide(const View& view) {
    judge(view.percept);
    suspect(view.percept);
    const double x = view.paddle.position.x;
    const Plan plan = targets(view).plan(x, skill_.speed, wholeOf(skill_.foresight) == 1);
    target_ = plan.first;
    if (!target_)
        idle(view);
    else if (target_->kind == Intercept::Kind::Ball)
        meet(view, plan);
    else
        fetch(view, *target_);

    if (const std::optional<double> target = laserTarget(view)) {
        const bool timeForIt =
            !target_ || likelihood(std::abs(target_->position.x - *target), target_->seconds - laserSpare,
                                   target_->reach, skill_.speed) == 1.0;
        if (timeForIt) goal_ = {insideX(*target, view.paddle), goal_.y}, hurry_ = 0.0;
    }
    dodge(view, target_);
    brickAhead_ = brickAhead(view);
}

} // namespace arkanong
