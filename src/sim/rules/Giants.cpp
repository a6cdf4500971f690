#include "arkanong/sim/rules/Giants.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Field.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Whether a radius fits between the ball's centre and everything that stands near it.
bool hasRoom(const Field& field, const Ball& ball, double radius) {
    const Vec2 at = ball.position;
    const ObjectManager& objects = field.objects;
    const Box arena = grown(arenaOf(field.match.settings()), -radius);
    if (nearestPoint(arena, at) != at) return false;
    const auto isClear = [&](const Box& box) { return distance(at, nearestPoint(box, at)) >= radius; };
    return std::all_of(
               objects.paddles.begin(), objects.paddles.end(),
               [&](const Paddle& paddle) { return gapToBar(paddle.position, paddle.size, at) >= radius; }) &&
           std::all_of(objects.bricks.begin(), objects.bricks.end(),
                       [&](const Brick& brick) { return isClear(brick.box()); }) &&
           std::all_of(objects.shields.begin(), objects.shields.end(),
                       [&](const Shield& shield) {
                           return shield.state == Shield::State::Broken || isClear(shield.box);
                       }) &&
           std::all_of(objects.hexagons.begin(), objects.hexagons.end(), [&](const Hexagon& hexagon) {
               return distance(at, hexagon.centre) >= hexagon.radius + radius;
           });
}

} // namespace

void tickGiants(Field& field, Events& events) {
    if (!field.has(Side::Blue, Card::Giant) && !field.has(Side::Red, Card::Giant)) return;
    const double giant = field.match.settings().giantRadius();
    for (Ball& ball : field.objects.balls) {
        const bool may = field.has(ball.owner, Card::Giant) && ball.stroke == Stroke::Smash;
        if (!may && ball.radius > ball.usualRadius) ball.radius = ball.usualRadius;
        if (!may || ball.radius >= giant || !hasRoom(field, ball, giant)) continue;
        ball.radius = giant;
        report(Card::Giant, ball.owner, ball.position, events);
    }
}

} // namespace arkanong
