#include "arkanong/render/objects/BrickView.hpp"

#include "Catch.hpp"
#include "Things.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"

#include <set>

using namespace arkanong::test;

namespace {

/// The objects as drawn long after the start.
TextureManager drawn(const BrickView& view, const ObjectManager& objects, int tick = 10000) {
    TextureManager textures = gameTextures();
    const PowerUps powers;
    view.draw(textures, {objects, powers, tick, 0.0});
    return textures;
}

BrickView bricks() { return BrickView(defaultPalette()); }

ObjectManager oneBrick(BrickKind kind, int hitsLeft = 1) {
    ObjectManager objects;
    objects.bricks.push_back(brickAt(middle, kind, hitsLeft));
    objects.bricks[0].id = BrickId{7};
    objects.bricks[0].previous = objects.bricks[0].centre;
    return objects;
}

ObjectManager oneRegrowth(double share) {
    ObjectManager objects;
    objects.regrowths.push_back(
        {brickAt(middle, BrickKind::Regrowing), static_cast<int>(share * tuning::regrowth)});
    return objects;
}

} // namespace

TEST_CASE("every kind of brick has a sprite of its own, so it does not differ just by colour", "[render]") {
    std::set<Sprite> pictures;
    for (const BrickKind kind : everyOf<BrickKind>()) {
        INFO(nameOf(kind));
        const Brick brick = brickAt(middle, kind, kind == BrickKind::Hard ? 3 : 1);
        CHECK(pictures.insert(spriteOf(brick)).second);
        const TextureManager textures = drawn(bricks(), oneBrick(kind, brick.hitsLeft));
        const auto seen = quadsOf(textures, Layer::Field, spriteOf(brick));
        REQUIRE(seen.size() == 1);
        CHECK(seen[0].colour == defaultPalette().of(kind));
    }
}

TEST_CASE("a hard brick shows how many hits it can take", "[render]") {
    CHECK(spriteOf(brickAt(middle, BrickKind::Hard, 3)) == Sprite::BrickHard3);
    CHECK(spriteOf(brickAt(middle, BrickKind::Hard, 2)) == Sprite::BrickHard2);
    CHECK(spriteOf(brickAt(middle, BrickKind::Hard, 1)) == Sprite::BrickHard1);
}

TEST_CASE("blue and red bricks have their sides' colours in every palette", "[render]") {
    Palette palette = defaultPalette();
    palette.blue = sf::Color(1, 2, 3);
    CHECK(palette.of(BrickKind::Blue) == palette.blue);
    CHECK(palette.of(BrickKind::Red) == palette.red);
}

TEST_CASE("bricks pop in at the start, unless motion is reduced", "[render]") {
    const ObjectManager objects = oneBrick(BrickKind::Normal);
    const auto width = [&](const BrickView& view, int tick) {
        return widthOf(quadsOf(drawn(view, objects, tick), Layer::Field, Sprite::BrickNormal).at(0));
    };
    BrickView calm = bricks();
    calm.setLook(defaultPalette(), calmView);
    CHECK(width(bricks(), 2) < 0.5 * width(bricks(), 400));
    CHECK(width(calm, 2) == width(bricks(), 400));
}

TEST_CASE("a brick that is hit jolts away from the ball or the beam and comes back", "[render]") {
    const Event hit = GENERATE(
        Event(BallHitBrick{{480.0, 373.0}, {0.0, 1.0}, 400.0, BrickId{7}, BrickKind::Hard, 1, Side::Blue}),
        Event(LaserHitBrick{middle, BrickId{7}, BrickKind::Hard, 1, Side::Blue}));
    const ObjectManager objects = oneBrick(BrickKind::Normal);
    BrickView view = bricks();
    const auto height = [&] {
        return quadsOf(drawn(view, objects), Layer::Field, Sprite::BrickNormal).at(0).centre().y;
    };
    view.notice({hit}, freshLight());
    CHECK(height() < 358.0);
    view.advance(0.5);
    CHECK(height() == 360.0);
}

TEST_CASE("a regrowing brick leaves an outline that gets brighter towards its return", "[render]") {
    const auto opacity = [](double share) {
        const auto seen = quadsOf(drawn(bricks(), oneRegrowth(share)), Layer::Field, Sprite::BrickGhost);
        REQUIRE(seen.size() == 1);
        return static_cast<int>(seen[0].colour.a);
    };
    CHECK(opacity(1.0) > 30);
    CHECK(opacity(0.5) > opacity(1.0));
    CHECK(opacity(0.35) > opacity(0.5));
}

TEST_CASE("shortly before its return a regrowing brick is drawn growing", "[render]") {
    const auto widths = [](double share) {
        std::vector<double> found;
        for (const QuadSeen& seen :
             quadsOf(drawn(bricks(), oneRegrowth(share)), Layer::Field, Sprite::BrickRegrow))
            found.push_back(widthOf(seen));
        return found;
    };
    const double whole = widthOf(
        quadsOf(drawn(bricks(), oneBrick(BrickKind::Regrowing)), Layer::Field, Sprite::BrickRegrow).at(0));
    CHECK(widths(0.6).empty());
    REQUIRE(widths(0.2).size() == 1);
    CHECK(widths(0.05).at(0) > 1.5 * widths(0.2).at(0));
    CHECK(widths(0.0).at(0) < 0.9 * whole);
}

TEST_CASE("a regrown brick pops in", "[render]") {
    const ObjectManager objects = oneBrick(BrickKind::Regrowing);
    BrickView view = bricks();
    const auto width = [&] {
        return widthOf(quadsOf(drawn(view, objects), Layer::Field, Sprite::BrickRegrow).at(0));
    };
    const double whole = width();
    view.notice({BrickRegrown{middle, BrickId{7}}}, freshLight());
    CHECK(width() < 0.8 * whole);
    view.advance(0.2);
    CHECK(width() > whole);
    view.advance(0.5);
    CHECK(width() == whole);
}

TEST_CASE("a triggered bomb glows until it explodes", "[render]") {
    ObjectManager objects;
    objects.blasts.push_back({middle, Side::Blue, tuning::bombFuse});
    const auto light = [&] {
        const auto seen = quadsOf(drawn(bricks(), objects), Layer::FieldGlow, Sprite::Glow);
        REQUIRE(seen.size() == 1);
        return static_cast<int>(seen[0].colour.a);
    };
    const int early = light();
    objects.blasts[0].ticksLeft = 1;
    CHECK(light() > early);
    CHECK(numberOf(drawn(bricks(), objects), Layer::Field, Sprite::BrickBomb) == 1);
}

TEST_CASE("low bricks have sprites of their own, half as high and as wide as the others", "[render]") {
    std::set<Sprite> pictures;
    for (const BrickKind kind : everyOf<BrickKind>()) {
        INFO(nameOf(kind));
        ObjectManager objects = oneBrick(kind, kind == BrickKind::Hard ? 2 : 1);
        const Sprite usual = spriteOf(objects.bricks[0]);
        objects.bricks[0].size = brickSizeOf(tuning::fineBrickRows);
        const Sprite low = spriteOf(objects.bricks[0]);
        CHECK(low == lowOf(usual));
        CHECK(pictures.insert(low).second);
        const TextureManager textures = drawn(bricks(), objects);
        CHECK(numberOf(textures, Layer::Field, usual) == 0);
        const auto seen = quadsOf(textures, Layer::Field, low);
        REQUIRE(seen.size() == 1);
        const TextureManager others = drawn(bricks(), oneBrick(kind));
        const QuadSeen other = quadsOf(others, Layer::Field, spriteOf(brickAt(middle, kind))).at(0);
        CHECK_THAT(widthOf(seen[0]), WithinAbs(widthOf(other), 0.5));
    }
}

TEST_CASE("a normal brick may have a colour of its own", "[render]") {
    std::set<std::uint32_t> colours{defaultPalette().of(BrickKind::Normal).toInteger()};
    for (int tint = 1; tint <= tuning::brickTints; ++tint) {
        ObjectManager objects = oneBrick(BrickKind::Normal);
        objects.bricks[0].tint = tint;
        const auto seen = quadsOf(drawn(bricks(), objects), Layer::Field, Sprite::BrickNormal);
        REQUIRE(seen.size() == 1);
        CHECK(seen[0].colour == defaultPalette().of(BrickKind::Normal, tint));
        CHECK(colours.insert(seen[0].colour.toInteger()).second);
    }
}
