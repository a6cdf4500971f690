#include "arkanong/input/GamepadAxes.hpp"

#include "Catch.hpp"

#include <cmath>

using namespace arkanong;
using Axis = sf::Joystick::Axis;

namespace {

Vec2 leftStick(const GamepadAxes& axes) { return axes.stick(Axis::X, Axis::Y); }

Vec2 towards(int degrees) {
    const double angle = degrees * 3.14159265358979 / 180.0;
    return {std::cos(angle), std::sin(angle)};
}

} // namespace

TEST_CASE("the dead zone does not move a paddle, and motion begins gently at its edge", "[input]") {
    GamepadAxes axes;
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
    GamepadAxes axes;
    axes.handle({0, Axis::X, 100.0F});
    axes.handle({0, Axis::Y, -100.0F});
    CHECK_THAT(length(leftStick(axes)), test::WithinAbs(1.0, 1e-9));
    CHECK(leftStick(axes).x > 0.7);
    CHECK(leftStick(axes).y < -0.7);
}

TEST_CASE("a stick aims exactly where it is pushed, near the axes and at every strength", "[input]") {
    const double strength = GENERATE(0.25, 0.5, 0.75, 1.0);
    Vec2 first;
    for (int degrees = 0; degrees < 90; degrees += 3) {
        const Vec2 pushed = towards(degrees) * strength;
        // The same push in each quarter: what one of them does, the others do.
        for (const Vec2 quarter : {Vec2{1, 1}, Vec2{-1, 1}, Vec2{1, -1}, Vec2{-1, -1}}) {
            GamepadAxes axes;
            axes.handle({0, Axis::X, static_cast<float>(100.0 * pushed.x * quarter.x)});
            axes.handle({0, Axis::Y, static_cast<float>(100.0 * pushed.y * quarter.y)});
            const Vec2 got = leftStick(axes);
            CAPTURE(strength, degrees, got);
            CHECK(std::abs(cross(got, {pushed.x * quarter.x, pushed.y * quarter.y})) < 1e-6);
            CHECK(got.x * quarter.x >= 0.0);
            CHECK(got.y * quarter.y >= 0.0);
            if (degrees == 0) first = got;
            CHECK_THAT(length(got),
                       test::WithinAbs(length(first), 1e-6)); // The length is equal in every direction.
        }
    }
}

TEST_CASE("the dead zone is a circle: no direction moves a paddle earlier than another", "[input]") {
    for (int degrees = 0; degrees < 360; degrees += 5) {
        const Vec2 direction = towards(degrees);
        for (const double share : {0.99, 1.01}) {
            GamepadAxes axes;
            const double percent = 100.0 * GamepadAxes::deadZone * share;
            axes.handle({0, Axis::X, static_cast<float>(percent * direction.x)});
            axes.handle({0, Axis::Y, static_cast<float>(percent * direction.y)});
            CAPTURE(degrees, share);
            CHECK((leftStick(axes) == Vec2{}) == (share < 1.0));
        }
    }
}

TEST_CASE("a D-pad acts at its first push", "[input]") {
    GamepadAxes axes;
    axes.handle({2, Axis::PovX, -100.0F});
    CHECK(axes.directionPad().x == -1.0);
    axes.handle({2, Axis::PovX, 0.0F});
    axes.handle({2, Axis::PovY, 100.0F});
    CHECK(axes.directionPad() == Vec2{0.0, 1.0});
}

TEST_CASE("of several gamepads the one pushed furthest counts, and an unplugged one does not", "[input]") {
    GamepadAxes axes;
    axes.handle({0, Axis::X, 40.0F});
    axes.handle({5, Axis::X, -95.0F});
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
