#pragma once

#include "arkanong/math/Vec2.hpp"

namespace arkanong {

inline constexpr double pi = 3.14159265358979323846;

/// A rotation as its cosine and sine. Positive angles go from +x towards +y: clockwise on the screen.
struct Rotation {
    double cosine = 1.0;
    double sine = 0.0;
};

/// The rotation by `turns` (1 = 360 degrees; any value with |turns| < 1e9). It evaluates polynomials because
/// the C library's sine and cosine differ from system to system; these bits do not. Absolute error below
/// 3e-16 in both. Quarter turns are exact.
Rotation rotationFromTurns(double turns);

inline Rotation rotationFromDegrees(double degrees) { return rotationFromTurns(degrees / 360.0); }

/// `v` rotated by `r`.
constexpr Vec2 rotate(Vec2 v, Rotation r) {
    return {v.x * r.cosine - v.y * r.sine, v.x * r.sine + v.y * r.cosine};
}
/// `v` rotated by the inverse of `r`.
constexpr Vec2 rotateBack(Vec2 v, Rotation r) {
    return {v.x * r.cosine + v.y * r.sine, v.y * r.cosine - v.x * r.sine};
}

/// The same angle in [-0.5, 0.5) turns.
double wrapTurns(double turns);

} // namespace arkanong
