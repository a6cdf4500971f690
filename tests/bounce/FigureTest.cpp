#include "bounce/Figure.hpp"

#include "Catch.hpp"

#include <memory>

using namespace arkanong::test;
using namespace arkanong::bounce;

namespace {

struct EndSetup {
    void operator()(FigureSetup* setup) const { bounce_end(setup); }
};
using OwnedSetup = std::unique_ptr<FigureSetup, EndSetup>;

} // namespace

TEST_CASE("The page plays a scene of Bounce 100 and is told expected and found answers", "[bounce]") {
    const OwnedSetup setup(bounce_begin(1.0, 120, 1.0));
    bounce_ball(setup.get(), 20.0, 0.0, 100.0, 0.0, 5.0, 1.0);
    bounce_outline(setup.get(), 0.0, 0.0, 0.0, 0.0, 0.0);
    bounce_corner(setup.get(), 65.0, -500.0);
    bounce_corner(setup.get(), 65.0, 500.0);
    bounce_box(setup.get(), 0.0, 300.0, 0.0, 0.0, 5.0, 5.0, 0.0);
    bounce_expect(setup.get(), 0, 0, 0.0, 0.0, 0);   // The ball's position,
    bounce_expect(setup.get(), 1, 0, 100.0, 0.0, 0); // a wrong velocity,
    bounce_expect(setup.get(), 6, 0, 0.0, 0.0, 2);   // and the mirrored scene.
    const BounceFinding* const findings = bounce_judge(setup.get());
    CHECK(findings[0].grade == 0.0);
    CHECK_THAT(findings[0].foundX, WithinAbs(0.0, 1e-9));
    CHECK(findings[1].grade == 2.0);
    CHECK(findings[1].expectedX == 100.0);
    CHECK(findings[1].foundX == -100.0);
    CHECK(findings[2].grade == 0.0);
    REQUIRE(bounce_stateCount(setup.get()) == 120);
    CHECK_THAT(bounce_states(setup.get())[47].x, WithinAbs(60.0, 1e-9));
}

TEST_CASE("The page is told that a scene with two masses cannot be expressed", "[bounce]") {
    const OwnedSetup setup(bounce_begin(1.0, 120, 1.0));
    bounce_arena(setup.get(), 0.0, 0.0, 100.0, 100.0);
    bounce_ball(setup.get(), 20.0, 20.0, 1.0, 0.0, 5.0, 1.0);
    bounce_ball(setup.get(), 50.0, 20.0, 1.0, 0.0, 5.0, 2.0);
    bounce_expect(setup.get(), 3, 0, 3.0, 0.0, 0);
    CHECK(bounce_judge(setup.get())[0].grade == 3.0);
    CHECK(bounce_judge(setup.get())[0].expectedX == 3.0);
    CHECK(bounce_stateCount(setup.get()) == 0);
}
