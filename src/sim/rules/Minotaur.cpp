#include "arkanong/sim/rules/Minotaur.hpp"

#include "arkanong/sim/tuning/Bosses.hpp"

#include <algorithm>

namespace arkanong {

Box chargeRoom(Side side) {
    const double line = goalLine(side);
    return boxOf({0.0, line}, {tuning::fieldSize.x, line + forward(side) * tuning::chargeDepth});
}

std::optional<Charge> chargeAt(const Paddle& paddle, const std::vector<Ball>& balls) {
    const Ball* nearest = nullptr;
    for (const Ball& ball : balls) {
        const double depth = (ball.position.y - goalLine(paddle.side)) * forward(paddle.side);
        if (ball.owner == paddle.side || depth < tuning::zoneDepth) continue;
        if (!nearest ||
            distance(ball.position, paddle.position) < distance(nearest->position, paddle.position))
            nearest = &ball;
    }
    if (!nearest) return std::nullopt;
    // Not into a wall.
    const double half = paddle.size.x / 2.0;
    const Vec2 target{std::clamp(nearest->position.x, half, tuning::fieldSize.x - half), nearest->position.y};
    Charge charge;
    charge.stage = Charge::Stage::Out;
    charge.start = paddle.position;
    charge.direction = normalized(target - paddle.position);
    charge.left = distance(target, paddle.position) + tuning::chargeBeyond;
    return charge;
}

} // namespace arkanong
