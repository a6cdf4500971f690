#include "arkanong/input/PointerMotion.hpp"

#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"

using namespace arkanong;

TEST_CASE("the motion of a captured pointer is scaled, starting from its first position", "[input]") {
    const double sensitivity = GENERATE(0.5, 1.0, 3.0);
    PointerMotion pointer;
    CHECK(pointer.moved({400.0, 300.0}, sensitivity) == Vec2{400.0, 300.0});
    CHECK(pointer.moved({420.0, 290.0}, sensitivity) ==
          Vec2{400.0 + 20.0 * sensitivity, 300.0 - 10.0 * sensitivity});
}

TEST_CASE("warping the pointer is no motion, even if older motion is reported after it", "[input]") {
    PointerMotion pointer;
    pointer.moved({400.0, 300.0}, 0.5);
    pointer.moved({1200.0, 300.0}, 0.5);
    pointer.putTo({640.0, 360.0});
    CHECK(pointer.moved({1210.0, 300.0}, 0.5) == Vec2{805.0, 300.0}); // A late report from before the warp.
    CHECK(pointer.moved({640.0, 360.0}, 0.5) == Vec2{805.0, 300.0});
    CHECK(pointer.moved({650.0, 360.0}, 0.5) == Vec2{810.0, 300.0});
}

TEST_CASE("a warp that is reported together with later motion is no motion either", "[input]") {
    PointerMotion pointer;
    pointer.moved({1200.0, 300.0}, 0.5);
    pointer.putTo({640.0, 360.0});
    CHECK(pointer.moved({660.0, 350.0}, 0.5) == Vec2{1210.0, 295.0});
    CHECK(pointer.moved({640.0, 360.0}, 0.5) == Vec2{1200.0, 300.0}); // There was only one warp.
}

TEST_CASE("a captured pointer never leaves the screen and comes back at once", "[input]") {
    PointerMotion pointer;
    pointer.moved({640.0, 360.0}, 4.0);
    CHECK(pointer.moved({1000.0, 0.0}, 4.0) == Vec2{screenSize.x, 0.0});
    CHECK(pointer.moved({990.0, 5.0}, 4.0) == Vec2{screenSize.x - 40.0, 20.0});
    pointer.forget();
    CHECK(pointer.moved({100.0, 100.0}, 4.0) == Vec2{100.0, 100.0});
}
