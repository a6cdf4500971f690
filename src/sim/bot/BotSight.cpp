#include "arkanong/sim/bot/BotSight.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

BotSight::BotSight(Side side, int delay) : side_(side), delay_(static_cast<std::size_t>(delay)) {
    assert(0 <= delay && delay <= delayLimit);
}

void BotSight::look(const World& world) {
    const Vec2 lastKnown = ring_[(looks_ + ring_.size() - 1) % ring_.size()].opponentAt;
    Glimpse& glimpse = ring_[looks_ % ring_.size()];
    glimpse.opponentAt = lastKnown;
    seeBalls(world, glimpse);
    seeCapsules(world, glimpse);
    seeOpponent(world, glimpse);
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        glimpse.own.set(i, world.powers().active(side_, static_cast<PowerUp>(i)));
        glimpse.enemy.set(i, world.powers().active(opponent(side_), static_cast<PowerUp>(i)));
    }
    ++looks_;
}

void BotSight::seeBalls(const World& world, Glimpse& glimpse) const {
    glimpse.ballCount = 0;
    for (const Ball& ball : world.objects().balls) {
        if (glimpse.ballCount == Glimpse::ballLimit) break;
        if (world.powers().hides(side_, ball.position)) continue;
        glimpse.balls[glimpse.ballCount++] = {ball.id, ball.owner, ball.position, ball.velocity, ball.radius};
    }
    glimpse.held.reset();
    glimpse.enemyHeld.reset();
    for (const HeldBall& held : world.objects().held) {
        if (world.powers().hides(side_, held.ball.position)) continue;
        std::optional<Vec2>& seen = held.side == side_ ? glimpse.held : glimpse.enemyHeld;
        if (!seen) seen = held.ball.position;
    }
}

void BotSight::seeCapsules(const World& world, Glimpse& glimpse) const {
    glimpse.capsuleCount = 0;
    for (const Capsule& capsule : world.objects().capsules) {
        if (glimpse.capsuleCount == Glimpse::capsuleLimit) break;
        if (capsule.towards != side_ || world.powers().hides(side_, capsule.position)) continue;
        glimpse.capsules[glimpse.capsuleCount++] = {capsule.id, capsule.gift, capsule.position,
                                                    capsule.velocity};
    }
}

void BotSight::seeOpponent(const World& world, Glimpse& glimpse) const {
    const Paddle* other = world.objects().paddle(opponent(side_));
    glimpse.opponentWidth = other ? other->size.x : 0.0;
    if (other && !world.powers().hides(side_, other->position)) glimpse.opponentAt = other->position;
    const std::vector<Beam>& beams = world.objects().beams;
    glimpse.enemyBeam =
        std::any_of(beams.begin(), beams.end(), [&](const Beam& beam) { return beam.side != side_; });
}

const Glimpse& BotSight::seen() const {
    // One round more, so that nothing below is negative; the ring is longer than any delay.
    return ring_[(looks_ + ring_.size() - 1 - delay_) % ring_.size()];
}

} // namespace arkanong
