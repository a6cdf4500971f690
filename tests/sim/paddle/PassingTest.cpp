#include "Catch.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "sim/RandomPlay.hpp"

// Paddles work from the front: a ball that comes from behind passes through.

using namespace arkanong::test;

namespace {

/// A ball behind the paddle of `side` that flies into the field, `degrees` from straight ahead.
void sendThrough(Scene& scene, Side side, Side owner, double aside, double degrees, double speed) {
    const Rotation turn = rotationFromDegrees(degrees);
    const Vec2 direction{turn.sine, forward(side) * turn.cosine};
    scene.world.putBall(scene.paddle(side).position + Vec2{aside, -forward(side) * 26.0}, direction * speed,
                        owner);
}

} // namespace

TEST_CASE("a ball from behind passes through a paddle unchanged, however the paddle moves", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Side owner = GENERATE(Side::Blue, Side::Red);
    for (const int x : {-640, 0, 640}) {
        for (const int y : {-640, 0, 640}) {
            for (const double speed : {210.0, 420.0, 900.0}) {
                CAPTURE(x, y, speed);
                Scene scene = Scene::versus();
                scene.move(side, x, y);
                scene.step(4);
                sendThrough(scene, side, owner, 10.0, 5.0, speed);
                const Vec2 direction = normalized(scene.ball().velocity);
                bool met = false;
                for (int tick = 0; tick < 100; ++tick) {
                    scene.step();
                    REQUIRE(scene.world.brokenInvariant() == "");
                    met = met || scene.ball().passing;
                    REQUIRE_THAT(cross(normalized(scene.ball().velocity), direction), WithinAbs(0.0, 1e-9));
                    if (std::abs(scene.ball().position.y - 360.0) < 60.0) break;
                }
                CHECK(scene.count<BallHitPaddle>() == 0);
                CHECK(scene.count<BallConverted>() == 0);
                CHECK(scene.ball().owner == owner);
                CHECK_FALSE(scene.ball().passing);
                if (x == 0 && y == 0) CHECK(met);
            }
        }
    }
}

TEST_CASE("a paddle that flicks over a ball strikes it forward once and lets it through", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int way = GENERATE(-1, 1);
    const double aside = GENERATE(90.0, 150.0, 200.0);
    const double level = GENERATE(4.0, 12.0, 18.0);
    Scene scene = Scene::versus();
    const Vec2 ahead{0.0, forward(side)};
    scene.move(side, way * 32000, 0);
    scene.world.putBall(scene.paddle(side).position + Vec2{way * aside, 0.0} + ahead * level, ahead * -50.0,
                        opponent(side));
    scene.step(60);
    CHECK(scene.world.brokenInvariant() == "");
    CHECK(scene.count<BallHitPaddle>() == 1);
    REQUIRE(scene.ballCount() == 1);
    CHECK(scene.ball().owner == side);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK_FALSE(scene.ball().passing);
    CHECK(length(scene.ball().velocity) <= tuning::maximumSpeed + 1e-9);
}

TEST_CASE("a sticky paddle does not hold a ball from behind", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Sticky);
    sendThrough(scene, side, side, 0.0, 0.0, 420.0);
    scene.step(60);
    CHECK(scene.count<BallHeld>() == 0);
    CHECK(scene.ballCount() == 1);
}

TEST_CASE("a ball that has passed through a paddle is touched by its front again", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    sendThrough(scene, side, opponent(side), 0.0, 0.0, 420.0);
    REQUIRE(scene.stepUntil(60, [&] {
        return (scene.ball().position.y - scene.paddle(side).position.y) * forward(side) > 40.0;
    }));
    CHECK_FALSE(scene.ball().passing);
    scene.world.removeAt(scene.ball().position);
    scene.drop(side, opponent(side));
    scene.step(30);
    CHECK(scene.count<BallConverted>() == 1);
}

TEST_CASE("balls split in a paddle pass through it as well", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    sendThrough(scene, side, side, 0.0, 0.0, 300.0);
    REQUIRE(scene.stepUntil(30, [&] { return scene.ball().passing; }));
    scene.step(3);
    scene.give(side, PowerUp::Multiball);
    REQUIRE(scene.ballCount() == 3);
    scene.stepSoundly(60);
    CHECK(scene.count<BallHitPaddle>() == 0);
    for (const Ball& ball : scene.world.objects().balls)
        CHECK_FALSE(ball.passing);
}

TEST_CASE("the rear half of a paddle's end saves a ball that flies towards the goal line", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double end = GENERATE(-1.0, 1.0);
    const double degrees = GENERATE(1.0, 10.0, 25.0);
    Scene scene = Scene::versus();
    const Vec2 cap = scene.paddle(side).position + Vec2{end * 49.0, 0.0};
    const Rotation below = rotationFromDegrees(degrees);
    const Vec2 normal{end * below.cosine, -forward(side) * below.sine};
    const Vec2 velocity{-end * 300.0, -forward(side) * 250.0};
    scene.world.putBall(cap + normal * 22.5 - velocity * 0.004, velocity, opponent(side));
    REQUIRE(scene.stepUntil(10, [&] { return scene.count<BallHitPaddle>() > 0; }));
    CHECK(scene.ball().owner == side);
    CHECK(scene.count<BallConverted>() == 1);

    SECTION("and lets one through that flies into the field") {
        Scene back = Scene::versus();
        const Vec2 inwards{-end * 300.0, forward(side) * 100.0};
        back.world.putBall(cap + normal * 22.5 - inwards * 0.004, inwards, opponent(side));
        back.step(60);
        CHECK(back.count<BallHitPaddle>() == 0);
        CHECK(back.ball().owner == opponent(side));
    }
}

TEST_CASE("no ball is ever stuck in a paddle", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    Random random(5);
    int passes = 0;
    for (int i = 0; i < 200; ++i) {
        stir(scene, random);
        scene.command(Side::Blue).buttons = scene.command(Side::Red).buttons = 0;
        const Vec2 paddle = scene.paddle(side).position;
        const double room = std::abs(paddle.y - goalLine(side)) - 14.0;
        if (room > 40.0) {
            const Rotation turn = rotationFromDegrees(random.between(-60.0, 60.0));
            scene.world.putBall(paddle + Vec2{random.between(-54.0, 54.0), -forward(side) * 24.0},
                                Vec2{turn.sine, forward(side) * turn.cosine} * random.between(210.0, 900.0),
                                random.below(2) == 0 ? side : opponent(side));
        }
        int inside = 0;
        for (int tick = 0; tick < 60; ++tick) {
            stir(scene, random);
            scene.command(Side::Blue).buttons = scene.command(Side::Red).buttons = 0;
            scene.step();
            REQUIRE(scene.world.brokenInvariant() == "");
            REQUIRE(scene.world.collisions().parkedBalls() == 0);
            const bool passing = scene.ballCount() > 0 && scene.ball().passing;
            inside = passing ? inside + 1 : 0;
            if (inside == 1) ++passes;
            REQUIRE(inside < tuning::seconds(0.5));
        }
        while (scene.ballCount() > 0)
            scene.world.removeAt(scene.ball().position);
        if (scene.world.match().over()) break;
    }
    CHECK(passes > 30);
}
