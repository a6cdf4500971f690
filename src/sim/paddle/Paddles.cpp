#include "arkanong/sim/paddle/Paddles.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/rules/Field.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// `v` with each component kept between -most and most.
Vec2 eachWithin(Vec2 v, Vec2 most) {
    return {std::clamp(v.x, -most.x, most.x), std::clamp(v.y, -most.y, most.y)};
}

} // namespace

Vec2 steeredVelocity(const Field& field, const Paddle& paddle, const Command& command) {
    if (field.powers.active(paddle.side, PowerUp::Freeze)) return {};
    const PaddleLimits limits = paddleLimits(field.match.settings().mode);
    const double sign = field.powers.active(paddle.side, PowerUp::Reverse) ? -1.0 : 1.0;
    const Vec2 wanted = eachWithin(command.move() * sign, limits.speed);
    return paddle.velocity + eachWithin(wanted - paddle.velocity, limits.acceleration * tuning::tickSeconds);
}

bool isOnPaddle(const Field& field, const Ball& ball) {
    const std::vector<Paddle>& paddles = field.objects.paddles;
    return std::any_of(paddles.begin(), paddles.end(), [&](const Paddle& paddle) {
        return gapToBar(paddle.position, paddle.size, ball.position) < ball.radius;
    });
}

bool isCharging(const Field& field, const Paddle& paddle) {
    const BossState* const state = field.boss(paddle.side);
    return state && state->out();
}

} // namespace arkanong
