#include "arkanong/input/PointerMotion.hpp"

#include "arkanong/render/Screen.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

Vec2 PointerMotion::moved(Vec2 at, double sensitivity) {
    Vec2 from = last_.value_or(at);
    if (!last_) place_ = at;
    if (expected_ && distance(at, *expected_) < distance(at, from)) from = *std::exchange(expected_, {});
    last_ = at;
    place_ += (at - from) * sensitivity;
    place_ = {std::clamp(place_.x, 0.0, screenSize.x), std::clamp(place_.y, 0.0, screenSize.y)};
    return place_;
}

} // namespace arkanong
