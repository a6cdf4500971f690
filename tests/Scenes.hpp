#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Hash.hpp"
#include "arkanong/math/Random.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

// Scenes of the bare collision engine, shared by tests and benchmarks.

namespace arkanong::test {

/// `count` equal discs of radius 4 px at a packing fraction of `packing` in a closed square, with
/// Gaussian-like random velocities of `rms` px/s: a hard-disc gas.
struct Gas {
    Box arena;
    std::vector<MovingCircle> balls;
};
inline Gas makeGas(std::size_t count, double packing, double rms, std::uint64_t seed) {
    constexpr double radius = 4.0;
    const double side = std::sqrt(static_cast<double>(count) * pi * radius * radius / packing);
    Gas gas{{{0.0, 0.0}, {side, side}}, {}};
    Random random(seed);
    const auto perRow = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    const double pitch = side / static_cast<double>(perRow);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 cell{static_cast<double>(i % perRow) + 0.5, static_cast<double>(i / perRow) + 0.5};
        const double play = pitch / 2 - radius;
        const Vec2 jitter{random.between(-play, play), random.between(-play, play)};
        // A sum of four uniform numbers is close enough to a Gaussian to start from.
        const auto gauss = [&] {
            return (random.unit() + random.unit() + random.unit() + random.unit() - 2.0) * 1.7320508;
        };
        gas.balls.push_back({cell * pitch + jitter, Vec2{gauss(), gauss()} * (rms / 1.4142136), radius});
    }
    return gas;
}

/// Balls in a square grid of `places` x `places` obstacles: bricks, and at every sixth place a hexagon, a
/// third of which spin. The defaults give 1,000 balls among 10,000 bricks and 2,000 hexagons. At most one
/// ball per eleven places fits.
struct Pinball {
    CollisionManager collisions;
    std::vector<MovingCircle> balls;
};
inline std::vector<Vec2> hexagonCorners(double radius);
inline Pinball makePinball(std::uint64_t seed, int places = 110, int balls = 1000) {
    assert(11 * balls <= (places - 1) * (places - 1));
    constexpr double pitch = 72.0;
    Pinball scene;
    scene.collisions.setArena({{0.0, 0.0}, {places * pitch, places * pitch}});
    Random random(seed);
    for (int place = 0; place < places * places; ++place) {
        const Vec2 centre{(place % places + 0.5) * pitch, (place / places + 0.5) * pitch};
        if (place % 6 != 5) {
            scene.collisions.addBox(centre, {20.0, 10.0}, 0.0, 0);
            continue;
        }
        const ObstacleIndex hexagon =
            scene.collisions.addPolygon(centre, hexagonCorners(20.0), random.unit(), 0);
        if (place % 18 == 5) scene.collisions.drive(hexagon, {}, random.between(-1.0, 1.0));
    }
    for (int ball = 0; ball < balls; ++ball) {
        const int crossing = ball * 11; // A corner between four places, with at most one ball.
        const Vec2 at{(crossing % (places - 1) + 1) * pitch, (crossing / (places - 1) + 1) * pitch};
        scene.balls.push_back({at, {random.between(-400.0, 400.0), random.between(-400.0, 400.0)}, 4.0});
    }
    return scene;
}

/// All balls of a manager in the order of their indices.
inline std::vector<MovingCircle> ballsOf(const CollisionManager& collisions) {
    std::vector<MovingCircle> balls;
    balls.reserve(collisions.ballCount());
    for (BallIndex i = 0; i < collisions.ballCount(); ++i)
        balls.push_back(collisions.ball(i));
    return balls;
}

/// Advances these balls by one step in which they bounce off everything.
inline void advance(CollisionManager& collisions, std::vector<MovingCircle>& balls, double duration,
                    const Jobs& jobs = {}) {
    collisions.begin(duration);
    collisions.addBalls(balls);
    collisions.bounceAll(jobs);
    for (BallIndex i = 0; i < balls.size(); ++i)
        balls[i] = collisions.ball(i);
}

/// Steps the balls that the manager already has, as above.
inline void advance(CollisionManager& collisions, double duration, const Jobs& jobs = {}) {
    collisions.beginNext(duration);
    collisions.bounceAll(jobs);
}

inline double energy(const std::vector<MovingCircle>& balls) {
    double sum = 0.0;
    for (const MovingCircle& ball : balls)
        sum += lengthSquared(ball.velocity);
    return sum / 2.0;
}

inline Vec2 momentum(const std::vector<MovingCircle>& balls) {
    Vec2 sum;
    for (const MovingCircle& ball : balls)
        sum += ball.velocity;
    return sum;
}

/// A hash of the balls' positions and velocities.
inline std::uint64_t hashOf(const std::vector<MovingCircle>& balls) {
    Hash hash;
    for (const MovingCircle& ball : balls) {
        hash.add(ball.position);
        hash.add(ball.velocity);
    }
    return hash.value();
}

/// The deepest overlap of two balls, px; negative if none touch, very negative if none are near.
inline double deepestOverlap(std::vector<MovingCircle> balls) {
    // Sweep: compares each ball with those that begin, from left to right, before it ends.
    double largest = 0.0;
    for (const MovingCircle& ball : balls)
        largest = std::max(largest, ball.radius);
    std::sort(balls.begin(), balls.end(),
              [](const MovingCircle& a, const MovingCircle& b) { return a.position.x < b.position.x; });
    double deepest = -1e300;
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const double reach = balls[i].position.x + balls[i].radius + largest;
        for (std::size_t j = i + 1; j < balls.size() && balls[j].position.x < reach; ++j)
            deepest = std::max(deepest, balls[i].radius + balls[j].radius -
                                            distance(balls[i].position, balls[j].position));
    }
    return deepest;
}

/// How far the worst ball is outside the arena, px; negative if none is.
inline double deepestOutside(const std::vector<MovingCircle>& balls, const Box& arena) {
    double deepest = -1e300;
    for (const MovingCircle& ball : balls) {
        const Vec2 low = arena.low + Vec2{ball.radius, ball.radius} - ball.position;
        const Vec2 high = ball.position - arena.high + Vec2{ball.radius, ball.radius};
        deepest = std::max({deepest, low.x, low.y, high.x, high.y});
    }
    return deepest;
}

/// The corners of a regular hexagon about the origin, the first on the +x axis.
inline std::vector<Vec2> hexagonCorners(double radius) {
    std::vector<Vec2> corners;
    for (int i = 0; i < 6; ++i)
        corners.push_back(rotate({radius, 0.0}, rotationFromTurns(i / 6.0)));
    return corners;
}

} // namespace arkanong::test
