#include "Catch.hpp"
#include "Scenes.hpp"
#include "collision/Workers.hpp"

#include <array>

// A step that is cut into stripes has the same bits as one that is not.

using namespace arkanong::test;

namespace {

constexpr double stepSeconds = 1.0 / 60.0;

/// Advances a scene and returns the hash after each step.
template <typename Prepare>
std::vector<std::uint64_t> hashes(std::size_t jobs, int steps, std::vector<MovingCircle> balls,
                                  Prepare&& prepare, CollisionManager::StripeCounts* counts = nullptr) {
    CollisionManager collisions;
    prepare(collisions);
    std::vector<std::uint64_t> found;
    for (int i = 0; i < steps; ++i) {
        advance(collisions, balls, stepSeconds, inTurn(jobs));
        found.push_back(hashOf(balls));
    }
    if (counts != nullptr) *counts = collisions.stripeCounts();
    return found;
}

/// Requires the same hashes from 1, 2, 3, 4, 8 and 60 jobs (more stripes than the field is high enough for), and that
/// stripes took part in every interval unless `repeats`.
template <typename Prepare>
void requireSameBits(int steps, const std::vector<MovingCircle>& balls, Prepare&& prepare,
                     bool repeats = false) {
    const auto expected = hashes(1, steps, balls, prepare);
    for (const std::size_t jobs : {2U, 3U, 4U, 8U, 60U}) {
        CAPTURE(jobs);
        CollisionManager::StripeCounts counts;
        REQUIRE(hashes(jobs, steps, balls, prepare, &counts) == expected);
        if (repeats) {
            CHECK(counts.intervals > 0);
        } else {
            CHECK(counts.intervals >= static_cast<std::uint64_t>(steps));
            CHECK(counts.repeated == 0);
        }
    }
}

Gas makeTallGas(std::size_t count, double packing) { return makeGas(count, packing, 200.0, 3); }

} // namespace

TEST_CASE("a gas has the same bits in any number of stripes", "[collision]") {
    const Gas gas = makeTallGas(6000, 0.2);
    requireSameBits(20, gas.balls, [&](CollisionManager& collisions) { collisions.setArena(gas.arena); });
}

TEST_CASE("a dense packing has the same bits in any number of stripes", "[collision]") {
    const Gas gas = makeTallGas(6000, 0.7);
    requireSameBits(
        6, gas.balls, [&](CollisionManager& collisions) { collisions.setArena(gas.arena); }, true);
}

TEST_CASE("balls of different radii have the same bits in any number of stripes", "[collision]") {
    Gas gas = makeTallGas(6000, 0.2);
    for (std::size_t i = 0; i < gas.balls.size(); ++i)
        gas.balls[i].radius = 1.0 + static_cast<double>(i % 4);
    requireSameBits(10, gas.balls, [&](CollisionManager& collisions) { collisions.setArena(gas.arena); });
}

TEST_CASE("a ball that crosses all stripes in a step has the same bits, though done as one", "[collision]") {
    Gas gas = makeTallGas(6000, 0.2);
    gas.balls[3000].velocity = {90000.0, 120000.0};
    requireSameBits(
        3, gas.balls, [&](CollisionManager& collisions) { collisions.setArena(gas.arena); }, true);
    CollisionManager::StripeCounts counts;
    hashes(
        2, 1, gas.balls, [&](CollisionManager& collisions) { collisions.setArena(gas.arena); }, &counts);
    CHECK(counts.repeated > 0);
}

TEST_CASE("a crowd of which many are fast has the same bits in steps of several intervals", "[collision]") {
    Gas gas = makeTallGas(6000, 0.05);
    for (std::size_t i = 0; i < gas.balls.size(); i += 3)
        gas.balls[i].velocity *= 8.0;
    CollisionManager::StripeCounts counts;
    requireSameBits(
        4, gas.balls, [&](CollisionManager& collisions) { collisions.setArena(gas.arena); }, true);
    hashes(
        2, 4, gas.balls, [&](CollisionManager& collisions) { collisions.setArena(gas.arena); }, &counts);
    CHECK(counts.intervals > 8);
    CHECK(counts.repeated < counts.intervals / 2);
}

TEST_CASE("moving and spinning obstacles have the same bits in any number of stripes", "[collision]") {
    const Gas gas = makeTallGas(5000, 0.15);
    requireSameBits(
        8, gas.balls,
        [&](CollisionManager& collisions) {
            collisions.setArena(gas.arena);
            const Vec2 size = gas.arena.high - gas.arena.low;
            for (int i = 1; i < 10; ++i) {
                const Vec2 at{size.x * 0.1 * i, size.y * (0.05 + 0.1 * (i % 10))};
                const ObstacleIndex hexagon = collisions.addPolygon(at, hexagonCorners(20.0), 0.1 * i, 0);
                collisions.drive(hexagon, {i % 2 == 0 ? 60.0 : 0.0, 25.0}, 0.3 * i - 1.0);
                collisions.addBox({at.x, size.y - at.y}, {16.0, 9.0}, 3.0, 0);
            }
        },
        true);
}

TEST_CASE("a cradle across the borders of stripes passes on its impulse within a step", "[collision]") {
    // Columns of balls that touch, hit from above: the impulse reaches the last ball at once, through all stripes.
    std::vector<MovingCircle> balls;
    constexpr int columns = 20, rows = 150;
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows; ++row)
            balls.push_back({{40.0 + 80.0 * column, 100.0 + 8.0 * row}, {0.0, row == 0 ? 500.0 : 0.0}, 4.0});
    const Box arena{{0.0, 0.0}, {1640.0, 1640.0}};
    CollisionManager::StripeCounts counts;
    const auto prepare = [&](CollisionManager& collisions) { collisions.setArena(arena); };
    requireSameBits(3, balls, prepare, true);
    hashes(2, 1, balls, prepare, &counts);
    CHECK(counts.repeated == 1); // The last ball moves in a stripe that could not know of the first one.
}

TEST_CASE("a jammed crowd has the same bits and frozen balls in any number of jobs", "[collision]") {
    Gas gas = makeTallGas(3000, 0.2);
    for (MovingCircle& ball : gas.balls)
        ball.position = {ball.position.x, ball.position.y * 0.02 + 10.0}; // Much too close together.
    // Of all contacts of the step; of those without progress, so few that the step is jammed in some of its parts.
    const auto limits = GENERATE(ContactLimits{1000, 4000, 6, 4, 1.0}, ContactLimits{1000, 150, 0, 4, 1e-3});
    const auto parked = [&](std::size_t jobs) {
        CollisionManager collisions;
        collisions.setArena(gas.arena);
        collisions.setLimits(limits);
        std::vector<MovingCircle> balls = gas.balls;
        advance(collisions, balls, stepSeconds, inTurn(jobs));
        return std::pair{collisions.parkedBalls(), hashOf(balls)};
    };
    const auto expected = parked(1);
    CHECK(expected.first > 0);
    CHECK(parked(2) == expected);
    CHECK(parked(4) == expected);
}

TEST_CASE("a crowd that is jammed only as a whole has the same bits in any number of jobs", "[collision]") {
    // Balls at rest, and in the middle of sixty rows one that goes to and fro between two boxes, 500 times in the step.
    constexpr int columns = 60, rows = 67;
    std::vector<MovingCircle> balls;
    for (int row = 1; row <= rows; ++row)
        for (int column = 1; column <= columns; ++column) {
            const bool caught = column == columns / 2 && row <= 60;
            balls.push_back({{20.0 * column, 20.0 * row}, {caught ? 300.0 : 0.0, 0.0}, 4.0});
        }
    const auto stepped = [&](std::size_t jobs) {
        CollisionManager collisions;
        collisions.setArena({{0.0, 0.0}, {20.0 * (columns + 1), 20.0 * (rows + 1)}});
        ContactLimits limits;
        limits.progress = 1.0;
        collisions.setLimits(limits);
        for (const MovingCircle& ball : balls)
            for (const double side : {-1.0, 1.0})
                if (ball.velocity.x > 0.0)
                    collisions.addBox(ball.position + Vec2{side * 6.005, 0.0}, {2.0, 3.0}, 0.0, 0);
        std::vector<MovingCircle> moved = balls;
        advance(collisions, moved, stepSeconds, inTurn(jobs));
        CHECK(collisions.parkedBalls() == 60);
        CHECK(collisions.stripeCounts().repeated == (jobs > 1 ? 1U : 0U));
        return hashOf(moved);
    };
    CHECK(stepped(8) == stepped(1));
}

TEST_CASE("contacts are counted once, whichever stripes have seen them", "[collision]") {
    const Gas gas = makeTallGas(6000, 0.2);
    std::array<std::uint64_t, 2> counts{};
    for (const std::size_t jobs : {1U, 4U}) {
        CollisionManager collisions;
        collisions.setArena(gas.arena);
        std::vector<MovingCircle> balls = gas.balls;
        for (int i = 0; i < 10; ++i) {
            advance(collisions, balls, stepSeconds, inTurn(jobs));
            counts.at(jobs == 1 ? 0 : 1) += collisions.contactCount();
        }
    }
    CHECK(counts[0] > 5000);
    CHECK(counts[1] == counts[0]);
}

TEST_CASE("a very large crowd is cut into stripes even for one job, with the same bits", "[collision]") {
    const Gas gas = makeTallGas(90000, 0.2);
    CollisionManager one, other;
    one.setArena(gas.arena);
    other.setArena(gas.arena);
    std::vector<MovingCircle> balls = gas.balls;
    advance(one, balls, stepSeconds);
    CHECK(one.stripeCounts().intervals > 0);
    CHECK(one.stripeCounts().repeated == 0);
    other.begin(stepSeconds);
    other.addBalls(gas.balls);
    while (const auto contact = other.next())
        other.answer(*contact, ContactResponse::bounce());
    CHECK(other.stripeCounts().intervals == 0);
    CHECK(other.contactCount() == one.contactCount());
    std::vector<MovingCircle> expected;
    for (BallIndex ball = 0; ball < gas.balls.size(); ++ball)
        expected.push_back(other.ball(ball));
    CHECK(hashOf(balls) == hashOf(expected));
}

TEST_CASE("threads give the same bits as one after the other", "[collision][threads]") {
    const Gas gas = makeTallGas(6000, 0.2);
    for (const std::size_t count : {2U, 4U}) {
        Workers workers(count);
        CollisionManager one, many;
        one.setArena(gas.arena);
        many.setArena(gas.arena);
        std::vector<MovingCircle> expected = gas.balls, balls = gas.balls;
        for (int i = 0; i < 10; ++i) {
            advance(one, expected, stepSeconds);
            advance(many, balls, stepSeconds, workers.jobs());
            REQUIRE(hashOf(balls) == hashOf(expected));
        }
        CHECK(many.stripeCounts().intervals == 10);
    }
}

TEST_CASE("advancing a crowd equals adding, bouncing and reading, even if balls come and go", "[collision]") {
    const std::size_t count = GENERATE(2500U, 21000U); // Of 20,000 and more the manager keeps the order.
    const Gas gas = makeTallGas(count, 0.2);
    CollisionManager one, other;
    one.setArena(gas.arena);
    other.setArena(gas.arena);
    std::vector<MovingCircle> expected = gas.balls, balls = gas.balls;
    for (int i = 0; i < 12; ++i) {
        if (i == 4) expected.resize(count - 300), balls.resize(count - 300);
        if (i == 6) expected.push_back(gas.balls.back()), balls.push_back(gas.balls.back());
        if (i == 8) expected[7].radius = balls[7].radius = 2.0;
        if (i == 10) expected[7].radius = balls[7].radius = 4.0;
        one.begin(stepSeconds);
        one.addBalls(expected);
        one.bounceAll();
        for (std::size_t ball = 0; ball < expected.size(); ++ball)
            expected[ball] = one.ball(static_cast<BallIndex>(ball));
        advance(other, balls, stepSeconds);
        REQUIRE(hashOf(balls) == hashOf(expected));
        CHECK(other.contactCount() == one.contactCount());
    }
}

TEST_CASE("a new manager and one that knows the order of the step before give the same bits", "[collision]") {
    Gas gas = makeTallGas(1500, 0.1);
    for (std::size_t i = 0; i < gas.balls.size(); i += 4)
        gas.balls[i].velocity *= 10.0; // Several intervals a step.
    CollisionManager used;
    used.setArena(gas.arena);
    for (int i = 0; i < 5; ++i) {
        std::vector<MovingCircle> balls = gas.balls;
        CollisionManager fresh;
        fresh.setArena(gas.arena);
        advance(fresh, balls, stepSeconds);
        advance(used, gas.balls, stepSeconds);
        REQUIRE(hashOf(gas.balls) == hashOf(balls));
    }
}

TEST_CASE("a large crowd of different radii that is kept has the bits of one given anew", "[collision]") {
    Gas gas = makeTallGas(21000, 0.05);
    for (std::size_t i = 0; i < gas.balls.size(); ++i) {
        gas.balls[i].radius = 1.0 + static_cast<double>(i % 4);
        if (i % 3 == 0) gas.balls[i].velocity *= 8.0; // Several intervals a step.
    }
    CollisionManager keeping;
    keeping.setArena(gas.arena);
    for (int i = 0; i < 4; ++i) {
        CollisionManager fresh;
        fresh.setArena(gas.arena);
        std::vector<MovingCircle> kept = gas.balls;
        if (i == 0)
            advance(keeping, kept, stepSeconds);
        else
            advance(keeping, stepSeconds);
        advance(fresh, gas.balls, stepSeconds);
        for (BallIndex ball = 0; ball < gas.balls.size(); ++ball)
            kept[ball] = keeping.ball(ball);
        REQUIRE(hashOf(kept) == hashOf(gas.balls));
    }
}

TEST_CASE("advancing balls gives up a step that has not ended", "[collision]") {
    const Gas gas = makeTallGas(2500, 0.2);
    CollisionManager used, fresh;
    used.setArena(gas.arena);
    fresh.setArena(gas.arena);
    std::vector<MovingCircle> balls = gas.balls, expected = gas.balls;
    used.begin(stepSeconds);
    used.addBalls(gas.balls);
    REQUIRE(used.next());
    advance(used, balls, stepSeconds);
    advance(fresh, expected, stepSeconds);
    CHECK(hashOf(balls) == hashOf(expected));
    CHECK(used.contactCount() == fresh.contactCount());
}
