#pragma once

#include "arkanong/collision/Shapes.hpp"

#include <cmath>
#include <cstdint>
#include <optional>

// When does a moving circle first touch something? Pure functions on plain shapes.
//
// The velocity is always relative: of the circle minus that of the other thing (px/s). A touch counts only
// while they approach: velocity . normal < 0, strictly; so a circle that slides along a face or leaves it is
// not hit. A circle that overlaps at the start and approaches touches at time 0. A miss is an empty optional.
// `horizon` (s, >= 0) is inclusive: a touch exactly at it counts.

namespace arkanong {

enum class Feature : std::uint8_t { Face, CornerA, CornerB }; ///< Round things count as a CornerA.

struct Hit {
    double time = 0.0; ///< Seconds from the start.
    Vec2 normal;       ///< From the thing towards the circle: length 1 from a face, any
                       ///< length but zero from a corner.
    Feature feature = Feature::Face;
};

/// Without square root, division or a branch: false only where castCircleCircle() finds nothing (room is left
/// for rounding). For the many pairs that are near each other and do not meet.
inline bool mayTouch(Vec2 offset, Vec2 velocity, double radius, double horizon) {
    const double a = lengthSquared(velocity);
    const double b = dot(offset, velocity);
    const double away = lengthSquared(offset);
    const double c = away - radius * radius;
    const double reached = a * horizon;
    const bool approaching = b < 0.0;
    const bool meeting = b * b - a * c >= -1e-12 * a * away;
    // At the horizon either the nearest point of the path is behind or the circle is.
    const bool inTime = static_cast<unsigned>(reached >= -b) |
                        static_cast<unsigned>(c + (2.0 * b + reached) * horizon <= 1e-12 * away);
    return (static_cast<unsigned>(approaching) & static_cast<unsigned>(meeting) &
            static_cast<unsigned>(inTime)) != 0;
}

/// castCircleCircle() where mayTouch() has said yes.
[[nodiscard]] inline std::optional<Hit> castMeeting(Vec2 offset, Vec2 velocity, double radius,
                                                    double horizon) {
    const double b = dot(offset, velocity);
    const double away = lengthSquared(offset);
    if (away <= radius * radius) return Hit{0.0, offset, Feature::CornerA};
    const double a = lengthSquared(velocity);

    const double speed = std::sqrt(a);
    const double aside = cross(velocity, offset) / speed;
    const double passing = std::abs(aside);
    // Two points would meet without a normal.
    if (passing > radius || radius == 0.0) return std::nullopt;
    const double centreDistance = std::sqrt(away);
    const double exactC = (centreDistance - radius) * (centreDistance + radius);
    const double before = std::sqrt((radius - passing) * (radius + passing));
    const double time = exactC > 0.0 ? exactC / (speed * before - b) : 0.0;
    if (time > horizon) return std::nullopt;
    return Hit{time, (perpendicular(velocity) * aside - velocity * before) / speed, Feature::CornerA};
}

/// Circle against circle or point: `offset` = the moving centre minus the other centre, `radius` = the sum of
/// the radii. Time t = c / (-b + sqrt(disc)) with c = (|p| - R)(|p| + R) and disc = a (R - d)(R + d), d the
/// distance at which the path passes the centre: no cancellation for far or grazing paths, where the
/// textbook's (-b - sqrt(b*b - a*c)) / a loses all its digits. The normal is the offset at that time, as
/// exact as the time. An exact graze (d == R) counts here, with a normal across the velocity; it exchanges
/// nothing. Two points (R == 0) never touch.
[[nodiscard]] inline std::optional<Hit> castCircleCircle(Vec2 offset, Vec2 velocity, double radius,
                                                         double horizon) {
    if (!mayTouch(offset, velocity, radius, horizon)) return std::nullopt;
    return castMeeting(offset, velocity, radius, horizon);
}

/// Against a segment: the two faces, offset by the radius where the foot of the centre lies inside the
/// segment, and an arc round each end; at the seam the face is preferred. A path that only grazes it,
/// exactly, is a miss. Where they overlap at the start only the segment's nearest point counts. A segment
/// without length is a point (Feature::CornerA).
[[nodiscard]] std::optional<Hit> castCircleSegment(const Circle& circle, Vec2 velocity,
                                                   const Segment& segment, double horizon);

/// Against a box whose corners are rounded outwards by `rounding` (>= 0; its outside is that much larger than
/// `box`). From inside the box, the nearest side is the way out.
[[nodiscard]] std::optional<Hit> castCircleBox(const Circle& circle, Vec2 velocity, const Box& box,
                                               double rounding, double horizon);

/// From inside against the four walls of `arena`: normals point inwards. Of two walls touched at the same
/// time the left or right one is reported.
[[nodiscard]] std::optional<Hit> castCircleWalls(const Circle& circle, Vec2 velocity, const Box& arena,
                                                 double horizon);

/// The velocity, at most `velocity`, with which `box` can move for `duration` (s, > 0) and still be inside
/// `bounds` at the end: a movement that would overshoot ends exactly at the border. A box that sticks out at
/// the start is brought back.
Vec2 velocityWithin(const Box& box, Vec2 velocity, const Box& bounds, double duration);

} // namespace arkanong
