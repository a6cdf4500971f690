#include "Catch.hpp"
#include "Scenes.hpp"
#include "arkanong/collision/Intersections.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>

// The numbers on the page src/collision/README.md.

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// The largest errors, in px along the path, of the time of a touch after a million pixels.
struct FarErrors {
    double textbook = 0.0; ///< (-b - sqrt(b b - a c)) / a.
    double turned = 0.0;   ///< c / (-b + sqrt(b b - a c)).
    double products = 0.0; ///< castCircleCircle().
    double root = 0.0;     ///< The largest sqrt(b b - a c) / -b.
};

FarErrors measureFarErrors() {
    constexpr double radius = 8.0, far = 1e6;
    FarErrors worst;
    Random random(1);
    for (int i = 0; i < 20000; ++i) {
        const Rotation course = rotationFromTurns(random.unit());
        const double aside = random.between(-7.9, 7.9);
        const double ahead = std::sqrt(radius * radius - aside * aside);
        // In its own direction the ball begins at (-far, aside), and touches after far - ahead px.
        const Vec2 offset = rotate({-far, aside}, course), velocity = rotate({100.0, 0.0}, course);
        const double a = lengthSquared(velocity), b = dot(offset, velocity);
        const double c = lengthSquared(offset) - radius * radius;
        const double root = std::sqrt(std::max(0.0, b * b - a * c));
        const auto error = [&](double time) { return std::abs(time * std::sqrt(a) - (far - ahead)); };
        worst.textbook = std::max(worst.textbook, error((-b - root) / a));
        worst.turned = std::max(worst.turned, error(c / (-b + root)));
        const auto hit = castCircleCircle(offset, velocity, radius, 1e6);
        REQUIRE(hit);
        worst.products = std::max(worst.products, error(hit->time));
        worst.root = std::max(worst.root, root / -b);
    }
    return worst;
}

} // namespace

TEST_CASE("a million pixels away only the products of small numbers are exact", "[collision]") {
    const FarErrors worst = measureFarErrors();
    CAPTURE(worst.textbook, worst.turned, worst.products, worst.root);
    CHECK(worst.root < 1e-5);
    CHECK(worst.root > 5e-6);
    CHECK_THAT(worst.textbook, WithinAbs(1.4e-4, 2e-5));
    CHECK_THAT(worst.turned, WithinAbs(1.4e-4, 2e-5));
    CHECK(worst.products < 1e-9);
}

TEST_CASE("the worked intersection of the page is right", "[collision]") {
    const SegmentRelation relation = intersectSegments({{4, 7}, {16, 3}}, {{1, 1}, {17, 10}});
    const auto* const cross = std::get_if<CrossAt>(&relation);
    REQUIRE(cross != nullptr);
    CHECK_THAT(cross->onFirst, WithinAbs(69.0 / 172.0, 1e-15));
    CHECK_THAT(cross->point.x, WithinAbs(8.8140, 5e-5));
    CHECK_THAT(cross->point.y, WithinAbs(5.3953, 5e-5));
}

TEST_CASE("in a concave corner a ball turns at both sides at the same time", "[collision]") {
    CollisionManager collisions;
    collisions.setArena({{-100.0, -100.0}, {100.0, 100.0}});
    // A notch with a right angle at the origin, open to the top.
    collisions.addPolygon({}, {{0, 0}, {60, -60}, {60, 60}, {-60, 60}, {-60, -60}}, 0.0, 0);
    collisions.begin(1.0);
    collisions.addBall({{0.0, -50.0}, {0.0, 50.0}, 5.0});
    const double touch = (50.0 - 5.0 * std::sqrt(2.0)) / 50.0;
    for (int contact = 0; contact < 2; ++contact) {
        const auto found = collisions.next();
        REQUIRE(found);
        CHECK_THAT(found->time, WithinAbs(touch, 1e-12));
        collisions.answer(*found, ContactResponse::bounce());
    }
    CHECK_FALSE(collisions.next());
    CHECK_THAT(collisions.ball(0).velocity.y, WithinAbs(-50.0, 1e-12));
}

TEST_CASE("four short steps equal a long one up to rounding", "[collision]") {
    const Gas gas = makeGas(60, 0.1, 200.0, 5);
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    std::vector<MovingCircle> once = gas.balls, often = gas.balls;
    for (int step = 0; step < 10; ++step) {
        advance(collisions, once, 1.0 / 60.0);
        for (int part = 0; part < 4; ++part)
            advance(collisions, often, 1.0 / 240.0);
    }
    for (std::size_t i = 0; i < once.size(); ++i)
        CHECK(distance(once[i].position, often[i].position) < 1e-6);
}

TEST_CASE("the limits of a jammed step are those of the page", "[collision]") {
    CHECK(CollisionManager::contactLimit == 1000);
    CHECK(CollisionManager::jammedStep == 4000);
    CHECK(CollisionManager::jammedShare == 6);
    CHECK(CollisionManager::jammedLimit == 4);
}
