#pragma once

#include "Scenes.hpp"

#include <algorithm>
#include <string>

// Crowds whose balls are not alike, or not everywhere: the grids must follow the many and still find all. For tests of
// their contacts and for the benchmark of their cost beside an even crowd.

namespace arkanong::test {

struct UnevenCrowd {
    std::string name;
    CollisionManager collisions;
    std::vector<MovingCircle> balls;
    std::vector<Vec2> outline; ///< The corners of a polygon among them, if there is one.
};

inline UnevenCrowd crowdOf(std::string name, const Gas& gas) {
    UnevenCrowd crowd{std::move(name), {}, gas.balls, {}};
    crowd.collisions.setArena(gas.arena);
    return crowd;
}

inline UnevenCrowd evenCrowd(std::size_t count) { return crowdOf("even", makeGas(count, 0.2, 200.0, 10)); }

inline UnevenCrowd denseCrowd(std::size_t count) {
    return crowdOf("packing 0.7", makeGas(count, 0.7, 200.0, 10));
}

/// A crowd around large balls in a row, given in multiples of the usual radius. They have taken the places of others.
inline UnevenCrowd crowdAroundLargeBalls(std::size_t count, const std::vector<double>& times) {
    Gas gas = makeGas(count, 0.2, 200.0, 11);
    const double usual = gas.balls[0].radius;
    double left = 20.0;
    for (const double time : times) {
        const double radius = usual * time;
        const MovingCircle large{{left + radius, gas.arena.high.y / 2.0}, {60.0, 25.0}, radius};
        const auto taken = [&](const MovingCircle& ball) {
            return distance(ball.position, large.position) <= ball.radius + radius;
        };
        gas.balls.erase(std::remove_if(gas.balls.begin(), gas.balls.end(), taken), gas.balls.end());
        gas.balls.push_back(large);
        left += 2.0 * radius + 20.0;
    }
    return crowdOf("one of radius " + std::to_string(static_cast<int>(times.front())) + " r", gas);
}

/// At one side of an arena a hundred times as wide and high, but for one ball.
inline UnevenCrowd crowdInCorner(std::size_t count) {
    Gas gas = makeGas(count, 0.2, 200.0, 12);
    gas.arena.high = gas.arena.high * 100.0;
    for (MovingCircle& ball : gas.balls)
        ball.position = ball.position + Vec2{0.0, gas.arena.high.y * 0.4};
    gas.balls.push_back({gas.arena.high * 0.9, {-3000.0, 100.0}, gas.balls[0].radius});
    return crowdOf("in a corner", gas);
}

inline UnevenCrowd crowdOfTwoSizes(std::size_t count) {
    Gas gas = makeGas(count, 0.15, 200.0, 13);
    for (std::size_t i = 0; i < gas.balls.size(); ++i)
        gas.balls[i].radius = i % 10 == 0 ? 4.5 : 1.0;
    return crowdOf("of two sizes", gas);
}

/// In and around a polygon of 2,000 sides. No ball begins astride a side: such a ball can be stuck between its neighbours,
/// and be frozen in each step.
inline UnevenCrowd crowdInPolygon(std::size_t count) {
    Gas gas = makeGas(count, 0.2, 200.0, 14);
    const Vec2 centre = gas.arena.high / 2.0;
    const double size = gas.arena.high.x * 0.4;
    const auto astride = [&](const MovingCircle& ball) {
        return std::abs(distance(ball.position, centre) - size) <= ball.radius + 0.01;
    };
    gas.balls.erase(std::remove_if(gas.balls.begin(), gas.balls.end(), astride), gas.balls.end());
    UnevenCrowd crowd = crowdOf("a polygon of 2,000 sides", gas);
    std::vector<Vec2> corners;
    for (int i = 0; i < 2000; ++i) {
        corners.push_back(rotate({size, 0.0}, rotationFromTurns(i / 2000.0)));
        crowd.outline.push_back(centre + corners.back());
    }
    crowd.collisions.addPolygon(centre, corners, 0.0, 0);
    return crowd;
}

} // namespace arkanong::test
