#include "arkanong/sim/boss/Clockmaker.hpp"

#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/Paddles.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

bool mayTurn(const Field& field, const Ball& ball) {
    // Behind the fronts of the shields the reversed ball would come from the goal line.
    const double line = tuning::shieldThickness + ball.radius;
    if (ball.passing || ball.position.y < line || ball.position.y > tuning::fieldSize.y - line) return false;
    const std::vector<Brick>& bricks = field.objects.bricks;
    return !isOnPaddle(field, ball) && std::none_of(bricks.begin(), bricks.end(), [&](const Brick& brick) {
        return distance(ball.position, nearestPoint(brick.box(), ball.position)) < ball.radius;
    });
}

void turnBalls(Field& field, Side side, bool back, Events& events) {
    for (Ball& ball : field.objects.balls) {
        if (ball.owner == side || (!back && !ball.turnedBack)) continue;
        ball.turnedBack = false;
        if (!mayTurn(field, ball)) continue;
        ball.velocity = -ball.velocity;
        ball.turnedBack = back;
        noteProgress(ball); // A path that is flown twice is no endless loop here.
        events.push_back(BallTurnedBack{ball.position, ball.velocity, ball.owner});
    }
}

void turnHexagons(Field& field) {
    for (Hexagon& hexagon : field.objects.hexagons) {
        hexagon.spin = -hexagon.spin;
        hexagon.returning = !hexagon.returning;
    }
}

} // namespace

bool turnTimeBack(Field& field, Side side, Events& events) {
    beginAct(field, side, events);
    turnBalls(field, side, true, events);
    BossState& boss = *field.bosses[sideIndex(side)];
    boss.clockmaker.hexagonsTurned = boss.phase == 3;
    if (boss.clockmaker.hexagonsTurned) turnHexagons(field);
    return true;
}

void letTimeGoOn(Field& field, Side side, Events& events) {
    turnBalls(field, side, false, events);
    if (std::exchange(field.bosses[sideIndex(side)]->clockmaker.hexagonsTurned, false)) turnHexagons(field);
}

} // namespace arkanong
