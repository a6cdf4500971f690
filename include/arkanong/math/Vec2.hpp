#pragma once

#include <cfloat>
#include <cmath>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__)
#error "Arkanong promises the same bits everywhere; -ffast-math and its parts break that promise."
#endif
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0
#error "Arkanong needs doubles evaluated as doubles (FLT_EVAL_METHOD 0); on x86-32 use -msse2 -mfpmath=sse."
#endif

#if (defined(__FMA__) || defined(__ARM_FEATURE_FMA)) && !defined(ARKANONG_NO_CONTRACTION) &&                 \
    !defined(_MSC_VER)
#error                                                                                                       \
    "This processor can contract a * b + c, which changes bits: use -ffp-contract=off -DARKANONG_NO_CONTRACTION."
#endif

namespace arkanong {

/// A point (px) or a direction or velocity (px, px/s) in the plane; x to the right, y downwards.
struct Vec2 {
    double x = 0.0;
    double y = 0.0;

    constexpr Vec2& operator+=(Vec2 o) { return x += o.x, y += o.y, *this; }
    constexpr Vec2& operator-=(Vec2 o) { return x -= o.x, y -= o.y, *this; }
    constexpr Vec2& operator*=(double k) { return x *= k, y *= k, *this; }
};

constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
constexpr Vec2 operator*(Vec2 a, double k) { return {a.x * k, a.y * k}; }
constexpr Vec2 operator*(double k, Vec2 a) { return a * k; }
constexpr Vec2 operator/(Vec2 a, double k) { return {a.x / k, a.y / k}; }
constexpr bool operator==(Vec2 a, Vec2 b) { return a.x == b.x && a.y == b.y; }
constexpr bool operator!=(Vec2 a, Vec2 b) { return !(a == b); }

constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

/// z of the three-dimensional cross product: positive when b lies clockwise of a on the screen (y down).
constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

/// `a` rotated by a quarter turn: (-y, x). dot(perpendicular(a), b) == cross(a, b).
constexpr Vec2 perpendicular(Vec2 a) { return {-a.y, a.x}; }

constexpr double lengthSquared(Vec2 a) { return dot(a, a); }
inline double length(Vec2 a) { return std::sqrt(lengthSquared(a)); }
inline double distance(Vec2 a, Vec2 b) { return length(b - a); }

/// a scaled to length 1; the zero vector stays zero.
inline Vec2 normalized(Vec2 a) {
    const double l = length(a);
    return l > 0.0 ? a / l : Vec2{};
}

/// Linear interpolation from a (t = 0) to b (t = 1); t is not clamped.
constexpr Vec2 lerp(Vec2 a, Vec2 b, double t) { return a + (b - a) * t; }

} // namespace arkanong
