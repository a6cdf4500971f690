#include "arkanong/headless/PlayMonitor.hpp"

#include <algorithm>

namespace arkanong {

std::string PlayMonitor::check(const World& world) {
    std::string wrong = world.brokenInvariant();
    return wrong.empty() ? stuckBall(world.objects().balls, world.tick()) : wrong;
}

std::string PlayMonitor::stuckBall(const std::vector<Ball>& balls, int tick) {
    std::string stuck;
    next_.clear();
    for (const Ball& ball : balls) {
        const auto known = std::find_if(anchors_.begin(), anchors_.end(),
                                        [&](const Anchor& anchor) { return anchor.ball == ball.id; });
        const bool anchored =
            known != anchors_.end() && distance(known->place, ball.position) <= stuckDistance;
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
