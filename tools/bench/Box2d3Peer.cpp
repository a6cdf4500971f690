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

/// Its version; of a development version also the revision, if the build knows it.
std::string versionWords() {
    const b2Version version = b2GetVersion();
    const std::string revision = ARKANONG_BOX2D3_REVISION;
    return "Box2D " + std::to_string(version.major) + '.' + std::to_string(version.minor) + '.' +
           std::to_string(version.revision) + (revision.empty() ? "" : " (" + revision + ')');
}

} // namespace

EngineScene makeBox2d3(const test::UnevenCrowd& crowd, bool bullets) {
    b2WorldDef definition = b2DefaultWorldDef();
    definition.gravity = {0.0F, 0.0F};
    definition.enableSleep = false;
    // By default it takes slow balls' energy away.
    if (bullets) definition.restitutionThreshold = 0.0F;
    const auto state = std::make_shared<State>(definition);

    b2ShapeDef shape = elastic();
    const b2BodyDef ground = b2DefaultBodyDef();
    const b2BodyId walls = b2CreateBody(state->world, &ground);
    for (const Segment& side : wallsOf(crowd)) {
        const b2Segment wall{scaled(side.a), scaled(side.b)};
        b2CreateSegmentShape(walls, &shape, &wall);
    }
    for (const MovingCircle& ball : crowd.balls) {
        b2BodyDef body = b2DefaultBodyDef();
        body.type = b2_dynamicBody;
        body.isBullet = bullets;
        body.position = scaled(ball.position);
        body.linearVelocity = scaled(ball.velocity);
        state->bodies.push_back(b2CreateBody(state->world, &body));
        shape.density = static_cast<float>(1.0 / (ball.radius * ball.radius)); // Equal masses.
        const b2Circle circle{{0.0F, 0.0F}, metres(ball.radius)};
        b2CreateCircleShape(state->bodies.back(), &shape, &circle);
    }
    constexpr int substeps = 4; // Its default.
    const auto step = [state] { b2World_Step(state->world, static_cast<float>(stepSeconds), substeps); };
    const auto balls = [state, found = crowd.balls]() mutable {
        for (std::size_t i = 0; i < found.size(); ++i) {
            found[i].position = unscaled(b2Body_GetPosition(state->bodies[i]));
            found[i].velocity = unscaled(b2Body_GetLinearVelocity(state->bodies[i]));
        }
        return found;
    };
    return {versionWords() + (bullets ? ", all bullets" : ", defaults"), step, balls};
}

} // namespace arkanong::bench
