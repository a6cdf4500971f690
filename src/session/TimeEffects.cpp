#include "arkanong/session/TimeEffects.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// The longest hit-stop for these events; zero for none.
TimeEffects::Time stopFor(const std::vector<Event>& events) {
    TimeEffects::Time longest{};
    for (const Event& event : events) {
        const auto* broken = std::get_if<BrickBroken>(&event);
        const auto* touch = std::get_if<BallHitPaddle>(&event);
        if (std::holds_alternative<GoalScored>(event) || std::holds_alternative<LifeLost>(event) ||
            std::holds_alternative<MatchEnded>(event))
            longest = std::max(longest, TimeEffects::goalStop);
        else if (std::holds_alternative<ShieldBroken>(event))
            longest = std::max(longest, TimeEffects::shieldStop);
        else if (std::holds_alternative<BombExploded>(event))
            longest = std::max(longest, TimeEffects::bombStop);
        else if (touch != nullptr && touch->stroke == Stroke::Smash)
            longest = std::max(longest, TimeEffects::smashStop);
        else if (broken != nullptr && broken->combo > 0 && broken->combo % TimeEffects::chainBricks == 0)
            longest = std::max(longest, TimeEffects::chainStop);
    }
    return longest;
}

/// True if the ball crosses the paddle's goal line within lastStretch unless the paddle moves.
bool passes(const Ball& ball, const Paddle& paddle) {
    const double ahead = forward(paddle.side);
    const double pace = -ball.velocity.y * ahead;
    if (pace <= 0.0 || (ball.position.y - goalLine(paddle.side)) * ahead > lastStretch * pace) return false;
    const double height = (ball.position.y - paddle.position.y) * ahead;
    if (height <= 0.0) return true;
    const double x = betweenWalls(ball.position.x + ball.velocity.x * height / pace, ball.radius);
    return std::abs(x - paddle.position.x) > paddle.size.x / 2.0 + ball.radius;
}

/// Whether a shield of the side stands where the ball would cross its goal line.
bool meetsShield(const World& world, Side side, const Ball& ball) {
    const double seconds = (goalLine(side) - ball.position.y) / ball.velocity.y;
    const double x = betweenWalls(ball.position.x + ball.velocity.x * seconds, ball.radius);
    return world.objects().shieldAt(side, ShieldRow::Line, x) != nullptr ||
           world.objects().shieldAt(side, ShieldRow::Wall, x) != nullptr;
}

bool isLast(const World& world, Side side) {
    const Match& match = world.match();
    if (match.settings().mode == Mode::Solo)
        return match.standing(side).lives == 1 && world.objects().ballCount() == 1;
    return match.nextGoalDecides(opponent(side));
}

} // namespace

std::optional<Side> lastGoalAtStake(const World& world) {
    const Match& match = world.match();
    if (!match.playing() || match.settings().mode == Mode::Sandbox) return std::nullopt;
    const bool anyCosts = anyBallCosts(match);
    for (const Paddle& paddle : world.objects().paddles) {
        const auto costs = [&](const Ball& ball) {
            return (anyCosts || ball.owner != paddle.side) && passes(ball, paddle) &&
                   !meetsShield(world, paddle.side, ball);
        };
        const std::vector<Ball>& balls = world.objects().balls;
        if (isLast(world, paddle.side) && std::any_of(balls.begin(), balls.end(), costs)) return paddle.side;
    }
    return std::nullopt;
}

TimeSwitches timeSwitchesOf(const Settings& settings) {
    return {settings.hitStop && !settings.reducedMotion, settings.slowMotion && !settings.reducedMotion};
}

void TimeEffects::notice(const std::vector<Event>& events, const World& world, const TimeSwitches& switches) {
    if (!switches.hitStop)
        stopLeft_ = {};
    else if (const Time time = stopFor(events); time > Time{})
        stop(time);

    if (!switches.slowMotion) {
        slowLeft_ = {};
    } else if (now_ >= slowAgain_ && lastGoalAtStake(world)) {
        slowLeft_ = slowSpan;
        slowAgain_ = now_ + slowSpan + slowRest;
    }
}

void TimeEffects::stop(Time time) {
    const std::size_t kept = time == smashStop ? 1 : 0; // For a bigger hit.
    if (stopLeft_ > Time{} || now_ - stops_[(nextStop_ + kept) % stops_.size()] < second) return;
    stops_[nextStop_] = now_;
    nextStop_ = (nextStop_ + 1) % stops_.size();
    stopLeft_ = time;
}

double TimeEffects::pace() const {
    if (slowLeft_ == Time{}) return 1.0;
    const double back = 1.0 - static_cast<double>(slowLeft_.count()) / static_cast<double>(slowEnd.count());
    return slowPace + (1.0 - slowPace) * easeInOut(back);
}

TimeEffects::Time TimeEffects::counted(Time real) {
    now_ += real;
    const Time stands = std::min(real, stopLeft_);
    stopLeft_ -= stands;
    const Time runs = real - stands;
    const Time slow = std::min(runs, slowLeft_);
    const double pace = this->pace(); // The pace at the beginning of the frame.
    slowLeft_ -= slow;
    const auto slowed = static_cast<Time::rep>(static_cast<double>(slow.count()) * pace);
    return runs - slow + Time(slowed);
}

} // namespace arkanong
