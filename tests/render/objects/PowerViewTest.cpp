#include "arkanong/render/objects/PowerView.hpp"

#include "Catch.hpp"
#include "Things.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

#include <set>

using namespace arkanong::test;

namespace {

PowerView powerView() { return PowerView(defaultPalette()); }

/// In the middle of the power-up's time.
PowerUps halfGone(Side side, PowerUp kind, Vec2 blindSpot = {}) {
    PowerUps powers;
    powers.start(side, kind);
    powers.placeBlindSpot(side, blindSpot);
    std::vector<Event> events;
    for (int i = 0; i < traitsOf(kind).ticks / 2; ++i)
        powers.tick(events);
    return powers;
}

TextureManager capsulesDrawn(const ObjectManager& objects, double alpha = 1.0) {
    TextureManager textures = gameTextures();
    const PowerUps powers;
    powerView().drawCapsules(textures, {objects, powers, 0, alpha});
    return textures;
}

} // namespace

TEST_CASE("a capsule is interpolated between its last two positions", "[render]") {
    ObjectManager objects;
    objects.capsules.push_back(capsuleAt({100.0, 200.0}, {104.0, 204.0}, {PowerUp::Wide, false}));
    const double alpha = GENERATE(0.0, 0.5, 1.0);
    const auto seen = quadsOf(capsulesDrawn(objects, alpha), Layer::Balls, Sprite::CapsuleGood);
    REQUIRE(seen.size() == 1);
    CHECK(distance(seen[0].centre(), lerp({100.0, 200.0}, {104.0, 204.0}, alpha)) < 1e-3);
}

TEST_CASE("a capsule shows its power-up by an icon, and good or bad by outline and colour", "[render]") {
    std::set<Sprite> signs;
    for (const PowerUp kind : everyOf<PowerUp>()) {
        INFO(traitsOf(kind).name);
        CHECK(signs.insert(spriteOf(kind)).second);
        for (const bool bad : {false, true}) {
            ObjectManager objects;
            objects.capsules.push_back(capsuleAt({100.0, 200.0}, {100.0, 200.0}, {kind, bad}));
            const TextureManager textures = capsulesDrawn(objects);
            CHECK(numberOf(textures, Layer::Balls, spriteOf(kind)) == 1);
            const auto body = quadsOf(textures, Layer::Balls, bad ? Sprite::CapsuleBad : Sprite::CapsuleGood);
            REQUIRE(body.size() == 1);
            CHECK(body[0].colour == (bad ? defaultPalette().bad : defaultPalette().good));
            CHECK(numberOf(textures, Layer::Balls, bad ? Sprite::CapsuleGood : Sprite::CapsuleBad) == 0);
        }
    }
}

TEST_CASE("a beam starts at the paddle as drawn, and glints at its end", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 636.0}));
    objects.paddles[0].previous.x = 460.0;
    objects.beams.push_back(beamOf(Side::Blue, {480.0, 618.0}, {480.0, 300.0}));
    const double alpha = GENERATE(0.0, 0.5, 1.0);
    TextureManager textures = gameTextures();
    const PowerUps powers;
    powerView().drawBeams(textures, {objects, powers, 100, alpha});
    const double x = 460.0 + 20.0 * alpha;
    const auto glints = quadsOf(textures, Layer::FieldGlow, Sprite::Glint);
    REQUIRE_FALSE(glints.empty());
    for (const QuadSeen& seen : glints)
        CHECK(distance(seen.centre(), {x, 300.0}) < 1e-3);
    const auto lines = quadsOf(textures, Layer::FieldGlow, Sprite::Line);
    CHECK(lines.size() >= 2); // A core and its glow.
    for (const QuadSeen& seen : lines)
        CHECK(std::abs(seen.centre().x - x) < 1e-3);
    CHECK(quadCount(textures, Layer::Field) == 0);
}

TEST_CASE("the slow zone is tinted from the goal line on", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    TextureManager textures = gameTextures();
    const ObjectManager objects;
    const PowerUps powers = halfGone(side, PowerUp::Slow);
    powerView().drawZones(textures, {objects, powers, 100, 0.5});
    const auto shades = quadsOf(textures, Layer::Field, Sprite::Shade);
    REQUIRE(shades.size() == 1);
    CHECK_THAT(shades[0].bottomLeft.y, WithinAbs(goalLine(side), 1e-3)); // Opaque at its lower end.
    CHECK_THAT(shades[0].topLeft.y, WithinAbs(goalLine(side) + forward(side) * tuning::slowDepth, 1e-3));
    CHECK_THAT(widthOf(shades[0]), WithinAbs(960.0, 1e-3));
    for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i) {
        const double depth = (quad(textures, Layer::Field, i).centre().y - goalLine(side)) * forward(side);
        CHECK(depth >= 0.0);
        CHECK(depth <= tuning::slowDepth);
    }
}

TEST_CASE("fog hides a blind spot from its person; for others it is thin, below the balls", "[render]") {
    const Side blind = GENERATE(Side::Blue, Side::Red);
    const Vec2 centre{400.0, 300.0};
    const PowerUps powers = halfGone(blind, PowerUp::BlindSpot, centre);
    const ObjectManager objects;
    const auto opacity = [&](const PowerView& view, Layer layer) {
        TextureManager textures = gameTextures();
        view.drawBlindSpots(textures, {objects, powers, 100, 0.5});
        const auto fog = quadsOf(textures, layer, Sprite::Fog);
        REQUIRE_FALSE(fog.empty());
        CHECK(distance(fog[0].centre(), centre) < 1e-3);
        // As large as the hidden area plus a ragged edge.
        CHECK(distance(fog[0].topLeft, fog[0].topRight) / 2.0 > tuning::blindSpotRadius);
        CHECK(distance(fog[0].topLeft, fog[0].topRight) / 2.0 < 1.4 * tuning::blindSpotRadius);
        return static_cast<int>(fog[0].colour.a);
    };
    PowerView person = powerView();
    person.fogFor(blind);
    PowerView enemy = powerView();
    enemy.fogFor(opponent(blind));
    PowerView two = powerView();
    two.fogFor(Side::Blue);
    two.fogFor(Side::Red);
    CHECK(opacity(person, Layer::Overlay) == 255);
    CHECK(opacity(two, Layer::Overlay) == 255);
    CHECK(opacity(enemy, Layer::Field) < 80);
    CHECK(opacity(powerView(), Layer::Field) < 80);
}
