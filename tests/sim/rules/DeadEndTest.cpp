#include "Catch.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "arkanong/sim/tuning/Sparks.hpp"
#include "sim/EitherSide.hpp"
#include "sim/RandomPlay.hpp"

// No ball is ever stuck, and every match ends.

using namespace arkanong::test;

namespace {

/// Ticks without progress after which a ball is recalled.
constexpr int takenBackAfter = (tuning::idleNudges + 1) * (tuning::idlePatience + 1);

/// Four hard bricks, so that no sparks come for a while.
const Level bricks = levelOf({{10, 0, BrickKind::Hard, 3},
                              {11, 0, BrickKind::Hard, 3},
                              {12, 0, BrickKind::Hard, 3},
                              {13, 0, BrickKind::Hard, 3}});

const Vec2 cage = brickCentre(2, 4);

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

TEST_CASE("two multiballs in one tick make no balls that fly as one", "[sim]") {
    const Side owner = eitherSide();
    Scene scene = Scene::versus();
    scene.world.putBall({480.0, 360.0}, turnedFor(owner, {30.0, -300.0}), owner);
    scene.give(owner, PowerUp::Multiball);
    scene.give(owner, PowerUp::Multiball);
    scene.step(tuning::seconds(0.25));
    const std::vector<Ball>& balls = scene.world.objects().balls;
    REQUIRE(balls.size() == static_cast<std::size_t>(tuning::maximumBallsOfASide));
    for (std::size_t i = 1; i < balls.size(); ++i)
        CHECK(distance(balls[i].position, balls[i - 1].position) > tuning::twinDistance);
}

TEST_CASE("a ball that meets two others on one spot is not frozen", "[sim]") {
    Scene scene = Scene::versus();
    for (int twin = 0; twin < 2; ++twin)
        scene.world.putBall({480.0, 360.0}, {226.4, 70.3}, Side::Blue);
    scene.world.putBall({468.0, 380.0}, {226.4, -90.0}, Side::Blue);
    for (int tick = 0; tick < tuning::seconds(0.5); ++tick) {
        scene.step();
        REQUIRE(scene.world.collisions().parkedBalls() == 0);
    }
}

TEST_CASE("a ball in a closed steel box is nudged once and then taken back at no cost", "[sim]") {
    STATIC_REQUIRE(takenBackAfter < tuning::seconds(10.0));
    const Side owner = eitherSide();
    Scene scene = Scene::versus(caged(bricks, 2, 4));
    scene.world.putBall(cage, {200.0, 370.0}, owner);
    const BallId inCage = scene.world.objects().balls.back().id;
    scene.step(tuning::seconds(1.0));
    scene.serve(owner, seenBy(owner, Vec2{940.0, 690.0})); // So that its reserve is not full.
    scene.step(takenBackAfter - tuning::seconds(1.0) - 2);
    CHECK(scene.count<BallTakenBack>() == 0);
    scene.events.clear();
    scene.step();
    REQUIRE(scene.count<BallTakenBack>() == 1);
    CHECK(scene.all<BallTakenBack>()[0].owner == owner);
    CHECK(distance(scene.all<BallTakenBack>()[0].at, cage) < 40.0);
    for (const Ball& ball : scene.world.objects().balls)
        CHECK(ball.id != inCage);
    CHECK(scene.count<GoalScored>() == 0);
    REQUIRE_FALSE(scene.standing(owner).returning.empty());
    CHECK(scene.standing(owner).returning.back() == tuning::lostBallReturn - 1);
}

TEST_CASE("a cage of the other side's colour, of bumpers or of hexagons counts as a cage too", "[sim]") {
    Level level = bricks;
    SECTION("colour and bumpers") {
        level = caged(bricks, 2, 4);
        for (Level::BrickPlace& brick : level.bricks) {
            if (brick.kind == BrickKind::Steel)
                brick.kind = brick.row == 4 ? BrickKind::Red : BrickKind::Bumper;
        }
    }
    SECTION("hexagons") {
        for (int i = 0; i < 6; ++i)
            level.hexagons.push_back(hexagonAt(cage + rotate({75.0, 0.0}, rotationFromTurns(i / 6.0)), 38.0));
    }
    Scene scene = Scene::versus(level);
    scene.world.putBall(cage, {200.0, 370.0}, Side::Blue);
    scene.step(takenBackAfter);
    CHECK(scene.count<BallTakenBack>() == 1);
}

TEST_CASE("in solo a ball taken back costs no life, and another may be served", "[sim]") {
    Scene scene = Scene::solo(caged(bricks, 2, 4));
    scene.world.putBall(cage, {200.0, 370.0}, Side::Blue);
    scene.step(takenBackAfter);
    CHECK(scene.ballCount() == 0);
    CHECK(scene.standing(Side::Blue).lives == tuning::lives);
    scene.step();
    CHECK(scene.standing(Side::Blue).lives == tuning::lives);
    scene.serve(Side::Blue, {480.0, 0.0});
    CHECK(scene.ballCount() == 1);
}

TEST_CASE("breakable bricks and moving paddles are progress, resting paddles are not", "[sim]") {
    const Side side = eitherSide();
    const bool moving = GENERATE(true, false);
    Scene scene = Scene::versus(bricks);
    scene.step(30);
    scene.move(side, moving ? 200 : 0, 0);
    scene.step(5);
    scene.world.putBall(scene.paddle(side).position + Vec2{0.0, forward(side) * 60.0},
                        {0.0, -300.0 * forward(side)}, opponent(side));
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<BallHitPaddle>() > 0; }));
    CHECK((scene.ball().idleTicks <= 1) == moving);
}

TEST_CASE("an enemy shield is progress, an own one three times only", "[sim]") {
    const Side side = eitherSide();
    SECTION("enemy") {
        Scene scene = Scene::versus(bricks);
        scene.sendOut(side, opponent(side));
        REQUIRE(scene.stepUntil(30, [&] { return scene.count<ShieldBroken>() > 0; }));
        CHECK(scene.ball().idleTicks <= 1);
    }
    SECTION("own") {
        Level level = bricks;
        level.bricks.push_back({1, side == Side::Blue ? 8 : 0, BrickKind::Steel, 1});
        Scene scene = Scene::versus(level);
        scene.sendOut(side, side, brickCentre(1, 0).x);
        for (std::size_t touch = 1; touch <= tuning::ownShieldTouches + 1; ++touch) {
            CAPTURE(touch);
            REQUIRE(scene.stepUntil(200, [&] { return scene.count<BallHitShield>() == touch; }));
            CHECK((scene.ball().idleTicks <= 1) == (touch <= tuning::ownShieldTouches));
        }
    }
}

TEST_CASE("a ball between its own shields and steel is nudged out of its loop or taken back", "[sim]") {
    const Side side = eitherSide();
    Level level = bricks;
    for (int column = 0; column < 10; ++column)
        level.bricks.push_back({column, side == Side::Blue ? 8 : 0, BrickKind::Steel, 1});
    MatchSettings settings;
    settings.mutators.set(Mutator::NoConversion, true);
    Scene scene = Scene::versus(level, settings);
    scene.sendOut(side, side, brickCentre(1, 0).x);
    const int touches = tuning::seconds(1.0) * (tuning::ownShieldTouches + 1);
    CHECK(scene.stepUntil(touches + 2 * takenBackAfter, [&] {
        return scene.ballCount() == 0 || (scene.ball().position.y - 360.0) * forward(side) > 0.0;
    }));
}

TEST_CASE("nudges are forgotten after progress", "[sim]") {
    Random random(1);
    Ball ball;
    ball.velocity = {300.0, 300.0};
    for (int i = 0; i < takenBackAfter - 1; ++i)
        nudge(ball, random);
    CHECK(ball.nudges == tuning::idleNudges);
    CHECK_FALSE(isStuck(ball));
    Ball freed = ball;
    noteProgress(freed);
    CHECK(freed.nudges == 0);
    for (const bool progress : {false, true}) {
        Ball& one = progress ? freed : ball;
        nudge(one, random);
        CHECK(isStuck(one) == !progress);
    }
}

TEST_CASE("a ball that moves straight between a resting paddle and steel gets away", "[sim]") {
    const bool steel = GENERATE(true, false);
    const BrickKind kind = steel ? BrickKind::Steel : BrickKind::Bumper;
    Level level = bricks;
    level.bricks.push_back({6, 6, kind, 1});
    level.bricks.push_back({7, 6, kind, 1});
    Scene scene = Scene::solo(level);
    scene.world.putBall({480.0, 560.0}, {0.0, 420.0}, Side::Blue);
    scene.step(tuning::idlePatience - 5);
    CHECK(scene.ball().position.x == 480.0);
    CHECK(scene.stepUntil(2 * tuning::idlePatience, [&] {
        return scene.ballCount() == 0 || std::abs(scene.ball().position.x - 480.0) > 80.0;
    }));
}

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

TEST_CASE("a ball caged with regrowing bricks does not survive on them for ever", "[sim]") {
    // It can reach two of three; the third is outside its cage, so it never breaks the whole group.
    Level level = caged(bricks, 3, 4);
    for (Level::BrickPlace& brick : level.bricks) {
        if (brick.kind == BrickKind::Steel && brick.row == 4) brick.kind = BrickKind::Regrowing;
    }
    level.bricks.push_back({1, 4, BrickKind::Regrowing, 1});
    level.bricks.push_back({0, 4, BrickKind::Steel, 1});
    for (const int x : {0, 1})
        for (const int y : {3, 5})
            level.bricks.push_back({x, y, BrickKind::Steel, 1});
    level.bricks.push_back({5, 4, BrickKind::Steel, 1});
    Scene scene = Scene::solo(level);
    scene.world.putBall(brickCentre(3, 4), {300.0, 200.0}, Side::Blue);
    const BallId inside = scene.ball().id;
    const auto gone = [&] {
        return std::none_of(scene.world.objects().balls.begin(), scene.world.objects().balls.end(),
                            [&](const Ball& ball) { return ball.id == inside; });
    };
    CHECK(scene.stepUntil(3 * takenBackAfter, gone));
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

TEST_CASE("a ball is nudged however slowly it moves", "[sim]") {
    Random random(1);
    Ball ball;
    ball.velocity = {0.3, 0.4};
    std::optional<Vec2> nudged;
    for (int tick = 0; tick <= tuning::idlePatience && !nudged; ++tick)
        nudged = nudge(ball, random);
    REQUIRE(nudged);
    CHECK_THAT(length(*nudged), WithinAbs(0.5, 1e-12));
}

TEST_CASE("a ball at rest is never nudged", "[sim]") {
    Random random(1);
    Ball ball;
    for (int tick = 0; tick <= tuning::idlePatience; ++tick)
        CHECK_FALSE(nudge(ball, random));
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

TEST_CASE("a match without any input ends, whatever the level", "[sim]") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Random random(seed);
        const Level level = randomLevel(random);
        CAPTURE(seed);
        REQUIRE(endsUntouched(level, {}, 330.0, seed));
    }
}

TEST_CASE("a solo game without any input ends, whatever the level", "[sim]") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        const Level level = randomLevel(random);
        CAPTURE(seed);
        REQUIRE(endsUntouched(level, alone(), 600.0, seed));
    }
}

TEST_CASE("a match without any input on an empty field ends too", "[sim]") {
    const Mode mode = GENERATE(Mode::Versus, Mode::Solo);
    MatchSettings settings;
    settings.mode = mode;
    CHECK(endsUntouched({}, settings, 330.0, 1));
}
