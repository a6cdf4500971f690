#include "Trials.hpp"
#include "collision/FlyOne.hpp"
#include "collision/Symmetry.hpp"

// No tunnelling at any speed. Each random path has a reference that is independent of the engine: relative to
// the target, a ball that hits nothing moves along a segment, and the distance between that segment and the
// target's outline says whether there had to be a contact.

using namespace arkanong::test;

namespace {

constexpr int flights = trials(100000);
constexpr double ballRadius = 8.0;
constexpr double frame = 1.0 / 60.0;
constexpr double doubtful = 1e-6; ///< Nearer than this to a graze, px, either result is right.
const Box farBorders{{-1e5, -1e5}, {1e5, 1e5}};

bool cross(const Segment& a, const Segment& b) {
    const auto side = [](const Segment& s, Vec2 p) { return cross(s.b - s.a, p - s.a) > 0.0; };
    return side(a, b.a) != side(a, b.b) && side(b, a.a) != side(b, a.b);
}

double distanceBetween(const Segment& a, const Segment& b) {
    if (cross(a, b)) return 0.0;
    return std::min({distanceTo(a, b.a), distanceTo(a, b.b), distanceTo(b, a.a), distanceTo(b, a.b)});
}

/// A convex outline about its centre, rounded outwards.
struct Target {
    std::vector<Vec2> corners;
    double rounding = 0.0;

    double distanceFrom(const Segment& path) const {
        double nearest = 1e300;
        for (std::size_t i = 0; i < corners.size(); ++i)
            nearest =
                std::min(nearest, distanceBetween(path, {corners[i], corners[(i + 1) % corners.size()]}));
        return nearest - rounding;
    }
    bool holds(Vec2 p) const {
        std::size_t leftOf = 0;
        for (std::size_t i = 0; i < corners.size(); ++i)
            if (arkanong::cross(corners[(i + 1) % corners.size()] - corners[i], p - corners[i]) > 0.0)
                ++leftOf;
        return corners.size() > 2 && (leftOf == 0 || leftOf == corners.size());
    }
    bool freeOf(Vec2 ball) const {
        return !holds(ball) && distanceFrom({ball, ball}) > ballRadius - doubtful;
    }
};

Vec2 randomDirection(Random& random) { return rotate({1.0, 0.0}, rotationFromTurns(random.unit())); }

/// A third of them rest; the others move at up to 1e6 px/s, slow ones as often as fast ones.
Vec2 randomVelocity(Random& random) {
    if (random.below(3) == 0) return {};
    const double slowness = random.unit();
    return randomDirection(random) * (1e6 * slowness * slowness);
}

struct Flight {
    Vec2 start; ///< Of the ball, relative to the target.
    Vec2 velocity;
    Vec2 targetVelocity;
    Segment path() const { return {start, start + (velocity - targetVelocity) * frame}; }
};

/// Passes `aim` within 1.2 radii (so that some miss) during a frame.
Flight randomFlight(Random& random, Vec2 aim, double radius) {
    Flight flight;
    while (flight.velocity == flight.targetVelocity) {
        flight.velocity = randomVelocity(random);
        flight.targetVelocity = randomVelocity(random);
    }
    const Vec2 relative = flight.velocity - flight.targetVelocity;
    const double aside = random.between(-1.2, 1.2) * radius;
    const double when = random.between(0.0, frame);
    flight.start = aim + normalized(perpendicular(relative)) * aside - relative * when;
    return flight;
}

/// Counts of hits and misses in a test, which must have both.
struct Tally {
    int hits = 0;
    int misses = 0;
};

/// Adds the target to the engine and returns its index.
using AddTarget = ObstacleIndex (*)(CollisionManager&, const Target&);

ObstacleIndex addAsPolygon(CollisionManager& collisions, const Target& target) {
    return collisions.addPolygon({}, target.corners, 0.0, 0);
}

/// `corners` of a box in order, `rounding` outside them.
ObstacleIndex addAsBox(CollisionManager& collisions, const Target& target) {
    const Vec2 round{target.rounding, target.rounding};
    return collisions.addBox({}, target.corners[2] + round, target.rounding, 0);
}

/// Moves the ball past or against the target; false if it would start inside.
bool fly(CollisionManager& collisions, const Target& target, AddTarget add, const Flight& flight,
         Tally& tally) {
    if (!target.freeOf(flight.start)) return false;
    collisions.clearObstacles();
    const ObstacleIndex obstacle = add(collisions, target);
    collisions.drive(obstacle, flight.targetVelocity, 0.0);
    std::vector<MovingCircle> balls{{flight.start, flight.velocity, ballRadius}};
    advance(collisions, balls, frame);

    const double nearest = target.distanceFrom(flight.path());
    CAPTURE(flight.start, flight.velocity, flight.targetVelocity, target.corners, nearest);
    REQUIRE(target.freeOf(balls[0].position - collisions.obstacle(obstacle).centre));
    if (nearest < ballRadius - doubtful) {
        REQUIRE(collisions.contactCount() == 1);
        ++tally.hits;
    } else if (nearest > ballRadius + doubtful) {
        REQUIRE(collisions.contactCount() == 0);
        ++tally.misses;
    }
    return true;
}

template <typename MakeTarget>
void flyManyTimes(std::uint64_t seed, AddTarget add, MakeTarget&& makeTarget) {
    Random random(seed);
    CollisionManager collisions = emptyField(farBorders);
    Tally tally;
    for (int i = 0; i < flights;) {
        Target target;
        const Vec2 aim = makeTarget(random, target);
        const Flight flight = randomFlight(random, aim, ballRadius + target.rounding);
        if (fly(collisions, target, add, flight, tally)) ++i;
    }
    CHECK(tally.hits > flights / 2);
    CHECK(tally.misses > flights / 500);
    CHECK(tally.hits + tally.misses > flights - 10);
}

} // namespace

TEST_CASE("no ball misses another", "[collision]") {
    Random random(1);
    CollisionManager collisions = emptyField(farBorders);
    Tally tally;
    for (int i = 0; i < flights;) {
        const Flight flight = randomFlight(random, {}, 2.0 * ballRadius);
        if (length(flight.start) < 2.0 * ballRadius) continue;
        ++i;
        std::vector<MovingCircle> balls{{flight.start, flight.velocity, ballRadius},
                                        {{}, flight.targetVelocity, ballRadius}};
        advance(collisions, balls, frame);
        const double nearest = distanceTo(flight.path(), {});
        CAPTURE(flight.start, flight.velocity, flight.targetVelocity, nearest);
        REQUIRE(distance(balls[0].position, balls[1].position) > 2.0 * ballRadius - doubtful);
        if (nearest < 2.0 * ballRadius - doubtful) {
            REQUIRE(collisions.contactCount() == 1);
            ++tally.hits;
        } else if (nearest > 2.0 * ballRadius + doubtful) {
            REQUIRE(collisions.contactCount() == 0);
            ++tally.misses;
        }
    }
    CHECK(tally.hits > flights / 2);
    CHECK(tally.misses > flights / 50);
}

TEST_CASE("no ball misses a segment, and no segment a ball", "[collision]") {
    flyManyTimes(2, addAsPolygon, [](Random& random, Target& segment) {
        const Vec2 end = randomDirection(random) * random.between(0.5, 300.0);
        segment.corners = {-end, end};
        return end * random.between(-1.0, 1.0);
    });
}

TEST_CASE("no ball misses the tip of a thin wedge, and no tip a ball", "[collision]") {
    flyManyTimes(3, addAsPolygon, [](Random& random, Target& wedge) {
        const Vec2 back = randomDirection(random) * random.between(20.0, 300.0);
        const Vec2 aside = perpendicular(back) * random.between(0.01, 0.3);
        wedge.corners = {{}, back + aside, back - aside};
        return Vec2{};
    });
}

TEST_CASE("no ball misses a paddle, and no paddle a ball", "[collision]") {
    flyManyTimes(4, addAsBox, [](Random& random, Target& paddle) {
        paddle.rounding = random.below(2) == 0 ? 0.0 : random.between(0.0, 14.0);
        const double halfHeight = random.below(2) == 0 ? 0.0 : random.between(0.0, 14.0);
        const Vec2 half{random.between(0.0, 60.0), halfHeight};
        paddle.corners = {-half, {half.x, -half.y}, half, {-half.x, half.y}};
        const Vec2 part{random.between(-1.0, 1.0), random.between(-1.0, 1.0)};
        return Vec2{part.x * half.x, part.y * half.y};
    });
}

TEST_CASE("balls in a channel as narrow as they are keep their order", "[collision]") {
    // 64 at a time, so that neighbours are found through the grid: 1,600 times 63 pairs of neighbours.
    Random random(5);
    for (int run = 0; run < trials(1600); ++run) {
        // Either exactly head-on for a long frame, or slightly off for a short one, in which they bounce
        // between the walls many times for each ball that they hit.
        const bool headOn = run % 2 == 0;
        const double pitch = headOn ? 1000.0 : 40.0;
        CollisionManager collisions = emptyField({{0.0, -9.0}, {64.0 * pitch, 9.0}});
        std::vector<MovingCircle> balls;
        for (int n = 0; n < 64; ++n) {
            const double play = pitch / 2.0 - ballRadius;
            const double x = (n + 0.5) * pitch + random.between(-play, play);
            const double y = headOn ? 0.0 : random.between(-1.0, 1.0);
            balls.push_back({{x, y}, {random.between(-1e6, 1e6), 0.0}, ballRadius});
        }
        advance(collisions, balls, headOn ? 1.0 / 240.0 : 1e-4);
        CAPTURE(run);
        for (std::size_t n = 0; n + 1 < balls.size(); ++n)
            REQUIRE(balls[n].position.x < balls[n + 1].position.x);
    }
}

TEST_CASE("a wall that sweeps a channel never passes the balls in it", "[collision]") {
    Random random(6);
    for (int i = 0; i < flights; ++i) {
        const double speed = std::sqrt(random.unit()) * (i % 4 == 0 ? 0.0 : 1e6);
        const double wallSpeed = i % 2 == 0 ? 0.0 : random.between(-1e6, 0.0);
        const double slant = random.between(-0.3, 0.3);
        const double x = random.between(-900.0, -30.0);
        const double y = random.between(-80.0, 80.0);
        CollisionManager collisions = emptyField({{-5e4, -100.0}, {5e4, 100.0}});
        const ObstacleIndex wall = i % 3 == 0
                                       ? collisions.addBox({}, {14.0, 150.0}, 14.0, 0)
                                       : collisions.addPolygon({}, {{0.0, -150.0}, {0.0, 150.0}}, 0.0, 0);
        collisions.drive(wall, {wallSpeed, 0.0}, 0.0);
        std::vector<MovingCircle> balls{{{x, y}, Vec2{1.0, slant} * speed, ballRadius}};
        advance(collisions, balls, frame);
        CAPTURE(i, speed, wallSpeed, slant);
        REQUIRE(balls[0].position.x < collisions.obstacle(wall).centre.x);
        REQUIRE(std::abs(balls[0].position.y) <= 92.0 + 1e-9);
    }
}

TEST_CASE("a ball in a closed room with moving walls never gets out", "[collision]") {
    Random random(7);
    const int sides = GENERATE(3, 4, 6, 9);
    std::uint64_t touches = 0;
    for (int run = 0; run < 200; ++run) {
        Target room;
        for (int i = 0; i < sides; ++i)
            room.corners.push_back(rotate({60.0, 0.0}, rotationFromTurns(static_cast<double>(i) / sides)));
        CollisionManager collisions = emptyField(farBorders);
        const ObstacleIndex walls = collisions.addPolygon({}, room.corners, 0.0, 0);
        collisions.drive(walls, randomVelocity(random), 0.0);
        std::vector<MovingCircle> balls{{{}, randomVelocity(random), ballRadius}};
        advance(collisions, balls, 1.0 / 240.0);
        touches += collisions.contactCount();
        const Vec2 at = balls[0].position - collisions.obstacle(walls).centre;
        CAPTURE(run, at);
        REQUIRE(room.holds(at));
        REQUIRE(room.distanceFrom({at, at}) > ballRadius - doubtful);
    }
    CHECK(touches > 2000);
}
