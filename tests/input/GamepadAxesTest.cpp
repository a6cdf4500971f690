#include "arkanong/input/GamepadAxes.hpp"

#include "Catch.hpp"

using namespace arkanong;
using Axis = sf::Joystick::Axis;

namespace {

Vec2 leftStick(const GamepadAxes& axes) { return axes.stick(Axis::X, Axis::Y); }

/// An axis that has been moved and released, so that it counts.
GamepadAxes awake() {
    GamepadAxes axes;
    for (const Axis axis : {Axis::X, Axis::Y})
        for (const float position : {0.0F, 30.0F, 0.0F})
            axes.handle({0, axis, position});
    return axes;
}

} // namespace

TEST_CASE("a stick's axis that rests far from the middle is ignored until it moves", "[input]") {
    GamepadAxes axes;
    axes.handle({0, Axis::X, -100.0F});
    CHECK(leftStick(axes) == Vec2{});
    axes.handle({0, Axis::X, -97.0F}); // Noise.
    CHECK(leftStick(axes) == Vec2{});
    axes.handle({0, Axis::X, -60.0F});
    CHECK_THAT(leftStick(axes).x, test::WithinAbs(-0.5, 1e-6));
}

TEST_CASE("the dead zone does not move a paddle, and motion begins gently at its edge", "[input]") {
    GamepadAxes axes = awake();
    const float inside = GENERATE(-20.0F, -19.0F, 0.0F, 7.0F, 20.0F);
    axes.handle({0, Axis::X, inside});
    CHECK(leftStick(axes).x == 0.0);
    axes.handle({0, Axis::X, 21.0F});
    CHECK(leftStick(axes).x > 0.0);
    CHECK(leftStick(axes).x < 0.05);
    axes.handle({0, Axis::X, 100.0F});
    CHECK_THAT(leftStick(axes).x, test::WithinAbs(1.0, 1e-6));
}

TEST_CASE("a stick pushed into a corner is no faster than one pushed straight", "[input]") {
    GamepadAxes axes = awake();
    axes.handle({0, Axis::X, 100.0F});
    axes.handle({0, Axis::Y, -100.0F});
    CHECK_THAT(length(leftStick(axes)), test::WithinAbs(1.0, 1e-9));
    CHECK(leftStick(axes).x > 0.7);
    CHECK(leftStick(axes).y < -0.7);
}

TEST_CASE("a D-pad acts at its first push", "[input]") {
    GamepadAxes axes;
    axes.handle({2, Axis::PovX, -100.0F});
    CHECK(axes.directionPad().x == -1.0);
    axes.handle({2, Axis::PovX, 0.0F});
    axes.handle({2, Axis::PovY, static_cast<float>(100.0 * povDown)});
    CHECK(axes.directionPad() == Vec2{0.0, 1.0});
}

TEST_CASE("of several gamepads the one pushed furthest counts, and an unplugged one does not", "[input]") {
    GamepadAxes axes;
    for (const unsigned pad : {0U, 5U})
        for (const float position : {0.0F, pad == 0 ? 40.0F : -90.0F})
            axes.handle({pad, Axis::X, position});
    CHECK(leftStick(axes).x < -0.8);
    axes.forget(5);
    CHECK(leftStick(axes).x > 0.2);
}

TEST_CASE("events of axes and gamepads that do not exist are ignored", "[input]") {
    GamepadAxes axes;
    axes.handle({800, Axis::X, 100.0F});
    axes.forget(800);
    CHECK(leftStick(axes) == Vec2{});
}
