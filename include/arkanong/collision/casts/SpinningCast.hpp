#pragma once

#include "arkanong/collision/casts/CircleCasts.hpp"

namespace arkanong {

/// A segment that rotates about `pivot` (px) at `turnsPerSecond`; `segment` is its position at the start.
struct SpinningSegment {
    Segment segment;
    Vec2 pivot;
    double turnsPerSecond = 0.0;
};

/// The first touch of a circle with a spinning segment; `velocity` is relative to the pivot. There is no
/// closed form, so it is found by conservative advancement: in the frame that rotates with the segment the
/// circle's path is a smooth curve, and the circle cannot touch while it is beyond the plane through the
/// segment's nearest point. The gap to that plane is at least g + g' t - A t^2 / 2, where A bounds the path's
/// acceleration, so the root of this parabola is a safe step. Steps are repeated until the gap is at most
/// 1e-9 px, so the circle gets inside no farther. The hit's normal is that at the time of the touch.
///
/// A circle that glides along the segment at less than this gap needs very many steps. After `mostSteps` of them the hit's
/// normal is zero: no earlier time has a contact, and the caller casts again from the hit's time. Usually about five steps
/// are enough; near-grazing paths take some dozens.
[[nodiscard]] std::optional<Hit> castCircleSpinning(const Circle& circle, Vec2 velocity,
                                                    const SpinningSegment& segment, double horizon,
                                                    int mostSteps = 5000);

} // namespace arkanong
