#include "arkanong/session/LastGoal.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Walls.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

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

} // namespace arkanong
