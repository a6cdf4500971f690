#include "arkanong/game/Letterbox.hpp"

#include "arkanong/render/Screen.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr auto logicalWidth = static_cast<long long>(screenSize.x);
constexpr auto logicalHeight = static_cast<long long>(screenSize.y);

} // namespace

PixelRect letterbox(unsigned width, unsigned height) {
    const long long w = std::max(1U, width);
    const long long h = std::max(1U, height);
    PixelRect rect;
    if (w * logicalHeight >= h * logicalWidth) {
        rect.height = static_cast<int>(h);
        rect.width = static_cast<int>(std::max(1LL, (h * logicalWidth + logicalHeight / 2) / logicalHeight));
    } else {
        rect.width = static_cast<int>(w);
        rect.height = static_cast<int>(std::max(1LL, (w * logicalHeight + logicalWidth / 2) / logicalWidth));
    }
    rect.left = static_cast<int>((w - rect.width) / 2);
    rect.top = static_cast<int>((h - rect.height) / 2);
    return rect;
}

} // namespace arkanong
