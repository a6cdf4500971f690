#include "arkanong/render/match/Announcer.hpp"

#include "Catch.hpp"
#include "Things.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

TextureManager drawn(const Announcer& announcer) {
    TextureManager textures = gameTextures();
    announcer.draw(textures);
    return textures;
}

Announcer after(const Event& event, const ViewSettings& settings = {}) {
    Announcer announcer(defaultPalette(), settings);
    announcer.notice({event});
    announcer.advance(0.5);
    return announcer;
}

} // namespace

TEST_CASE("a caught power-up is named for a moment in the zone of the side that caught it", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Announcer announcer = after(CapsuleCaught{{480.0, 636.0}, {PowerUp::Wide, false}, side});
    const TextureManager textures = drawn(announcer);
    REQUIRE(quadCount(textures, Layer::Field) > 4); // The dark shade, "WIDE" and more.
    for (std::size_t i = 1; i < quadCount(textures, Layer::Field); ++i) {
        const QuadSeen seen = quad(textures, Layer::Field, i);
        const double depth = (seen.centre().y - goalLine(side)) * forward(side);
        CHECK(depth > 100.0);
        CHECK(depth < tuning::zoneDepth);
    }
    CHECK(countOf(textures, Layer::Field, Sprite::PowerWide) == 2);
    announcer.advance(2.0);
    CHECK(quadCount(drawn(announcer), Layer::Field) == 0);
}

TEST_CASE("the names lie below the balls", "[render]") {
    const TextureManager textures =
        drawn(after(CapsuleCaught{{480.0, 636.0}, {PowerUp::BlindSpot, false}, Side::Blue}));
    for (const Layer layer : {Layer::Balls, Layer::Overlay, Layer::OverlayGlow})
        CHECK(quadCount(textures, layer) == 0);
}

TEST_CASE("a bad power-up is named in another colour and with warnings", "[render]") {
    const TextureManager good = drawn(after(CapsuleCaught{{}, {PowerUp::Narrow, false}, Side::Blue}));
    const TextureManager bad = drawn(after(CapsuleCaught{{}, {PowerUp::Narrow, true}, Side::Blue}));
    CHECK(countOf(good, Layer::Field, Sprite::Warning) == 0);
    REQUIRE(countOf(bad, Layer::Field, Sprite::Warning) == 2);
    CHECK(quadsOf(bad, Layer::Field, Sprite::Warning)[0].colour == defaultPalette().bad);
}

TEST_CASE("a new catch replaces the announcement before it", "[render]") {
    Announcer announcer = after(CapsuleCaught{{}, {PowerUp::Wide, false}, Side::Blue});
    announcer.notice({CapsuleCaught{{}, {PowerUp::Laser, false}, Side::Blue}});
    announcer.advance(0.2);
    const TextureManager textures = drawn(announcer);
    CHECK(countOf(textures, Layer::Field, Sprite::PowerWide) == 0);
    CHECK(countOf(textures, Layer::Field, Sprite::PowerLaser) == 2);
}

TEST_CASE("a boss ability is announced in its own colour", "[render]") {
    const TextureManager textures = drawn(after(BossAbilityUsed{Side::Red, PowerUp::ShieldWall}));
    const auto signs = quadsOf(textures, Layer::Field, Sprite::PowerShieldWall);
    REQUIRE(signs.size() == 2);
    CHECK(signs[0].colour == defaultPalette().red);
    CHECK(signs[0].centre().y < tuning::zoneDepth);
}

TEST_CASE("every power-up's name and explanation fit the field and have no placeholder left", "[render]") {
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const auto kind = static_cast<PowerUp>(i);
        for (const Side side : {Side::Blue, Side::Red}) {
            INFO(effectLine(kind, side));
            CHECK(effectLine(kind, side).find('*') == std::string::npos);
            CHECK(effectLine(kind, side).size() > 10);
            const TextureManager textures = drawn(after(CapsuleCaught{{}, {kind, false}, side}));
            for (std::size_t q = 1; q < quadCount(textures, Layer::Field); ++q) {
                CHECK(quad(textures, Layer::Field, q).topLeft.x > 0.0);
                CHECK(quad(textures, Layer::Field, q).bottomRight.x < tuning::fieldSize.x);
            }
        }
    }
    CHECK(effectLine(PowerUp::Freeze, Side::Red) == "RED CANNOT MOVE");
    CHECK(shownName(PowerUp::ShieldWall) == "SHIELD WALL");
}

TEST_CASE("with reduced motion a name does not grow", "[render]") {
    const auto firstLetter = [](double age) {
        Announcer announcer(defaultPalette(), calmView);
        announcer.notice({CapsuleCaught{{}, {PowerUp::Wide, false}, Side::Blue}});
        announcer.advance(age);
        return quad(drawn(announcer), Layer::Field, 1).topLeft;
    };
    CHECK(firstLetter(0.05) == firstLetter(0.5));
}
