#include "Catch.hpp"
#include "collision/Workers.hpp"
#include "sim/Scene.hpp"

// A crowd is advanced by all jobs that a World is lent, with the same result for any number of them.

using namespace arkanong::test;

namespace {

/// Bricks of every kind in the middle, and hexagons that stand, turn and travel.
Level crowdedLevel() {
    Level level = levelOf({}, {hexagonAt({200.0, 420.0}, 40.0), hexagonAt({760.0, 430.0}, 48.0)});
    level.hexagons[0].spin = 0.4;
    level.hexagons[1].pathEnd = {600.0, 430.0};
    level.hexagons[1].pathSpeed = 90.0;
    for (std::size_t column = 0; column < tuning::brickColumns; ++column) {
        const auto kind = static_cast<BrickKind>(column % brickKindCount);
        const int hits = kind == BrickKind::Hard ? 3 : 1;
        level.bricks.push_back({static_cast<int>(column), 2, kind, hits});
        level.bricks.push_back({static_cast<int>(column), 5, BrickKind::Bumper, 1});
    }
    return level;
}

/// A ball in every place that no object is near.
Scene crowd(const Level& level) {
    Scene scene = Scene::sandbox(level);
    const ObjectManager& objects = scene.world.objects();
    constexpr double room = 12.0, pitch = 14.5;
    const auto isFree = [&](Vec2 place) {
        const auto isNear = [&](const Box& box) { return distance(nearestPoint(box, place), place) < room; };
        return std::none_of(objects.bricks.begin(), objects.bricks.end(),
                            [&](const Brick& brick) { return isNear(brick.box()); }) &&
               std::none_of(objects.hexagons.begin(), objects.hexagons.end(),
                            [&](const Hexagon& hexagon) {
                                return distance(hexagon.centre, place) < hexagon.radius + room;
                            }) &&
               !isNear(boxAround(scene.paddle(Side::Blue).position, scene.paddle(Side::Blue).size / 2.0));
    };
    int turn = 0;
    for (double y = room; y < tuning::fieldSize.y - room; y += pitch)
        for (double x = room; x < tuning::fieldSize.x - room; x += pitch)
            if (isFree({x, y}))
                scene.world.putBall({x, y}, {41.0 * (++turn * 7 % 13 - 6), 37.0 * (turn * 5 % 11 - 5)},
                                    Side::Blue);
    return scene;
}

/// What a restless player does at this tick.
Command commandAt(int tick) {
    Command command;
    command.moveX = static_cast<std::int16_t>(tick % 60 < 30 ? 900 : -900);
    command.moveY = static_cast<std::int16_t>(tick % 20 < 10 ? -600 : 600);
    command.aimX = 480;
    command.aimY = 100;
    if (tick % 40 > 20) command.buttons |= Command::serveHeld;
    if (tick % 90 > 60) command.buttons |= Command::overdrive;
    return command;
}

} // namespace

TEST_CASE("a crowd has the same state and events with any number of jobs", "[sim]") {
    Scene expected = crowd(crowdedLevel());
    std::vector<Scene> scenes(4, expected);
    const std::array<std::size_t, 4> jobs{2, 3, 5, 8};
    std::size_t bricks = expected.brickCount(), broken = 0;
    for (int tick = 0; tick < 150; ++tick) {
        if (tick == 50) expected.world.applyPowerUp({PowerUp::Sticky, false}, Side::Blue, expected.events);
        if (tick == 110) expected.world.applyPowerUp({PowerUp::Fireball, false}, Side::Blue, expected.events);
        expected.command(Side::Blue) = commandAt(tick);
        expected.events.clear();
        expected.step();
        broken += bricks > expected.brickCount() ? bricks - expected.brickCount() : 0;
        bricks = expected.brickCount();
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            CAPTURE(tick, jobs[i]);
            Scene& scene = scenes[i];
            if (tick == 50) scene.world.applyPowerUp({PowerUp::Sticky, false}, Side::Blue, scene.events);
            if (tick == 110) scene.world.applyPowerUp({PowerUp::Fireball, false}, Side::Blue, scene.events);
            scene.events.clear();
            scene.world.step(expected.commands, scene.events, inTurn(jobs[i]));
            REQUIRE(scene.world.stateHash() == expected.world.stateHash());
            REQUIRE(scene.events.size() == expected.events.size());
            for (std::size_t event = 0; event < scene.events.size(); ++event)
                REQUIRE(scene.events[event].index() == expected.events[event].index());
        }
    }
    CHECK(expected.ballCount() > CollisionManager::leastToShare);
    CHECK(broken > 5);
    const CollisionManager::StripeCounts& counts = scenes[0].world.collisions().stripeCounts();
    CHECK(counts.intervals > 10);
    CHECK(counts.repeated > 0);
}

TEST_CASE("a crowd on several processors repeats almost nothing", "[sim][threads]") {
    // Bricks that do not break, hexagons that turn and travel, and a paddle that stands among the balls.
    Level level = crowdedLevel();
    for (Level::BrickPlace& brick : level.bricks)
        brick.kind = brick.row == 2 ? BrickKind::Steel : BrickKind::Bumper;
    Scene scene = crowd(level);
    Workers workers(2);
    std::size_t touches = 0;
    for (int tick = 0; tick < 120; ++tick) {
        scene.events.clear();
        scene.world.step({}, scene.events, workers.jobs());
        for (const Event& event : scene.events)
            touches += std::holds_alternative<BallHitPaddle>(event) ? 1U : 0U;
    }
    CHECK(touches > 10);
    const CollisionManager::StripeCounts& counts = scene.world.collisions().stripeCounts();
    CHECK(counts.intervals > 100);
    CHECK(counts.repeated * 5 < counts.intervals);
}
