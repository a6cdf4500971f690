#include "arkanong/sim/tuning/Sandbox.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/EventLimits.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

TEST_CASE("the sandbox has only Blue's paddle and starts at once", "[sim]") {
    Scene scene = Scene::sandbox();
    CHECK(scene.world.objects().paddle(Side::Red) == nullptr);
    REQUIRE(scene.world.objects().paddle(Side::Blue) != nullptr);
    scene.serve(Side::Red, {480.0, 360.0});
    CHECK(scene.ballCount() == 0);
    for (int i = 0; i < 20; ++i)
        scene.serve(Side::Blue, {300.0, 100.0});
    CHECK(scene.ballCount() == 20);
    CHECK(scene.standing(Side::Blue).reserve == tuning::reserveSize);
}

TEST_CASE("holding the button pours a ball every few ticks", "[sim]") {
    Scene scene = Scene::sandbox();
    scene.command(Side::Blue).buttons = Command::serveHeld;
    scene.step(10 * tuning::sandboxPourInterval);
    CHECK(scene.ballCount() == 10);
    scene.command(Side::Blue).buttons = 0;
    scene.step(100);
    CHECK(scene.ballCount() == 10);
    scene.command(Side::Blue).buttons = Command::clearBalls;
    scene.step();
    CHECK(scene.ballCount() == 0);
}

TEST_CASE("larger crowds are poured faster, in rows across the paddle that do not overlap", "[sim]") {
    struct Pour {
        int crowd;
        std::size_t poured; // One and a share of the crowd, limited by the room in the rows.
    };
    const auto [crowd, poured] = GENERATE(Pour{320, 6}, Pour{6400, 42});
    Scene scene = Scene::sandbox();
    for (int i = 0; i < crowd; ++i)
        scene.world.putBall({20.0 + i % 640, 20.0 + i / 64}, {0.0, 0.0}, Side::Blue);
    scene.step();
    scene.command(Side::Blue).buttons = Command::serveHeld;
    scene.command(Side::Blue).aimX = 480;
    scene.command(Side::Blue).aimY = 300;
    const auto before = static_cast<std::size_t>(crowd);
    REQUIRE(scene.stepUntil(tuning::sandboxPourInterval, [&] { return scene.ballCount() > before; }));
    CHECK(scene.ballCount() == before + poured);
    const Box zone = boxAround(scene.paddle(Side::Blue).position, {63.0 + 8.0, 50.0});
    for (std::size_t i = before; i < scene.ballCount(); ++i) {
        CHECK(scene.ball(i).velocity == scene.ball(before).velocity);
        CHECK(nearestPoint(zone, scene.ball(i).position) == scene.ball(i).position);
        for (std::size_t k = before; k < i; ++k)
            CHECK(distance(scene.ball(i).position, scene.ball(k).position) > 2.0 * scene.ball(i).radius);
    }
}

TEST_CASE("balls shrink when there are more than the field has room for", "[sim]") {
    Scene scene = Scene::sandbox();
    for (int i = 0; i < 4 * tuning::sandboxRoom; ++i)
        scene.world.putBall({20.0 + 13.0 * (i % 70), 20.0 + 11.0 * (i / 70)}, {0.0, 0.0}, Side::Blue);
    scene.step();
    CHECK_THAT(scene.ball(0).radius, WithinAbs(usualRadius / 2.0, 1e-12));
    CHECK_THAT(scene.ball(3000).radius, WithinAbs(usualRadius / 2.0, 1e-12));
}

TEST_CASE("balls know where they were a tick ago, also those that shrink or were just served", "[sim]") {
    Scene scene = Scene::sandbox();
    for (int i = 0; i < 2 * tuning::sandboxRoom; ++i)
        scene.world.putBall({20.0 + 13.0 * (i % 70), 20.0 + 11.0 * (i / 70)}, {60.0, -30.0}, Side::Blue);
    for (int tick = 0; tick < 3; ++tick) {
        const std::vector<Ball> before = scene.world.objects().balls;
        scene.serve(Side::Blue, {300.0, 100.0});
        const std::vector<Ball>& after = scene.world.objects().balls;
        REQUIRE(after.size() == before.size() + 1);
        for (std::size_t i = 0; i < before.size(); ++i)
            REQUIRE(after[i].previous == before[i].position);
        CHECK(after.back().previous != after.back().position);
        CHECK(distance(after.back().previous, scene.paddle(Side::Blue).position) < 30.0);
    }
}

TEST_CASE("a match has no pouring, overdrive or clearing", "[sim]") {
    Scene scene = Scene::versus();
    scene.world.putBall({480.0, 360.0}, {300.0, 300.0}, Side::Blue);
    Scene plain = scene;
    scene.command(Side::Blue).buttons = Command::serveHeld | Command::overdrive | Command::clearBalls;
    scene.step(30);
    plain.step(30);
    CHECK(scene.world.stateHash() == plain.world.stateHash());
}

TEST_CASE("every border of the sandbox bounces", "[sim]") {
    Scene scene = Scene::sandbox();
    const Vec2 velocity = GENERATE(Vec2{0.0, -900.0}, Vec2{0.0, 900.0}, Vec2{900.0, 0.0}, Vec2{-900.0, 0.0});
    scene.world.putBall({100.0, 360.0}, velocity, Side::Blue);
    scene.stepSoundly(600);
    CHECK(scene.ballCount() == 1);
    CHECK(scene.count<BallHitWall>() > 3);
    CHECK_THAT(length(scene.ball().velocity), WithinAbs(900.0, 1e-9));
    CHECK(scene.count<BallNudged>() == 0);
}

TEST_CASE("speeds in the sandbox change only with overdrive", "[sim]") {
    Scene scene = Scene::sandbox();
    // Away from the paddle.
    scene.world.putBall({100.0, 100.0}, {0.0, 0.0}, Side::Blue);
    scene.world.putBall({200.0, 100.0}, {100.0, 0.0}, Side::Blue);
    scene.world.putBall({200.0, 300.0}, {1500.0, 0.0}, Side::Blue);
    scene.step(240);
    CHECK(scene.ball(0).velocity == Vec2{});
    CHECK_THAT(length(scene.ball(1).velocity), WithinAbs(100.0, 1e-9));
    CHECK_THAT(length(scene.ball(2).velocity), WithinAbs(1500.0, 1e-9));
    scene.command(Side::Blue).buttons = Command::overdrive;
    scene.step(tuning::seconds(1.0));
    CHECK(length(scene.ball(1).velocity) > 1000.0);
    scene.command(Side::Blue).buttons = 0;
    scene.step(tuning::overdriveFade);
    CHECK_THAT(length(scene.ball(1).velocity), WithinAbs(420.0, 5.0));
    const double settled = length(scene.ball(1).velocity);
    scene.step(240);
    CHECK_THAT(length(scene.ball(1).velocity), WithinAbs(settled, 1e-9));
}

TEST_CASE("a crowd of balls keeps its energy and does not flood the events", "[sim]") {
    Scene scene = Scene::sandbox();
    scene.drive(Side::Blue, {480.0, 680.0});
    double before = 0.0;
    for (int i = 0; i < 900; ++i) {
        const Vec2 at{20.0 + 31.0 * (i % 30), 20.0 + 19.0 * (i / 30)};
        const Vec2 velocity{(i * 37 % 101 - 50) * 20.0, (i * 53 % 97 - 48) * 20.0};
        scene.world.putBall(at, velocity, Side::Blue);
        before += lengthSquared(velocity);
    }
    for (int i = 0; i < 30; ++i) {
        scene.events.clear();
        scene.step();
        CHECK(scene.events.size() <= static_cast<std::size_t>(tuning::sandboxHitEventLimit));
        CHECK(scene.count<BallsCollided>() <= static_cast<std::size_t>(tuning::ballEventLimit));
        if (scene.count<BallHitPaddle>() > 0) break;
    }
    double after = 0.0;
    for (const Ball& ball : scene.world.objects().balls)
        after += lengthSquared(ball.velocity);
    CHECK(scene.ballCount() == 900);
    if (scene.count<BallHitPaddle>() == 0) CHECK_THAT(after / before, WithinAbs(1.0, 1e-9));
}

TEST_CASE("no poured ball is put into a wall, however large the balls are", "[sim]") {
    const bool right = GENERATE(false, true);
    const int crowd = GENERATE(64, 256, 1600);
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    settings.mutators.set(Mutator::GiantBalls, true);
    Scene scene(Level{}, settings);
    scene.drive(Side::Blue, {right ? 897.0 : 63.0, scene.paddle(Side::Blue).position.y});
    for (int i = 0; i < crowd; ++i)
        scene.world.putBall({40.0 + 14.0 * (i % 60), 20.0 + 14.0 * (i / 60)}, {}, Side::Blue);
    scene.command(Side::Blue).buttons = Command::serveHeld;
    scene.command(Side::Blue).aimX = 480;
    scene.stepSoundly(60);
    CHECK(scene.ballCount() > static_cast<std::size_t>(crowd));
}
