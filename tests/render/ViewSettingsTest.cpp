#include "Catch.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "render/objects/Things.hpp"

using namespace arkanong::test;

// Each view setting switches off exactly one thing.

namespace {

const std::vector<Event> storm{
    BrickBroken{middle, {300.0, 0.0}, BrickId{1}, BrickKind::Normal, Side::Blue, 1, 50}, BombExploded{middle},
    GoalScored{{480.0, 0.0}, Side::Blue, 1, 4}};

Particles after(const ViewSettings& settings) {
    Particles particles(defaultPalette(), settings);
    particles.notice(storm, freshLight());
    return particles;
}

std::size_t drawn(const Particles& particles, Sprite sprite) {
    TextureManager textures = gameTextures();
    particles.draw(textures);
    return numberOf(textures, Layer::FieldGlow, sprite);
}

} // namespace

TEST_CASE("the fraction of sparks sets the number of sparks, none at 0", "[render]") {
    const std::size_t all = drawn(after({}), Sprite::Spark);
    const std::size_t half = drawn(after(but([](auto& s) { s.sparks = 0.5; })), Sprite::Spark);
    CHECK(half > all / 3);
    CHECK(half < 2 * all / 3 + 4);
    CHECK(drawn(after(but([](auto& s) { s.sparks = 0.0; })), Sprite::Spark) == 0);
}

TEST_CASE("shards, flashes and shake can be switched off one by one", "[render]") {
    CHECK(drawn(after({}), Sprite::Shard) > 0);
    CHECK(drawn(after(but([](auto& s) { s.shards = false; })), Sprite::Shard) == 0);
    CHECK(drawn(after({}), Sprite::Glow) > 0);
    CHECK(drawn(after(but([](auto& s) { s.flashes = false; })), Sprite::Glow) == 0);
    CHECK(drawn(after(but([](auto& s) { s.flashes = false; })), Sprite::Shard) > 0);
    CHECK(after({}).shake() != Vec2{});
    CHECK(after(but([](auto& s) { s.shake = false; })).shake() == Vec2{});
}

TEST_CASE("switching shake off stops a running shake at once", "[render]") {
    Particles particles = after({});
    particles.setLook(defaultPalette(), but([](auto& s) { s.shake = false; }));
    CHECK(particles.shake() == Vec2{});
}

TEST_CASE("trails and halos can be switched off one by one", "[render]") {
    ObjectManager objects;
    objects.balls = {ballAt({470.0, 360.0}, middle)};
    const auto seen = [&objects](const ViewSettings& settings, Sprite sprite, const Palette& palette) {
        TextureManager textures = gameTextures();
        WorldRenderer renderer(palette, settings);
        renderer.notice(storm, freshLight());
        renderer.advance(0.1, objects);
        objects.balls[0].position += Vec2{10.0, 0.0};
        renderer.advance(0.1, objects);
        renderer.draw(textures, {objects, PowerUps{}, 1000, 1.0}, std::nullopt);
        if (sprite == Sprite::Trail) // drawSpan() shows only a part of it.
            return quadCount(textures, Layer::Field);
        return numberOf(textures, Layer::Field, sprite);
    };
    const Palette palette = defaultPalette();
    CHECK(seen({}, Sprite::Glow, palette) > 0);
    CHECK(seen(but([](auto& s) { s.halos = false; }), Sprite::Glow, palette) == 0);
    CHECK(seen(but([](auto& s) { s.trails = false; }), Sprite::Trail, palette) <
          seen({}, Sprite::Trail, palette));
}

TEST_CASE("a new palette takes effect at once", "[render]") {
    ObjectManager objects;
    objects.balls = {ballAt(middle, middle)};
    WorldRenderer renderer(defaultPalette());
    const Palette other = *paletteNamed("red-green");
    renderer.setLook(other, {});
    TextureManager textures = gameTextures();
    renderer.draw(textures, {objects, PowerUps{}, 1000, 1.0}, std::nullopt);
    REQUIRE(numberOf(textures, Layer::Balls, Sprite::BallBlue) == 1);
    CHECK(quadsOf(textures, Layer::Balls, Sprite::BallBlue)[0].colour == other.blue);
}
