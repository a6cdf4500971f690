#include "arkanong/render/hud/PowerList.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "render/objects/Things.hpp"

using namespace arkanong::test;

namespace {

constexpr PowerListPlace hanging{1145.0, 1261.0, 88.0, 284.0, true};
constexpr PowerListPlace standing{1145.0, 1261.0, 410.0, 700.0, false};

TextureManager drawn(const PowerUps& powers, const PowerListPlace& place = hanging) {
    TextureManager textures = gameTextures();
    drawPowerList(textures, defaultPalette(), Side::Blue, powers, place);
    return textures;
}

/// The right ends of the only bar's filled part and of its track.
struct BarSeen {
    double full;
    double whole;
};
BarSeen barOf(const TextureManager& textures, sf::Color colour) {
    const AtlasImage& bar = textures.manifest().of(Sprite::Bar);
    BarSeen seen{0.0, 0.0};
    for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i) {
        const QuadSeen piece = quad(textures, Layer::Overlay, i);
        const bool ofBar = piece.textureLow.x >= bar.textureLow.x &&
                           piece.textureHigh.x <= bar.textureHigh.x &&
                           piece.textureLow.y >= bar.textureLow.y && piece.textureHigh.y <= bar.textureHigh.y;
        if (!ofBar) continue;
        seen.whole = std::max(seen.whole, piece.bottomRight.x);
        if (piece.colour == colour) seen.full = std::max(seen.full, piece.bottomRight.x);
    }
    return seen;
}

PowerUps everything() {
    PowerUps powers;
    for (std::size_t i = 0; i < powerUpCount; ++i)
        if (const auto kind = static_cast<PowerUp>(i); traitsOf(kind).ticks > 0)
            powers.start(Side::Blue, kind);
    return powers;
}

} // namespace

TEST_CASE("without active power-ups there is no list", "[render]") {
    CHECK(quadCount(drawn({}), Layer::Overlay) == 0);
    CHECK(quadCount(drawn(with(Side::Red, PowerUp::Wide)), Layer::Overlay) == 0);
}

TEST_CASE("a bar's length is proportional to the time left", "[render]") {
    PowerUps powers = with(Side::Blue, PowerUp::Wide);
    const sf::Color amber = defaultPalette().amber;
    const BarSeen whole = barOf(drawn(powers), amber);
    CHECK_THAT(whole.full, WithinAbs(whole.whole, 1e-3));
    std::vector<Event> events;
    for (int i = 0; i < traitsOf(PowerUp::Wide).ticks / 2; ++i)
        powers.tick(events);
    const BarSeen half = barOf(drawn(powers), amber);
    CHECK(half.whole == whole.whole);
    CHECK_THAT(half.full - hanging.left, WithinAbs((whole.full - hanging.left) / 2.0, 1.0));
}

TEST_CASE("a hindering power-up has another colour", "[render]") {
    const TextureManager good = drawn(with(Side::Blue, PowerUp::Wide));
    const TextureManager bad = drawn(with(Side::Blue, PowerUp::Narrow));
    CHECK(quadsOf(bad, Layer::Overlay, Sprite::PowerNarrow).at(0).colour == defaultPalette().bad);
    CHECK(quadsOf(good, Layer::Overlay, Sprite::PowerWide).at(0).colour == defaultPalette().amber);
}

TEST_CASE("a shield wall's time runs out like that of any other", "[render]") {
    PowerUps powers = with(Side::Blue, PowerUp::ShieldWall);
    CHECK(numberOf(drawn(powers), Layer::Overlay, Sprite::PowerShieldWall) == 1);
    const BarSeen whole = barOf(drawn(powers), defaultPalette().amber);
    CHECK_THAT(whole.full, WithinAbs(whole.whole, 1e-3));
    std::vector<Event> events;
    for (int i = 0; i < traitsOf(PowerUp::ShieldWall).ticks / 2; ++i)
        powers.tick(events);
    const BarSeen half = barOf(drawn(powers), defaultPalette().amber);
    CHECK(half.full < 0.6 * (whole.full - hanging.left) + hanging.left + 12.0);
    while (powers.active(Side::Blue, PowerUp::ShieldWall))
        powers.tick(events);
    CHECK(quadCount(drawn(powers), Layer::Overlay) == 0);
}

TEST_CASE("all power-ups at once fit the area, each with its icon", "[render]") {
    const PowerListPlace place = GENERATE(hanging, standing);
    const TextureManager textures = drawn(everything(), place);
    for (const PowerUp kind : everyOf<PowerUp>()) {
        const bool listed = traitsOf(kind).ticks > 0;
        CHECK(numberOf(textures, Layer::Overlay, spriteOf(kind)) == (listed ? 1 : 0));
    }
    for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i) {
        const QuadSeen seen = quad(textures, Layer::Overlay, i);
        CHECK(seen.topLeft.y > place.top - 8.0);
        CHECK(seen.bottomRight.y < place.bottom + 8.0);
        CHECK(seen.bottomRight.x < 1280.0);
    }
}

TEST_CASE("a short list is aligned with the top or the bottom", "[render]") {
    const PowerUps powers = with(Side::Blue, PowerUp::Wide);
    const double upper =
        quadsOf(drawn(powers), Layer::Overlay, Sprite::PowerWide).at(0).centre().y - hanging.top;
    const double lower = standing.bottom -
                         quadsOf(drawn(powers, standing), Layer::Overlay, Sprite::PowerWide).at(0).centre().y;
    CHECK(upper < 50.0);
    CHECK(lower < 40.0);
}

TEST_CASE("a flying sign appears in its row of the list only after it has arrived", "[render]") {
    const PowerUps powers = with(Side::Blue, PowerUp::Wide);
    const auto seen = [&](double arrived, Layer layer) {
        TextureManager textures = gameTextures();
        drawPowerList(textures, defaultPalette(), Side::Blue, powers, standing,
                      {PowerUp::Wide, Mode::Versus, {300.0, 600.0}, arrived, {}, 0.0});
        const auto signs = quadsOf(textures, layer, Sprite::PowerWide);
        return signs.empty() ? Vec2{} : signs[0].centre();
    };
    CHECK(distance(seen(0.0, Layer::Field), {300.0, 600.0}) < 1.0);
    CHECK(seen(0.0, Layer::Overlay) == Vec2{});
    CHECK(seen(0.5, Layer::Field).x > 500.0);
    CHECK(seen(1.0, Layer::Field) == Vec2{});
    CHECK(distance(seen(0.999, Layer::Field), seen(1.0, Layer::Overlay)) < 2.0);
}

TEST_CASE("a power-up's explanation stands inside the panel, however full the list is", "[render]") {
    const PowerUps powers = GENERATE(PowerUps{}, everything());
    const PowerListPlace place = GENERATE(hanging, standing);
    TextureManager bare = gameTextures();
    TextureManager textures = gameTextures();
    drawPowerList(bare, defaultPalette(), Side::Blue, powers, place);
    PowerNews news;
    news.kind = PowerUp::Slow;
    news.sentence = "Slows their balls";
    news.opacity = 1.0;
    drawPowerList(textures, defaultPalette(), Side::Blue, powers, place, news);
    constexpr double glow = 12.0; // Around letters and the row's box.
    CHECK(quadCount(textures, Layer::Overlay) > 20);
    for (std::size_t i = 0; i < quadCount(textures, Layer::Overlay); ++i) {
        const QuadSeen seen = quad(textures, Layer::Overlay, i);
        CHECK(seen.topLeft.y > place.top - glow);
        CHECK(seen.bottomRight.y < place.bottom + glow);
        CHECK(seen.topLeft.x > place.left - glow);
        CHECK(seen.bottomRight.x < place.right + glow);
    }
}
