#include "Catch.hpp"
#include "Scenes.hpp"

// Newton's mechanics is time-reversible: with all velocities reversed, everything returns along its path (J.
// Loschmidt's objection to Boltzmann, 1876). Each hit multiplies an error by several, so the last digits of
// the first hits are visible at the end.

using namespace arkanong::test;

namespace {

struct Scene {
    CollisionManager collisions;
    std::vector<MovingCircle> balls;
    std::uint64_t hits = 0; ///< Between balls.
};

void step(Scene& scene, double duration) {
    scene.collisions.begin(duration);
    scene.collisions.addBalls(scene.balls);
    while (const auto contact = scene.collisions.next()) {
        scene.hits += contact->kind == ContactKind::Ball ? 1U : 0U;
        scene.collisions.answer(*contact, ContactResponse::bounce());
    }
    for (std::size_t i = 0; i < scene.balls.size(); ++i)
        scene.balls[i] = scene.collisions.ball(static_cast<BallIndex>(i));
}

/// Runs until `hits` hits have happened, reverses all velocities, runs for the same time, and returns how far
/// the worst ball is from its start, px.
double wayHome(Scene scene, std::uint64_t hits) {
    const std::vector<MovingCircle> start = scene.balls;
    int steps = 0;
    for (; scene.hits < hits; ++steps)
        step(scene, 1.0 / 60.0);
    const std::uint64_t hitsOut = scene.hits;
    for (MovingCircle& ball : scene.balls)
        ball.velocity = -ball.velocity;
    for (int i = 0; i < steps; ++i)
        step(scene, 1.0 / 60.0);
    CHECK(scene.hits == 2 * hitsOut);
    double worst = 0.0;
    for (std::size_t i = 0; i < start.size(); ++i)
        worst = std::max(worst, distance(scene.balls[i].position, start[i].position));
    return worst;
}

} // namespace

TEST_CASE("20 balls whose velocities are reversed after 50 hits return to their starts", "[collision]") {
    const std::uint64_t seed = GENERATE(1U, 2U, 3U, 4U, 5U);
    const double packing = GENERATE(0.2, 0.4);
    Gas gas = makeGas(20, packing, 200.0, seed);
    Scene scene;
    scene.collisions.setArena(gas.arena);
    scene.balls = gas.balls;
    CHECK(wayHome(scene, 50) < 1e-6);
}

TEST_CASE("balls among resting hexagons and bricks return too", "[collision]") {
    const std::uint64_t seed = GENERATE(1U, 2U, 3U);
    Gas gas = makeGas(20, 0.2, 200.0, seed);
    Scene scene;
    scene.balls = gas.balls;
    const Vec2 size = gas.arena.high;
    scene.collisions.setArena({{0.0, 0.0}, {size.x, size.y + 60.0}});
    scene.collisions.addPolygon({0.3 * size.x, size.y + 25.0}, hexagonCorners(15.0), 0.03, 0);
    scene.collisions.addBox({0.8 * size.x, size.y + 20.0}, {12.0, 8.0}, 3.0, 0);
    CHECK(wayHome(scene, 20) < 1e-6);
}
