#include "arkanong/sim/bot/BotPerception.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

void BotPerception::look(const World& world) {
    const Vec2 lastKnown = ring_[(looks_ + ring_.size() - 1) % ring_.size()].opponentAt;
    Percept& percept = ring_[looks_ % ring_.size()];
    percept.opponentAt = lastKnown;
    seeBalls(world, percept);
    seeCapsules(world, percept);
    seeOpponent(world, percept);
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        percept.own.set(i, world.powers().active(side_, static_cast<PowerUp>(i)));
        percept.enemy.set(i, world.powers().active(opponent(side_), static_cast<PowerUp>(i)));
    }
    ++looks_;
}

void BotPerception::seeBalls(const World& world, Percept& percept) const {
    percept.ballCount = 0;
    for (const Ball& ball : world.objects().balls) {
        if (percept.ballCount == Percept::ballLimit) break;
        if (!sees(world, ball)) continue;
        percept.balls[percept.ballCount++] = {ball.id, ball.owner, ball.position, ball.velocity, ball.radius};
    }
    percept.held.reset();
    percept.enemyHeld.reset();
    for (const HeldBall& held : world.objects().held) {
        if (world.powers().hides(side_, held.ball.position)) continue;
        std::optional<Vec2>& seen = held.side == side_ ? percept.held : percept.enemyHeld;
        if (!seen) seen = held.ball.position;
    }
}

bool BotPerception::sees(const World& world, const Ball& ball) const {
    constexpr double near = 240.0; // Where the glow of its paddle reaches, px.
    if (world.powers().hides(side_, ball.position)) return false;
    if (!world.inTheDark(side_)) return true;
    const Paddle* const own = world.objects().paddle(side_);
    if (own && distance(own->position, ball.position) < near) return true;
    return world.trailSeen(side_, ball) &&
           (comesCloser(side_, ball.velocity) || world.boss(opponent(side_))->phase == 3);
}

void BotPerception::seeCapsules(const World& world, Percept& percept) const {
    percept.capsuleCount = 0;
    for (const Capsule& capsule : world.objects().capsules) {
        if (percept.capsuleCount == Percept::capsuleLimit) break;
        if (capsule.towards != side_ || world.powers().hides(side_, capsule.position)) continue;
        PowerUpDrop drop = capsule.drop;
        if (world.match().settings().has(side_, Card::Alchemist)) drop.bad = false;
        percept.capsules[percept.capsuleCount++] = {capsule.id, drop, capsule.position, capsule.velocity,
                                                    capsule.called};
    }
}

void BotPerception::seeOpponent(const World& world, Percept& percept) const {
    const Paddle* other = world.objects().paddle(opponent(side_));
    percept.opponentWidth = other ? other->size.x : 0.0;
    if (other && !world.powers().hides(side_, other->position)) percept.opponentAt = other->position;
    const std::vector<Beam>& beams = world.objects().beams;
    percept.enemyBeam =
        std::any_of(beams.begin(), beams.end(), [&](const Beam& beam) { return beam.side != side_; });
}

const Percept& BotPerception::seen(int delay) const {
    assert(0 <= delay && delay <= delayLimit);
    // One ring length is added so that nothing is negative; the ring is longer than any delay.
    return ring_[(looks_ + ring_.size() - 1 - static_cast<std::size_t>(delay)) % ring_.size()];
}

} // namespace arkanong
