#pragma once

#include "arkanong/math/Vec2.hpp"

namespace arkanong {

/// Size of the logical screen on which everything is laid out, px; the window scales it with a letterbox.
inline constexpr Vec2 screenSize{1280.0, 720.0};
/// Screen position of the field's (0, 0); the side panels are left and right of the field.
inline constexpr Vec2 fieldOrigin{160.0, 0.0};

} // namespace arkanong
