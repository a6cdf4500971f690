#pragma once

#include "arkanong/collision/Obstacle.hpp"
#include "collision/Symmetry.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace arkanong::test {

// A grid may report too much, but nothing twice and never too little.

constexpr Box bounds{{-100, -50}, {300, 250}};

inline bool nobodyTwice(const std::vector<std::uint32_t>& numbers) {
    return std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end();
}

inline bool contains(const std::vector<std::uint32_t>& numbers, std::uint32_t number) {
    return std::binary_search(numbers.begin(), numbers.end(), number);
}

/// A box of up to `size` px with a corner up to `reach` px from the origin.
inline Box randomArea(Random& random, double reach, double size) {
    const Vec2 corner = randomVec2(random, reach);
    return boxOf(corner, corner + randomVec2(random, size));
}

/// A resting box of this half size, `rounding` included, which is the radius of its corners.
inline Obstacle boxObstacle(Vec2 centre, Vec2 halfSize, double rounding = 0.0) {
    Obstacle box;
    box.centre = centre;
    box.halfSize = halfSize - Vec2{rounding, rounding};
    box.rounding = rounding;
    box.reach = length(box.halfSize) + rounding;
    return box;
}

} // namespace arkanong::test
