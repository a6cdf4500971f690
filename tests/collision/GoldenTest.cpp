#include "Catch.hpp"
#include "Scenes.hpp"
#include "arkanong/math/Hash.hpp"

// The same bits from every compiler, at every optimisation, on every processor. Each scene's final state is
// one number, written here; it changes only when the arithmetic of the engine is changed on purpose.

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr std::uint64_t gasAlone = 0x944da9f9a957c454ULL;
constexpr std::uint64_t gasAmongStandingThings = 0x987d59c75e23c992ULL;
constexpr std::uint64_t gasAmongMovingThings = 0x56ada74dba91306bULL;

/// Room for obstacles below a gas of 200 balls.
Gas makeRoomyGas() {
    Gas gas = makeGas(200, 0.3, 250.0, 2026);
    gas.arena.high.y += 80.0;
    return gas;
}

struct Things {
    ObstacleIndex hexagon, triangle, segment, brick, paddle;
};
Things addThings(CollisionManager& collisions, double top) {
    return {collisions.addPolygon({30.0, top + 40.0}, hexagonCorners(24.0), 0.05, 0),
            collisions.addPolygon({90.0, top + 35.0}, {{-15.0, -10.0}, {20.0, 0.0}, {-5.0, 18.0}}, 0.3, 0),
            collisions.addPolygon({125.0, top + 50.0}, {{-8.0, -5.0}, {8.0, 5.0}}, 0.0, 0),
            collisions.addBox({150.0, top + 20.0}, {12.0, 8.0}, 0.0, 0),
            collisions.addBox({100.0, top + 68.0}, {20.0, 6.0}, 6.0, 0)};
}

std::uint64_t stateAfterTwoSeconds(CollisionManager& collisions, std::vector<MovingCircle> balls) {
    for (int step = 0; step < 120; ++step)
        advance(collisions, balls, 1.0 / 60.0);
    Hash hash;
    for (const MovingCircle& ball : balls) {
        hash.add(ball.position);
        hash.add(ball.velocity);
    }
    return hash.value();
}

} // namespace

TEST_CASE("a gas ends in the same bits everywhere", "[collision]") {
    const Gas gas = makeGas(200, 0.3, 250.0, 2026);
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    CHECK(stateAfterTwoSeconds(collisions, gas.balls) == gasAlone);
}

TEST_CASE("a gas among standing polygons and boxes ends in the same bits everywhere", "[collision]") {
    const Gas gas = makeRoomyGas();
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    addThings(collisions, gas.arena.high.y - 80.0);
    CHECK(stateAfterTwoSeconds(collisions, gas.balls) == gasAmongStandingThings);
}

TEST_CASE("a gas among spinning polygons and moving boxes ends in the same bits everywhere", "[collision]") {
    const Gas gas = makeRoomyGas();
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    const Things things = addThings(collisions, gas.arena.high.y - 80.0);
    collisions.drive(things.hexagon, {}, 0.4);
    collisions.drive(things.triangle, {0.0, -15.0}, -1.1);
    collisions.drive(things.segment, {}, 2.0);
    collisions.drive(things.paddle, {12.0, -30.0}, 0.0);
    CHECK(stateAfterTwoSeconds(collisions, gas.balls) == gasAmongMovingThings);
}
