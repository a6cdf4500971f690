#include "arkanong/sim/replay/Statistics.hpp"

#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/world/World.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

void add(SideStatistics& sum, const SideStatistics& more) {
    sum.score += more.score;
    sum.bricks += more.bricks;
    sum.longestCombo = std::max(sum.longestCombo, more.longestCombo);
    sum.conversions += more.conversions;
    sum.smashes += more.smashes;
    sum.saves += more.saves;
    sum.goals += more.goals;
    sum.shieldsBroken += more.shieldsBroken;
    sum.livesLost += more.livesLost;
    sum.serves += more.serves;
    sum.capsules += more.capsules;
    sum.badCapsules += more.badCapsules;
    sum.topSpeed = std::max(sum.topSpeed, more.topSpeed);
    sum.depthTicks += more.depthTicks;
}

} // namespace

int SideStatistics::highestFactor() const {
    const int before = std::max(longestCombo - 1, 0);
    return std::min(1 + before / tuning::comboStep, tuning::comboFactorLimit);
}

bool isSave(const BallHitPaddle& hit, bool anyBallCosts) {
    const bool near = std::abs(hit.at.y - goalLine(hit.side)) <= saveDepth;
    const bool approached = hit.ballVelocity.y * forward(hit.side) < 0.0;
    return near && approached && (anyBallCosts || hit.owner != hit.side);
}

bool anyBallCosts(const Match& match) { return match.settings().mode == Mode::Solo; }

void Statistics::note(const std::vector<Event>& events, const World& world) {
    if (over_) return;
    const bool allCost = anyBallCosts(world.match());
    for (const Event& event : events)
        count(event, allCost);
    readWorld(world);
    over_ = world.match().over();
}

void Statistics::count(const Event& event, bool allCost) {
    if (const auto* hit = std::get_if<BallHitPaddle>(&event)) {
        longestRally_ = std::max(longestRally_, ++rally_);
        if (isSave(*hit, allCost)) ++own(hit->side).saves;
    } else if (const auto* served = std::get_if<BallServed>(&event)) {
        ++own(served->side).serves;
    } else if (const auto* caught = std::get_if<CapsuleCaught>(&event)) {
        ++(caught->drop.bad ? own(caught->by).badCapsules : own(caught->by).capsules);
    } else if (std::holds_alternative<LifeLost>(event)) {
        ++own(Side::Blue).livesLost;
    } else if (std::holds_alternative<BallLost>(event)) {
        rally_ = 0;
    }
}

// Copies the counts that the match keeps itself.
void Statistics::readWorld(const World& world) {
    const Match& match = world.match();
    ticks_ = match.clock();
    for (const Side side : {Side::Blue, Side::Red}) {
        const Standing& standing = match.standing(side);
        SideStatistics& did = own(side);
        did.score = standing.score;
        did.bricks = standing.bricksBroken;
        did.longestCombo = standing.bestCombo;
        did.conversions = standing.conversions;
        did.smashes = standing.smashes;
        did.goals = standing.goals;
        did.shieldsBroken = standing.shieldsBroken;
    }
    if (match.clock() == 0) return;
    ballTicks_ += static_cast<double>(world.objects().ballCount());
    for (const Ball& ball : world.objects().balls) {
        double& top = own(ball.owner).topSpeed;
        if (lengthSquared(ball.velocity) > top * top) top = length(ball.velocity);
    }
    for (const Paddle& paddle : world.objects().paddles)
        own(paddle.side).depthTicks += std::abs(paddle.position.y - goalLine(paddle.side));
}

void Statistics::add(const Statistics& other) {
    for (const Side side : {Side::Blue, Side::Red})
        arkanong::add(own(side), other.of(side));
    ticks_ += other.ticks_;
    ballTicks_ += other.ballTicks_;
    longestRally_ = std::max(longestRally_, other.longestRally_);
}

} // namespace arkanong
