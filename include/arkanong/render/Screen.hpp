#pragma once

#include "arkanong/math/Vec2.hpp"

namespace arkanong {

/// The logical screen that everything is laid out on, px; the window shows it letterboxed at any size.
inline constexpr Vec2 screenSize{1280.0, 720.0};
/// Where the field's (0, 0) lies on the screen; the panels stand left and right of the field.
inline constexpr Vec2 fieldOrigin{160.0, 0.0};

} // namespace arkanong
