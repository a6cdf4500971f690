#pragma once

#include "arkanong/collision/Casts.hpp"

namespace arkanong {

/// A segment that turns about `pivot` (px) at `turnsPerSecond`; `segment` is where it is at the start.
struct SpinningSegment {
    Segment segment;
    Vec2 pivot;
    double turnsPerSecond = 0.0;
};

/// The first touch of a circle with a spinning segment; `velocity` is relative to the pivot. There is no
/// closed form. In the frame that turns with the segment the circle's path is a smooth curve; as long as it
/// stays beyond the plane through the segment's nearest point, it cannot touch. The gap to that plane is at
/// least g + g' t - A t^2 / 2, where A bounds the path's acceleration, so the root of this parabola is a safe
/// step; steps are repeated until the gap is at most 1e-9 px (the circle is never inside, or by as little
/// where it starts in touch). The hit's normal is that at the time of the touch.
[[nodiscard]] std::optional<Hit> castCircleSpinning(const Circle& circle, Vec2 velocity,
                                                    const SpinningSegment& segment, double horizon);

} // namespace arkanong
