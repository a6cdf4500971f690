#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Bot.hpp"
#include "arkanong/sim/Lookahead.hpp"

#include <cmath>

// Where the computer sends a ball that it serves or meets.

namespace arkanong {

namespace {

constexpr double anyOffset = 0.4;    ///< Who does not aim meets the ball anywhere from -this to this.
constexpr double widestOffset = 0.6; ///< Who aims dares this; farther out the ball may slip off the end.
constexpr LookaheadLimits aimLimits{2, 2.0};

// What a direction is worth, and as much as chance may add: whoever always does the best thing can be read.
constexpr double worthOfGoal = 0.7; ///< A free way to the goal line; and 1 more for a field's width to run.
constexpr double worthOfBrick = 0.85;
constexpr double worthOfOpen = 0.3; ///< It does not come to anything soon.
constexpr double whim = 0.4;

} // namespace

double Bot::chooseOffset(const World& world, Vec2 from, double opponentX) {
    const int choices = skillOf(strength_).aimChoices;
    if (choices == 0) return random_.between(-anyOffset, anyOffset);
    double best = 0.0;
    double bestWorth = -1.0;
    for (int i = 0; i < choices; ++i) {
        const double offset = widestOffset * (2.0 * i / (choices - 1) - 1.0);
        const double worth = worthOf(world, from, offset, opponentX) + random_.between(0.0, whim);
        if (worth > bestWorth) {
            bestWorth = worth;
            best = offset;
        }
    }
    return best;
}

Vec2 Bot::directionFor(double offset) const {
    const Rotation turn = rotationFromDegrees(offset * tuning::steeringDegrees);
    return {turn.sine, forward(side_) * turn.cosine};
}

double Bot::worthOf(const World& world, Vec2 from, double offset, double opponentX) const {
    const Vec2 velocity = directionFor(offset) * world.match().rallySpeed();
    const Flight flight =
        lookAhead(world, {from, velocity, tuning::ballRadius}, goalLine(opponent(side_)), aimLimits);
    if (flight.end == Flight::End::Line) {
        return worthOfGoal + std::abs(flight.position.x - opponentX) / tuning::fieldSize.x;
    }
    if (flight.end == Flight::End::Paddle) return 0.0;
    if (flight.firstBrick) {
        const auto brick = world.objects().brickIndex(*flight.firstBrick);
        if (brick && world.objects().bricks[*brick].breakable()) return worthOfBrick;
    }
    return worthOfOpen;
}

} // namespace arkanong
