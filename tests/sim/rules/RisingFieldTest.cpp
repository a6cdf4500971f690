#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "sim/rules/Bricks.hpp"

#include <set>

// The level's bricks rise again when few are left.

using namespace arkanong::test;

namespace {

/// Normal bricks side by side, from the second column on.
Level rowOf(int count) {
    Level level;
    for (int i = 0; i < count; ++i)
        level.bricks.push_back({2 + i, 4, BrickKind::Normal, 1});
    return level;
}

/// Takes the bricks of columns [from, to) off the field.
void take(Scene& scene, int from, int to) {
    for (int column = from; column < to; ++column)
        REQUIRE(scene.world.removeAt(brickCentre(column, 4)));
}

/// Breaks the brick with a ball of `owner`, which is taken away.
void shoot(Scene& scene, Side owner, int column) {
    hit(scene, owner, column, 4);
    REQUIRE(scene.world.removeAt(scene.world.objects().balls.back().position));
}

} // namespace

TEST_CASE("the field rises when a fifth of its breakable bricks is left, brick by brick", "[sim]") {
    Level level = rowOf(10);
    level.bricks.push_back({0, 0, BrickKind::Steel, 1}); // Does not count.
    level.bricks.push_back({13, 8, BrickKind::Bumper, 1});
    Scene scene = Scene::versus(level);
    take(scene, 2, 9);
    scene.step();
    CHECK(scene.count<FieldRising>() == 0);
    CHECK(scene.world.match().rallySpeed() == tuning::rallySpeed);
    take(scene, 9, 10);
    scene.step();
    REQUIRE(scene.count<FieldRising>() == 1);
    CHECK_THAT(scene.world.match().rallySpeed(), WithinAbs(tuning::rallySpeed * tuning::riseGrowth, 1e-9));
    CHECK(scene.world.objects().breakableBricks() == 10);
    CHECK(scene.brickCount() == 4);

    std::set<int> ticks;
    const int begin = scene.world.tick();
    while (scene.brickCount() < 12 && scene.world.tick() < begin + 2 * tuning::riseTime) {
        const std::size_t before = scene.brickCount();
        scene.step();
        CHECK(scene.brickCount() - before <= 1);
        if (scene.brickCount() > before) ticks.insert(scene.world.tick() - begin);
    }
    CHECK(ticks.size() == 8);
    CHECK(*ticks.begin() == tuning::riseTime / 8);
    CHECK(*ticks.rbegin() == tuning::riseTime);
    CHECK(scene.count<BrickRegrown>() == 8);
    CHECK(scene.count<FieldRising>() == 1);
    const std::vector<Brick>& bricks = scene.world.objects().bricks;
    for (std::uint32_t i = 0; i < bricks.size(); ++i) {
        CHECK(bricks[i].id == BrickId{i});
        CHECK(bricks[i].hitsLeft == bricks[i].hitsWhole);
        CHECK_FALSE(bricks[i].regrown);
        CHECK(scene.world.collisions().obstacle(bricks[i].obstacle).alive);
    }
}

TEST_CASE("how many bricks may be left depends on their number", "[sim]") {
    const int count = GENERATE(1, 4, 5, 9, 11);
    Scene scene = Scene::versus(rowOf(count));
    take(scene, 2, 2 + count - count / 5 - 1);
    scene.step();
    CHECK(scene.count<FieldRising>() == 0);
    take(scene, 2 + count - count / 5 - 1, 2 + count - count / 5);
    scene.step();
    CHECK(scene.count<FieldRising>() == 1);
}

TEST_CASE("a goal resets the rally to the speed of the last rise", "[sim]") {
    Scene scene = Scene::versus(rowOf(5));
    for (int rise = 0; rise < 2; ++rise) {
        take(scene, 2, 7);
        scene.waitWithoutBalls(tuning::riseInterval + 1);
    }
    const double faster = tuning::rallySpeed * tuning::riseGrowth * tuning::riseGrowth;
    REQUIRE(scene.count<FieldRising>() == 2);
    scene.scoreGoal(Side::Blue);
    CHECK_THAT(scene.world.match().rallySpeed(), WithinAbs(faster, 1e-9));
}

TEST_CASE("a brick rises only when no ball is in its place", "[sim]") {
    Scene scene = Scene::versus(rowOf(2));
    take(scene, 2, 4);
    const Vec2 centre = brickCentre(3, 4);
    for (int tick = 0; tick < tuning::riseTime + 50; ++tick) {
        scene.world.putBall(centre, {}, Side::Blue);
        scene.step();
        REQUIRE(scene.world.removeAt(scene.ball().position));
    }
    CHECK(scene.brickCount() == 1);
    scene.step();
    CHECK(scene.brickCount() == 2);
    CHECK(scene.count<FieldRising>() == 1);
}

TEST_CASE("bricks that have risen give points, progress and their power-ups again", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Level level = rowOf(5);
    level.bricks[0].drop = PowerUpDrop{PowerUp::Wide, false};
    Scene scene = Scene::versus(level);
    for (int time = 1; time <= 3; ++time) {
        shoot(scene, side, 2);
        take(scene, 3, 7);
        CHECK(scene.standing(side).bricksBroken == time);
        CHECK(scene.all<BrickBroken>().back().points == tuning::brickPoints);
        CHECK(scene.count<CapsuleReleased>() == static_cast<std::size_t>(time));
        CHECK(scene.all<CapsuleReleased>().back().drop == *level.bricks[0].drop);
        scene.waitWithoutBalls(tuning::riseInterval + 1);
        REQUIRE(scene.brickCount() == 5);
    }
    CHECK(scene.count<FieldRising>() == 3);
}

TEST_CASE("hard bricks rise whole", "[sim]") {
    Level level = rowOf(1);
    level.bricks[0] = {2, 4, BrickKind::Hard, 3};
    Scene scene = Scene::versus(level);
    take(scene, 2, 3);
    scene.step(tuning::riseTime + 1);
    REQUIRE(scene.brickCount() == 1);
    CHECK(scene.world.objects().bricks[0].hitsLeft == 3);
}

TEST_CASE("a regrowing group that was broken for good rises and regrows again", "[sim]") {
    Level level = rowOf(3);
    level.bricks[0].kind = level.bricks[1].kind = BrickKind::Regrowing;
    Scene scene = Scene::versus(level);
    shoot(scene, Side::Blue, 2);
    shoot(scene, Side::Blue, 3);
    REQUIRE(scene.world.objects().regrowths.empty());
    shoot(scene, Side::Blue, 4);
    scene.step(tuning::riseTime + 1);
    REQUIRE(scene.brickCount() == 3);
    CHECK(scene.world.objects().bricks[0].group == scene.world.objects().bricks[1].group);
    scene.events.clear();
    shoot(scene, Side::Blue, 2);
    CHECK(scene.all<BrickBroken>()[0].points == tuning::brickPoints);
    REQUIRE(scene.world.objects().regrowths.size() == 1);
    CHECK_FALSE(scene.world.objects().regrowths[0].rises);
    CHECK(scene.stepUntil(tuning::regrowth + 1, [&] { return scene.count<BrickRegrown>() == 1; }));
    CHECK(scene.world.objects().bricks[0].regrown);
}

TEST_CASE("a brick that is about to regrow rises once", "[sim]") {
    Level level = rowOf(10);
    level.bricks[0].kind = level.bricks[1].kind = BrickKind::Regrowing;
    Scene scene = Scene::versus(level);
    shoot(scene, Side::Blue, 2);
    REQUIRE(scene.world.objects().regrowths.size() == 1);
    take(scene, 4, 12);
    scene.step();
    REQUIRE(scene.count<FieldRising>() == 1);
    CHECK(scene.world.objects().regrowths.size() == 9);
    for (int tick = 0; tick < tuning::regrowth + 10; ++tick) {
        scene.clearBalls();
        scene.step();
    }
    CHECK(scene.brickCount() == 10);
    CHECK(scene.world.objects().regrowths.empty());
}

TEST_CASE("the field rises again at the earliest 25 seconds after it has begun to rise", "[sim]") {
    Scene scene = Scene::versus(rowOf(5));
    take(scene, 2, 7);
    scene.step(tuning::riseTime + 1);
    CHECK(scene.brickCount() == 5);
    CHECK(scene.count<FieldRising>() == 1);

    take(scene, 2, 7);
    scene.waitWithoutBalls(tuning::riseInterval - tuning::riseTime - 1);
    CHECK(scene.count<FieldRising>() == 1);
    CHECK(scene.brickCount() == 0);
    scene.waitWithoutBalls(1);
    CHECK(scene.count<FieldRising>() == 2);
    scene.waitWithoutBalls(tuning::riseTime + 1);
    CHECK(scene.brickCount() == 5);
}

TEST_CASE("the field never rises in solo, in the sandbox, in practice or without breakable bricks", "[sim]") {
    MatchSettings settings;
    Level level = rowOf(3);
    SECTION("solo") { settings.mode = Mode::Solo; }
    SECTION("sandbox") { settings.mode = Mode::Sandbox; }
    SECTION("practice") { settings.practice = true; }
    SECTION("no bricks") { level.bricks.clear(); }
    SECTION("pure pong") { settings.mutators.set(Mutator::PurePong, true); }
    SECTION("steel only") {
        for (Level::BrickPlace& brick : level.bricks)
            brick.kind = BrickKind::Steel;
    }
    Scene scene(level, settings);
    scene.step(tuning::countdown + 10);
    while (scene.brickCount() > 0)
        scene.world.removeAt(scene.world.objects().bricks.front().centre);
    scene.step(2 * tuning::riseTime);
    CHECK(scene.count<FieldRising>() == 0);
    CHECK(scene.count<BrickRegrown>() == 0);
    CHECK(scene.brickCount() == 0);
}

TEST_CASE("the field rises in sudden death, not after the end", "[sim]") {
    MatchSettings settings;
    settings.goals = {1, 1};
    settings.suddenDeathAt = 5;
    Scene scene = Scene::versus(rowOf(2), settings);
    scene.step(10);
    const bool over = GENERATE(false, true);
    if (over) scene.scoreGoal(Side::Blue);
    take(scene, 2, 4);
    scene.step(tuning::riseTime + 1);
    CHECK(scene.count<FieldRising>() == (over ? 0U : 1U));
    CHECK(scene.brickCount() == (over ? 0U : 2U));
}

TEST_CASE("the state hash knows a rising brick from a regrowing one, and a copy rises alike", "[sim]") {
    Scene scene = Scene::versus(rowOf(10));
    take(scene, 2, 10);
    scene.step(30);
    Scene copy = scene;
    for (Scene* one : {&scene, &copy}) {
        one->world.putBall({300.0, 600.0}, {200.0, 300.0}, Side::Red);
        one->step(400);
    }
    CHECK(scene.world.stateHash() == copy.world.stateHash());
    CHECK(scene.brickCount() == copy.brickCount());
}
