#include "arkanong/math/Spring.hpp"

#include "Catch.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("a spring comes to rest at its target", "[math]") {
    const double damping = GENERATE(0.2, 0.5, 1.0);
    Spring spring{-3.0, 40.0};
    for (int i = 0; i < 600; ++i)
        spring.advance(2.0, 4.0, damping, 1.0 / 60.0);
    CHECK_THAT(spring.value, WithinAbs(2.0, 1e-3));
    CHECK_THAT(spring.speed, WithinAbs(0.0, 1e-2));
}

TEST_CASE("a spring overshoots farther with less damping", "[math]") {
    const auto over = [](double damping) {
        Spring spring{1.0, 0.0};
        double least = 1.0;
        for (int i = 0; i < 240; ++i) {
            spring.advance(0.0, 5.0, damping, 1.0 / 240.0);
            least = std::min(least, spring.value);
        }
        return -least;
    };
    CHECK(over(1.0) < 1e-3);
    CHECK(over(0.5) > 0.1);
    CHECK(over(0.2) > 2.0 * over(0.5));
}

TEST_CASE("a spring moves alike in long and in short frames", "[math]") {
    Spring smooth{1.0, 0.0};
    Spring rough = smooth;
    for (int i = 0; i < 24; ++i)
        smooth.advance(0.0, 5.0, 0.35, 1.0 / 240.0);
    rough.advance(0.0, 5.0, 0.35, 0.1);
    CHECK_THAT(rough.value, WithinAbs(smooth.value, 0.02));
}
