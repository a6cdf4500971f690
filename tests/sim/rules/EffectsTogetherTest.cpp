#include "arkanong/sim/replay/Replay.hpp"
#include "sim/Mirrored.hpp"
#include "sim/RandomPlay.hpp"

// What holds for the plain game must hold with every effect active at once.

using namespace arkanong::test;

namespace {

/// Bricks of every kind in bands, with regrowing ones side by side.
Level everyKind() {
    Level level;
    level.dropChance = 0.3;
    for (int row = 0; row < tuning::brickRows; ++row) {
        for (int column = 0; column < tuning::brickColumns - 4; ++column) {
            const auto kind =
                static_cast<BrickKind>((column / 2 + 3 * row) % static_cast<int>(brickKindCount));
            level.bricks.push_back({column, row, kind, kind == BrickKind::Hard ? 3 : 1});
        }
    }
    Level::HexagonPlace spinning = hexagonAt({830.0, 360.0}, 50.0);
    spinning.spin = 0.4;
    level.hexagons.push_back(spinning);
    return level;
}

/// The same with each power-up in turn in the bricks that break.
Level everyGift() {
    Level level = everyKind();
    std::size_t gifts = 0;
    for (Level::BrickPlace& brick : level.bricks)
        if (breakable(brick.kind))
            brick.drop = PowerUpDrop{static_cast<PowerUp>(gifts++ % powerUpCount), false};
    return level;
}

MatchSettings longMatch() {
    MatchSettings settings;
    settings.goals = {9, 9};
    settings.mutators.set(Mutator::MoreBalls, true);
    return settings;
}

/// A match in progress in which every power-up is active for both sides, balls are held, bombs are lit and
/// capsules fall.
Scene everythingRunning() {
    Scene scene = Scene::versus(everyKind(), longMatch());
    Random random(8);
    for (int i = 0; i < 900 || (i < 4000 && scene.world.objects().regrowths.empty()); ++i) {
        stir(scene, random);
        if (i % 100 == 99) scene.give(i % 200 == 99 ? Side::Blue : Side::Red, PowerUp::Multiball);
        scene.step();
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        for (std::size_t i = 0; i < powerUpCount; ++i)
            scene.give(side, static_cast<PowerUp>(i));
        scene.command(side).buttons = Command::serveHeld;
        scene.drop(side, side, 0.0, shotSpeed, 30.0);
        scene.world.putCapsule({480.0, 360.0}, {PowerUp::Wide, false}, side);
    }
    scene.shoot(Side::Blue, brickCentre(9, 6));
    scene.step(6);
    scene.events.clear();
    return scene;
}

/// Random play that follows capsules, so that every power-up is caught by commands alone.
void collect(Scene& scene, Random& random) {
    stir(scene, random);
    for (const Side side : {Side::Blue, Side::Red}) {
        const double x = scene.paddle(side).position.x;
        for (const Capsule& capsule : scene.world.objects().capsules) {
            if (capsule.towards != side) continue;
            scene.move(side, capsule.position.x > x ? 640 : -640, scene.command(side).moveY);
            break;
        }
    }
}

} // namespace

TEST_CASE("the busy scene of these tests contains everything that it should", "[sim]") {
    const Scene scene = everythingRunning();
    const ObjectManager& objects = scene.world.objects();
    for (const Side side : {Side::Blue, Side::Red}) {
        for (const PowerUp kind : everyOf<PowerUp>())
            CHECK(scene.world.powers().active(side, kind) == (traitsOf(kind).ticks > 0));
        CHECK(objects.shieldsOf(side, ShieldRow::Wall) > 0);
        CHECK(objects.firstHeld(side).has_value());
    }
    CHECK(objects.beams.size() == 2);
    CHECK(objects.balls.size() > 2);
    CHECK(objects.capsules.size() >= 2);
    CHECK(objects.regrowths.size() > 0);
    CHECK(objects.bricks.size() > 20);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("a copy continues exactly as the original with every effect active", "[sim]") {
    Scene original = everythingRunning();
    Scene copy = original;
    Random random(3), sameRandom(3);
    for (int i = 0; i < 1200; ++i) {
        stir(original, random);
        original.step();
        REQUIRE(original.world.brokenInvariant() == "");
    }
    const std::uint64_t after = original.world.stateHash();
    for (int i = 0; i < 1200; ++i) {
        stir(copy, sameRandom);
        copy.step();
    }
    CHECK(copy.world.stateHash() == after);
    REQUIRE(copy.events.size() == original.events.size());
    for (std::size_t i = 0; i < copy.events.size(); ++i)
        REQUIRE(describe(copy.events[i]) == describe(original.events[i]));
}

TEST_CASE("the state hash changes with every effect", "[sim]") {
    Scene scene = everythingRunning();
    Scene other = scene;
    REQUIRE(scene.world.stateHash() == other.world.stateHash());
    SECTION("the remaining time of a power-up") { other.give(Side::Red, PowerUp::Slow); }
    SECTION("a capsule") { other.world.putCapsule({300.0, 360.0}, {PowerUp::Wide, false}, Side::Blue); }
    SECTION("the drop in a capsule") {
        scene.world.putCapsule({300.0, 360.0}, {PowerUp::Wide, false}, Side::Blue);
        other.world.putCapsule({300.0, 360.0}, {PowerUp::Slow, false}, Side::Blue);
    }
    SECTION("the side that a capsule falls to") {
        scene.world.putCapsule({300.0, 360.0}, {PowerUp::Wide, false}, Side::Blue);
        other.world.putCapsule({300.0, 360.0}, {PowerUp::Wide, false}, Side::Red);
    }
    SECTION("a shield") { other.give(Side::Blue, PowerUp::ExtraShield); }
    SECTION("a plate of a shield wall") {
        const ShieldRow wall = ShieldRow::Wall;
        REQUIRE(scene.world.objects().shieldsOf(Side::Red, wall) > 0);
        other.sendOut(Side::Red, Side::Blue);
        REQUIRE(other.stepUntil(30, [&] { return other.count<ShieldBroken>() > 0; }));
        while (scene.world.tick() < other.world.tick())
            scene.step();
    }
    SECTION("the position of a blind spot") { other.give(Side::Blue, PowerUp::BlindSpot); }
    SECTION("a held ball that is served") { other.serve(Side::Blue, {480.0, 360.0}), scene.step(); }
    SECTION("a laser that is switched off") {
        other.command(Side::Blue).buttons = 0;
        other.step();
        scene.step();
    }
    CHECK(scene.world.stateHash() != other.world.stateHash());
}

TEST_CASE("the state hash changes with the level's bricks and hexagons", "[sim]") {
    const Level level = everyKind();
    Level other = level;
    SECTION("a kind") { other.bricks[3].kind = BrickKind::Glass; }
    SECTION("a drop") { other.bricks[3].drop = PowerUpDrop{PowerUp::Wide, false}; }
    SECTION("whether a drop is bad") {
        other.bricks[3].drop = PowerUpDrop{PowerUp::Narrow, false};
        Level third = other;
        third.bricks[3].drop = PowerUpDrop{PowerUp::Narrow, true};
        CHECK(World(other, {}, 1).stateHash() != World(third, {}, 1).stateHash());
    }
    SECTION("a position") { other.bricks.back().column = tuning::brickColumns - 1; }
    SECTION("the drop chance") { other.dropChance = 0.31; }
    SECTION("a hexagon's spin") { other.hexagons[0].spin = 0.39; }
    SECTION("a hexagon's size") { other.hexagons[0].radius = 49.0; }
    CHECK(World(level, {}, 1).stateHash() != World(other, {}, 1).stateHash());
}

TEST_CASE("a replay of a match with every power-up and two bosses leads to the same hashes", "[sim]") {
    MatchSettings settings = longMatch();
    settings.bosses = {Boss::Foreman, Boss::Clockmaker};
    settings.mutators.set(Mutator::PowerRain, true);
    std::array<bool, powerUpCount> met{};
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Level level = seed % 2 == 0 ? everyGift() : everyKind(); // Of all kinds, or by chance.
        Scene scene(level, settings, seed);
        ReplayRecorder recorder(level, settings, seed);
        Random random(seed);
        for (int i = 0; i < 6000 && !scene.world.match().over(); ++i) {
            collect(scene, random);
            scene.step();
            recorder.record(scene.commands, scene.world);
            REQUIRE(scene.world.brokenInvariant() == "");
        }
        for (const PowerUpBegan& began : scene.all<PowerUpBegan>())
            met[powerUpIndex(began.kind)] = true;
        CAPTURE(seed);
        REQUIRE_FALSE(firstDifference(recorder.finish(scene.world)));
    }
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        CAPTURE(traitsOf(static_cast<PowerUp>(i)).name);
        CHECK(met[i]);
    }
}

TEST_CASE("a power-up affects Red as it affects Blue, mirrored", "[sim]") {
    const auto kind = static_cast<PowerUp>(GENERATE(range(0, static_cast<int>(powerUpCount))));
    const bool onOwnSide = GENERATE(true, false);
    CAPTURE(traitsOf(kind).name, onOwnSide);
    const Level level = levelOf({{2, 2, BrickKind::Hard, 3},
                                 {2, 6, BrickKind::Hard, 3},
                                 {7, 4, BrickKind::Splitter, 1},
                                 {11, 1, BrickKind::Bomb, 1},
                                 {11, 7, BrickKind::Bomb, 1},
                                 {12, 4, BrickKind::Bumper, 1}});
    Scene scene = Scene::versus(level);
    Scene mirror = Scene::versus(level);
    const auto both = [&](Side side, const auto& act) {
        act(scene, side);
        act(mirror, opponent(side));
    };
    both(Side::Blue, [&](Scene& s, Side blue) {
        s.world.putBall(seenBy(blue, Vec2{510.0, 580.0}), turnedFor(blue, {10.0, 420.0}), opponent(blue));
        s.world.putBall(seenBy(blue, Vec2{470.0, 171.0}), turnedFor(blue, {10.0, -420.0}), blue);
        s.world.putBall(seenBy(blue, Vec2{500.0, 250.0}), turnedFor(blue, {30.0, 410.0}), opponent(blue));
        s.world.putCapsule(seenBy(blue, Vec2{700.0, 500.0}), {PowerUp::Wide, false}, blue);
        s.give(onOwnSide ? blue : opponent(blue), kind);
        s.command(blue).buttons = Command::serveHeld;
    });
    for (int tick = 0; tick < 150; ++tick) {
        both(Side::Blue, [&](Scene& s, Side blue) {
            const int up = blue == Side::Blue ? -1 : 1;
            s.move(blue, tick < 40 ? 450 : -300, up * (tick % 60 < 30 ? 400 : -450));
            s.move(opponent(blue), tick < 30 ? -250 : 500, 0);
            s.step();
        });
        requireMirrored(scene, mirror);
    }
    CHECK(scene.count<BallHitPaddle>() > 0);
    CHECK(scene.events.size() == mirror.events.size());
}
