#include "arkanong/sim/tuning/Sparks.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "sim/RandomPlay.hpp"

// Every match ends, because sparks remove what no ball reaches and what separates the sides.

using namespace arkanong::test;

namespace {

MatchSettings alone() {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    return settings;
}

/// A match in which the next goal decides from this tick of play on.
MatchSettings tied(int from = 0) {
    MatchSettings settings;
    settings.suddenDeathAt = settings.suddenDeathEnd = from;
    return settings;
}

/// Levels whose sides are separated by steel, by bumpers, by a wall and by hexagons.
std::vector<Level> dividedLevels() {
    std::vector<Level> levels(4);
    for (int column = 0; column < tuning::brickColumns; ++column) {
        levels[0].bricks.push_back({column, 4, BrickKind::Steel, 1});
        levels[1].bricks.push_back({column, 8, BrickKind::Bumper, 1});
    }
    levels[2].walls.push_back({{{0.0, 340.0}, {960.0, 340.0}, {960.0, 380.0}, {0.0, 380.0}}});
    for (const double x : {120.0, 360.0, 600.0, 840.0})
        levels[3].hexagons.push_back(hexagonAt({x, 360.0}, 120.0));
    return levels;
}

std::size_t thingsOn(const World& world) {
    const ObjectManager& objects = world.objects();
    return objects.bricks.size() + objects.hexagons.size() + objects.polygons.size();
}

/// Whether the match ends within this many seconds of play without any input.
bool endsUntouched(const Level& level, const MatchSettings& settings, double seconds, std::uint64_t seed) {
    Scene scene(level, settings, seed);
    return scene.stepUntil(tuning::countdown + tuning::seconds(seconds), [&] {
        scene.events.clear();
        return scene.world.match().over();
    });
}

} // namespace

TEST_CASE("bricks that no ball reaches are broken by sparks, the sooner the fewer there are", "[sim]") {
    const int count = GENERATE(1, 3, 4);
    Level level;
    for (int i = 0; i < count; ++i)
        level = caged(level, 2 + 3 * i, 4);
    for (int i = 0; i < count; ++i)
        level.bricks.push_back({2 + 3 * i, 4, BrickKind::Normal, 1});
    MatchSettings settings;
    settings.lives = tuning::lifeLimit;
    Scene scene = Scene::solo(level, settings);
    const int patience = count <= tuning::sparkBricks ? tuning::sparkPatience : tuning::stalledPatience;
    REQUIRE(scene.stepUntil(patience + 1, [&] { return scene.count<BrickBroken>() > 0; }));
    CHECK(scene.world.match().clock() >= patience - 1);
    REQUIRE(scene.stepUntil(count * tuning::sparkInterval, [&] { return scene.world.match().over(); }));
    CHECK(scene.world.match().winner() == Side::Blue);
}

TEST_CASE("while a side breaks bricks no spark comes", "[sim]") {
    Level level;
    for (int i = 0; i < 14; ++i)
        for (const int row : {2, 6})
            level.bricks.push_back({i, row, BrickKind::Normal, 1});
    Scene scene = Scene::versus(level);
    const int apart = tuning::stalledPatience - 200;
    for (int i = 0; i < 3; ++i) {
        scene.step(apart);
        scene.shoot(Side::Blue, brickCentre(i, 6));
        scene.step(100);
        for (const BrickBroken& broken : scene.all<BrickBroken>())
            REQUIRE(broken.by);
    }
}

TEST_CASE("a large regrowing group that no ball reaches is removed by sparks for good", "[sim]") {
    Level level;
    for (int x = 0; x < 8; ++x)
        for (int y = 2; y <= 6; ++y) {
            const bool shell = x == 0 || x == 7 || y == 2 || y == 6;
            level.bricks.push_back({x, y, shell ? BrickKind::Steel : BrickKind::Regrowing, 1});
        }
    MatchSettings settings = alone();
    settings.lives = tuning::lifeLimit;
    Scene scene(level, settings);
    // Somebody keeps the ball in play.
    const int longest = tuning::stalledPatience + 20 * tuning::sparkInterval;
    int tick = 0;
    for (; tick < tuning::countdown + longest && !scene.world.match().over(); ++tick) {
        if (scene.world.match().playing() && scene.ballCount() == 0)
            scene.world.putBall({480.0, 100.0}, {150.0, -390.0}, Side::Blue);
        scene.step();
        if (scene.standing(Side::Blue).lives < 5) scene.give(Side::Blue, PowerUp::ExtraShield);
    }
    CHECK(scene.world.match().winner() == Side::Blue);
    CHECK(scene.count<BrickRegrown>() == 0);
}

TEST_CASE("a tie without a goal ends, because sparks remove everything that separates the sides", "[sim]") {
    const Level level = GENERATE(from_range(dividedLevels()));
    constexpr int from = tuning::seconds(2.0);
    Scene scene(level, tied(from));
    const std::size_t all = thingsOn(scene.world);
    scene.step(tuning::countdown + from + tuning::tiePatience);
    REQUIRE(scene.world.match().phase() == Phase::NextGoal);
    CHECK(thingsOn(scene.world) == all);
    scene.events.clear();
    const auto over = [&] { return scene.world.match().over(); };
    for (std::size_t left = all; left > 0 && !over(); --left) {
        scene.step();
        CHECK(thingsOn(scene.world) == left - 1);
        scene.step(tuning::tieInterval - 1);
        CHECK(thingsOn(scene.world) == left - 1);
    }
    CHECK(scene.count<BrickBroken>() + scene.count<BombExploded>() == all - thingsOn(scene.world));
    CHECK(scene.stepUntil(tuning::seconds(200.0), over));
}

TEST_CASE("a spark removes a hexagon or a wall with an explosion at its centre", "[sim]") {
    const std::size_t level = GENERATE(std::size_t{2}, std::size_t{3});
    Scene scene(dividedLevels()[level], tied());
    const Vec2 centre = level == 3 ? scene.world.objects().hexagons.front().centre : Vec2{480.0, 360.0};
    REQUIRE(scene.stepUntil(tuning::countdown + tuning::tiePatience + tuning::tieInterval,
                            [&] { return scene.count<BombExploded>() > 0; }));
    CHECK(distance(scene.all<BombExploded>()[0].at, centre) < 1e-9);
}

TEST_CASE("in a tie a ball is served at equal intervals", "[sim]") {
    Scene scene(dividedLevels()[0], tied());
    std::vector<int> served;
    for (int tick = 0; tick < tuning::countdown + 4 * tuning::idleServe; ++tick) {
        scene.events.clear();
        scene.step();
        if (scene.count<BallServed>() > 0) served.push_back(tick);
    }
    REQUIRE(served.size() > 2);
    for (std::size_t i = 1; i < served.size(); ++i)
        CHECK(served[i] - served[i - 1] == tuning::idleServe);
}

TEST_CASE("the field does not rise again in a stalled tie", "[sim]") {
    Level level = dividedLevels()[0];
    for (int column = 0; column < 5; ++column)
        level.bricks.push_back({column, 2, BrickKind::Normal, 1});
    const bool stalled = GENERATE(true, false);
    Scene scene(level, tied());
    scene.step(tuning::countdown + (stalled ? tuning::tiePatience : tuning::ticksPerSecond));
    // Those that rise already stand up.
    REQUIRE(scene.stepUntil(2 * tuning::riseTime, [&] { return scene.world.objects().regrowths.empty(); }));
    scene.events.clear();
    for (int column = 0; column < 5; ++column)
        scene.world.removeAt(brickCentre(column, 2));
    REQUIRE(scene.world.objects().breakableBricks() == 0);
    scene.step();
    CHECK((scene.count<FieldRising>() == 0) == stalled);
}

TEST_CASE("a tied match ends in a maze of steel", "[sim]") {
    Level level;
    level.rows = tuning::fineBrickRows;
    for (int row = 0; row < level.rows; row += 3)
        for (int column = 0; column < tuning::brickColumns - 1; ++column)
            level.bricks.push_back({row % 2 == 0 ? column : column + 1, row, BrickKind::Steel, 1});
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        CHECK(endsUntouched(level, tied(), 330.0, seed));
}

TEST_CASE("a match and a solo game without any input end, whatever the level", "[sim]") {
    const bool solo = GENERATE(false, true);
    for (std::uint64_t seed = 1; seed <= (solo ? 40 : 12); ++seed) {
        Random random(seed);
        const Level level = randomLevel(random);
        CAPTURE(seed, solo);
        REQUIRE(endsUntouched(level, solo ? alone() : MatchSettings{}, solo ? 600.0 : 330.0, seed));
    }
}

TEST_CASE("a match without any input on an empty field ends too", "[sim]") {
    const Mode mode = GENERATE(Mode::Versus, Mode::Solo);
    MatchSettings settings;
    settings.mode = mode;
    CHECK(endsUntouched({}, settings, 330.0, 1));
}
