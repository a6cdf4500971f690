#include "arkanong/input/PaddleGuide.hpp"

#include "Catch.hpp"
#include "arkanong/input/Players.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

/// A match that Blue plays by one button without pressing it.
struct Followed {
    Scene scene = Scene::versus();
    Players players;

    Followed() : players(people, {}, 1, {}, {InputAids{0, true}, InputAids{}}) { scene.clearBalls(); }

    static constexpr std::array people{Contestant{Controller::KeysRight}, Contestant{Controller::KeysLeft}};
    template <typename Done>
    void playUntil(Done done) {
        for (int tick = 0; tick < tuning::seconds(8.0) && !done(); ++tick) {
            scene.commands = players.commands(scene.world);
            scene.step();
        }
        REQUIRE(done());
    }
    void playUntilNoCapsule() {
        playUntil([this] { return scene.world.objects().capsules.empty(); });
    }
};

constexpr PowerUpDrop bad{PowerUp::Narrow, true};

} // namespace

TEST_CASE("the guide says where the most urgent enemy ball arrives, bounces included", "[input]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.clearBalls();
    PaddleGuide guide(side);
    REQUIRE(guide.look(scene.world));
    const auto ball = [&](Vec2 at, Vec2 velocity, Side owner) {
        scene.world.putBall(seenBy(side, at), turnedFor(side, velocity), owner);
    };
    ball({300.0, 300.0}, {-200.0, 400.0}, opponent(side)); // Off the left wall.
    ball({800.0, 100.0}, {0.0, 400.0}, opponent(side));    // Later.
    ball({700.0, 500.0}, {0.0, 400.0}, side);              // Sooner, but no danger.
    for (int tick = 0; tick < 4; ++tick)
        guide.look(scene.world);
    const Arrival found = guide.look(scene.world).value();
    Arrival last = found;
    // The ball arrives at the predicted position.
    const double expected = found.x;
    CHECK(expected < 300.0);
    for (int tick = 0; tick < 60; ++tick) {
        scene.step();
        last = guide.look(scene.world).value();
        CHECK_THAT(last.x, WithinAbs(expected, 3.0));
    }
    CHECK(last.seconds < found.seconds - 0.4);
}

TEST_CASE("the guide knows nothing of what a blind spot hides", "[input]") {
    Scene scene = Scene::versus();
    scene.clearBalls();
    scene.give(Side::Blue, PowerUp::BlindSpot);
    const Vec2 hidden = scene.world.powers().blindSpot(Side::Blue);
    scene.world.putBall(hidden, {0.0, 10.0}, Side::Red);
    PaddleGuide guide(Side::Blue);
    CHECK(guide.look(scene.world)->seconds >= PaddleGuide::calm);
}

TEST_CASE("the guide goes under a good capsule when no ball comes, never under a bad one", "[input]") {
    Scene scene = Scene::versus();
    scene.clearBalls();
    const bool bad = GENERATE(false, true);
    scene.world.putCapsule({200.0, 500.0}, {PowerUp::Wide, bad}, Side::Blue);
    PaddleGuide guide(Side::Blue);
    const Arrival found = guide.look(scene.world).value();
    CHECK((std::abs(found.x - 200.0) < 1.0) == !bad);
}

TEST_CASE("with one button the paddle steps aside from under a bad capsule, wherever it falls", "[input]") {
    const double x = GENERATE(24.0, 80.0, 400.0, 480.0, 500.0, 700.0, 936.0);
    Followed match;
    match.scene.world.putCapsule({x, 300.0}, bad, Side::Blue);
    match.playUntilNoCapsule();
    CHECK(match.scene.count<CapsuleCaught>() == 0);
    CHECK(match.scene.count<CapsuleMissed>() == 1);
}

TEST_CASE("a ball beside a bad capsule is met; a later one leaves time to step aside and back", "[input]") {
    Followed match;
    const double x = match.scene.paddle(Side::Blue).position.x;
    match.scene.world.putCapsule({x, 540.0}, bad, Side::Blue);
    const bool later = GENERATE(false, true);
    match.scene.world.putBall({x, later ? 60.0 : 300.0}, {0.0, later ? 250.0 : 400.0}, Side::Red);
    if (!later) match.playUntilNoCapsule();
    match.playUntil([&] { return match.scene.count<BallHitPaddle>() > 0; });
    if (later) CHECK(match.scene.count<CapsuleCaught>() == 0);
}
