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

Vec2 unscaled(const b2Vec2& v) {
    return Vec2{static_cast<double>(v.x), static_cast<double>(v.y)} / metresPerPx;
}

} // namespace

EngineScene makeBox2d(const test::UnevenCrowd& crowd, bool bullets) {
    const auto world = std::make_shared<b2World>(b2Vec2(0.0F, 0.0F));
    world->SetAllowSleeping(false);
    b2BodyDef ground;
    b2Body* walls = world->CreateBody(&ground);
    for (const Segment& side : wallsOf(crowd)) {
        b2EdgeShape edge;
        edge.SetTwoSided(scaled(side.a), scaled(side.b));
        b2FixtureDef wall;
        wall.shape = &edge;
        wall.friction = 0.0F;
        wall.restitution = 1.0F;
        walls->CreateFixture(&wall);
    }
    const auto bodies = std::make_shared<std::vector<b2Body*>>();
    for (const MovingCircle& ball : crowd.balls) {
        b2BodyDef definition;
        definition.type = b2_dynamicBody;
        definition.bullet = bullets; // Continuous collision detection between balls, too, as in this engine.
        definition.fixedRotation = true;
        definition.position = scaled(ball.position);
        definition.linearVelocity = scaled(ball.velocity);
        b2CircleShape circle;
        circle.m_radius = static_cast<float>(ball.radius * metresPerPx);
        b2FixtureDef disc;
        disc.shape = &circle;
        disc.density = static_cast<float>(1.0 / (ball.radius * ball.radius)); // Equal masses.
        disc.friction = 0.0F;
        disc.restitution = 1.0F;
        bodies->push_back(world->CreateBody(&definition));
        bodies->back()->CreateFixture(&disc);
    }
    const auto step = [world] { world->Step(static_cast<float>(stepSeconds), 8, 3); };
    const auto balls = [world, bodies, found = crowd.balls]() mutable {
        for (std::size_t i = 0; i < found.size(); ++i) {
            found[i].position = unscaled((*bodies)[i]->GetPosition());
            found[i].velocity = unscaled((*bodies)[i]->GetLinearVelocity());
        }
        return found;
    };
    return {"Box2D " + std::to_string(b2_version.major) + '.' + std::to_string(b2_version.minor) + '.' +
                std::to_string(b2_version.revision) + (bullets ? ", all bullets" : ", defaults"),
            step, balls};
}

} // namespace arkanong::bench
