#include "Benchmarks.hpp"

#include <box2d/box2d.h>
#include <memory>

namespace arkanong::bench {

namespace {

// Box2D expects metres and limits speeds to 400 m/s.
constexpr double metresPerPx = 0.05;

float metres(double px) { return static_cast<float>(px * metresPerPx); }
b2Vec2 scaled(Vec2 v) { return {metres(v.x), metres(v.y)}; }
Vec2 unscaled(b2Vec2 v) { return Vec2{static_cast<double>(v.x), static_cast<double>(v.y)} / metresPerPx; }

/// The world and its bodies, deleted together.
struct State {
    b2WorldId world;
    std::vector<b2BodyId> bodies;

    explicit State(const b2WorldDef& definition) : world(b2CreateWorld(&definition)) {}
    ~State() { b2DestroyWorld(world); }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
};

b2ShapeDef elastic() {
    b2ShapeDef shape = b2DefaultShapeDef();
    shape.material.friction = 0.0F;
    shape.material.restitution = 1.0F;
    return shape;
}

} // namespace

EngineScene makeBox2d3Gas(const test::Gas& gas, PeerSetting setting) {
    const bool careful = setting == PeerSetting::Careful;
    b2WorldDef definition = b2DefaultWorldDef();
    definition.gravity = {0.0F, 0.0F};
    definition.enableSleep = false;
    // By default it takes slow balls' energy away.
    if (careful) definition.restitutionThreshold = 0.0F;
    const auto state = std::make_shared<State>(definition);
    const b2ShapeDef shape = elastic();

    const b2BodyDef ground = b2DefaultBodyDef();
    const b2BodyId walls = b2CreateBody(state->world, &ground);
    const Vec2 high = gas.arena.high;
    const Vec2 corners[] = {{0.0, 0.0}, {high.x, 0.0}, high, {0.0, high.y}};
    for (int side = 0; side < 4; ++side) {
        const b2Segment wall{scaled(corners[side]), scaled(corners[(side + 1) % 4])};
        b2CreateSegmentShape(walls, &shape, &wall);
    }
    for (const MovingCircle& ball : gas.balls) {
        b2BodyDef body = b2DefaultBodyDef();
        body.type = b2_dynamicBody;
        body.isBullet = careful;
        body.position = scaled(ball.position);
        body.linearVelocity = scaled(ball.velocity);
        state->bodies.push_back(b2CreateBody(state->world, &body));
        const b2Circle circle{{0.0F, 0.0F}, metres(ball.radius)};
        b2CreateCircleShape(state->bodies.back(), &shape, &circle);
    }
    constexpr int substeps = 4; // Its default.
    const auto step = [state] { b2World_Step(state->world, static_cast<float>(stepSeconds), substeps); };
    const auto balls = [state, radius = gas.balls.front().radius] {
        std::vector<MovingCircle> found;
        for (const b2BodyId body : state->bodies)
            found.push_back(
                {unscaled(b2Body_GetPosition(body)), unscaled(b2Body_GetLinearVelocity(body)), radius});
        return found;
    };
    return {careful ? "Box2D 3, all bullets" : "Box2D 3, defaults", step, balls};
}

} // namespace arkanong::bench
