#include "Benchmarks.hpp"

#include <chipmunk/chipmunk.h>
#include <limits>
#include <memory>

namespace arkanong::bench {

EngineScene makeChipmunk(const test::UnevenCrowd& crowd, int iterations, bool hash) {
    const std::shared_ptr<cpSpace> space(cpSpaceNew(), cpSpaceFree);
    cpSpaceSetIterations(space.get(), iterations);
    // Cells of a ball's size were the fastest of those tried.
    if (hash) cpSpaceUseSpatialHash(space.get(), 8.0, static_cast<int>(crowd.balls.size()));
    for (const Segment& side : wallsOf(crowd)) {
        cpShape* wall = cpSegmentShapeNew(cpSpaceGetStaticBody(space.get()), cpv(side.a.x, side.a.y),
                                          cpv(side.b.x, side.b.y), 0.0);
        cpShapeSetElasticity(wall, 1.0);
        cpSpaceAddShape(space.get(), wall);
    }
    const auto bodies = std::make_shared<std::vector<cpBody*>>();
    for (const MovingCircle& ball : crowd.balls) {
        cpBody* body = cpBodyNew(1.0, std::numeric_limits<cpFloat>::infinity());
        cpBodySetPosition(body, cpv(ball.position.x, ball.position.y));
        cpBodySetVelocity(body, cpv(ball.velocity.x, ball.velocity.y));
        cpSpaceAddBody(space.get(), body);
        bodies->push_back(body);
        cpShape* disc = cpCircleShapeNew(body, ball.radius, cpvzero);
        cpShapeSetElasticity(disc, 1.0);
        cpSpaceAddShape(space.get(), disc);
    }
    const auto step = [space] { cpSpaceStep(space.get(), stepSeconds); };
    const auto balls = [space, bodies, found = crowd.balls]() mutable {
        for (std::size_t i = 0; i < found.size(); ++i) {
            const cpVect at = cpBodyGetPosition((*bodies)[i]), velocity = cpBodyGetVelocity((*bodies)[i]);
            found[i].position = {at.x, at.y};
            found[i].velocity = {velocity.x, velocity.y};
        }
        return found;
    };
    return {"Chipmunk " + std::string(cpVersionString) + ", " + std::to_string(iterations) +
                (iterations == 1 ? " iteration" : " iterations") + (hash ? ", hash" : ", tree"),
            step, balls};
}

} // namespace arkanong::bench
