#include "Scenes.hpp"
#include "collision/FlyOne.hpp"
#include "collision/Symmetry.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("a ball that hits nothing moves in a straight line", "[collision]") {
    CollisionManager collisions = emptyField();
    const MovingCircle after = flyOne(collisions, {{1.0, 2.0}, {30.0, -40.0}, 5.0}, 0.5);
    CHECK(after.position == Vec2{16.0, -18.0});
    CHECK(after.velocity == Vec2{30.0, -40.0});
    CHECK(collisions.contactCount() == 0);
}

TEST_CASE("a step without balls or without time is harmless", "[collision]") {
    CollisionManager collisions = emptyField();
    collisions.begin(1.0);
    CHECK_FALSE(collisions.next());
    const MovingCircle after = flyOne(collisions, {{1.0, 2.0}, {30.0, -40.0}, 5.0}, 0.0);
    CHECK(after.position == Vec2{1.0, 2.0});
}

TEST_CASE("a gas of balls conserves energy, stays in its arena, and no balls overlap", "[collision]") {
    const std::size_t count = GENERATE(40U, 400U);
    Gas gas = makeGas(count, 0.3, 300.0, 7);
    CollisionManager collisions = emptyField(gas.arena);
    const double before = energy(gas.balls);
    std::uint64_t contacts = 0;
    for (int step = 0; step < 240; ++step) {
        advance(collisions, gas.balls, 1.0 / 60.0);
        contacts += collisions.contactCount();
        REQUIRE(deepestOutside(gas.balls, gas.arena) < 1e-9);
        REQUIRE(collisions.parkedBalls() == 0);
    }
    CHECK(contacts > 1000);
    CHECK_THAT(energy(gas.balls) / before, WithinAbs(1.0, 1e-13));
    CHECK(deepestOverlap(gas.balls) < 1e-9);
}

TEST_CASE("testing all pairs and using the grid find the same contacts", "[collision]") {
    // 48 balls are tested all against all; a distant crowd makes the same 48 use the grid.
    Gas few = makeGas(48, 0.1, 250.0, 21);
    std::vector<MovingCircle> many = few.balls;
    for (int i = 0; i < 60; ++i)
        many.push_back({{5000.0 + 20.0 * i, 5000.0}, {}, 4.0});
    CollisionManager collisions = emptyField({{-500.0, -500.0}, {8000.0, 8000.0}});
    for (int step = 0; step < 30; ++step) {
        advance(collisions, few.balls, 1.0 / 60.0);
        advance(collisions, many, 1.0 / 60.0);
    }
    for (std::size_t i = 0; i < few.balls.size(); ++i)
        CHECK(distance(few.balls[i].position, many[i].position) < 1e-8);
}

TEST_CASE("a ball a thousand times as fast as its crowd hits everything in its path", "[collision]") {
    Gas gas = makeGas(400, 0.2, 200.0, 9);
    gas.balls[210].velocity = {160000.0, -120000.0};
    CollisionManager collisions = emptyField(gas.arena);
    const double before = energy(gas.balls);
    for (int step = 0; step < 3; ++step) {
        advance(collisions, gas.balls, 1.0 / 60.0);
        REQUIRE(collisions.parkedBalls() == 0);
        REQUIRE(collisions.contactCount() > 1000);
        REQUIRE(deepestOverlap(gas.balls) < 1e-9);
        REQUIRE(deepestOutside(gas.balls, gas.arena) < 1e-9);
    }
    CHECK_THAT(energy(gas.balls) / before, WithinAbs(1.0, 1e-12));
}

TEST_CASE("the order of adding balls changes nothing", "[collision]") {
    Gas gas = makeGas(300, 0.4, 400.0, 13);
    CollisionManager collisions = emptyField(gas.arena);
    std::vector<MovingCircle> backwards(gas.balls.rbegin(), gas.balls.rend());
    for (int step = 0; step < 10; ++step) {
        advance(collisions, gas.balls, 1.0 / 60.0);
        advance(collisions, backwards, 1.0 / 60.0);
    }
    for (std::size_t i = 0; i < gas.balls.size(); ++i)
        CHECK(gas.balls[i].position == backwards[backwards.size() - 1 - i].position);
}

TEST_CASE("balls added in mid-step collide like any other", "[collision]") {
    // At each wall contact another ball is added at a free position in a corridor.
    Gas gas = makeGas(200, 0.2, 300.0, 19);
    const double height = gas.arena.high.y;
    CollisionManager collisions = emptyField({{0.0, -120.0}, {gas.arena.high.x, height}});
    collisions.begin(0.5);
    collisions.addBalls(gas.balls);
    std::size_t added = 0;
    while (const auto contact = collisions.next()) {
        collisions.answer(*contact, ContactResponse::bounce());
        if (contact->kind != ContactKind::Border || added >= 20) continue;
        const Vec2 position{10.0 + 10.0 * static_cast<double>(added), -110.0};
        bool free = true;
        for (BallIndex ball = 0; ball < collisions.ballCount(); ++ball)
            free = free && distance(collisions.ball(ball).position, position) > 8.0;
        if (!free) continue;
        collisions.addBall({position, {0.0, 900.0}, 4.0});
        ++added;
    }
    REQUIRE(added == 20);
    std::vector<MovingCircle> after;
    for (BallIndex ball = 0; ball < collisions.ballCount(); ++ball)
        after.push_back(collisions.ball(ball));
    CHECK(deepestOverlap(after) < 1e-9);
    CHECK_THAT(energy(after) / (energy(gas.balls) + 20 * 0.5 * 900.0 * 900.0), WithinAbs(1.0, 1e-12));
}

TEST_CASE("in Newton's cradle the impulse passes through to the last ball", "[collision]") {
    const int count = GENERATE(2, 3, 4, 5);
    const bool fromTheRight = GENERATE(false, true);
    CAPTURE(count, fromTheRight);
    const double sign = fromTheRight ? -1.0 : 1.0;
    std::vector<MovingCircle> balls{{{sign * -30.0, 0.0}, {sign * 60.0, 0.0}, 4.0}};
    for (int i = 0; i < count; ++i)
        balls.push_back({{sign * 8.0 * i, 0.0}, {}, 4.0});
    CollisionManager collisions = emptyField();
    advance(collisions, balls, 1.0);
    for (std::size_t i = 0; i + 1 < balls.size(); ++i)
        CHECK(balls[i].velocity == Vec2{});
    CHECK(balls.back().velocity == Vec2{sign * 60.0, 0.0});
}

TEST_CASE("a ball that hits the exact corner of two sides returns along its path", "[collision]") {
    const int corner = GENERATE(0, 1, 2, 3, 4, 5);
    const double turns = GENERATE(0.0, 0.037, 0.25);
    const Rotation towards = rotationFromTurns(turns + corner / 6.0);
    CollisionManager collisions = emptyField();
    collisions.addPolygon({}, hexagonCorners(48.0), turns, 0);
    const Vec2 out = rotate({1.0, 0.0}, towards);
    const MovingCircle after = flyOne(collisions, {out * 100.0, out * -200.0, 8.0}, 0.4);
    CHECK(collisions.contactCount() == 1);
    CHECK_THAT(after.velocity.x, WithinAbs(200.0 * out.x, 1e-9));
    CHECK_THAT(after.velocity.y, WithinAbs(200.0 * out.y, 1e-9));
    CHECK_THAT(length(after.position), WithinAbs(100.0 - 2.0 * 44.0 + 80.0, 1e-9));
}

TEST_CASE("balls that pass a corner on either side leave as mirror images", "[collision]") {
    const double aside = GENERATE(1e-9, 1e-3, 0.5, 3.0, 7.9);
    CollisionManager collisions = emptyField();
    collisions.addPolygon({}, hexagonCorners(48.0), 0.0, 0);
    const MovingCircle above = flyOne(collisions, {{100.0, -aside}, {-200.0, 0.0}, 8.0}, 0.4);
    const MovingCircle below = flyOne(collisions, {{100.0, aside}, {-200.0, 0.0}, 8.0}, 0.4);
    CHECK(above.velocity.y < 0.0);
    CHECK_THAT(above.velocity.x, WithinAbs(below.velocity.x, 1e-9));
    CHECK_THAT(above.velocity.y, WithinAbs(-below.velocity.y, 1e-9));
    CHECK_THAT(length(above.velocity), WithinAbs(200.0, 1e-9));
}

TEST_CASE("a row of bricks reflects a row of balls like one wall", "[collision]") {
    const double slant = GENERATE(-300.0, -77.0, 0.0, 123.456);
    const double fromBelow = GENERATE(1.0, -1.0);
    CollisionManager collisions = emptyField();
    for (int i = 0; i < 14; ++i)
        collisions.addBox({68.0 * i, 0.0}, {34.0, 13.5}, 0.0, 0);
    // Balls over seams, middles and everything between, each alone so that they do not collide.
    for (int i = 0; i <= 400; ++i) {
        const double x = 2.0 * i + 34.0;
        const MovingCircle after =
            flyOne(collisions, {{x - slant * 0.1, fromBelow * 61.5}, {slant, fromBelow * -400.0}, 8.0}, 0.15);
        CAPTURE(x);
        REQUIRE(collisions.contactCount() == 1);
        REQUIRE_THAT(after.velocity.x, WithinAbs(slant, 1e-5));
        REQUIRE_THAT(after.velocity.y, WithinAbs(fromBelow * 400.0, 1e-5));
        REQUIRE_THAT(after.position.y, WithinAbs(fromBelow * 41.5, 1e-6));
    }
}

TEST_CASE("a response lets a ball pass, removes the obstacle or the ball, or adds one", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex brick = collisions.addBox({}, {10.0, 10.0}, 0.0, 42);
    const auto start = [&](double x) {
        collisions.begin(1.0);
        collisions.addBall({{x, 0.0}, {x < 0.0 ? 200.0 : -200.0, 0.0}, 8.0});
        const auto contact = collisions.next();
        REQUIRE(contact);
        CHECK(contact->kind == ContactKind::Obstacle);
        CHECK(contact->tag == 42);
        return *contact;
    };
    SECTION("a ball that passes an obstacle meets it once") {
        collisions.answer(start(-100.0), ContactResponse::pass());
        CHECK_FALSE(collisions.next());
        CHECK_THAT(collisions.ball(0).position.x, WithinAbs(100.0, 1e-9));
        CHECK(collisions.ball(0).velocity == Vec2{200.0, 0.0});
        start(100.0); // It is met again in the next step.
    }
    SECTION("a removed obstacle is not hit again") {
        const Contact contact = start(-100.0);
        collisions.removeObstacle(brick);
        collisions.answer(contact, ContactResponse::bounce());
        CHECK_FALSE(collisions.next());
        CHECK_THAT(collisions.ball(0).velocity.x, WithinAbs(-200.0, 0.0));
        collisions.begin(1.0);
        collisions.addBall({{-100.0, 0.0}, {200.0, 0.0}, 8.0});
        CHECK_FALSE(collisions.next());
    }
    SECTION("a disabled obstacle is not hit until it is enabled") {
        const Contact contact = start(-100.0);
        collisions.disableObstacle(brick);
        collisions.answer(contact, ContactResponse::pass());
        CHECK_FALSE(collisions.next());
        CHECK_FALSE(collisions.obstacle(brick).alive);
        collisions.enableObstacle(brick);
        start(-100.0);
    }
    SECTION("a removed ball is gone") {
        collisions.answer(start(-100.0), ContactResponse::remove());
        CHECK_FALSE(collisions.next());
        CHECK_FALSE(collisions.alive(0));
    }
    SECTION("an added ball moves from the time of the contact") {
        const Contact contact = start(-100.0);
        collisions.answer(contact, ContactResponse::bounce());
        const auto second = collisions.addBall({contact.position - Vec2{0.0, 30.0}, {0.0, -100.0}, 8.0});
        CHECK_FALSE(collisions.next());
        REQUIRE(second);
        CHECK_THAT(collisions.ball(*second).position.y,
                   WithinAbs(-30.0 - 100.0 * (1.0 - contact.time), 1e-9));
    }
}

TEST_CASE("a ball removed in mid-step is not hit by others", "[collision]") {
    CollisionManager collisions = emptyField({{-100.0, -100.0}, {100.0, 100.0}});
    collisions.begin(1.0);
    collisions.addBall({{-80.0, 0.0}, {-200.0, 0.0}, 8.0}); // Leaves through the left border after 0.06 s.
    collisions.addBall({{0.0, 0.0}, {-80.0, 0.0}, 8.0});
    const auto contact = collisions.next();
    REQUIRE(contact);
    CHECK(contact->border == Border::Left);
    collisions.answer(*contact, ContactResponse::remove());
    CHECK_FALSE(collisions.next());
    CHECK(collisions.ball(1).velocity == Vec2{-80.0, 0.0});
}

TEST_CASE("a ball that is hit without end is frozen, keeps its velocity and is counted", "[collision]") {
    // A gap hardly wider than the ball causes far more bounces than the limit in one step.
    CollisionManager collisions = emptyField({{-8.000001, -100.0}, {8.000001, 100.0}});
    ContactLimits limits;
    limits.ofBall = GENERATE(10, 1000, 60'000);
    collisions.setLimits(limits);
    const MovingCircle after = flyOne(collisions, {{0.0, 0.0}, {500.0, 30.0}, 8.0}, 1.0);
    const StepReport report = collisions.report();
    CHECK(report.frozen == 1);
    CHECK(report.contacts == static_cast<std::uint64_t>(limits.ofBall));
    // It crosses the gap of 2e-6 px at 500 px/s.
    CHECK_THAT(report.exactUntil, WithinAbs((limits.ofBall + 0.5) * 4e-9, limits.ofBall * 4e-12));
    CHECK_THAT(std::abs(after.velocity.x), WithinAbs(500.0, 0.0));
    CHECK(after.velocity.y == 30.0);
    CHECK(std::abs(after.position.x) < 1e-5);
}

TEST_CASE("cast() predicts the contact that the step then finds", "[collision]") {
    Random random(31);
    CollisionManager collisions = emptyField({{-300.0, -300.0}, {300.0, 300.0}});
    collisions.addPolygon({50.0, -60.0}, hexagonCorners(48.0), 0.02, 1);
    collisions.addBox({-120.0, 90.0}, {34.0, 13.5}, 0.0, 2);
    const ObstacleIndex spinner = collisions.addPolygon({-150.0, -150.0}, hexagonCorners(40.0), 0.0, 3);
    collisions.drive(spinner, {}, 0.5);
    int obstaclesMet = 0;
    for (int i = 0; i < 2000; ++i) {
        const MovingCircle ball{{random.between(-20.0, 20.0), random.between(20.0, 60.0)},
                                {random.between(-500.0, 500.0), random.between(-500.0, 500.0)},
                                8.0};
        const auto seen = collisions.cast(ball, 1.0);
        CollisionManager copy = collisions;
        copy.begin(1.0);
        copy.addBall(ball);
        const auto met = copy.next();
        REQUIRE(seen.has_value() == met.has_value());
        if (!seen) continue;
        CHECK(seen->kind == met->kind);
        CHECK_THAT(seen->time, WithinAbs(met->time, 1e-8));
        CHECK(distance(seen->position, met->position) < 1e-5);
        obstaclesMet += seen->kind == ContactKind::Obstacle ? 1 : 0;
    }
    CHECK(obstaclesMet > 100);
}

TEST_CASE("a copy in mid-step continues exactly as the original", "[collision]") {
    Gas gas = makeGas(100, 0.3, 300.0, 41);
    CollisionManager original = emptyField(gas.arena);
    original.begin(1.0 / 30.0);
    for (const MovingCircle& ball : gas.balls)
        original.addBall(ball);
    for (int i = 0; i < 5; ++i)
        original.answer(*original.next(), ContactResponse::bounce());
    CollisionManager copy = original;
    original.bounceAll();
    copy.bounceAll();
    for (BallIndex i = 0; i < 100; ++i)
        CHECK(copy.ball(i).position == original.ball(i).position);
}

TEST_CASE("balls of different sizes do not overlap", "[collision]") {
    Random random(77);
    std::vector<MovingCircle> balls;
    for (int i = 0; i < 64; ++i)
        balls.push_back({{60.0 * (i % 8) + 40.0, 60.0 * (i / 8) + 40.0},
                         {random.between(-400.0, 400.0), random.between(-400.0, 400.0)},
                         random.between(2.0, 25.0)});
    CollisionManager collisions = emptyField({{0.0, 0.0}, {500.0, 500.0}});
    const double before = energy(balls);
    for (int step = 0; step < 300; ++step) {
        advance(collisions, balls, 1.0 / 60.0);
        REQUIRE(deepestOverlap(balls) < 1e-9);
    }
    CHECK_THAT(energy(balls) / before, WithinAbs(1.0, 1e-13));
}

TEST_CASE("the queue of a step lists what is predicted, in order, and marks what is stale", "[collision]") {
    CollisionManager collisions = emptyField({{0, 0}, {640, 300}});
    collisions.begin(6.0);
    collisions.addBall({{120, 150}, {120, 0}, 22});
    collisions.addBall({{480, 150}, {0, 0}, 22});
    collisions.addBall({{240, 40}, {0, 75}, 22});
    const std::vector<CollisionManager::Entry> before = collisions.queue();
    REQUIRE(before.size() == 4);
    CHECK(before[1].kind == ContactKind::Ball);
    CHECK(before[1].other == 1);
    CHECK(std::none_of(before.begin(), before.end(), [](const auto& entry) { return entry.stale; }));
    const auto contact = collisions.next();
    REQUIRE(contact);
    CHECK(contact->time == before[0].time);
    collisions.answer(*contact, ContactResponse::bounce());
    const std::vector<CollisionManager::Entry> after = collisions.queue();
    CHECK(std::count_if(after.begin(), after.end(), [](const auto& entry) { return entry.stale; }) == 3);
    CHECK(std::is_sorted(after.begin(), after.end(),
                         [](const auto& a, const auto& b) { return a.time < b.time; }));
}
