#include "Engine.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <array>
#include <box2d/box2d.h>

namespace arkanong::bounce {

namespace {

// Box2D expects metres and limits speeds to 400 m/s.
constexpr double metresPerPx = 0.05;
constexpr int substeps = 4; // Its default.

float metres(double px) { return static_cast<float>(px * metresPerPx); }
b2Vec2 scaled(Vec2 v) { return {metres(v.x), metres(v.y)}; }
Vec2 unscaled(b2Vec2 v) { return Vec2{static_cast<double>(v.x), static_cast<double>(v.y)} / metresPerPx; }

/// The world and its balls, deleted together.
struct World {
    b2WorldId id;
    b2ShapeDef shape = b2DefaultShapeDef();
    std::vector<b2BodyId> balls;

    explicit World(const Setup& setup) : id(create()) {
        shape.material.friction = 0.0F;
        shape.material.restitution = static_cast<float>(setup.restitution); // Of two the larger one counts.
        shape.enableContactEvents = true;
        for (const Obstacle& one : allObstacles(setup))
            add(one);
        for (const Ball& ball : setup.balls)
            add(ball);
    }
    ~World() { b2DestroyWorld(id); }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    static b2WorldId create() {
        b2WorldDef definition = b2DefaultWorldDef();
        definition.gravity = {0.0F, 0.0F};
        definition.enableSleep = false;
        definition.restitutionThreshold = 0.0F;
        return b2CreateWorld(&definition);
    }
    void add(const Ball& ball) {
        b2BodyDef body = b2DefaultBodyDef();
        body.type = b2_dynamicBody;
        body.isBullet = true;
        body.position = scaled(ball.at);
        body.linearVelocity = scaled(ball.velocity);
        balls.push_back(b2CreateBody(id, &body));
        shape.density =
            static_cast<float>(ball.mass / (pi * ball.radius * ball.radius * metresPerPx * metresPerPx));
        const b2Circle circle{{0.0F, 0.0F}, metres(ball.radius)};
        b2CreateCircleShape(balls.back(), &shape, &circle);
    }
    void add(const Obstacle& one) {
        b2BodyDef body = b2DefaultBodyDef();
        if (one.velocity != Vec2{} || one.spin != 0.0) body.type = b2_kinematicBody;
        body.position = scaled(one.at);
        body.linearVelocity = scaled(one.velocity);
        body.angularVelocity = static_cast<float>(one.spin * 2.0 * pi);
        const b2BodyId added = b2CreateBody(id, &body);
        if (one.isBox()) {
            const Vec2 core = one.half - Vec2{one.rounding, one.rounding};
            constexpr float thinnest = 0.01F; // Thinner ones are refused.
            const b2Polygon box = b2MakeRoundedBox(std::max(metres(core.x), thinnest),
                                                   std::max(metres(core.y), thinnest), metres(one.rounding));
            b2CreatePolygonShape(added, &shape, &box);
            return;
        }
        const std::size_t count = one.corners.size(), sides = count == 2 ? 1 : count;
        for (std::size_t i = 0; i < sides; ++i) {
            const b2Segment side{scaled(one.corners[i]), scaled(one.corners[(i + 1) % count])};
            b2CreateSegmentShape(added, &shape, &side);
        }
    }
};

class Box2d3 : public Engine {
  public:
    std::string name() const override {
        const b2Version version = b2GetVersion();
        const std::string revision = ARKANONG_BOX2D3_REVISION;
        return "Box2D " + std::to_string(version.major) + '.' + std::to_string(version.minor) + '.' +
               std::to_string(version.revision) + (revision.empty() ? "" : " (" + revision + ')');
    }
    std::string madeFor() const override { return "games with very many rigid bodies, stacks and joints"; }
    std::string settings() const override {
        return "all bullets, 4 sub-steps, no restitution threshold, 20 px are 1 m";
    }

    Course play(const Setup& setup) override {
        const World world(setup);
        Course course;
        for (int step = 0; step < setup.steps; ++step) {
            b2World_Step(world.id, static_cast<float>(setup.step()), substeps);
            course.touches += b2World_GetContactEvents(world.id).beginCount;
            for (const b2BodyId ball : world.balls)
                course.states.push_back(
                    {unscaled(b2Body_GetPosition(ball)), unscaled(b2Body_GetLinearVelocity(ball))});
        }
        return course;
    }
};

} // namespace

std::unique_ptr<Engine> makeBox2d3() { return std::make_unique<Box2d3>(); }

} // namespace arkanong::bounce
