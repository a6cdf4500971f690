#include "arkanong/game/PointerMotion.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"

namespace arkanong {

Vec2 PointerMotion::moved(Vec2 at, double sensitivity) {
    constexpr double near = 2.0; // px; the place it was put to is a whole px of the window.
    if (!last_) {
        place_ = at;
    } else if (expected_ && distance(at, *expected_) < near) {
        expected_.reset();
    } else {
        place_ += (at - *last_) * sensitivity;
    }
    last_ = at;
    place_ = {clamp(place_.x, 0.0, screenSize.x), clamp(place_.y, 0.0, screenSize.y)};
    return place_;
}

} // namespace arkanong
