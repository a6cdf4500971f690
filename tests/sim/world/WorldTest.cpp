#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/Sparks.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

constexpr double serveReach = 22.0; // Half a paddle's height and a ball's radius.

} // namespace

TEST_CASE("a serve leaves the paddle's front towards the aim at the rally speed", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    const Vec2 paddle = scene.paddle(side).position;
    scene.serve(side, seenBy(side, Vec2{200.0, 100.0}));
    REQUIRE(scene.ballCount() == 1);
    const auto served = scene.all<BallServed>();
    REQUIRE(served.size() == 1);
    CHECK(served[0].side == side);
    CHECK(served[0].at == paddle + Vec2{0.0, forward(side) * serveReach});
    const Vec2 aim = seenBy(side, Vec2{200.0, 100.0}) - served[0].at;
    CHECK_THAT(length(served[0].velocity), WithinAbs(420.0, 1e-9));
    CHECK_THAT(cross(normalized(aim), served[0].velocity), WithinAbs(0.0, 1e-9));
    CHECK(dot(aim, served[0].velocity) > 0.0);
    CHECK(scene.standing(side).reserve == 2);
    CHECK(scene.world.brokenInvariant().empty());
}

TEST_CASE("a serve is at most 70 degrees off and straight where the aim point is not in front", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    const Vec2 front = scene.paddle(side).position + Vec2{0.0, forward(side) * serveReach};
    const double sideways = GENERATE(-400.0, 400.0);
    SECTION("far to the side") {
        scene.serve(side, front + Vec2{sideways, forward(side) * 10.0});
        const Vec2 v = scene.all<BallServed>().at(0).velocity;
        CHECK_THAT(v.y * forward(side), WithinAbs(420.0 * rotationFromDegrees(70.0).cosine, 1e-9));
        CHECK(v.x * sideways > 0.0);
    }
    SECTION("behind, on and beside the paddle") {
        const double y = GENERATE(-60.0, -22.0, 0.0);
        scene.serve(side, front + Vec2{y == -22.0 ? 0.0 : sideways, forward(side) * y});
        const Vec2 v = scene.all<BallServed>().at(0).velocity;
        CHECK_THAT(v.x, WithinAbs(0.0, 0.0));
        CHECK_THAT(v.y, WithinAbs(420.0 * forward(side), 1e-9));
    }
}

TEST_CASE("a serve is valid anywhere in the zone, whatever the paddle is doing", "[sim]") {
    const Side side = eitherSide();
    const int x = GENERATE(-640, 0, 640);
    const int y = GENERATE(-640, 0, 640);
    const int when = GENERATE(3, 20, 200);
    Scene scene = Scene::versus();
    scene.move(side, x, y);
    scene.step(when);
    scene.serve(side, {480.0, 360.0});
    REQUIRE(scene.count<BallServed>() == 1);
    scene.stepSoundly(60);
}

TEST_CASE("no side serves during the countdown", "[sim]") {
    Scene scene({});
    scene.serve(Side::Blue, {480.0, 0.0});
    CHECK(scene.ballCount() == 0);
}

TEST_CASE("when no ball is in play for five seconds the match serves one itself", "[sim]") {
    Scene scene = Scene::versus();
    SECTION("for the side with the larger reserve") {
        const Side side = eitherSide();
        scene.serve(side, seenBy(side, Vec2{950.0, 600.0}));
        scene.world.removeAt(scene.ball().position);
        REQUIRE(scene.ballCount() == 0);
        scene.events.clear();
        scene.step(tuning::idleServe - 1);
        CHECK(scene.count<BallServed>() == 0);
        scene.step();
        REQUIRE(scene.count<BallServed>() == 1);
    }
    SECTION("and not while a ball is in play") {
        scene.world.putBall({300.0, 360.0}, {0.0, 1.0}, Side::Blue);
        REQUIRE(
            scene.stepUntil(2000, [&] { return scene.ballCount() == 0 || scene.count<BallServed>() > 0; }));
        CHECK(scene.count<BallServed>() == 0);
    }
}

TEST_CASE("a ball counts as lost when it is completely beyond the goal line", "[sim]") {
    const Side line = eitherSide();
    const Side owner = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.openGap(line, 0);
    const Vec2 start = seenBy(line, Vec2{100.0, 700.0});
    scene.world.putBall(start, {0.0, -420.0 * forward(line)}, owner);
    const Vec2 lostAt{100.0, goalLine(line) - forward(line) * usualRadius};
    REQUIRE(scene.stepUntil(60, [&] { return scene.ballCount() == 0; }));
    REQUIRE(scene.count<BallLost>() == 1);
    CHECK_THAT(scene.all<BallLost>()[0].at.y, WithinAbs(lostAt.y, 1e-9));
    const bool scores = owner != line;
    CHECK(scene.count<GoalScored>() == (scores ? 1U : 0U));
    CHECK(scene.standing(opponent(line)).goals == (scores ? 1 : 0));
    CHECK(scene.standing(line).goals == 0);
    CHECK(scene.standing(owner).returning.size() == 1);
}

TEST_CASE("a paddle that touches an enemy ball converts it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    const Vec2 paddle = scene.paddle(side).position;
    scene.world.putBall(paddle + Vec2{20.0, forward(side) * 60.0}, {0.0, -300.0 * forward(side)},
                        opponent(side));
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BallHitPaddle>() > 0; }));
    CHECK(scene.ball().owner == side);
    CHECK(scene.count<BallConverted>() == 1);
    CHECK(scene.standing(side).conversions == 1);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK(scene.ball().velocity.x > 0.0);

    SECTION("and an own ball keeps its owner, without a conversion") {
        scene.events.clear();
        scene.world.putBall(paddle + Vec2{-30.0, forward(side) * 60.0}, {0.0, -300.0 * forward(side)}, side);
        REQUIRE(scene.stepUntil(60, [&] { return scene.count<BallHitPaddle>() > 0; }));
        CHECK(scene.count<BallConverted>() == 0);
    }
}

TEST_CASE("a normal brick breaks at once, a hard one when its hits are up, steel never", "[sim]") {
    const Side owner = eitherSide();
    const int hits = GENERATE(1, 2, 3);
    const BrickKind kind = hits == 1 ? BrickKind::Normal : BrickKind::Hard;
    Scene scene = Scene::versus(levelOf({{7, 4, kind, hits}, {0, 0, BrickKind::Normal, 1}}));
    const Vec2 centre = brickCentre(7, 4);
    for (int hit = 1; hit <= hits; ++hit) {
        REQUIRE(scene.brickCount() == 2);
        scene.events.clear();
        scene.world.putBall(centre + Vec2{0.0, 30.0}, {0.0, -420.0}, owner);
        REQUIRE(scene.stepUntil(10, [&] { return scene.count<BallHitBrick>() > 0; }));
        CHECK(scene.all<BallHitBrick>()[0].hitsLeft == hits - hit);
        CHECK(scene.all<BallHitBrick>()[0].owner == owner);
        CHECK(scene.world.objects().balls.back().velocity.y > 0.0);
    }
    REQUIRE(scene.count<BrickBroken>() == 1);
    const BrickBroken broken = scene.all<BrickBroken>()[0];
    CHECK(broken.by == owner);
    CHECK(broken.points == hits * tuning::brickPoints);
    CHECK(broken.combo == 1);
    CHECK(broken.at == centre);
    CHECK(scene.standing(owner).score == broken.points);
    CHECK(scene.brickCount() == 1);

    scene.events.clear();
    scene.world.putBall(centre + Vec2{0.0, 30.0}, {0.0, -420.0}, owner);
    scene.step(10);
    CHECK(scene.count<BallHitBrick>() == 0);
}

TEST_CASE("a hit on steel is no progress, a hit on a breakable brick is", "[sim]") {
    const bool steel = GENERATE(true, false);
    Scene scene = Scene::versus(levelOf({{7, 4, steel ? BrickKind::Steel : BrickKind::Hard, 9}}));
    scene.world.putBall(brickCentre(7, 4) + Vec2{0.0, 60.0}, {0.0, -420.0}, Side::Blue);
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BallHitBrick>() > 0; }));
    CHECK(scene.count<BrickBroken>() == 0);
    CHECK(scene.all<BallHitBrick>()[0].hitsLeft == (steel ? 1 : 8));
    CHECK((scene.ball().idleTicks > 5) == steel);
    CHECK(scene.world.objects().breakableBricks() == (steel ? 0U : 1U));
}

TEST_CASE("two balls in the gap between bricks break each brick once", "[sim]") {
    Scene scene = Scene::versus(levelOf({{6, 4, BrickKind::Normal, 1}, {8, 4, BrickKind::Normal, 1}}));
    const Vec2 gap = brickCentre(7, 4);
    scene.world.putBall(gap + Vec2{-9.0, 0.0}, {-400.0, 30.0}, Side::Blue);
    scene.world.putBall(gap + Vec2{9.0, 0.0}, {400.0, 30.0}, Side::Red);
    scene.step(20);
    CHECK(scene.count<BrickBroken>() == 2);
    CHECK(scene.world.objects().bricks.empty());
    CHECK(scene.standing(Side::Blue).score == scene.standing(Side::Red).score);
}

TEST_CASE("balls exchange their velocity components along their line and keep their owners", "[sim]") {
    Scene scene = Scene::versus();
    scene.world.putBall({400.0, 360.0}, {420.0, 0.0}, Side::Blue);
    scene.world.putBall({460.0, 360.0}, {-420.0, 0.0}, Side::Red);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallsCollided>() > 0; }));
    CHECK(scene.ball(0).owner == Side::Blue);
    CHECK(scene.ball(1).owner == Side::Red);
    CHECK(scene.ball(0).velocity.x < 0.0);
    CHECK(scene.ball(1).velocity.x > 0.0);
    CHECK_THAT(scene.all<BallsCollided>()[0].speed, WithinAbs(840.0, 1.0));
}

TEST_CASE("a spinning hexagon hits with its surface speed, but takes no ball past the maximum", "[sim]") {
    Level::HexagonPlace place = hexagonAt({480.0, 360.0}, 90.0);
    place.spin = GENERATE(-1.5, 0.5, 1.5);
    Scene scene = Scene::versus(levelOf({}, {place}));
    bool faster = false;
    for (int i = 0; i < 12; ++i) {
        const Vec2 direction = rotate({1.0, 0.0}, rotationFromTurns(i / 12.0));
        scene.world.putBall(Vec2{480.0, 360.0} + direction * 130.0, direction * -420.0, Side::Blue);
    }
    for (int i = 0; i < 100; ++i) {
        scene.step();
        REQUIRE(scene.world.brokenInvariant() == "");
        REQUIRE(scene.world.collisions().parkedBalls() == 0);
        for (const Ball& ball : scene.world.objects().balls)
            faster = faster || length(ball.velocity) > 500.0;
    }
    CHECK(scene.count<BallHitHexagon>() >= 12);
    CHECK(faster);
}

TEST_CASE("a spinning hexagon turns evenly and its shape turns with it", "[sim]") {
    Level::HexagonPlace place = hexagonAt({480.0, 360.0}, 60.0);
    place.turns = 0.25;
    place.spin = GENERATE(0.4, -0.7);
    Scene scene(levelOf({}, {place}));
    for (int i = 0; i < 500; ++i) {
        scene.step();
        const Hexagon& hexagon = scene.world.objects().hexagons[0];
        const Obstacle& shape = scene.world.collisions().obstacle(hexagon.obstacle);
        REQUIRE(hexagon.turns == shape.turns);
        REQUIRE(hexagon.centre == shape.centre);
        REQUIRE(hexagon.turns >= -0.5);
        REQUIRE(hexagon.turns < 0.5);
    }
    const double expected = wrapTurns(0.25 + place.spin * 500.0 / 120.0);
    CHECK_THAT(scene.world.objects().hexagons[0].turns, WithinAbs(expected, 1e-9));
}

TEST_CASE("a travelling hexagon turns back exactly at its path's ends", "[sim]") {
    Level::HexagonPlace place = hexagonAt({200.0, 330.0}, 40.0);
    place.pathEnd = {500.0, 390.0};
    place.pathSpeed = 170.0;
    Scene scene(levelOf({}, {place}));
    int atEnd = 0, atStart = 0;
    for (int i = 0; i < 2000; ++i) {
        scene.step();
        const Hexagon& hexagon = scene.world.objects().hexagons[0];
        atEnd += hexagon.centre == place.pathEnd ? 1 : 0;
        atStart += hexagon.centre == place.centre ? 1 : 0;
        const Vec2 path = place.pathEnd - place.centre;
        REQUIRE_THAT(cross(hexagon.centre - place.centre, normalized(path)), WithinAbs(0.0, 1e-9));
        REQUIRE(dot(hexagon.centre - place.centre, path) >= 0.0);
        REQUIRE(dot(hexagon.centre - place.pathEnd, path) <= 0.0);
        const double moved = distance(hexagon.centre, hexagon.previous) * tuning::ticksPerSecond;
        REQUIRE(moved <= place.pathSpeed + 1e-6);
        REQUIRE(scene.world.collisions().obstacle(hexagon.obstacle).centre == hexagon.centre);
    }
    // 306 px at 170 px/s: 1.8 s each way, so nine ends in 16.7 s.
    CHECK(atEnd == 5);
    CHECK(atStart == 4);
}

TEST_CASE("sparks break the last three bricks after twenty seconds, one by one, for neither side", "[sim]") {
    Scene scene = Scene::versus(levelOf({{0, 0, BrickKind::Hard, 3},
                                         {1, 0, BrickKind::Steel, 1},
                                         {5, 3, BrickKind::Normal, 1},
                                         {9, 8, BrickKind::Normal, 1}}));
    // A ball that keeps the match from serving.
    scene.world.putBall({480.0, 360.0}, {0.0, 0.0}, Side::Blue);
    const auto idle = [&](int ticks) {
        for (int i = 0; i < ticks; ++i) {
            scene.step();
            REQUIRE(scene.brickCount() + scene.count<BrickBroken>() == 4);
        }
    };
    idle(tuning::sparkPatience - 1);
    const std::size_t byBalls = scene.count<BrickBroken>();
    const int scores = scene.standing(Side::Blue).score + scene.standing(Side::Red).score;
    idle(1);
    REQUIRE(scene.count<BrickBroken>() == byBalls + 1);
    const BrickBroken spark = scene.all<BrickBroken>().back();
    CHECK_FALSE(spark.by);
    CHECK(spark.points == 0);
    CHECK(scene.standing(Side::Blue).score + scene.standing(Side::Red).score == scores);
    REQUIRE(scene.stepUntil(3 * tuning::sparkInterval, [&] { return scene.count<BrickBroken>() == 3; }));
    CHECK(scene.brickCount() == 1);
    scene.step();
    CHECK(scene.count<FieldRising>() == 1);
}

TEST_CASE("four remaining bricks get no sparks yet", "[sim]") {
    std::vector<Level::BrickPlace> bricks;
    for (int column = 0; column < 4; ++column)
        bricks.push_back({column, 0, BrickKind::Hard, 3});
    MatchSettings settings;
    settings.suddenDeathAt = settings.suddenDeathEnd = 100000;
    Scene scene(levelOf(bricks), settings);
    for (int i = 0; i < tuning::sparkPatience + tuning::countdown + 100; ++i) {
        scene.step();
        if (scene.brickCount() < 4) break;
    }
    for (const BrickBroken& broken : scene.all<BrickBroken>())
        CHECK(broken.by);
}

TEST_CASE("a ball between two walls is nudged out of its near-horizontal loop in a match", "[sim]") {
    Scene scene = Scene::versus();
    scene.world.putBall({480.0, 360.0}, {420.0, 0.0}, Side::Blue);
    REQUIRE(scene.stepUntil(tuning::flatPatience + 2, [&] { return scene.count<BallNudged>() > 0; }));
    CHECK(std::abs(scene.ball().velocity.y) > 100.0);
}

TEST_CASE("a ball between steel walls does not loop for ever", "[sim]") {
    // A cage without a lid, in which a vertical path would never end.
    Scene scene = Scene::versus(levelOf({{7, 2, BrickKind::Steel, 1}, {7, 6, BrickKind::Steel, 1}}));
    scene.world.putBall(brickCentre(7, 4), {0.0, 420.0}, Side::Blue);
    CHECK_FALSE(scene.stepUntil(tuning::idlePatience - 1, [&] { return scene.count<BallNudged>() > 0; }));
    REQUIRE(scene.stepUntil(3, [&] { return scene.count<BallNudged>() > 0; }));
    CHECK(std::abs(scene.ball().velocity.x) > 50.0);
}

TEST_CASE("after the end nothing is served and lost balls cost nothing", "[sim]") {
    MatchSettings settings;
    settings.goals = {1, 1};
    Scene scene = Scene::versus({}, settings);
    scene.openGap(Side::Blue, 0);
    scene.openGap(Side::Red, 0);
    scene.world.putBall({50.0, 715.0}, {0.0, 420.0}, Side::Red);
    scene.world.putBall({90.0, 300.0}, {0.0, -420.0}, Side::Blue);
    REQUIRE(scene.stepUntil(30, [&] { return scene.world.match().over(); }));
    CHECK(scene.world.match().winner() == Side::Red);
    CHECK(scene.ballCount() == 1);
    scene.serve(Side::Blue, {480.0, 0.0});
    scene.step(tuning::idleServe + 10);
    CHECK(scene.count<BallServed>() == 0);
    CHECK(scene.ballCount() == 0);
    CHECK(scene.standing(Side::Blue).goals == 0);
    CHECK(scene.standing(Side::Red).goals == 1);
    CHECK(scene.count<MatchEnded>() == 1);
}

TEST_CASE("a tie is decided even without any input", "[sim]") {
    MatchSettings settings;
    settings.suddenDeathAt = settings.suddenDeathEnd = 10;
    Scene scene({}, settings, GENERATE(1U, 2U, 3U));
    REQUIRE(scene.stepUntil(tuning::seconds(60.0), [&] { return scene.world.match().over(); }));
    CHECK(scene.world.match().winner().has_value());
}
