#include "Benchmarks.hpp"

#include <box2d/box2d.h>
#include <memory>

namespace arkanong::bench {

namespace {

// Box2D expects metres and limits movement to 2 m a step.
constexpr double metresPerPx = 0.05;

b2Vec2 scaled(Vec2 v) {
    return {static_cast<float>(v.x * metresPerPx), static_cast<float>(v.y * metresPerPx)};
}

} // namespace

std::function<void()> makeBox2dGas(const test::Gas& gas) {
    const auto world = std::make_shared<b2World>(b2Vec2(0.0F, 0.0F));
    world->SetAllowSleeping(false);
    b2BodyDef ground;
    b2Body* walls = world->CreateBody(&ground);
    const Vec2 high = gas.arena.high;
    const Vec2 corners[] = {{0.0, 0.0}, {high.x, 0.0}, high, {0.0, high.y}};
    for (int side = 0; side < 4; ++side) {
        b2EdgeShape edge;
        edge.SetTwoSided(scaled(corners[side]), scaled(corners[(side + 1) % 4]));
        b2FixtureDef wall;
        wall.shape = &edge;
        wall.friction = 0.0F;
        wall.restitution = 1.0F;
        walls->CreateFixture(&wall);
    }
    for (const MovingCircle& ball : gas.balls) {
        b2BodyDef definition;
        definition.type = b2_dynamicBody;
        definition.bullet = true; // Continuous collision detection, as in this engine.
        definition.fixedRotation = true;
        definition.position = scaled(ball.position);
        definition.linearVelocity = scaled(ball.velocity);
        b2CircleShape circle;
        circle.m_radius = static_cast<float>(ball.radius * metresPerPx);
        b2FixtureDef disc;
        disc.shape = &circle;
        disc.density = 1.0F;
        disc.friction = 0.0F;
        disc.restitution = 1.0F;
        world->CreateBody(&definition)->CreateFixture(&disc);
    }
    return [world] { world->Step(static_cast<float>(stepSeconds), 8, 3); };
}

} // namespace arkanong::bench
