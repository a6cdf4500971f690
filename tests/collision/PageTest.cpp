#include "Catch.hpp"
#include "Folders.hpp"
#include "Scenes.hpp"
#include "arkanong/collision/casts/Intersections.hpp"
#include "arkanong/collision/casts/SpinningCast.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <sstream>

// The numbers on the pages src/collision/README.md and many_balls.md.

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

/// Where a walk as in section 5 ends, and after how many steps. The blade is a horizontal side through its pivot, and
/// longer than the ball's way.
struct Walk {
    double time = 0.0;
    int steps = 0;
};

Walk walkTo(const SpinningSegment& blade, const Circle& ball, Vec2 velocity, double horizon) {
    const double omega = 2.0 * pi * blade.turnsPerSecond;
    const Vec2 start = ball.centre - blade.pivot;
    const double farthest = length(start) + length(velocity) * horizon;
    const double acceleration = 2.0 * std::abs(omega) * length(velocity) + omega * omega * farthest;
    Walk walk;
    for (; walk.time <= horizon; ++walk.steps) {
        const Rotation turned = rotationFromTurns(blade.turnsPerSecond * walk.time);
        const Vec2 centre = rotateBack(start + velocity * walk.time, turned);
        const Vec2 seen = rotateBack(velocity, turned) - omega * perpendicular(centre);
        const double side = centre.y < 0.0 ? -1.0 : 1.0;
        const double gap = std::abs(centre.y) - ball.radius, rate = seen.y * side;
        if (gap <= 1e-9 && rate < 0.0) break;
        walk.time += (rate + std::sqrt(rate * rate + 2.0 * acceleration * gap)) / acceleration;
    }
    return walk;
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
    const ContactLimits limits;
    CHECK(limits.ofBall == 20'000);
    CHECK(limits.ofCrowd == 4000);
    CHECK(limits.perBall == 6);
    CHECK(limits.ofJammedBall == 4);
    CHECK(limits.progress == 1e-9);
}

TEST_CASE("at most four steps of the walk reach a spinning side, as near as a billionth of a pixel, and "
          "mostly three",
          "[collision]") {
    constexpr double horizon = 1.0 / 120.0;
    std::vector<int> steps;
    Random random(3);
    while (steps.size() < 1000) {
        const SpinningSegment blade{{{-60.0, 0.0}, {60.0, 0.0}}, {}, random.between(-1.0, 1.0)};
        const Circle ball{{random.between(-40.0, 40.0), -8.0 - random.between(0.5, 3.0)}, 8.0};
        const Vec2 velocity = rotate({0.0, 420.0}, rotationFromDegrees(random.between(-60.0, 60.0)));
        const auto hit = castCircleSpinning(ball, velocity, blade, horizon);
        const Walk walk = walkTo(blade, ball, velocity, horizon);
        REQUIRE((walk.time <= horizon) == hit.has_value());
        if (!hit) continue;
        REQUIRE_THAT(walk.time, WithinAbs(hit->time, 1e-11));
        steps.push_back(walk.steps);
    }
    std::sort(steps.begin(), steps.end());
    CAPTURE(steps[0], steps[500], steps[999]);
    CHECK(steps[500] == 3);
    CHECK(steps[999] <= 4);
}

TEST_CASE("the sizes and tolerances of the page are those of the engine", "[collision]") {
    CHECK(sizeof(QuantisedBox) == 8);
    CHECK(slack == 1e-6);
}

TEST_CASE("the page's program in Python and the engine find the same contacts at the same times",
          "[collision]") {
    // A test of its own compares this file with what src/collision/bounce.py prints.
    std::ifstream expected(testDataPath("bounce.txt"));
    REQUIRE(expected);
    CollisionManager collisions;
    collisions.setArena({{0.0, 0.0}, {400.0, 300.0}});
    collisions.addPolygon({}, {{120.0, 200.0}, {260.0, 60.0}}, 0.0, 0);
    collisions.begin(4.0);
    collisions.addBalls({{{60.0, 80.0}, {150.0, 90.0}, 10.0},
                         {{130.0, 100.0}, {-90.0, -20.0}, 14.0},
                         {{50.0, 220.0}, {40.0, -130.0}, 8.0}});
    std::string line;
    int contacts = 0;
    while (const auto contact = collisions.next()) {
        collisions.answer(*contact, ContactResponse::bounce());
        std::ostringstream found;
        found << std::fixed << std::setprecision(9) << contact->time << " ball " << contact->ball;
        if (contact->kind == ContactKind::Ball)
            found << " and ball " << contact->otherBall;
        else // The walls are the segments 0 to 3, in the order of Border.
            found << " and segment "
                  << (contact->kind == ContactKind::Border ? static_cast<int>(contact->border) : 4);
        REQUIRE(std::getline(expected, line));
        CHECK(line == found.str());
        ++contacts;
    }
    CHECK(contacts > 10);
    for (BallIndex ball = 0; ball < 3; ++ball) {
        Vec2 at;
        REQUIRE(expected >> at.x >> at.y);
        CHECK(distance(collisions.ball(ball).position, at) < 1e-6);
    }
}
