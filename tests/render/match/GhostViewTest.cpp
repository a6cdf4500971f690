#include "arkanong/render/match/GhostView.hpp"

#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "render/objects/Things.hpp"

using namespace arkanong::test;

namespace {

/// Two balls and both paddles.
ObjectManager ghostObjects() {
    ObjectManager objects;
    objects.balls.push_back(ballAt({100.0, 200.0}, {104.0, 210.0}));
    objects.balls.push_back(ballAt({300.0, 200.0}, {300.0, 200.0}, Side::Red, 1));
    objects.paddles = {paddleAt({480.0, 650.0}), paddleAt({480.0, 70.0}, Side::Red)};
    return objects;
}

TextureManager drawnGhost(const GhostScene& ghost, const ViewSettings& settings = {},
                          const Palette& palette = defaultPalette()) {
    TextureManager textures = gameTextures();
    drawGhost(textures, palette, settings, ghost, 0.5);
    return textures;
}

std::size_t drawnIn(const TextureManager& textures) {
    std::size_t all = 0;
    for (const Layer layer :
         {Layer::Field, Layer::FieldGlow, Layer::Balls, Layer::Overlay, Layer::OverlayGlow})
        all += textures.batch(layer).count;
    return all;
}

} // namespace

TEST_CASE("a ghost is outlines of at most 35 %, in no side's colour, on only the field's layer", "[render]") {
    const ObjectManager objects = ghostObjects();
    const TextureManager textures = drawnGhost({objects, {true, true}});
    CHECK(drawnIn(textures) == textures.batch(Layer::Field).count);
    const auto rings = quadsOf(textures, Layer::Field, Sprite::ServeEmpty);
    REQUIRE(rings.size() == 2);
    CHECK(distance(rings[0].centre(), {102.0, 205.0}) < 1e-4);
    for (std::size_t i = 0; i < textures.batch(Layer::Field).count; ++i) {
        const sf::Color colour = textures.batch(Layer::Field).vertices[i].color;
        CHECK(colour == faded(defaultPalette().pale, 0.35));
    }
}

TEST_CASE("a ghost shows only the paddles that are its own", "[render]") {
    const ObjectManager objects = ghostObjects();
    const auto linesOf = [&](std::array<bool, 2> paddles) {
        return numberOf(drawnGhost({objects, paddles}), Layer::Field, Sprite::Hair);
    };
    CHECK(linesOf({false, false}) == 0);
    CHECK(linesOf({true, false}) > 10);
    CHECK(linesOf({true, true}) == 2 * linesOf({true, false}));
}

TEST_CASE("a ghost is paler with low effects, reduced motion, high contrast or many balls", "[render]") {
    const double usual = ghostOpacity(defaultPalette(), {}, 4);
    CHECK(usual <= 0.35);
    CHECK(ghostOpacity(defaultPalette(), but([](ViewSettings& view) { view.halos = false; }), 4) < usual);
    CHECK(ghostOpacity(defaultPalette(), but([](ViewSettings& view) { view.reducedMotion = true; }), 4) <
          usual);
    CHECK(ghostOpacity(*paletteNamed("high-contrast"), {}, 4) < usual);
    CHECK(ghostOpacity(*paletteNamed("red-green"), {}, 4) == usual);
    CHECK(ghostOpacity(defaultPalette(), {}, 30) < usual);
    CHECK(ghostOpacity(defaultPalette(), {}, 30) > 0.1);
}

TEST_CASE("a ghost whose match is over is not drawn", "[render]") {
    const ObjectManager objects = ghostObjects();
    CHECK(drawnIn(drawnGhost({objects, {true, true}, 0.0})) == 0);
    const TextureManager fading = drawnGhost({objects, {true, true}, 0.5});
    CHECK(fading.batch(Layer::Field).vertices[0].color.a < faded(defaultPalette().pale, 0.35).a);
}

TEST_CASE("a ghost lies below everything on the field", "[render]") {
    const World world(Level{}, MatchSettings{}, 1);
    const MatchView view(defaultPalette(), {});
    const ObjectManager objects = ghostObjects();
    const GhostScene ghost{objects, {true, true}, 1.0, "2-1"};
    TextureManager with = gameTextures();
    TextureManager without = gameTextures();
    view.draw(with, world, 1.0, std::nullopt, 1.0, std::nullopt, &ghost);
    view.draw(without, world, 1.0, std::nullopt);
    TextureManager alone = gameTextures();
    alone.setOrigin(fieldOrigin);
    drawGhost(alone, defaultPalette(), {}, ghost, 1.0);
    const std::size_t own = alone.batch(Layer::Field).count;
    REQUIRE(with.batch(Layer::Field).count == without.batch(Layer::Field).count + own);
    // After the ghost's lines, the picture equals one without a ghost.
    const std::size_t all = without.batch(Layer::Field).count;
    std::size_t below = 0;
    while (below < all && with.batch(Layer::Field).vertices[below].position ==
                              without.batch(Layer::Field).vertices[below].position)
        ++below;
    bool same = true;
    for (std::size_t i = below; i < all; ++i)
        same = same && with.batch(Layer::Field).vertices[i + own].position ==
                           without.batch(Layer::Field).vertices[i].position;
    CHECK(same);
    CHECK(with.batch(Layer::Balls).count == without.batch(Layer::Balls).count);
    CHECK(with.batch(Layer::FieldGlow).count == without.batch(Layer::FieldGlow).count);
    CHECK(with.batch(Layer::Overlay).count > without.batch(Layer::Overlay).count); // The panel's line.
}
