#include "arkanong/collision/casts/SpinningCast.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double touchGap = 1e-9;
constexpr double leastRoom = touchGap / 1000.0;

} // namespace

std::optional<Hit> castCircleSpinning(const Circle& circle, Vec2 velocity, const SpinningSegment& segment,
                                      double horizon, int mostSteps) {
    const double omega = 2.0 * pi * segment.turnsPerSecond;
    const Vec2 start = circle.centre - segment.pivot;
    const Segment local{segment.segment.a - segment.pivot, segment.segment.b - segment.pivot};
    const Vec2 edge = local.b - local.a;
    const double edgeSquare = lengthSquared(edge);

    // The Coriolis and centrifugal accelerations in the rotating frame.
    const double speed = length(velocity);
    const double farthest = length(start) + speed * horizon;
    const double acceleration = 2.0 * std::abs(omega) * speed + omega * omega * farthest;

    double time = 0.0;
    for (int step = 0; step < mostSteps; ++step) {
        const Rotation turned = rotationFromTurns(segment.turnsPerSecond * time);
        const Vec2 centre = rotateBack(start + velocity * time, turned);
        const double along = edgeSquare > 0.0 ? dot(centre - local.a, edge) / edgeSquare : 0.0;
        const bool onFace = along >= 0.0 && along <= 1.0 && edgeSquare > 0.0;
        const Vec2 nearest = local.a + edge * (along < 0.0 ? 0.0 : (along > 1.0 ? 1.0 : along));
        const Vec2 away = centre - nearest;
        const double awayLength = length(away);
        const double gap = awayLength - circle.radius;
        // The centre lies on the segment, where no normal is preferred; the adjacent sides decide.
        if (awayLength == 0.0) return std::nullopt;
        const Vec2 normal = away / awayLength;
        const Vec2 seen = rotateBack(velocity, turned) - omega * perpendicular(centre);
        const double opening = dot(seen, normal);

        if (gap <= touchGap && opening < 0.0) {
            const Feature feature =
                onFace ? Feature::Face : (along < 0.5 ? Feature::CornerA : Feature::CornerB);
            return Hit{time, rotate(normal, turned), feature};
        }
        // Where it touches without approaching there is no safe step; the tolerance allows a small one, and a smaller
        // one the deeper it is inside, so that a ball that glides along the side does not sink into it.
        const double room = std::max({gap, touchGap + std::min(gap, 0.0), leastRoom});
        const double root = std::sqrt(opening * opening + 2.0 * acceleration * room);
        // The parabola's root without cancellation, for either sign of `opening`.
        if (opening < 0.0) {
            time += 2.0 * room / (root - opening);
        } else {
            if (acceleration == 0.0) return std::nullopt;
            time += (opening + root) / acceleration;
        }
        if (time > horizon) return std::nullopt;
    }
    return Hit{time, {}, Feature::CornerA};
}

} // namespace arkanong
