#include "arkanong/math/Rotation.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace arkanong::test;

namespace {

/// The larger error of the rotation's cosine and sine, compared with the C library in long double.
double errorOf(double turns) {
    const Rotation r = rotationFromTurns(turns);
    // Whole turns are subtracted exactly, so the reference is exact for large angles too.
    const auto rest = static_cast<long double>(turns - std::round(turns));
    const long double angle = 2.0L * 3.14159265358979323846264338327950288L * rest;
    const long double cosine = std::abs(static_cast<long double>(r.cosine) - std::cos(angle));
    const long double sine = std::abs(static_cast<long double>(r.sine) - std::sin(angle));
    return static_cast<double>(std::max(cosine, sine));
}

// Where long double is no wider than double, the reference itself has rounding errors.
constexpr double tolerance = 3e-16 + 2.0 * static_cast<double>(std::numeric_limits<long double>::epsilon());

} // namespace

TEST_CASE("sine and cosine agree with the C library to the last digit or two", "[math]") {
    double worst = 0.0;
    for (int i = -100000; i <= 100000; ++i)
        worst = std::max(worst, errorOf(i / 100000.0));
    Random random(1);
    for (int i = 0; i < 100000; ++i)
        worst = std::max(worst, errorOf(random.between(-1e6, 1e6)));
    CHECK(worst < tolerance);
}

TEST_CASE("multiples of a quarter turn are exact", "[math]") {
    const double whole = GENERATE(0.0, 1.0, -1.0, 12345.0, -999999999.0);
    const auto isExactly = [&](double turns, double cosine, double sine) {
        const Rotation r = rotationFromTurns(whole + turns);
        return r.cosine == cosine && r.sine == sine;
    };
    CHECK(isExactly(0.0, 1.0, 0.0));
    CHECK(isExactly(0.25, 0.0, 1.0));
    CHECK(isExactly(0.5, -1.0, 0.0));
    CHECK(isExactly(0.75, 0.0, -1.0));
}

TEST_CASE("at an eighth of a turn, where two polynomials meet, both are right", "[math]") {
    const double eighth = GENERATE(0.125, 0.375, 0.625, 0.875, -0.125);
    CHECK(errorOf(eighth) < tolerance);
    CHECK(errorOf(std::nextafter(eighth, 2.0)) < tolerance);
    CHECK(errorOf(std::nextafter(eighth, -2.0)) < tolerance);
}

TEST_CASE("positive angles turn from right to down", "[math]") {
    CHECK(rotate({2.0, 1.0}, rotationFromTurns(0.25)) == Vec2{-1.0, 2.0});
    CHECK(rotate({2.0, 1.0}, rotationFromDegrees(-90.0)) == Vec2{1.0, -2.0});
}

TEST_CASE("degrees are 360ths of a turn", "[math]") {
    const Rotation r = rotationFromDegrees(30.0);
    CHECK_THAT(r.cosine, WithinAbs(std::sqrt(0.75), 3e-16));
    CHECK_THAT(r.sine, WithinAbs(0.5, 3e-16));
}

TEST_CASE("rotating back undoes a rotation and keeps the length", "[math]") {
    const Vec2 v{3.0, -4.0};
    const Rotation r = rotationFromTurns(GENERATE(0.1, 0.37, -0.81, 5.6));
    const Vec2 back = rotateBack(rotate(v, r), r);
    CHECK_THAT(back.x, WithinAbs(v.x, 4e-15));
    CHECK_THAT(back.y, WithinAbs(v.y, 4e-15));
    CHECK_THAT(length(rotate(v, r)), WithinAbs(5.0, 4e-15));
}

TEST_CASE("wrapTurns maps any angle into [-0.5, 0.5)", "[math]") {
    CHECK(wrapTurns(0.25) == 0.25);
    CHECK(wrapTurns(0.75) == -0.25);
    CHECK(wrapTurns(-0.75) == 0.25);
    CHECK(wrapTurns(7.0) == 0.0);
    CHECK(wrapTurns(-7.125) == -0.125);
}

TEST_CASE("half a turn wraps to -0.5 from both sides, and its neighbours stay in range", "[math]") {
    CHECK(wrapTurns(0.5) == -0.5);
    CHECK(wrapTurns(-0.5) == -0.5);
    CHECK(wrapTurns(2.5) == -0.5);
    const double below = std::nextafter(0.5, 0.0);
    CHECK(wrapTurns(below) == below);
    CHECK(wrapTurns(-below) == -below);
}
