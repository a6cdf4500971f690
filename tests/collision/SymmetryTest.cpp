#include "Symmetry.hpp"

#include "Scenes.hpp"

// The laws of collision are symmetric in space and do not depend on the length of a step; neither may an
// engine's tie-breaks, grid or steps break that.

using namespace arkanong::test;

namespace {

/// A crowd around a spinning and a resting hexagon, a brick and a moving paddle.
struct Crowd {
    CollisionManager collisions;
    std::vector<MovingCircle> balls;
};

void addBox(CollisionManager& collisions, const Symmetry& seen, Vec2 centre, Vec2 half, Vec2 velocity) {
    const Vec2 turned = seen.quarters % 2 == 0 ? half : Vec2{half.y, half.x};
    const ObstacleIndex box = collisions.addBox(seen.point(centre), turned, 2.0, 0);
    collisions.drive(box, seen.direction(velocity), 0.0);
}

void addHexagon(CollisionManager& collisions, const Symmetry& seen, Vec2 centre, double spin) {
    std::vector<Vec2> corners = hexagonCorners(15.0);
    for (Vec2& corner : corners)
        corner = seen.direction(corner);
    const ObstacleIndex hexagon = collisions.addPolygon(seen.point(centre), corners, 0.0, 0);
    collisions.drive(hexagon, {}, seen.mirrored ? -spin : spin);
}

Crowd makeCrowd(const Symmetry& seen) {
    Gas gas = makeGas(150, 0.2, 200.0, 11);
    const Vec2 middle = gas.arena.high / 2.0;
    const double reach = middle.x;
    Crowd crowd;
    crowd.collisions.setArena(seen.of(Box{{-reach, -reach}, {reach, reach}}));
    addHexagon(crowd.collisions, seen, {40.0, 10.0}, 0.5);
    addHexagon(crowd.collisions, seen, {-50.0, -40.0}, 0.0);
    addBox(crowd.collisions, seen, {0.0, 60.0}, {30.0, 6.0}, {-80.0, 0.0});
    addBox(crowd.collisions, seen, {20.0, -60.0}, {12.0, 8.0}, {});
    for (const MovingCircle& ball : gas.balls) {
        const Vec2 at = ball.position - middle;
        const bool inTheWay = distance(at, {40.0, 10.0}) < 20.0 || distance(at, {-50.0, -40.0}) < 20.0 ||
                              overlap(boxAround(at, {5.0, 5.0}), boxAround({0.0, 60.0}, {30.0, 6.0})) ||
                              overlap(boxAround(at, {5.0, 5.0}), boxAround({20.0, -60.0}, {12.0, 8.0}));
        if (!inTheWay) crowd.balls.push_back({seen.point(at), seen.direction(ball.velocity), ball.radius});
    }
    return crowd;
}

std::uint64_t run(Crowd& crowd, int steps, double duration) {
    std::uint64_t contacts = 0;
    for (int step = 0; step < steps; ++step) {
        advance(crowd.collisions, crowd.balls, duration / steps);
        contacts += crowd.collisions.contactCount();
    }
    return contacts;
}

double farthestApart(const std::vector<MovingCircle>& a, const std::vector<MovingCircle>& b) {
    double farthest = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        farthest = std::max(farthest, distance(a[i].position, b[i].position));
    return farthest;
}

} // namespace

TEST_CASE("a mirrored or rotated crowd gives the mirrored or rotated result", "[collision]") {
    const bool mirrored = GENERATE(false, true);
    const int quarters = GENERATE(0, 1, 2, 3);
    const Symmetry seen{mirrored, quarters, {}};
    CAPTURE(mirrored, quarters);
    Crowd plain = makeCrowd({});
    Crowd image = makeCrowd(seen);
    REQUIRE(plain.balls.size() > 100);
    const std::uint64_t contacts = run(plain, 20, 1.0 / 3.0);
    CHECK(contacts > 300);
    CHECK(run(image, 20, 1.0 / 3.0) == contacts);
    for (MovingCircle& ball : plain.balls)
        ball.position = seen.point(ball.position);
    CHECK(farthestApart(plain.balls, image.balls) < 1e-6);
}

TEST_CASE("the length of a step does not affect the result", "[collision]") {
    const int steps = GENERATE(1, 2, 12, 48, 1000);
    CAPTURE(steps);
    Crowd reference = makeCrowd({});
    Crowd other = makeCrowd({});
    // Not for longer: rounding errors grow about tenfold with each hit of a ball.
    const std::uint64_t contacts = run(reference, 15, 0.15);
    CHECK(contacts > 150);
    CHECK(run(other, steps, 0.15) == contacts);
    CHECK(farthestApart(reference.balls, other.balls) < 1e-6);
}

TEST_CASE("a free cluster keeps its momentum, and its centre moves straight", "[collision]") {
    const double packing = GENERATE(0.2, 0.4, 0.6);
    Gas gas = makeGas(200, packing, 300.0, 3);
    CollisionManager collisions;
    collisions.setArena({{-1e5, -1e5}, {1e5, 1e5}});
    const auto centre = [&] {
        Vec2 sum;
        for (const MovingCircle& ball : gas.balls)
            sum += ball.position;
        return sum / static_cast<double>(gas.balls.size());
    };
    // Smooth discs push along the line between their centres, so angular momentum is conserved too.
    const auto angularMomentum = [&] {
        double sum = 0.0;
        for (const MovingCircle& ball : gas.balls)
            sum += cross(ball.position, ball.velocity);
        return sum;
    };
    const Vec2 before = momentum(gas.balls), from = centre();
    const double angularBefore = angularMomentum();
    std::uint64_t contacts = 0;
    for (int step = 0; step < 60; ++step) {
        advance(collisions, gas.balls, 1.0 / 60.0);
        contacts += collisions.contactCount();
    }
    CHECK(contacts > 100);
    CHECK(closeTo(momentum(gas.balls), before, 1e-9));
    CHECK(closeTo(centre(), from + before / static_cast<double>(gas.balls.size()), 1e-9));
    CHECK_THAT(angularMomentum() / angularBefore, WithinAbs(1.0, 1e-10));
}
