#include "Allocations.hpp"
#include "Catch.hpp"
#include "Scenes.hpp"
#include "arkanong/collision/casts/Reflection.hpp"
#include "collision/Workers.hpp"

#include <cmath>
#include <functional>
#include <utility>

// A caller that knows its answers beforehand gets the same contacts and results from any number of jobs.

using namespace arkanong::test;

namespace {

constexpr double forecastStep = 1.0 / 60.0;

/// What the obstacles of the tests do, by their tags.
enum Tag : std::uint32_t { Plain, Paddle, Gate, Brittle, Stopping, Splitter };

/// A caller of steps. Its answers are the rules of a small game.
struct Caller {
    CollisionManager collisions;
    Forecast forecast;
    Hash given{}; ///< Of all contacts that it has been given, in order.
    std::size_t contacts = 0, ofBalls = 0;
    std::vector<ObstacleIndex> broken; ///< In this step.

    /// The answer without its effects.
    static std::optional<ContactResponse> foreseen(const Contact& contact) {
        if (contact.kind == ContactKind::Border) {
            const bool leaves = contact.border == Border::Bottom && contact.ball % 40 == 0;
            return leaves ? ContactResponse::remove() : ContactResponse::bounce();
        }
        switch (contact.tag) {
        case Paddle: {
            const Vec2 away = normalized(contact.normal);
            return ContactResponse::leave(away * 150.0 + Vec2{contact.point.x * 0.01, 0.0});
        }
        case Gate: return ContactResponse::pass();
        case Brittle: return std::nullopt;
        case Stopping: return ContactResponse::bounce().stoppingObstacle();
        default: return ContactResponse::bounce();
        }
    }

    ContactResponse answer(const Contact& contact) {
        if (contact.kind == ContactKind::Ball) return ContactResponse::bounce();
        if (contact.kind == ContactKind::Obstacle && contact.tag == Brittle) {
            collisions.removeObstacle(contact.obstacle);
            return ContactResponse::pass();
        }
        if (contact.kind == ContactKind::Obstacle && contact.tag == Splitter && collisions.ballCount() < 6100)
            collisions.addBall({contact.position, reflect(contact.velocity, contact.normal) * 0.5, 1.0});
        return *foreseen(contact);
    }

    void note(const Contact& contact) {
        ++contacts;
        if (contact.kind == ContactKind::Ball) ++ofBalls;
        given.add(contact.time);
        for (const Vec2 v :
             {contact.position, contact.velocity, contact.normal, contact.point, contact.surfaceVelocity})
            given.add(v);
        for (const std::uint32_t number : {contact.ball, contact.otherBall, contact.tag})
            given.add(std::uint64_t{number});
        given.add(contact.contactsOfBall);
    }

    void step(std::vector<MovingCircle>& balls, const Jobs& jobs) {
        collisions.begin(forecastStep);
        collisions.addBalls(balls);
        while (const auto contact = collisions.next(jobs, forecast)) {
            note(*contact);
            collisions.answer(*contact, answer(*contact));
        }
        balls.clear();
        for (BallIndex i = 0; i < collisions.ballCount(); ++i)
            if (collisions.alive(i)) balls.push_back(collisions.ball(i));
    }
};

struct Course {
    std::vector<std::uint64_t> hashes; ///< Of the balls after each step.
    std::uint64_t given = 0;
    std::size_t contacts = 0, ofBalls = 0;
    CollisionManager::StripeCounts counts;
};

using Prepare = std::function<void(Caller&)>;

Course courseOf(std::size_t jobs, int steps, std::vector<MovingCircle> balls, const Prepare& prepare) {
    Caller caller;
    caller.forecast.answer = Caller::foreseen;
    prepare(caller);
    Course course;
    for (int i = 0; i < steps; ++i) {
        caller.step(balls, inTurn(jobs));
        course.hashes.push_back(hashOf(balls));
    }
    course.given = caller.given.value();
    course.contacts = caller.contacts;
    course.ofBalls = caller.ofBalls;
    course.counts = caller.collisions.stripeCounts();
    return course;
}

/// Requires the same course from any number of jobs, and returns that of two.
Course requireSameCourse(int steps, const std::vector<MovingCircle>& balls, const Prepare& prepare) {
    const Course expected = courseOf(1, steps, balls, prepare);
    REQUIRE(expected.contacts > 0);
    Course two;
    for (const std::size_t jobs : {2U, 3U, 4U, 5U, 8U}) {
        CAPTURE(jobs);
        const Course found = courseOf(jobs, steps, balls, prepare);
        REQUIRE(found.hashes == expected.hashes);
        CHECK(found.given == expected.given);
        CHECK(found.contacts == expected.contacts);
        CHECK(found.counts.intervals > 0);
        if (jobs == 2) two = found;
    }
    return two;
}

/// Obstacles of one kind all over the arena.
void addRow(Caller& caller, const Box& arena, Tag tag, double height, Vec2 velocity = {}) {
    const Vec2 size = arena.high - arena.low;
    for (int i = 1; i < 10; ++i) {
        const ObstacleIndex box =
            caller.collisions.addBox({size.x * 0.1 * i, size.y * height}, {18.0, 8.0}, 8.0, tag);
        if (velocity != Vec2{}) caller.collisions.drive(box, velocity, 0.0);
    }
}

Gas forecastGas() { return makeGas(6000, 0.15, 200.0, 5); }

} // namespace

TEST_CASE("a caller with a forecast gets the same contacts in the same order from any jobs", "[collision]") {
    const Gas gas = forecastGas();
    const Course course = requireSameCourse(10, gas.balls, [&](Caller& caller) {
        caller.collisions.setArena({gas.arena.low, gas.arena.high + Vec2{0.0, 50.0}});
        addRow(caller, gas.arena, Paddle, 0.9, {40.0, -20.0});
        addRow(caller, gas.arena, Gate, 0.2);
        addRow(caller, gas.arena, Plain, 0.6);
    });
    CHECK(course.counts.repeated < course.counts.intervals / 4);
    CHECK(course.ofBalls > 1000);
}

TEST_CASE("what breaks, stops, splits or removes something in mid-step has the same effect with any jobs",
          "[collision]") {
    const Gas gas = forecastGas();
    const Tag tag = GENERATE(Brittle, Stopping, Splitter, Plain);
    CAPTURE(tag);
    const Course course = requireSameCourse(12, gas.balls, [&](Caller& caller) {
        caller.collisions.setArena(gas.arena); // Balls leave at its bottom.
        addRow(caller, gas.arena, Paddle, 0.7, {0.0, 30.0});
        addRow(caller, gas.arena, tag, 0.3, {20.0, 10.0});
    });
    CHECK(course.counts.repeated > 0);
}

TEST_CASE("a forecast that is wrong changes no result", "[collision]") {
    const Gas gas = forecastGas();
    const auto prepare = [&](const std::function<std::optional<ContactResponse>(const Contact&)>& guess) {
        return [&gas, guess](Caller& caller) {
            caller.collisions.setArena({gas.arena.low, gas.arena.high + Vec2{0.0, 50.0}});
            addRow(caller, gas.arena, Paddle, 0.5);
            addRow(caller, gas.arena, Gate, 0.75, {10.0, 10.0});
            if (guess) caller.forecast.answer = guess;
        };
    };
    const Course right = courseOf(1, 8, gas.balls, prepare({}));
    const auto check = [&](const std::function<std::optional<ContactResponse>(const Contact&)>& guess) {
        const Course found = requireSameCourse(8, gas.balls, prepare(guess));
        CHECK(found.hashes == right.hashes);
        CHECK(found.given == right.given);
        CHECK(found.counts.repeated > 0);
    };
    SECTION("always") {
        check([](const Contact&) { return ContactResponse::leave({1.0, 2.0}); });
    }
    SECTION("for some balls") {
        check([](const Contact& contact) -> std::optional<ContactResponse> {
            if (contact.ball % 7 == 0) return ContactResponse::bounce();
            return Caller::foreseen(contact);
        });
    }
    SECTION("by the last bit") {
        check([](const Contact& contact) {
            std::optional<ContactResponse> answer = Caller::foreseen(contact);
            if (answer->trajectory == ContactResponse::Trajectory::Leave && contact.ball % 3 == 0)
                answer->velocity.x = std::nextafter(answer->velocity.x, 1e9);
            return answer;
        });
    }
    SECTION("and has no numbers") {
        check([](const Contact&) { return ContactResponse::leave({std::nan(""), 1e300}); });
    }
    SECTION("it knows nothing") {
        check([](const Contact&) { return std::optional<ContactResponse>(); });
    }
}

TEST_CASE("the caller gets the first hard contacts of two balls of a step, and no others", "[collision]") {
    const Gas gas = forecastGas();
    const auto course = [&](std::size_t most, double softest) {
        return requireSameCourse(1, gas.balls, [&](Caller& caller) {
            caller.collisions.setArena(gas.arena);
            caller.forecast.ballContacts = most;
            caller.forecast.softest = softest;
        });
    };
    const Course all = course(1'000'000, 0.0);
    const Course first = course(64, 0.0), none = course(0, 0.0), hard = course(1'000'000, 300.0);
    CHECK(first.ofBalls == 64);
    CHECK(none.ofBalls == 0);
    CHECK(hard.ofBalls > 0);
    CHECK(hard.ofBalls < all.ofBalls);
    // Whom the caller sees changes nothing.
    CHECK(first.hashes == all.hashes);
    CHECK(none.hashes == all.hashes);
    CHECK(hard.hashes == all.hashes);
}

TEST_CASE("contacts at the same time in two stripes come in one order", "[collision]") {
    // The lower half is the mirror image of the upper one, so each contact happens twice at the same time.
    Gas gas = makeGas(3000, 0.1, 200.0, 9);
    const double side = gas.arena.high.y;
    std::vector<MovingCircle> balls = gas.balls;
    for (const MovingCircle& ball : gas.balls)
        balls.push_back(
            {{ball.position.x, 2.0 * side - ball.position.y}, {ball.velocity.x, -ball.velocity.y}, 4.0});
    requireSameCourse(4, balls, [&](Caller& caller) {
        caller.collisions.setArena({gas.arena.low, {side, 2.0 * side}});
        caller.forecast.ballContacts = 100;
    });
}

TEST_CASE("a copy made between two foreseen contacts continues as the original", "[collision]") {
    Gas gas = forecastGas();
    Caller caller;
    caller.forecast.answer = Caller::foreseen;
    caller.collisions.setArena({gas.arena.low, gas.arena.high + Vec2{0.0, 50.0}});
    addRow(caller, gas.arena, Paddle, 0.5);
    caller.collisions.begin(forecastStep);
    caller.collisions.addBalls(gas.balls);
    const auto finish = [](Caller& of, const Jobs& jobs, bool bounces) {
        if (bounces) of.collisions.bounceAll(jobs);
        // Without a forecast, and then with it again.
        for (int i = 0; i < 5 && !bounces && jobs.count == 1; ++i)
            if (const auto contact = of.collisions.next())
                of.collisions.answer(*contact, of.answer(*contact));
        while (const auto contact = of.collisions.next(jobs, of.forecast))
            of.collisions.answer(*contact, of.answer(*contact));
        return hashOf(ballsOf(of.collisions));
    };
    for (int i = 0; i < 20; ++i) {
        const auto contact = caller.collisions.next(inTurn(3), caller.forecast);
        REQUIRE(contact.has_value());
        caller.collisions.answer(*contact, caller.answer(*contact));
    }
    Caller copy = caller, alone = caller, another = caller, bouncing = caller, bouncingAlone = caller;
    CHECK(finish(alone, {}, false) == finish(another, inTurn(2), false));
    CHECK(finish(copy, inTurn(3), false) == finish(caller, inTurn(3), false));
    // The rest of the step may also be bounces.
    CHECK(finish(bouncing, inTurn(3), true) == finish(bouncingAlone, {}, true));
}

TEST_CASE("balls asked for on all threads begin the same step as balls added one by one",
          "[collision][threads]") {
    Gas gas = makeGas(4000, 0.15, 200.0, 6);
    const bool unequal = GENERATE(false, true);
    for (std::size_t i = 0; unequal && i < gas.balls.size(); ++i)
        gas.balls[i].radius = 1.0 + static_cast<double>(i % 4);
    Workers workers(2);
    CollisionManager added, asked;
    for (CollisionManager* collisions : {&added, &asked})
        collisions->setArena(gas.arena);
    for (int step = 0; step < 3; ++step) {
        added.begin(forecastStep);
        added.addBalls(gas.balls);
        const auto ballAt = [&](std::size_t index) { return gas.balls[index]; };
        REQUIRE(asked.begin(forecastStep, gas.balls.size(), ballAt, workers.jobs()));
        added.bounceAll();
        asked.bounceAll(workers.jobs());
        gas.balls = ballsOf(added);
        REQUIRE(hashOf(ballsOf(asked)) == hashOf(gas.balls));
    }
    const auto broken = [&](std::size_t index) {
        MovingCircle ball = gas.balls[index];
        if (index == 3999) ball.velocity.x = std::nan("");
        return ball;
    };
    CHECK_FALSE(asked.begin(forecastStep, gas.balls.size(), broken, workers.jobs()));
    CHECK(asked.ballCount() == 0);
}

#if !defined(ARKANONG_HEAP_IS_WATCHED)
TEST_CASE("a step ahead of the caller's answers allocates nothing once its memory has grown", "[collision]") {
    Gas gas = forecastGas();
    Caller caller;
    caller.forecast.answer = Caller::foreseen;
    caller.forecast.ballContacts = 64;
    caller.collisions.setArena({gas.arena.low, gas.arena.high + Vec2{0.0, 50.0}});
    addRow(caller, gas.arena, Paddle, 0.5);
    const Jobs jobs = inTurn(3);
    const auto ballAt = [&](std::size_t index) { return gas.balls[index]; };
    const auto step = [&] {
        caller.collisions.begin(forecastStep, gas.balls.size(), std::cref(ballAt), jobs);
        while (const auto contact = caller.collisions.next(jobs, caller.forecast))
            caller.collisions.answer(*contact, caller.answer(*contact));
    };
    for (int i = 0; i < 3; ++i)
        step();
    const std::size_t before = heapUse().allocations;
    step();
    CHECK(heapUse().allocations == before);
}
#endif
