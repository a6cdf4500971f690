#include "Benchmarks.hpp"

#include <chipmunk/chipmunk.h>
#include <limits>
#include <memory>

namespace arkanong::bench {

EngineScene makeChipmunkGas(const test::Gas& gas, PeerSetting setting) {
    const int iterations = setting == PeerSetting::Careful ? 10 : 1;
    const std::shared_ptr<cpSpace> space(cpSpaceNew(), cpSpaceFree);
    cpSpaceSetIterations(space.get(), iterations);
    // Cells of a ball's size were the fastest of those tried.
    cpSpaceUseSpatialHash(space.get(), 8.0, static_cast<int>(gas.balls.size()));
    const cpVect corners[] = {
        {0.0, 0.0}, {gas.arena.high.x, 0.0}, {gas.arena.high.x, gas.arena.high.y}, {0.0, gas.arena.high.y}};
    for (int side = 0; side < 4; ++side) {
        cpShape* wall =
            cpSegmentShapeNew(cpSpaceGetStaticBody(space.get()), corners[side], corners[(side + 1) % 4], 0.0);
        cpShapeSetElasticity(wall, 1.0);
        cpSpaceAddShape(space.get(), wall);
    }
    const auto bodies = std::make_shared<std::vector<cpBody*>>();
    for (const MovingCircle& ball : gas.balls) {
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
    const auto balls = [space, bodies, radius = gas.balls.front().radius] {
        std::vector<MovingCircle> found;
        for (const cpBody* const body : *bodies) {
            const cpVect at = cpBodyGetPosition(body), velocity = cpBodyGetVelocity(body);
            found.push_back({{at.x, at.y}, {velocity.x, velocity.y}, radius});
        }
        return found;
    };
    return {iterations == 1 ? "Chipmunk, 1 iteration" : "Chipmunk, 10 iterations (its default)", step, balls};
}

} // namespace arkanong::bench
