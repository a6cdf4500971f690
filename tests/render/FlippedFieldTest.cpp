#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Text.hpp"
#include "render/Textures.hpp"

using namespace arkanong::test;

namespace {

constexpr Vec2 at{300.0, 200.0};

QuadSeen only(TextureManager& textures, bool flip, Sprite sprite, const Placement& placement) {
    textures.clear();
    textures.setOrigin(fieldOrigin);
    textures.setFlipped(flip);
    textures.draw(Layer::Field, sprite, placement, sf::Color(255, 255, 255));
    return quad(textures, Layer::Field, 0);
}

} // namespace

TEST_CASE("on a flipped field top and bottom are exchanged, left and right stay", "[render]") {
    TextureManager textures = gameTextures();
    const Placement placement{at, {1.0, 1.0}, rotationFromTurns(0.1)};
    const QuadSeen usual = only(textures, false, Sprite::Chevron, placement);
    const QuadSeen seen = only(textures, true, Sprite::Chevron, placement);
    CHECK(distance(seen.topLeft, flipped(usual.topLeft)) < 1e-3);
    CHECK(distance(seen.topRight, flipped(usual.topRight)) < 1e-3);
    CHECK(distance(seen.bottomLeft, flipped(usual.bottomLeft)) < 1e-3);
}

TEST_CASE("on a flipped field signs, bricks and eyes stay upright", "[render]") {
    TextureManager textures = gameTextures();
    for (const Sprite sprite : {Sprite::PowerWide, Sprite::BrickNormal, Sprite::Eye, Sprite::CapsuleGood}) {
        const QuadSeen usual = only(textures, false, sprite, {at});
        const QuadSeen seen = only(textures, true, sprite, {at});
        INFO(spriteNames[spriteIndex(sprite)]);
        CHECK(seen.topLeft.y < seen.bottomLeft.y);
        CHECK_THAT(seen.topLeft.y - flipped(fieldOrigin + at).y,
                   WithinAbs(usual.topLeft.y - (fieldOrigin + at).y, 1e-3));
        CHECK(seen.topLeft.x == usual.topLeft.x);
    }
}

TEST_CASE("text on a flipped field stands upright around the mirrored place", "[render]") {
    TextureManager textures = gameTextures();
    std::vector<DrawnText> noted;
    textures.type().noted = &noted;
    for (const bool flip : {false, true}) {
        textures.setFlipped(flip);
        drawText(textures, "+100", at, {type::body, sf::Color(255, 255, 255), Align::Left, Layer::Field});
    }
    REQUIRE(noted.size() == 2);
    CHECK(noted[1].low.x == noted[0].low.x);
    CHECK_THAT((noted[0].low.y + noted[0].high.y + noted[1].low.y + noted[1].high.y) / 2.0,
               WithinAbs(screenSize.y, 1e-3));
    const std::size_t letters = quadCount(textures, Layer::Field) / 2;
    for (std::size_t i = 0; i < letters; ++i)
        CHECK(quad(textures, Layer::Field, letters + i).topLeft.y <
              quad(textures, Layer::Field, letters + i).bottomLeft.y);
}

TEST_CASE("the flip ends with the frame", "[render]") {
    TextureManager textures = gameTextures();
    textures.setFlipped(true);
    textures.clear();
    CHECK_FALSE(textures.isFlipped());
}
