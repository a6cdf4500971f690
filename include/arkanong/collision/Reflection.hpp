#pragma once

#include "arkanong/math/Vec2.hpp"

#include <utility>

namespace arkanong {

// What a frictionless, perfectly elastic hit does to velocities. `normal` may have any length but zero: it is
// never normalised, because a square root there would cost energy in its last digit at every hit.

/// Off a surface that moves at `surface`: v' = v - 2 ((v - u).n / n.n) n. Along an axis this is exactly v' =
/// 2u - v.
constexpr Vec2 reflect(Vec2 velocity, Vec2 normal, Vec2 surface = {}) {
    if (normal.x == 0.0) return {velocity.x, 2.0 * surface.y - velocity.y};
    if (normal.y == 0.0) return {2.0 * surface.x - velocity.x, velocity.y};
    const double k = 2.0 * dot(velocity - surface, normal) / dot(normal, normal);
    return velocity - normal * k;
}

/// The mirror image of a velocity in a line along `edge` (any length but zero): what reflect() does with a
/// normal perpendicular to it.
constexpr Vec2 reflectAlong(Vec2 velocity, Vec2 edge) { return reflect(velocity, perpendicular(edge)); }

/// Two equal masses swap the parts of their velocities along the normal; along an axis exactly.
constexpr std::pair<Vec2, Vec2> exchange(Vec2 first, Vec2 second, Vec2 normal) {
    if (normal.x == 0.0) return {{first.x, second.y}, {second.x, first.y}};
    if (normal.y == 0.0) return {{second.x, first.y}, {first.x, second.y}};
    const Vec2 swapped = normal * (dot(first - second, normal) / dot(normal, normal));
    return {first - swapped, second + swapped};
}

} // namespace arkanong
