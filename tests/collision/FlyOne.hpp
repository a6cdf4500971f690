#pragma once

#include "Scenes.hpp"

namespace arkanong::test {

inline constexpr Box wideArena{{-1000.0, -1000.0}, {1000.0, 1000.0}};

inline CollisionManager emptyField(const Box& arena = wideArena) {
    CollisionManager collisions;
    collisions.setArena(arena);
    return collisions;
}

/// One ball through one step in which everything bounces.
inline MovingCircle flyOne(CollisionManager& collisions, const MovingCircle& ball, double duration) {
    std::vector<MovingCircle> balls{ball};
    advance(collisions, balls, duration);
    return balls[0];
}

} // namespace arkanong::test
