#include "sim/Mirrored.hpp"
#include "sim/RandomPlay.hpp"

using namespace arkanong::test;

namespace {

Level busyLevel() {
    std::vector<Level::BrickPlace> bricks;
    for (int row = 0; row < tuning::brickRows; ++row) {
        for (int column = 0; column < 5; ++column) {
            const int mirrored = std::min(row, tuning::brickRows - 1 - row);
            const BrickKind kind = mirrored == 1 ? BrickKind::Hard : BrickKind::Normal;
            if ((column + mirrored) % 2 == 0) bricks.push_back({column, row, kind, mirrored == 1 ? 2 : 1});
        }
    }
    Level::HexagonPlace spinning = hexagonAt({560.0, 360.0}, 50.0);
    spinning.spin = 0.3;
    Level::HexagonPlace travelling = hexagonAt({700.0, 360.0}, 40.0);
    travelling.pathEnd = {860.0, 360.0};
    travelling.pathSpeed = 90.0;
    return levelOf(bricks, {spinning, travelling});
}

} // namespace

TEST_CASE("the same seed and commands give the same state, another seed does not", "[sim]") {
    const auto hashAfter = [](std::uint64_t seed) {
        Scene scene(busyLevel(), {}, seed);
        Random random(9);
        for (int i = 0; i < 3000; ++i) {
            stir(scene, random);
            scene.step();
        }
        return scene.world.stateHash();
    };
    CHECK(hashAfter(1) == hashAfter(1));
    CHECK(hashAfter(1) != hashAfter(2));
}

TEST_CASE("a copy of a world continues exactly as the original, and neither affects the other", "[sim]") {
    Scene original(busyLevel());
    Random random(3);
    for (int i = 0; i < 900; ++i) {
        stir(original, random);
        original.step();
    }
    Scene copy = original;
    const std::uint64_t before = copy.world.stateHash();
    Random sameRandom = random;
    for (int i = 0; i < 1000; ++i) {
        stir(original, random);
        original.step();
    }
    CHECK(copy.world.stateHash() == before);
    CHECK(original.world.stateHash() != before);
    for (int i = 0; i < 1000; ++i) {
        stir(copy, sameRandom);
        copy.step();
    }
    CHECK(copy.world.stateHash() == original.world.stateHash());
    REQUIRE(copy.events.size() == original.events.size());
    for (std::size_t i = 0; i < copy.events.size(); ++i)
        REQUIRE(describe(copy.events[i]) == describe(original.events[i]));
}

TEST_CASE("the state hash changes with every kind of difference", "[sim]") {
    Scene scene = Scene::versus(busyLevel());
    Scene other = scene;
    REQUIRE(scene.world.stateHash() == other.world.stateHash());
    SECTION("a tick") { other.step(); }
    SECTION("a ball") { other.world.putBall({480.0, 500.0}, {}, Side::Blue); }
    SECTION("a ball's owner") {
        scene.world.putBall({480.0, 500.0}, {}, Side::Blue);
        other.world.putBall({480.0, 500.0}, {}, Side::Red);
    }
    SECTION("a ball's velocity") {
        scene.world.putBall({480.0, 500.0}, {0.0, 100.0}, Side::Blue);
        other.world.putBall({480.0, 500.0}, {0.0, 100.00000001}, Side::Blue);
    }
    SECTION("a broken shield") {
        for (Scene* one : {&scene, &other}) {
            one->world.putBall({80.0, 690.0}, {0.0, 420.0}, Side::Red);
            one->world.putBall({240.0, 500.0}, {0.0, 420.0}, Side::Red);
        }
        REQUIRE(scene.stepUntil(20, [&] { return scene.count<ShieldBroken>() > 0; }));
        other.step(scene.world.tick() - other.world.tick());
        REQUIRE(scene.world.stateHash() == other.world.stateHash());
        std::vector<Event> events;
        other.world.applyPowerUp({PowerUp::ExtraShield, false}, Side::Blue, events);
    }
    SECTION("a paddle's position") {
        scene.step();
        other.move(Side::Red, 1, 0);
        other.step();
    }
    CHECK(scene.world.stateHash() != other.world.stateHash());
}

TEST_CASE("a mirrored match stays the mirror image", "[sim]") {
    const Level level = levelOf({{3, 2, BrickKind::Hard, 3},
                                 {3, 6, BrickKind::Hard, 3},
                                 {9, 4, BrickKind::Normal, 1},
                                 {11, 1, BrickKind::Normal, 1},
                                 {11, 7, BrickKind::Normal, 1}});
    Scene scene = Scene::versus(level);
    Scene mirror = Scene::versus(level);
    Random random(GENERATE(11U, 12U, 13U, 14U));
    for (int tick = 0; tick < 260; ++tick) {
        // One side acts at a time, so that the order of simultaneous actions does not matter.
        Command& command = scene.command(tick / 40 % 2 == 0 ? Side::Blue : Side::Red);
        scene.commands = {};
        command.moveX = static_cast<std::int16_t>(static_cast<int>(random.below(6401)) - 3200);
        command.moveY = static_cast<std::int16_t>(static_cast<int>(random.below(6401)) - 3200);
        command.aimX = static_cast<std::int16_t>(random.below(960));
        command.aimY = static_cast<std::int16_t>(random.below(720));
        command.buttons = tick % 40 == 0 ? Command::servePressed : 0;
        for (const Side side : {Side::Blue, Side::Red}) {
            Command seen = scene.command(side);
            seen.moveY = static_cast<std::int16_t>(-seen.moveY);
            seen.aimY = static_cast<std::int16_t>(720 - seen.aimY);
            mirror.command(opponent(side)) = seen;
        }
        scene.step();
        mirror.step();
        requireMirrored(scene, mirror);
    }
    CHECK(scene.count<BallServed>() == 6);
    CHECK(scene.count<BallHitPaddle>() + scene.count<BallHitBrick>() > 0);
}

TEST_CASE("a thousand seconds of random play break no invariant", "[sim]") {
    int ticks = 0;
    int matches = 0;
    for (std::uint64_t seed = 1; ticks < 1000 * tuning::ticksPerSecond; ++seed, ++matches) {
        Scene scene(busyLevel(), {}, seed);
        Random random(seed);
        while (!scene.world.match().over() && ticks < 1000 * tuning::ticksPerSecond) {
            stir(scene, random);
            scene.step();
            ++ticks;
            CAPTURE(seed, scene.world.tick());
            REQUIRE(scene.world.brokenInvariant() == "");
            REQUIRE(scene.world.collisions().parkedBalls() == 0);
            scene.events.clear();
        }
    }
    CHECK(matches > 3);
}
