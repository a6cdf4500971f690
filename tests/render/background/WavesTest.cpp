#include "arkanong/render/background/Waves.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

namespace {

/// The distance of the brightest point from the wave's centre along a ray, px.
double brightestDistance(const Waves& waves, Vec2 centre) {
    double best = 0.0;
    double place = 0.0;
    for (double away = 0.0; away < 400.0; away += 1.0) {
        const double light = waves.at(centre + Vec2{away, 0.0}).light;
        if (light > best) {
            best = light;
            place = away;
        }
    }
    return place;
}

} // namespace

TEST_CASE("a wave displaces near points first and farther ones later", "[render]") {
    Waves waves;
    const Vec2 centre{480.0, 360.0};
    waves.add(centre, 1.0);
    waves.advance(0.05);
    const Vec2 near = centre + Vec2{25.0, 0.0};
    const Vec2 far = centre + Vec2{200.0, 0.0};
    CHECK(length(waves.at(near).shift) > 1.0);
    CHECK(waves.at(far).shift == Vec2{});
    CHECK(waves.at(far).light == 0.0);
    waves.advance(0.55);
    CHECK(length(waves.at(far).shift) > 0.2);
    CHECK(waves.at(near).shift == Vec2{});
}

TEST_CASE("a wave's light moves outwards at constant speed and fades", "[render]") {
    Waves waves;
    waves.add({}, 1.0);
    waves.advance(0.2);
    const double first = brightestDistance(waves, {});
    waves.advance(0.2);
    const double second = brightestDistance(waves, {});
    waves.advance(0.2);
    const double third = brightestDistance(waves, {});
    CHECK(second > first + 30.0);
    CHECK_THAT(third - second, WithinAbs(second - first, 2.0));
    waves.advance(1.0);
    CHECK(waves.rest());
    CHECK(waves.at({10.0, 10.0}).light == 0.0);
}

TEST_CASE("a wave looks the same in every direction", "[render]") {
    Waves waves;
    const Vec2 centre{300.0, 200.0};
    waves.add(centre, 0.8);
    waves.advance(0.3);
    const Vec2 out{70.0, 40.0};
    const Waves::Effect here = waves.at(centre + out);
    const Waves::Effect opposite = waves.at(centre - out);
    const Waves::Effect aside = waves.at(centre + perpendicular(out));
    CHECK(length(here.shift) > 0.1);
    CHECK_THAT(distance(here.shift, -opposite.shift), WithinAbs(0.0, 1e-9));
    CHECK_THAT(distance(perpendicular(here.shift), aside.shift), WithinAbs(0.0, 1e-9));
    CHECK_THAT(here.light, WithinAbs(opposite.light, 1e-12));
}

TEST_CASE("at the limit a strong wave replaces the weakest one, a weak wave is dropped", "[render]") {
    Waves waves;
    for (std::size_t i = 0; i < Waves::limit; ++i)
        waves.add({100.0 * static_cast<double>(i), 0.0}, 0.5);
    waves.advance(0.2);
    const Vec2 elsewhere{500.0, 3000.0};
    waves.add(elsewhere, 0.1);
    CHECK(waves.at(elsewhere).light == 0.0);
    waves.add(elsewhere, 1.0);
    CHECK(waves.at(elsewhere).light == 1.0);
}
