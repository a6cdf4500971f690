#include "arkanong/headless/PlayMonitor.hpp"

namespace arkanong {

std::string PlayMonitor::check(const World& world) {
    std::string wrong = world.brokenInvariant();
    return wrong.empty() ? stuckBall(world.objects().balls, world.tick()) : wrong;
}

std::string PlayMonitor::stuckBall(const std::vector<Ball>& balls, int tick) {
    std::string stuck;
    next_.clear();
    auto known = anchors_.begin();
    for (const Ball& ball : balls) {
        while (known != anchors_.end() && known->ball < ball.id)
            ++known; // This ball left play since the last tick.
        const bool anchored = known != anchors_.end() && known->ball == ball.id &&
                              distance(known->place, ball.position) <= stuckDistance;
        next_.push_back(anchored ? *known : Anchor{ball.id, ball.position, tick});
        if (stuck.empty() && tick - next_.back().tick >= stuckTicks)
            stuck = "ball " + std::to_string(static_cast<unsigned>(ball.id)) + " has been stuck near " +
                    std::to_string(static_cast<int>(ball.position.x)) + ',' +
                    std::to_string(static_cast<int>(ball.position.y)) + " for 10 s";
    }
    anchors_.swap(next_);
    return stuck;
}

} // namespace arkanong
