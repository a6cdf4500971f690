#include "Catch.hpp"
#include "arkanong/render/effects/Particles.hpp"
#include "arkanong/render/objects/BallTrails.hpp"
#include "render/objects/Things.hpp"

using namespace arkanong::test;

namespace {

constexpr Vec2 somewhere{480.0, 300.0};

std::size_t effectsOf(const Event& event) {
    Particles particles(defaultPalette());
    particles.notice({event}, freshLight());
    particles.advance(0.05);
    TextureManager textures = gameTextures();
    particles.draw(textures);
    return quadCount(textures, Layer::FieldGlow);
}

} // namespace

TEST_CASE("a boss's ability is drawn where it takes effect", "[render]") {
    CHECK(effectsOf(BrickLaid{somewhere, BrickId{1}, BrickKind::Normal, Side::Red}) > 0);
    CHECK(effectsOf(DroneHit{somewhere, {0.0, 1.0}, 400.0, Side::Red, 0, 2, Side::Blue}) > 0);
    CHECK(effectsOf(DroneSlept{somewhere, Side::Red, 0}) > 0);
    CHECK(effectsOf(BallTurnedBack{somewhere, {0.0, 300.0}, Side::Blue}) > 0);
    CHECK(effectsOf(ChargeStopped{somewhere, Side::Red}) > 0);
}

TEST_CASE("the screen shakes where the Minotaur runs into something, not under reduced motion", "[render]") {
    for (const ViewSettings& settings : {ViewSettings{}, calmView}) {
        Particles particles(defaultPalette(), settings);
        particles.notice({ChargeStopped{somewhere, Side::Red}}, freshLight());
        CHECK((particles.shake() != Vec2{}) == !settings.reducedMotion);
    }
}

TEST_CASE("dots lie behind a ball that flies back along its path, a trail behind all others", "[render]") {
    const bool back = GENERATE(false, true);
    BallTrails trails;
    Ball ball;
    for (int i = 0; i < 30; ++i) {
        ball = ballAt({300.0, 600.0 - 6.0 * i}, {300.0, 594.0 - 6.0 * i});
        ball.turnedBack = back;
        trails.follow({ball});
    }
    TextureManager textures = gameTextures();
    trails.draw(textures, {ball}, 1.0, defaultPalette());
    const auto dots = quadsOf(textures, Layer::Field, Sprite::AimDot);
    CHECK((dots.size() > 5) == back);
    CHECK(dots.empty() == !back);
    for (const QuadSeen& dot : dots)
        CHECK(dot.centre().y > ball.position.y);
    CHECK(quadCount(textures, Layer::Field) > 0);
}
