#pragma once

#include "arkanong/collision/casts/Shapes.hpp"

#include <cmath>
#include <cstdint>
#include <optional>

// Continuous collision detection: when does a moving circle first touch a shape? Pure functions on plain
// shapes.
//
// All velocities are relative: the circle's minus the other shape's (px/s). A touch counts only while they
// approach (velocity . normal < 0, strictly), so a circle that slides along a face or leaves it is not hit. A
// circle that overlaps at the start and approaches touches at time 0. A miss is an empty optional. `horizon`
// (s, >= 0) is inclusive: a touch exactly at it counts.

namespace arkanong {

enum class Feature : std::uint8_t { Face, CornerA, CornerB }; ///< A round shape counts as CornerA.

struct Hit {
    double time = 0.0; ///< Seconds from the start.
    Vec2 normal;       ///< From the shape towards the circle: length 1 from a face, any length but zero from
                       ///< a corner.
    Feature feature = Feature::Face;
};

/// A quick test before castCircleCircle(), without square root, division or branch: false only if
/// castCircleCircle() finds nothing (with a tolerance for rounding). Rejects most pairs that are near each
/// other and do not meet.
inline bool mayTouch(Vec2 offset, Vec2 velocity, double radius, double horizon) {
    const double a = lengthSquared(velocity);
    const double b = dot(offset, velocity);
    const double away = lengthSquared(offset);
    const double c = away - radius * radius;
    const double reached = a * horizon;
    const bool approaching = b < 0.0;
    const bool meeting = b * b - a * c >= -1e-12 * a * away;
    // At the horizon the circle has passed the nearest point of its path, or overlaps.
    const bool inTime = static_cast<unsigned>(reached >= -b) |
                        static_cast<unsigned>(c + (2.0 * b + reached) * horizon <= 1e-12 * away);
    return (static_cast<unsigned>(approaching) & static_cast<unsigned>(meeting) &
            static_cast<unsigned>(inTime)) != 0;
}

/// The second half of castCircleCircle(), for pairs for which mayTouch() is true.
[[nodiscard]] inline std::optional<Hit> castMeeting(Vec2 offset, Vec2 velocity, double radius,
                                                    double horizon) {
    const double b = dot(offset, velocity);
    const double away = lengthSquared(offset);
    if (away <= radius * radius) return Hit{0.0, offset, Feature::CornerA};
    const double a = lengthSquared(velocity);

    const double speed = std::sqrt(a);
    const double aside = cross(velocity, offset) / speed;
    const double passing = std::abs(aside);
    // Two points that meet have no normal. Speeds below 1e-162 px/s have the square 0: `passing` is not a number.
    if (!(passing <= radius) || radius == 0.0) return std::nullopt;
    const double centreDistance = std::sqrt(away);
    const double exactC = (centreDistance - radius) * (centreDistance + radius);
    const double before = std::sqrt((radius - passing) * (radius + passing));
    const double time = exactC > 0.0 ? exactC / (speed * before - b) : 0.0;
    if (time > horizon) return std::nullopt;
    return Hit{time, (perpendicular(velocity) * aside - velocity * before) / speed, Feature::CornerA};
}

/// Circle against circle or point: `offset` = the moving centre minus the other centre, `radius` = the sum of
/// the radii. The time is c / (-b + sqrt(disc)) with c = (|p| - R)(|p| + R) and disc = a (R - d)(R + d),
/// where d is the distance at which the path passes the centre. This avoids the cancellation of the
/// textbook's
/// (-b - sqrt(b*b - a*c)) / a for far or grazing paths. The normal is the offset at that time. An exact graze
/// (d == R) counts here, with a normal perpendicular to the velocity; nothing is exchanged then. Two points
/// (R == 0) never touch.
[[nodiscard]] inline std::optional<Hit> castCircleCircle(Vec2 offset, Vec2 velocity, double radius,
                                                         double horizon) {
    if (!mayTouch(offset, velocity, radius, horizon)) return std::nullopt;
    return castMeeting(offset, velocity, radius, horizon);
}

/// Circle against segment: it can touch one of the two faces, if the centre projects onto the segment, or an
/// end. Where face and end join, the face is reported. An exact graze is a miss. If the two overlap at the
/// start, only the segment's nearest point counts; a circle whose centre is exactly on it leaves it. A segment of length
/// zero is a point (Feature::CornerA).
[[nodiscard]] std::optional<Hit> castCircleSegment(const Circle& circle, Vec2 velocity,
                                                   const Segment& segment, double horizon);

/// Circle against a box whose corners are rounded outwards by `rounding` (>= 0; its surface is that much
/// larger than `box`). A centre inside the box is pushed out through the nearest side.
[[nodiscard]] std::optional<Hit> castCircleBox(const Circle& circle, Vec2 velocity, const Box& box,
                                               double rounding, double horizon);

/// Circle inside `arena` against its four walls: normals point inwards. Of two walls touched at the same time
/// the left or right one is reported.
[[nodiscard]] std::optional<Hit> castCircleWalls(const Circle& circle, Vec2 velocity, const Box& arena,
                                                 double horizon);

/// The velocity, `velocity` or less, with which `box` can move for `duration` (s, > 0) and still be inside
/// `bounds` at the end: a movement that would overshoot ends exactly at the border. A box that sticks out at
/// the start is brought back.
Vec2 velocityWithin(const Box& box, Vec2 velocity, const Box& bounds, double duration);

} // namespace arkanong
