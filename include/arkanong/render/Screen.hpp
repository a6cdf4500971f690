#pragma once

#include "arkanong/math/Vec2.hpp"

namespace arkanong {

/// Size of the logical screen on which everything is laid out, px; the window scales it with a letterbox.
inline constexpr Vec2 screenSize{1280.0, 720.0};
/// Screen position of the field's (0, 0); the side panels are left and right of the field.
inline constexpr Vec2 fieldOrigin{160.0, 0.0};

/// Where a point of a flipped field is drawn, and which point of the field is drawn there: bottom and top are
/// exchanged, left and right stay. For positions on the screen and on the field alike, because both have the same top
/// and the same height.
constexpr Vec2 flipped(Vec2 at) { return {at.x, screenSize.y - at.y}; }
/// Where a point is drawn if the field is flipped or not.
constexpr Vec2 shownAt(Vec2 at, bool isFlipped) { return isFlipped ? flipped(at) : at; }

/// A rectangle of whole pixels in a window.
struct PixelRect {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
};

} // namespace arkanong
