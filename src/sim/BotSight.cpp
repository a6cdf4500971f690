#include "arkanong/sim/BotSight.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

BotSight::BotSight(Side side, int delay) : side_(side), delay_(static_cast<std::size_t>(delay)) {
    assert(0 <= delay && delay <= delayLimit);
}

void BotSight::look(const World& world) {
    Glimpse& glimpse = ring_[looks_ % ring_.size()];
    const std::vector<Ball>& balls = world.objects().balls;
    glimpse.ballCount = std::min(balls.size(), Glimpse::ballLimit);
    for (std::size_t i = 0; i < glimpse.ballCount; ++i) {
        glimpse.balls[i] = {balls[i].id, balls[i].owner, balls[i].position, balls[i].velocity};
    }
    const Paddle* other = world.objects().paddle(opponent(side_));
    glimpse.opponentX = other ? other->position.x : tuning::fieldSize.x / 2;
    ++looks_;
}

const Glimpse& BotSight::seen() const {
    // One round more, so that nothing below is negative; the ring is longer than any delay.
    return ring_[(looks_ + ring_.size() - 1 - delay_) % ring_.size()];
}

} // namespace arkanong
