#include "arkanong/render/effects/StrokeLights.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "render/objects/Things.hpp"

using namespace arkanong::test;

namespace {

const ViewSettings flashing = {};

Event touch(Stroke stroke, Vec2 leaving = {0.0, -500.0}) {
    return BallHitPaddle{middle, {0.0, -1.0}, 500.0, Side::Blue, Side::Red, {0.0, 500.0}, stroke, leaving};
}

/// What is drawn `seconds` after the event. Valid until the next call.
const TextureManager& after(const Event& event, double seconds, const ViewSettings& settings = flashing,
                            FlashLimit& light = freshLight()) {
    StrokeLights lights(defaultPalette());
    lights.setLook(defaultPalette(), settings);
    lights.notice({event}, light);
    lights.advance(seconds);
    TextureManager& textures = freshTextures();
    lights.draw(textures);
    return textures;
}

} // namespace

TEST_CASE("a smash throws a flare, and a cone of light in the direction in which the ball leaves",
          "[render]") {
    const Vec2 way = GENERATE(Vec2{0.0, -1.0}, Vec2{0.6, -0.8}, Vec2{-0.8, 0.6});
    const TextureManager& textures = after(touch(Stroke::Smash, way * 600.0), 0.02);
    CHECK(numberOf(textures, Layer::FieldGlow, Sprite::Glint) == 1);
    double farthest = 0.0;
    for (std::size_t i = 0; i < quadCount(textures, Layer::FieldGlow); ++i) {
        const Vec2 from = quad(textures, Layer::FieldGlow, i).centre() - middle;
        const double ahead = dot(from, way);
        CHECK(ahead > -1.0);
        CHECK(std::abs(cross(from, way)) < 0.5 * ahead + 1.0);
        farthest = std::max(farthest, ahead);
    }
    CHECK(farthest > 60.0);
}

TEST_CASE("a cushion has a soft halo round the touch, an ordinary touch no light", "[render]") {
    const TextureManager& cushion = after(touch(Stroke::Cushion), 0.1);
    REQUIRE(quadCount(cushion, Layer::FieldGlow) == 1);
    const QuadSeen halo = quad(cushion, Layer::FieldGlow, 0);
    CHECK(distance(halo.centre(), middle) < 0.01);
    CHECK(halo.colour.a < 128);
    CHECK(widthOf(halo) > 60.0);
    CHECK(quadCount(after(touch(Stroke::Plain), 0.0), Layer::FieldGlow) == 0);
}

TEST_CASE("the light of a stroke fades and is gone within half a second", "[render]") {
    const Stroke stroke = GENERATE(Stroke::Smash, Stroke::Cushion);
    const auto opacity = [stroke](double seconds) {
        int sum = 0;
        const TextureManager& textures = after(touch(stroke), seconds);
        for (std::size_t i = 0; i < quadCount(textures, Layer::FieldGlow); ++i)
            sum += quad(textures, Layer::FieldGlow, i).colour.a;
        return sum;
    };
    CHECK(opacity(0.15) < opacity(0.02));
    CHECK(opacity(0.15) > 0);
    CHECK(opacity(0.5) == 0);
}

TEST_CASE("without flashes, under reduced motion or beyond the flash limit strokes have no light",
          "[render]") {
    const Event stroke = touch(GENERATE(Stroke::Smash, Stroke::Cushion));
    CHECK(quadCount(after(stroke, 0.0, but([](auto& s) { s.flashes = false; })), Layer::FieldGlow) == 0);
    CHECK(quadCount(after(stroke, 0.0, calmView), Layer::FieldGlow) == 0);
    FlashLimit& light = freshLight();
    for (std::size_t i = 0; i < FlashLimit::mostInASecond; ++i) {
        REQUIRE(light.mayFlash());
        light.advance(0.1);
    }
    REQUIRE(light.mayLight(FlashLimit::largeArea - 1.0)); // Little more may be lit now.
    CHECK(quadCount(after(stroke, 0.0, flashing, light), Layer::FieldGlow) == 0);
}

TEST_CASE("many smashes at once light at most a few cones", "[render]") {
    StrokeLights lights(defaultPalette());
    for (int i = 0; i < 100; ++i)
        lights.notice({touch(Stroke::Smash)}, freshLight());
    TextureManager& textures = freshTextures();
    lights.draw(textures);
    CHECK(numberOf(textures, Layer::FieldGlow, Sprite::Glint) == StrokeLights::limit);
}
