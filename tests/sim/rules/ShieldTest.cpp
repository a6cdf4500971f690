#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "sim/Scene.hpp"

// The row of shields before each goal line.

using namespace arkanong::test;

namespace {

MatchSettings ballsOf(bool giant) {
    MatchSettings settings;
    settings.mutators.set(Mutator::GiantBalls, giant);
    return settings;
}

/// y of the front of a side's shields.
double faceOf(Side side) { return goalLine(side) + forward(side) * tuning::shieldThickness; }

double steepness(Vec2 velocity, Side side) { return velocity.y * forward(side) / length(velocity); }

/// Puts one ball that meets a shield within a few ticks, away from the paddle.
void throwAtShields(Scene& scene, Side line, Side owner, Random& random) {
    const double radius = scene.world.match().settings().ballRadius();
    const double x = random.below(2) == 0 ? random.between(radius, 380.0)
                                          : random.between(580.0, tuning::fieldSize.x - radius);
    const Rotation turn = rotationFromDegrees(random.between(-80.0, 80.0));
    const double speed = random.between(200.0, tuning::maximumSpeed);
    const Vec2 velocity = Vec2{turn.sine, -forward(line) * turn.cosine} * speed;
    scene.world.putBall({x, faceOf(line) + forward(line) * (radius + random.between(0.0, 8.0))}, velocity,
                        owner);
}

} // namespace

TEST_CASE("a match begins with six standing shields on each side", "[sim]") {
    const Scene scene({});
    for (const Side side : {Side::Blue, Side::Red}) {
        CHECK(scene.standingShields(side) == 6);
        CHECK(scene.standingShields(side, ShieldRow::Wall) == 0);
        double x = 0.0;
        for (int place = 0; place < tuning::shieldsOfRow; ++place) {
            const Box box = scene.shield(side, place).box;
            CHECK(box.low.x == x);
            x = box.high.x;
            CHECK(scene.world.objects().shieldAt(side, ShieldRow::Line, Scene::shieldX(place))->place ==
                  place);
        }
        CHECK(x == tuning::fieldSize.x);
    }
    CHECK(scene.shield(Side::Blue, 0).box.low.y == 706.0);
    CHECK(scene.shield(Side::Blue, 0).box.high.y == 720.0);
    CHECK(scene.shield(Side::Red, 0).box.low.y == 0.0);
    CHECK(scene.shield(Side::Red, 0).box.high.y == 14.0);
}

TEST_CASE("an enemy ball breaks the one shield that it meets and bounces back with its owner", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int place = GENERATE(range(0, tuning::shieldsOfRow));
    Scene scene = Scene::versus();
    scene.sendOut(side, opponent(side), Scene::shieldX(place));
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<ShieldBroken>() > 0; }));
    const ShieldBroken broken = scene.all<ShieldBroken>()[0];
    CHECK(broken.side == side);
    CHECK(broken.row == ShieldRow::Line);
    CHECK(broken.place == place);
    CHECK(broken.left == 5);
    CHECK_THAT(broken.at.y, WithinAbs(faceOf(side), 1e-9));
    for (int other = 0; other < tuning::shieldsOfRow; ++other)
        CHECK(scene.stands(side, other) == (other != place));
    CHECK(scene.standingShields(opponent(side)) == 6);
    CHECK(scene.ball().owner == opponent(side));
    CHECK_THAT(scene.ball().velocity.y, WithinAbs(forward(side) * tuning::rallySpeed, 1.0));
    CHECK(scene.count<BallHitShield>() == 0);
    CHECK(scene.standing(opponent(side)).shieldsBroken == 1);
    CHECK(scene.standing(opponent(side)).score == tuning::shieldPoints);
    CHECK(scene.standing(side).shieldsBroken == 0);
    CHECK(scene.count<BallLost>() == 0);
}

TEST_CASE("an own ball bounces off its shields without harm", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int place = GENERATE(range(0, tuning::shieldsOfRow));
    Scene scene = Scene::versus();
    scene.sendOut(side, side, Scene::shieldX(place));
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<BallHitShield>() > 0; }));
    const BallHitShield hit = scene.all<BallHitShield>()[0];
    CHECK(hit.side == side);
    CHECK_THAT(hit.at.y, WithinAbs(faceOf(side), 1e-9));
    CHECK_THAT(hit.speed, WithinAbs(tuning::rallySpeed, 1.0));
    CHECK(hit.normal == Vec2{0.0, forward(side)});
    CHECK(scene.standingShields(side) == 6);
    CHECK(scene.count<ShieldBroken>() == 0);
    CHECK(scene.ball().owner == side);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK(scene.standing(side).score == 0);
}

TEST_CASE("a ball on the seam of two shields breaks one of them and comes back", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const bool giant = GENERATE(false, true);
    const double speed = GENERATE(200.0, 420.0, 900.0);
    for (const double seam : {160.0, 320.0, 640.0, 800.0}) {
        for (const double aside : {0.0, 1e-9, -1e-9, 0.5, -3.0}) {
            CAPTURE(seam, aside);
            Scene scene = Scene::versus({}, ballsOf(giant));
            scene.sendOut(side, opponent(side), seam + aside, speed);
            REQUIRE(scene.stepUntil(60, [&] { return scene.count<ShieldBroken>() > 0; }));
            scene.step(3);
            CHECK(scene.count<ShieldBroken>() == 1);
            CHECK(scene.standingShields(side) == 5);
            REQUIRE(scene.ballCount() == 1);
            CHECK(scene.ball().velocity.y * forward(side) > 0.0);
        }
    }
}

TEST_CASE("no ball of any speed, size or direction passes standing shields; each leaves steeply", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const bool own = GENERATE(true, false);
    const bool giant = GENERATE(false, true);
    Scene scene = Scene::versus({}, ballsOf(giant));
    Random random(own ? 1 : 2);
    for (int i = 0; i < 300; ++i) {
        throwAtShields(scene, side, own ? side : opponent(side), random);
        const auto met = [&] { return scene.count<BallHitShield>() + scene.count<ShieldBroken>() > 0; };
        REQUIRE(scene.stepUntil(60, met));
        CAPTURE(i, scene.ball().position.x, scene.ball().velocity.x, scene.ball().velocity.y);
        REQUIRE(scene.ballCount() == 1);
        REQUIRE(steepness(scene.ball().velocity, side) >= tuning::shieldSine - 1e-9);
        scene.step(2);
        REQUIRE(scene.count<BallLost>() == 0);
        REQUIRE(scene.world.collisions().parkedBalls() == 0);
        REQUIRE(scene.world.brokenInvariant() == "");
        REQUIRE(scene.world.removeAt(scene.ball().position));
        while (scene.standingShields(side) < 6) {
            scene.give(side, PowerUp::ExtraShield);
            scene.step();
        }
        scene.events.clear();
    }
}

TEST_CASE("of two enemy balls that reach a shield in one tick one breaks it and the next scores", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.sendOut(side, opponent(side), 60.0);
    scene.sendOut(side, opponent(side), 100.0);
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<GoalScored>() > 0; }));
    CHECK(scene.count<ShieldBroken>() == 1);
    CHECK(scene.standing(opponent(side)).goals == 1);
    CHECK(scene.standingShields(side) == 6);
    REQUIRE(scene.ballCount() == 1);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);

    SECTION("and neither where they reach two shields") {
        Scene apart = Scene::versus();
        apart.sendOut(side, opponent(side), 140.0);
        apart.sendOut(side, opponent(side), 180.0);
        apart.step(40);
        CHECK(apart.count<ShieldBroken>() == 2);
        CHECK(apart.count<GoalScored>() == 0);
        CHECK(apart.ballCount() == 2);
    }
}

TEST_CASE("the edges of a gap send a ball into the field, however deep it is in the gap", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const bool own = GENERATE(false, true);
    const bool giant = GENERATE(false, true);
    const bool left = GENERATE(false, true);
    const double slope = GENERATE(0.0, 0.2, 1.0);
    Scene fresh = Scene::versus({}, ballsOf(giant));
    fresh.openGap(side, 4);
    const double radius = fresh.world.match().settings().ballRadius();
    const double edge = left ? 640.0 : 800.0;
    const double inwards = left ? 1.0 : -1.0;
    for (double depth = tuning::shieldThickness; depth > -radius + 1.5; depth -= 1.5) {
        CAPTURE(depth);
        Scene scene = fresh;
        const Vec2 velocity = Vec2{-inwards, -forward(side) * slope} * 300.0;
        scene.world.putBall({edge + inwards * (radius + 0.5), goalLine(side) + forward(side) * depth},
                            velocity, own ? side : opponent(side));
        scene.step();
        REQUIRE(scene.ballCount() == 1);
        CHECK(scene.count<BallHitShield>() == (own ? 1U : 0U));
        CHECK(scene.count<ShieldBroken>() == (own ? 0U : 1U));
        CHECK(steepness(scene.ball().velocity, side) >= tuning::shieldSine - 1e-9);
        CHECK(scene.ball().velocity.x * inwards > 0.0);
        CHECK(scene.world.collisions().parkedBalls() == 0);
        scene.step(15);
        CHECK(scene.count<BallLost>() == 0);
        CHECK(scene.world.brokenInvariant() == "");
    }
}

TEST_CASE("a ball behind the plate of a shield wall never gets caught between it and the line", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Side owner = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.openGap(side, 0);
    // A ball in the gap: the wall's plate before it waits.
    scene.world.putBall({20.0, goalLine(side) + forward(side) * 3.0}, {400.0, -forward(side) * 10.0}, owner);
    scene.give(side, PowerUp::ShieldWall);
    for (int tick = 0; tick < 120; ++tick) {
        scene.step();
        REQUIRE(scene.world.collisions().parkedBalls() == 0);
        REQUIRE(scene.world.brokenInvariant() == "");
        REQUIRE((scene.ballCount() == 0 || std::abs(scene.ball().position.y - goalLine(side)) > 3.0 ||
                 tick < 60));
    }
}

TEST_CASE("other balls send no ball to the same shields a third time before it has left the zone", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Vec2 ahead{0.0, forward(side)};
    Scene scene = Scene::versus();
    scene.sendOut(side, side);
    const BallId first = scene.ball().id;
    int touches = 0;
    for (int i = 0; i < 240 && scene.ball().id == first; ++i) {
        const bool leaves = dot(scene.ball().velocity, ahead) > 0.0;
        if (leaves && scene.ballCount() == 1)
            scene.world.putBall(scene.ball().position + ahead * 30.0, ahead * -tuning::rallySpeed, side);
        scene.step();
        while (scene.ballCount() > 1 && dot(scene.ball(1).velocity, ahead) > 0.0)
            scene.world.removeAt(scene.ball(1).position);
        touches = std::max(touches, scene.ball().shieldTouches);
    }
    CHECK(touches == 2);
}

TEST_CASE("a ball that is saved just before a shield bounces off it as an own one", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double end = GENERATE(-1.0, 1.0);
    Scene scene = Scene::versus();
    // Flying outwards, it meets the rear half of the paddle's round end.
    const Vec2 cap = scene.paddle(side).position + Vec2{end * 49.0, 0.0};
    const Rotation below = rotationFromDegrees(20.0);
    const Vec2 touching = cap + Vec2{end * below.cosine, -forward(side) * below.sine} * 22.5;
    const Vec2 velocity{-end * 300.0, -forward(side) * 300.0};
    scene.world.putBall(touching - velocity * 0.004, velocity, opponent(side));
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BallHitShield>() > 0; }));
    CHECK(scene.count<BallConverted>() == 1);
    CHECK(scene.count<BallHitPaddle>() == 1);
    CHECK(scene.count<ShieldBroken>() == 0);
    CHECK(scene.standingShields(side) == 6);
    CHECK(scene.ball().owner == side);
    CHECK(scene.standing(side).conversions == 1);
}

TEST_CASE("a shield that comes back waits for every ball in its place, then stands", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double depth = GENERATE(20.0, 7.0, 0.0, -6.0);
    const double x = GENERATE(8.0, 120.0, 165.0);
    Scene scene = Scene::versus();
    for (const int place : {0, 1})
        scene.openGap(side, place);
    const Vec2 inTheWay{x, goalLine(side) + forward(side) * depth};
    const auto hold = [&](int ticks) {
        for (int i = 0; i < ticks; ++i) {
            if (scene.ballCount() > 0) scene.world.removeAt(scene.ball().position);
            scene.world.putBall(inTheWay, {}, side);
            scene.step();
        }
    };
    hold(1);
    scene.give(side, PowerUp::ExtraShield);
    scene.give(side, PowerUp::ExtraShield);
    hold(50);
    CHECK(scene.count<BallHitShield>() == 0);
    CHECK(scene.shield(side, 0).state == Shield::State::Returning);
    CHECK(scene.stands(side, 1) == (x < 150.0));
    CHECK(scene.world.objects().shieldsOf(side, ShieldRow::Line) == 6);
    CHECK_FALSE(scene.world.objects().shieldAt(side, ShieldRow::Line, 50.0));

    SECTION("and stands at once when it is gone") {
        scene.world.removeAt(scene.ball().position);
        REQUIRE(scene.ballCount() == 0);
        scene.step();
        CHECK(scene.standingShields(side) == 6);
        CHECK(scene.count<ShieldRepaired>() == 2);
    }
    SECTION("and meanwhile lets a goal through") {
        scene.sendOut(side, opponent(side), 60.0);
        for (int i = 0; i < 30 && scene.count<GoalScored>() == 0; ++i) {
            const auto& balls = scene.world.objects().balls;
            scene.world.removeAt((balls[0].owner == side ? balls[0] : balls[1]).position);
            scene.world.putBall(inTheWay, {}, side);
            scene.step();
            REQUIRE(scene.count<ShieldBroken>() == 0);
        }
        CHECK(scene.standing(opponent(side)).goals == 1);
    }
}

TEST_CASE("an extra shield repairs the gap nearest to the middle", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    for (const int place : {5, 0, 1, 3, 2})
        scene.openGap(side, place);
    const int score = scene.standing(side).score;
    for (const int place : {2, 3, 1, 0, 5}) {
        CHECK_FALSE(scene.stands(side, place));
        scene.give(side, PowerUp::ExtraShield);
        REQUIRE(scene.count<ShieldRepaired>() > 0);
        CHECK(scene.all<ShieldRepaired>().back().place == place);
        CHECK(scene.all<ShieldRepaired>().back().side == side);
        scene.step();
        CHECK(scene.stands(side, place));
    }
    CHECK(scene.standing(side).score == score);

    SECTION("and gives points where all stand") {
        const int others = scene.standing(opponent(side)).score;
        scene.give(side, PowerUp::ExtraShield);
        CHECK(scene.standing(side).score == score + tuning::shieldPoints);
        CHECK(scene.count<ShieldRepaired>() == 5);
        CHECK(scene.standing(opponent(side)).score == others);
    }
}

TEST_CASE("nothing breaks once the match is over", "[sim]") {
    const Side winner = GENERATE(Side::Blue, Side::Red);
    MatchSettings settings;
    settings.goals = {1, 1};
    Scene scene = Scene::versus({}, settings);
    scene.scoreGoal(winner);
    REQUIRE(scene.world.match().over());
    CHECK(scene.count<ShieldsRestored>() == 0);
    scene.events.clear();
    for (const Side line : {Side::Blue, Side::Red})
        scene.sendOut(line, opponent(line), Scene::shieldX(5));
    const int scores = scene.standing(Side::Blue).score + scene.standing(Side::Red).score;
    scene.step(30);
    CHECK(scene.count<ShieldBroken>() == 0);
    CHECK(scene.count<BallHitShield>() == 2);
    CHECK(scene.standingShields(winner) == 6);
    CHECK(scene.standingShields(opponent(winner)) == 5);
    CHECK(scene.standing(Side::Blue).score + scene.standing(Side::Red).score == scores);
}
