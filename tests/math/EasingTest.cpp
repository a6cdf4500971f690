#include "arkanong/math/Easing.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

namespace {

constexpr auto curves = {easeInOut, easeOut, easeOutBack};
constexpr double small = 1e-6;

} // namespace

TEST_CASE("every curve goes from 0 to 1", "[math]") {
    for (const auto curve : curves) {
        CHECK_THAT(curve(0.0), WithinAbs(0.0, 1e-15));
        CHECK(curve(1.0) == 1.0);
    }
}

TEST_CASE("every curve is clamped outside [0, 1]", "[math]") {
    for (const auto curve : curves) {
        CHECK(curve(-2.0) == curve(0.0));
        CHECK(curve(7.0) == curve(1.0));
    }
}

TEST_CASE("every curve ends with speed zero", "[math]") {
    for (const auto curve : curves)
        CHECK_THAT((1.0 - curve(1.0 - small)) / small, WithinAbs(0.0, 1e-5));
}

TEST_CASE("easeInOut starts with speed zero, is symmetric and never falls", "[math]") {
    CHECK_THAT(easeInOut(small) / small, WithinAbs(0.0, 1e-5));
    CHECK(easeInOut(0.5) == 0.5);
    for (int i = 0; i < 100; ++i) {
        const double t = i / 100.0;
        CHECK(easeInOut(t) < easeInOut(t + 0.01));
        CHECK_THAT(easeInOut(t) + easeInOut(1.0 - t), WithinAbs(1.0, 1e-15));
    }
}

TEST_CASE("easeOut starts at full speed and never falls", "[math]") {
    CHECK_THAT(easeOut(small) / small, WithinAbs(3.0, 1e-5));
    for (int i = 0; i < 100; ++i)
        CHECK(easeOut(i / 100.0) < easeOut((i + 1) / 100.0));
}

TEST_CASE("easeOutBack overshoots by a tenth on the way", "[math]") {
    double highest = 0.0;
    for (int i = 0; i <= 1000; ++i)
        highest = std::max(highest, easeOutBack(i / 1000.0));
    CHECK_THAT(highest, WithinAbs(1.1, 5e-3));
}
