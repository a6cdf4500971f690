#include "arkanong/net/rollback/VisualSmoothing.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"

using namespace arkanong;
using Catch::Matchers::WithinAbs;

namespace {

World field() { return {Level{}, MatchSettings{}, 1}; }

void step(World& world, const Commands& commands = {}) {
    std::vector<Event> events;
    world.step(commands, events);
}

/// A World with one ball.
World ballAt(Vec2 position, Vec2 velocity = {0.0, -300.0}) {
    World world = field();
    world.putBall(position, velocity, Side::Blue);
    return world;
}

Vec2 shownBall(const VisualSmoothing& smoothing, const World& world) {
    return smoothing.shown(world.objects()).balls.at(0).position;
}

} // namespace

TEST_CASE("Objects that move as predicted are shown where they are, also at a wall and a serve", "[net]") {
    VisualSmoothing smoothing(Side::Blue);
    World world = ballAt({15.0, 400.0}, {-500.0, 200.0});
    for (int tick = 0; tick < 600; ++tick) {
        Commands commands{};
        commands[1].buttons = tick % 50 == 0 ? Command::servePressed : 0;
        commands[1].moveX = commandValue(tick / 30 % 2 == 0 ? 127 : -127);
        const World shown = world;
        step(world, commands);
        smoothing.correct(shown, world);
        REQUIRE(smoothing.rests());
    }
    CHECK(world.objects().balls.size() > 1);
}

TEST_CASE("A corrected ball moves smoothly to its new position within a tenth of a second", "[net]") {
    VisualSmoothing smoothing(Side::Blue);
    const World guessed = ballAt({400.0, 300.0});
    World truth = ballAt({440.0, 270.0});
    smoothing.correct(guessed, truth);
    CHECK_FALSE(smoothing.rests());
    CHECK(distance(shownBall(smoothing, truth), {400.0, 300.0}) < 1e-9);
    // The ball also moves by itself; only the offset shrinks.
    const World now = truth;
    step(truth);
    smoothing.correct(now, truth);
    smoothing.advance(0.1);
    const double left = distance(shownBall(smoothing, truth), truth.objects().balls.at(0).position);
    CHECK_THAT(left, WithinAbs(50.0 * std::exp(-2.0), 0.01));
    smoothing.advance(0.2);
    CHECK(smoothing.rests());
}

TEST_CASE("A second correction starts from the position where the ball is shown", "[net]") {
    VisualSmoothing smoothing(Side::Blue);
    const World first = ballAt({400.0, 300.0});
    const World second = ballAt({440.0, 300.0});
    const World third = ballAt({380.0, 300.0});
    smoothing.correct(first, second);
    smoothing.correct(second, third);
    CHECK(distance(shownBall(smoothing, third), {400.0, 300.0}) < 1e-9);
}

TEST_CASE("A distant correction, or a ball of another id, is shown where it is", "[net]") {
    VisualSmoothing smoothing(Side::Blue);
    smoothing.correct(ballAt({100.0, 300.0}), ballAt({100.0 + VisualSmoothing::furthest + 1.0, 300.0}));
    CHECK(smoothing.rests());
    World other = field();
    other.putBall({130.0, 300.0}, {0.0, -300.0}, Side::Red);
    smoothing.correct(ballAt({100.0, 300.0}), other);
    CHECK(smoothing.rests());
}

TEST_CASE("The opponent's paddle is smoothed, the player's own paddle never is", "[net]") {
    World guessed = field();
    World truth = field();
    Commands right{};
    right[0].moveX = right[1].moveX = commandValue(127);
    for (int i = 0; i < 10; ++i) {
        step(guessed);
        step(truth, right);
    }
    const auto paddleOf = [](const ObjectManager& objects, Side side) {
        return objects.paddle(side)->position;
    };
    REQUIRE(paddleOf(guessed.objects(), Side::Red) != paddleOf(truth.objects(), Side::Red));
    for (const Side own : {Side::Blue, Side::Red}) {
        VisualSmoothing smoothing(own);
        smoothing.correct(guessed, truth);
        const ObjectManager shown = smoothing.shown(truth.objects());
        CHECK(paddleOf(shown, own) == paddleOf(truth.objects(), own));
        CHECK(distance(paddleOf(shown, opponent(own)), paddleOf(guessed.objects(), opponent(own))) < 1e-9);
    }
}
