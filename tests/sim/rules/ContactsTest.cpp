#include "arkanong/sim/rules/Contacts.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"

using namespace arkanong::test;

TEST_CASE("a squeezed ball escapes along the surface and never into it, even by rounding", "[sim]") {
    Random random(6);
    for (int i = 0; i < 10000; ++i) {
        const Vec2 normal = rotate({random.between(0.01, 30.0), 0.0}, rotationFromTurns(random.unit()));
        const Vec2 towards = rotate({1.0, 0.0}, rotationFromTurns(random.unit()));
        const Vec2 velocity = escapeAlong(normal, towards, 500.0);
        REQUIRE(dot(velocity, normal) >= 0.0);
        REQUIRE_THAT(dot(velocity, normalized(normal)), WithinAbs(0.0, 1e-9));
        REQUIRE_THAT(length(velocity), WithinAbs(500.0, 1e-9));
        REQUIRE(dot(velocity, towards) >= -1e-9);
    }
}
