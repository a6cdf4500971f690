#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Mirrored.hpp"
#include "sim/rules/Bricks.hpp"

using namespace arkanong::test;

TEST_CASE("glass breaks without deflecting or slowing the ball", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(oneBrick(BrickKind::Glass));
    scene.shoot(side, brickPlace);
    scene.step(30);
    CHECK(scene.count<BallHitBrick>() == 1);
    CHECK(scene.all<BallHitBrick>()[0].hitsLeft == 0);
    REQUIRE(scene.count<BrickBroken>() == 1);
    CHECK(scene.all<BrickBroken>()[0].by == side);
    CHECK(bricksLeft(scene) == 0);
    CHECK_THAT(scene.ball().velocity.x, WithinAbs(0.0, 0.0));
    CHECK_THAT(scene.ball().velocity.y, WithinAbs(forward(side) * 420.0, 1e-9));
    CHECK((scene.ball().position.y - brickPlace.y) * forward(side) > 40.0);
}

TEST_CASE("a ball breaks several panes of glass on its path, and the brick behind them", "[sim]") {
    const Side side = eitherSide();
    std::vector<Level::BrickPlace> bricks{{0, 0, BrickKind::Normal, 1}};
    for (const int y : {2, 3, 4, 5, 6})
        bricks.push_back({middleColumn, y, y == 4 ? BrickKind::Normal : BrickKind::Glass, 1});
    Scene scene = Scene::versus(levelOf(bricks));
    scene.shoot(side, brickCentre(middleColumn, side == Side::Blue ? 6 : 2));
    scene.step(40);
    const std::vector<BrickBroken> broken = scene.all<BrickBroken>();
    REQUIRE(broken.size() == 3);
    CHECK(broken[2].kind == BrickKind::Normal);
    CHECK(broken[2].combo == 3);
    CHECK(scene.ball().velocity.y * forward(side) < 0.0);
}

TEST_CASE("at a splitter the ball splits in two, fifteen degrees to either side", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(oneBrick(BrickKind::Splitter));
    scene.shoot(side, brickPlace);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallSplit>() > 0; }));
    REQUIRE(scene.ballCount() == 2);
    CHECK(scene.all<BallSplit>()[0].owner == side);
    const Vec2 back{0.0, -forward(side)};
    constexpr double cosine = 0.9659258262890683; // Of fifteen degrees.
    for (const std::size_t i : {0U, 1U}) {
        CHECK(scene.ball(i).owner == side);
        CHECK_THAT(length(scene.ball(i).velocity), WithinAbs(420.0, 1e-9));
        CHECK_THAT(dot(back, scene.ball(i).velocity), WithinAbs(420.0 * cosine, 1e-9));
    }
    CHECK(scene.ball(0).velocity.x * scene.ball(1).velocity.x < 0.0);
    CHECK(bricksLeft(scene) == 0);
    CHECK(scene.ball(0).id != scene.ball(1).id);

    scene.step(30);
    CHECK(scene.count<BallsCollided>() == 0);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("both halves of a split ball are told when they hit the paddle in the tick of the split", "[sim]") {
    Scene scene = Scene::sandbox();
    const Paddle& paddle = scene.paddle(Side::Blue);
    const Vec2 place = brickCentre(7, 8);
    scene.drive(Side::Blue, {place.x, paddle.position.y});
    REQUIRE(scene.world.putBrick(place, BrickKind::Splitter));
    scene.world.putBall(place + Vec2{0.0, 60.0}, {0.0, -120000.0}, Side::Blue);
    scene.events.clear();
    scene.step();
    CHECK(scene.count<BallSplit>() == 1);
    CHECK(scene.count<BallHitPaddle>() == 2);
}

TEST_CASE("at the limit of balls a splitter breaks like a normal brick", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(oneBrick(BrickKind::Splitter));
    for (int i = 1; i < tuning::maximumBallsOfASide; ++i)
        scene.world.putBall({100.0, 300.0 + 20.0 * i}, {}, side);
    scene.shoot(side, brickPlace);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BrickBroken>() > 0; }));
    CHECK(scene.count<BallSplit>() == 0);
    CHECK(scene.ballCount() == static_cast<std::size_t>(tuning::maximumBallsOfASide));
    CHECK(scene.world.objects().balls.back().velocity.y * forward(side) < 0.0);
}

TEST_CASE("a brick of a side's colour is broken by that side alone", "[sim]") {
    const Side owner = eitherSide();
    const BrickKind kind = GENERATE(BrickKind::Blue, BrickKind::Red);
    const bool own = (owner == Side::Blue) == (kind == BrickKind::Blue);
    Scene scene = Scene::versus(oneBrick(kind));
    scene.shoot(owner, brickPlace);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHitBrick>() > 0; }));
    CHECK(scene.all<BallHitBrick>()[0].hitsLeft == (own ? 0 : 1));
    CHECK(bricksLeft(scene) == (own ? 0U : 1U));
    CHECK(scene.count<BrickBroken>() == (own ? 1U : 0U));
    CHECK(scene.ball().velocity.y * forward(owner) < 0.0);
    // Hitting a brick that it cannot break is no progress.
    CHECK((scene.ball().idleTicks > 3) == !own);
}

TEST_CASE("a bumper never breaks and makes balls faster, up to the maximum", "[sim]") {
    const Side owner = eitherSide();
    const double speed = GENERATE(200.0, 420.0, 600.0, 800.0, 900.0);
    Scene scene = Scene::versus(oneBrick(BrickKind::Bumper));
    scene.world.putBall(brickPlace + Vec2{0.0, -forward(owner) * 23.0}, Vec2{0.0, forward(owner)} * speed,
                        owner);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHitBrick>() > 0; }));
    const double least = tuning::rallySpeed * tuning::bumperLeast;
    const double expected = std::min(std::max(speed * tuning::bumperFactor, least), tuning::maximumSpeed);
    // The speed has already approached the rally speed for a tick or two.
    CHECK_THAT(length(scene.ball().velocity), WithinAbs(expected, 0.01 * expected));
    CHECK(scene.ball().velocity.y * forward(owner) < 0.0);
    CHECK(bricksLeft(scene) == 1);
    CHECK(scene.ball().idleTicks > 0);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("a ball between two bumpers is never faster than the maximum, and gets away", "[sim]") {
    Scene scene = Scene::versus(levelOf({{middleColumn, 2, BrickKind::Bumper, 1},
                                         {middleColumn, 6, BrickKind::Bumper, 1},
                                         {0, 0, BrickKind::Hard, 3},
                                         {1, 0, BrickKind::Hard, 3},
                                         {2, 0, BrickKind::Hard, 3},
                                         {3, 0, BrickKind::Hard, 3}}));
    scene.world.putBall(brickPlace, {0.0, 420.0}, Side::Blue);
    double fastest = 0.0;
    for (int i = 0; i < tuning::idlePatience + 2; ++i) {
        scene.step();
        REQUIRE(scene.world.brokenInvariant() == "");
        fastest = std::max(fastest, length(scene.ball().velocity));
    }
    CHECK(fastest > 850.0);
    CHECK(scene.count<BallNudged>() == 1);
}

TEST_CASE("a mystery brick holds a power-up, whenever none is running", "[sim]") {
    const Side side = eitherSide();
    bool bad = false, good = false;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scene scene(oneBrick(BrickKind::Mystery), {}, seed);
        scene.begin();
        scene.shoot(side, brickPlace);
        REQUIRE(scene.stepUntil(20, [&] { return scene.count<BrickBroken>() > 0; }));
        REQUIRE(scene.count<CapsuleReleased>() == 1);
        const CapsuleReleased released = scene.all<CapsuleReleased>()[0];
        CHECK(released.at == brickPlace);
        CHECK(released.towards == side);
        (released.drop.bad ? bad : good) = true;
    }
    CHECK(bad);
    CHECK(good);
}

TEST_CASE("every kind of brick responds alike to both sides, mirrored", "[sim]") {
    const auto kind = static_cast<BrickKind>(GENERATE(range(0, static_cast<int>(brickKindCount))));
    const bool coloured = kind == BrickKind::Blue || kind == BrickKind::Red;
    const BrickKind other = kind == BrickKind::Blue ? BrickKind::Red : BrickKind::Blue;
    Scene scene = Scene::versus(oneBrick(kind));
    Scene mirror = Scene::versus(oneBrick(coloured ? other : kind));
    const double aside = GENERATE(-33.0, 0.0, 12.0);
    const Vec2 from = brickPlace + Vec2{aside, 40.0};
    scene.world.putBall(from, {150.0, -400.0}, Side::Blue);
    mirror.world.putBall(seenBy(Side::Red, from), {150.0, 400.0}, Side::Red);
    for (int tick = 0; tick < 60; ++tick) {
        scene.step();
        mirror.step();
        requireMirrored(scene, mirror);
        REQUIRE(bricksLeft(scene) == bricksLeft(mirror));
    }
    CHECK(scene.count<BallHitBrick>() == 1);
}
