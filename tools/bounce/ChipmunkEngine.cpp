#include "Engine.hpp"

#include <algorithm>
#include <chipmunk/chipmunk.h>
#include <limits>
#include <memory>

namespace arkanong::bounce {

namespace {

constexpr int substeps =
    4; // Its manual: take smaller steps for fast objects. It has no continuous detection.
constexpr int iterations = 10;

cpVect vectorOf(Vec2 v) { return cpv(v.x, v.y); }

/// What the space's callbacks read and write.
struct Told {
    double restitution = 1.0;
    int touches = 0;
};

cpBool begin(cpArbiter*, cpSpace*, void* told) {
    ++static_cast<Told*>(told)->touches;
    return cpTrue;
}

/// Sets the restitution of each touch; otherwise it would be the product of both shapes' elasticities.
cpBool preSolve(cpArbiter* arbiter, cpSpace*, void* told) {
    cpArbiterSetRestitution(arbiter, static_cast<Told*>(told)->restitution);
    return cpTrue;
}

/// A space and what is in it, freed together.
struct World {
    cpSpace* space = cpSpaceNew();
    std::vector<cpBody*> balls;
    std::vector<cpBody*> bodies;
    std::vector<cpShape*> shapes;
    Told told;

    explicit World(double restitution) : told{restitution, 0} {
        cpCollisionHandler* const handler = cpSpaceAddDefaultCollisionHandler(space);
        handler->userData = &told;
        handler->beginFunc = begin;
        handler->preSolveFunc = preSolve;
        cpSpaceSetIterations(space, iterations);
        // No more overlap than necessary is left between shapes.
        cpSpaceSetCollisionSlop(space, 0.0);
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;
    ~World() {
        for (cpShape* const shape : shapes) {
            cpSpaceRemoveShape(space, shape);
            cpShapeFree(shape);
        }
        for (cpBody* const body : bodies) {
            cpSpaceRemoveBody(space, body);
            cpBodyFree(body);
        }
        cpSpaceFree(space);
    }

    cpBody* add(cpBody* body, Vec2 at, Vec2 velocity) {
        cpBodySetPosition(body, vectorOf(at));
        cpBodySetVelocity(body, vectorOf(velocity));
        cpSpaceAddBody(space, body);
        bodies.push_back(body);
        return body;
    }
    void add(cpShape* shape) {
        cpShapeSetFriction(shape, 0.0);
        cpSpaceAddShape(space, shape);
        shapes.push_back(shape);
    }
    void add(const Ball& ball) {
        cpBody* const body = cpBodyNew(ball.mass, std::numeric_limits<cpFloat>::infinity());
        balls.push_back(add(body, ball.at, ball.velocity));
        add(cpCircleShapeNew(body, ball.radius, cpvzero));
    }
    void add(const Obstacle& one) {
        cpBody* const body = add(cpBodyNewKinematic(), one.at, one.velocity);
        cpBodySetAngularVelocity(body, one.spin * 2.0 * CP_PI);
        if (one.isBox()) {
            const Vec2 core = one.half - Vec2{one.rounding, one.rounding};
            add(cpBoxShapeNew(body, 2.0 * core.x, 2.0 * core.y, one.rounding));
            return;
        }
        const std::size_t count = one.corners.size(), sides = count == 2 ? 1 : count;
        for (std::size_t i = 0; i < sides; ++i)
            add(cpSegmentShapeNew(body, vectorOf(one.corners[i]), vectorOf(one.corners[(i + 1) % count]),
                                  0.0));
    }
};

class Chipmunk : public Engine {
  public:
    std::string name() const override { return std::string("Chipmunk ") + cpVersionString; }
    std::string madeFor() const override { return "games with stacks, joints and rigid bodies of any shape"; }
    std::string settings() const override {
        return std::to_string(substeps) + " sub-steps, " + std::to_string(iterations) +
               " iterations, no slop";
    }

    Course play(const Setup& setup) override {
        World world(setup.restitution);
        for (const Ball& ball : setup.balls)
            world.add(ball);
        for (const Obstacle& one : allObstacles(setup))
            world.add(one);
        Course course;
        for (int step = 0; step < setup.steps; ++step) {
            for (int part = 0; part < substeps; ++part)
                cpSpaceStep(world.space, setup.step() / substeps);
            for (cpBody* const ball : world.balls) {
                const cpVect at = cpBodyGetPosition(ball), velocity = cpBodyGetVelocity(ball);
                course.states.push_back({{at.x, at.y}, {velocity.x, velocity.y}});
            }
        }
        course.touches = world.told.touches;
        return course;
    }
};

} // namespace

std::unique_ptr<Engine> makeChipmunk() { return std::make_unique<Chipmunk>(); }

} // namespace arkanong::bounce
