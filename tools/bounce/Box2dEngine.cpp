#include "Engine.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <box2d/box2d.h>

namespace arkanong::bounce {

namespace {

// Box2D expects metres, best from 0.1 to 10; it limits a body's movement to 2 m a step.
constexpr double metresPerPx = 0.05;
constexpr int velocityIterations = 8, positionIterations = 3;

float metres(double px) { return static_cast<float>(px * metresPerPx); }
b2Vec2 scaled(Vec2 v) { return {metres(v.x), metres(v.y)}; }
Vec2 unscaled(const b2Vec2& v) {
    return Vec2{static_cast<double>(v.x), static_cast<double>(v.y)} / metresPerPx;
}

/// Counts touches, and sets their restitution without the threshold below which Box2D's are inelastic.
class Listener : public b2ContactListener {
  public:
    explicit Listener(double restitution) : restitution_(static_cast<float>(restitution)) {}
    int touches() const { return touches_; }

    void BeginContact(b2Contact* contact) override {
        ++touches_;
        contact->SetRestitution(restitution_);
        contact->SetRestitutionThreshold(0.0F);
    }

  private:
    float restitution_;
    int touches_ = 0;
};

void addShape(b2Body* body, const b2Shape& shape, double density) {
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = static_cast<float>(density);
    fixture.friction = 0.0F;
    body->CreateFixture(&fixture);
}

b2Body* addBall(b2World& world, const Ball& ball) {
    b2BodyDef body;
    body.type = b2_dynamicBody;
    body.bullet = true;
    body.fixedRotation = true;
    body.linearDamping = 0.0F;
    body.position = scaled(ball.at);
    body.linearVelocity = scaled(ball.velocity);
    b2CircleShape circle;
    circle.m_radius = metres(ball.radius);
    b2Body* const added = world.CreateBody(&body);
    addShape(added, circle, ball.mass / (pi * ball.radius * ball.radius * metresPerPx * metresPerPx));
    return added;
}

void addObstacle(b2World& world, const Obstacle& one) {
    b2BodyDef body;
    body.type = one.velocity == Vec2{} && one.spin == 0.0 ? b2_staticBody : b2_kinematicBody;
    body.position = scaled(one.at);
    body.linearVelocity = scaled(one.velocity);
    body.angularVelocity = static_cast<float>(one.spin * 2.0 * pi);
    b2Body* const added = world.CreateBody(&body);
    if (one.isBox()) {
        const Vec2 core = one.half - Vec2{one.rounding, one.rounding};
        b2PolygonShape box;
        box.SetAsBox(std::max(metres(core.x), 2.0F * b2_linearSlop),
                     std::max(metres(core.y), 2.0F * b2_linearSlop));
        // The skin of its polygons, which is meant to be 0.01 m.
        box.m_radius = std::max(metres(one.rounding), b2_polygonRadius);
        addShape(added, box, 0.0);
        return;
    }
    const std::size_t count = one.corners.size(), sides = count == 2 ? 1 : count;
    for (std::size_t i = 0; i < sides; ++i) {
        b2EdgeShape edge;
        edge.SetTwoSided(scaled(one.corners[i]), scaled(one.corners[(i + 1) % count]));
        addShape(added, edge, 0.0);
    }
}

class Box2d : public Engine {
  public:
    std::string name() const override {
        return "Box2D " + std::to_string(b2_version.major) + '.' + std::to_string(b2_version.minor) + '.' +
               std::to_string(b2_version.revision);
    }
    std::string madeFor() const override { return "games with stacks, joints and rigid bodies of any shape"; }
    std::string settings() const override {
        return "all bullets, 8 and 3 iterations, no restitution threshold, 20 px are 1 m";
    }

    Course play(const Setup& setup) override {
        b2World world(b2Vec2(0.0F, 0.0F));
        world.SetAllowSleeping(false);
        Listener listener(setup.restitution);
        world.SetContactListener(&listener);
        for (const Obstacle& one : allObstacles(setup))
            addObstacle(world, one);
        std::vector<b2Body*> balls;
        for (const Ball& ball : setup.balls)
            balls.push_back(addBall(world, ball));
        Course course;
        for (int step = 0; step < setup.steps; ++step) {
            world.Step(static_cast<float>(setup.step()), velocityIterations, positionIterations);
            for (const b2Body* const ball : balls)
                course.states.push_back({unscaled(ball->GetPosition()), unscaled(ball->GetLinearVelocity())});
        }
        course.touches = listener.touches();
        return course;
    }
};

} // namespace

std::unique_ptr<Engine> makeBox2d() { return std::make_unique<Box2d>(); }

} // namespace arkanong::bounce
