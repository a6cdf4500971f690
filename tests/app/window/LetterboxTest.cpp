#include "arkanong/app/window/Letterbox.hpp"

#include "Catch.hpp"

#include <cstdlib>

using namespace arkanong;

TEST_CASE("a window of the screen's shape is filled", "[app]") {
    const unsigned times = GENERATE(1U, 2U, 3U);
    const PixelRect rect = letterbox(1280 * times, 720 * times);
    CHECK(rect.left == 0);
    CHECK(rect.top == 0);
    CHECK(rect.width == static_cast<int>(1280 * times));
    CHECK(rect.height == static_cast<int>(720 * times));
}

TEST_CASE("a wide window has bars at its sides, a high window has them above and below", "[app]") {
    const PixelRect wide = letterbox(2000, 720);
    CHECK(wide.left == 360);
    CHECK(wide.width == 1280);
    CHECK(wide.height == 720);
    const PixelRect high = letterbox(1280, 1000);
    CHECK(high.top == 140);
    CHECK(high.width == 1280);
    CHECK(high.height == 720);
}

TEST_CASE("the picture is never stretched, lies in the window's middle and touches two edges", "[app]") {
    const unsigned width = GENERATE(1U, 7U, 321U, 799U, 1279U, 1281U, 1367U, 4096U);
    const unsigned height = GENERATE(1U, 5U, 181U, 600U, 719U, 721U, 2161U);
    CAPTURE(width, height);
    const PixelRect rect = letterbox(width, height);
    CHECK(rect.width >= 1);
    CHECK(rect.height >= 1);
    CHECK(rect.left >= 0);
    CHECK(rect.top >= 0);
    CHECK(rect.left + rect.width <= static_cast<int>(width));
    CHECK(rect.top + rect.height <= static_cast<int>(height));
    CHECK((rect.width == static_cast<int>(width) || rect.height == static_cast<int>(height)));
    CHECK(std::abs(static_cast<int>(width) - rect.width - 2 * rect.left) <= 1);
    CHECK(std::abs(static_cast<int>(height) - rect.height - 2 * rect.top) <= 1);
    // Within rounding to whole pixels (of at least one) it has the screen's shape.
    if (rect.width > 1 && rect.height > 1) CHECK(std::abs(rect.width * 9 - rect.height * 16) <= 8);
}

TEST_CASE("each pixel of a large window is a place of its own on the logical screen", "[app]") {
    CHECK(logicalPlace({640.0, 360.0}, 1280, 720) == Vec2{640.0, 360.0});
    const Vec2 at = logicalPlace({1921.0, 1082.0}, 3840, 2160);
    CHECK(at.x == 1921.0 / 3.0);
    CHECK(at.y == 1082.0 / 3.0);
    CHECK(logicalPlace({360.0, 0.0}, 2000, 720) == Vec2{});
    CHECK(logicalPlace({0.0, 140.0 + 720.0}, 1280, 1000) == Vec2{0.0, 720.0});
    CHECK(logicalPlace({0.0, 0.0}, 0, 0) == Vec2{});
}

TEST_CASE("a window without any pixels still has a picture of one pixel", "[app]") {
    const PixelRect rect = letterbox(0, 0);
    CHECK(rect.width == 1);
    CHECK(rect.height == 1);
}
