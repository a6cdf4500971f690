#pragma once

#include "arkanong/math/Vec2.hpp"

#include <utility>

namespace arkanong {

// Velocities after a frictionless, perfectly elastic collision. `normal` may have any length but zero. It is
// not normalised, because rounding in the square root would change the energy in its last digit at every hit.

/// Reflection off a surface that moves with velocity u = `surface`: v' = v - 2 ((v - u).n / n.n) n. Along an
/// axis this is exactly v' = 2u - v.
constexpr Vec2 reflect(Vec2 velocity, Vec2 normal, Vec2 surface = {}) {
    if (normal.x == 0.0) return {velocity.x, 2.0 * surface.y - velocity.y};
    if (normal.y == 0.0) return {2.0 * surface.x - velocity.x, velocity.y};
    const double k = 2.0 * dot(velocity - surface, normal) / dot(normal, normal);
    return velocity - normal * k;
}

/// The collision of two equal masses: they exchange the components of their velocities along the normal;
/// along an axis exactly.
constexpr std::pair<Vec2, Vec2> exchange(Vec2 first, Vec2 second, Vec2 normal) {
    if (normal.x == 0.0) return {{first.x, second.y}, {second.x, first.y}};
    if (normal.y == 0.0) return {{second.x, first.y}, {first.x, second.y}};
    const Vec2 swapped = normal * (dot(first - second, normal) / dot(normal, normal));
    return {first - swapped, second + swapped};
}

} // namespace arkanong
