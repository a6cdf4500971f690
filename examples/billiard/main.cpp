#include <arkanong/collision/CollisionManager.hpp>
#include <cstdio>

// Ten seconds of a small game: balls, bricks that break, a paddle that moves and a hexagon that spins.

using namespace arkanong;

int main() {
    constexpr std::uint32_t brick = 1, other = 0;
    CollisionManager collisions;
    collisions.setArena({{0.0, 0.0}, {400.0, 300.0}});
    for (int i = 0; i < 6; ++i)
        collisions.addBox({50.0 + 60.0 * i, 40.0}, {25.0, 10.0}, 2.0, brick);
    const ObstacleIndex paddle = collisions.addBox({60.0, 280.0}, {40.0, 6.0}, 6.0, other);
    const ObstacleIndex hexagon = collisions.addPolygon(
        {200.0, 150.0},
        {{40.0, 0.0}, {20.0, 34.6}, {-20.0, 34.6}, {-40.0, 0.0}, {-20.0, -34.6}, {20.0, -34.6}}, 0.0, other);
    collisions.drive(hexagon, {}, 0.25); // Turns a second.

    collisions.begin(0.0);
    collisions.addBalls({{{100.0, 200.0}, {150.0, -130.0}, 8.0}, {{300.0, 250.0}, {-90.0, -200.0}, 8.0}});
    int bricks = 6;
    for (int step = 0; step < 600; ++step) {
        const double x = collisions.obstacle(paddle).centre.x;
        if (x <= 60.0 || x >= 340.0) collisions.drive(paddle, {x <= 60.0 ? 140.0 : -140.0, 0.0}, 0.0);
        collisions.beginNext(1.0 / 60.0);
        while (const auto contact = collisions.next()) {
            collisions.answer(*contact, ContactResponse::bounce());
            if (contact->kind != ContactKind::Obstacle || contact->tag != brick) continue;
            collisions.removeObstacle(contact->obstacle);
            std::printf("%6.3f s: a ball breaks a brick at %.1f, %.1f; %d are left\n",
                        step / 60.0 + contact->time, contact->point.x, contact->point.y, --bricks);
        }
    }
    for (BallIndex ball = 0; ball < collisions.ballCount(); ++ball)
        std::printf("ball %u is at %.9f, %.9f\n", ball, collisions.ball(ball).position.x,
                    collisions.ball(ball).position.y);
}
