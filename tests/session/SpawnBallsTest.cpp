#include "Allocations.hpp"
#include "Catch.hpp"
#include "Folders.hpp"
#include "Scenes.hpp"
#include "arkanong/session/SandboxTools.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#if defined(__linux__) && !defined(ARKANONG_HEAP_IS_WATCHED)
#include <fstream>
#include <unistd.h>
#endif

using namespace arkanong::test;

namespace {

World sandbox() {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    return World(loadLevel(assetsPath("levels/sandbox.toml")), settings, 1);
}

} // namespace

TEST_CASE("spawned balls overlap nothing in the sandbox", "[session]") {
    const int count = GENERATE(1, 2, 800, 1000, 10000, tuning::sandboxBallLimit);
    World world = sandbox();
    spawnBalls(world, count);
    const std::vector<Brick> bricks = world.objects().bricks;
    CHECK(world.objects().balls.size() == static_cast<std::size_t>(count));
    std::vector<Event> events;
    world.step({}, events); // The first step sets the balls' size.
    std::vector<MovingCircle> balls;
    double nearestBrick = 1e300;
    for (const Ball& ball : world.objects().balls) {
        balls.push_back({ball.previous, {}, ball.radius});
        for (const Brick& brick : bricks) {
            const Box box = boxAround(brick.centre, tuning::brickSize / 2.0);
            nearestBrick = std::min(nearestBrick, distance(nearestPoint(box, ball.previous), ball.previous));
        }
    }
    CHECK(deepestOverlap(balls) < 0.0);
    CHECK(deepestOutside(balls, {{0.0, 0.0}, tuning::fieldSize}) < 0.0);
    CHECK(nearestBrick > balls.front().radius);
    CHECK(world.brokenInvariant().empty());
}

TEST_CASE("spawned balls fly in all directions at a speed scaled with their size", "[session]") {
    const auto [count, speed] = GENERATE(table<int, double>({{800, 420.0}, {3200, 210.0}}));
    World world = sandbox();
    spawnBalls(world, count);
    Vec2 sum;
    for (const Ball& ball : world.objects().balls) {
        CHECK_THAT(length(ball.velocity), WithinAbs(speed, 1e-9));
        sum += ball.velocity;
    }
    CHECK(length(sum) / count < 0.01 * speed);
}

TEST_CASE("spawned giant balls are not put into walls", "[session]") {
    const int count = GENERATE(100, 900, 1000);
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    settings.mutators.set(Mutator::GiantBalls, true);
    // Bricks leave little space, so that the balls overlap each other.
    Level level;
    for (int cell = 0; cell < tuning::brickColumns * tuning::brickRows; ++cell)
        level.bricks.push_back(
            {cell % tuning::brickColumns, cell / tuning::brickColumns, BrickKind::Normal, 1});
    World world(level, settings, 1);
    spawnBalls(world, count);
    std::vector<Event> events;
    world.step({}, events);
    CHECK(world.brokenInvariant() == "");
}

#if defined(__linux__) && !defined(ARKANONG_HEAP_IS_WATCHED)
namespace {

/// Memory that this process has mapped, used or not, bytes.
std::size_t mappedBytes() {
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// The largest crowd after a few steps, when it has allocated the engine's memory.
World crowd() {
    World world = sandbox();
    spawnBalls(world, tuning::sandboxBallLimit);
    std::vector<Event> events;
    for (int tick = 0; tick < 3; ++tick) {
        events.clear();
        world.step({}, events);
    }
    return world;
}

} // namespace

TEST_CASE("a sandbox with the most balls takes at most twice its memory when rebuilt", "[session]") {
    const std::size_t before = mappedBytes();
    World world = crowd();
    const std::size_t one = mappedBytes() - before;
    REQUIRE(one > std::size_t{20} << 20U);
    for (int i = 0; i < 8; ++i)
        world = crowd();
    CHECK(mappedBytes() - before <= 2 * one);
}
#endif
