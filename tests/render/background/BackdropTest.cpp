#include "arkanong/render/background/Backdrop.hpp"

#include "Catch.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/background/Ground.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"
#include "render/Textures.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

const std::vector<Event> hit{BombExploded{{480.0, 360.0}}};

/// The background pattern's lines, in their order.
std::vector<QuadSeen> linesOf(const Backdrop& backdrop) {
    TextureManager& textures = freshTextures();
    backdrop.draw(textures, 1.0);
    return quadsOf(textures, Layer::Pattern, Sprite::Hair);
}

/// The largest displacement of the corners between `beyond` and `within` px from the field's middle.
double farthestMove(const std::vector<QuadSeen>& before, const std::vector<QuadSeen>& after, double within,
                    double beyond = 0.0) {
    REQUIRE(before.size() == after.size());
    double most = 0.0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const double away = distance(before[i].topLeft, fieldOrigin + tuning::fieldSize / 2.0);
        if (away <= within && away >= beyond)
            most = std::max(most, distance(before[i].topLeft, after[i].topLeft));
    }
    return most;
}

Backdrop resting(const ViewSettings& settings = {}) {
    return {themeOf(LevelTheme::Clockwork), defaultPalette(),
            settings}; // It has no sway, and its wheels stand still between jerks.
}

} // namespace

TEST_CASE("a hit displaces near lines first and farther ones later", "[render]") {
    Backdrop backdrop = resting();
    backdrop.advance(0.4, 0.0);
    const auto before = linesOf(backdrop);
    backdrop.notice(hit);
    backdrop.advance(0.1, 0.0);
    const auto early = linesOf(backdrop);
    CHECK(farthestMove(before, early, 90.0) > 1.0);
    CHECK(farthestMove(before, early, 600.0, 150.0) < 0.01);
    backdrop.advance(0.4, 0.0);
    const auto late = linesOf(backdrop);
    CHECK(farthestMove(before, late, 260.0, 150.0) > 0.2);
    CHECK(farthestMove(before, late, 60.0) < 0.01);
}

TEST_CASE("a hit lights up the lines that its wave passes", "[render]") {
    Backdrop backdrop = resting();
    const auto brightest = [&] {
        int most = 0;
        for (const QuadSeen& line : linesOf(backdrop))
            most = std::max<int>(most, line.colour.a);
        return most;
    };
    const int before = brightest();
    backdrop.notice(hit);
    backdrop.advance(0.1, 0.0);
    CHECK(brightest() > before + 60);
}

TEST_CASE("every background moves, but not with reduced motion", "[render]") {
    for (const Theme& theme : themes()) {
        CAPTURE(static_cast<int>(theme.pattern));
        const auto moved = [&theme](const ViewSettings& settings) {
            Backdrop backdrop(theme, defaultPalette(), settings);
            const auto drawn = [&backdrop] {
                TextureManager& textures = freshTextures();
                backdrop.draw(textures, 1.0);
                return picture(textures);
            };
            const std::string before = drawn();
            backdrop.notice(hit);
            backdrop.advance(3.1, 0.0);
            return drawn() != before;
        };
        CHECK(moved({}));
        CHECK_FALSE(moved(calmView));
    }
}

TEST_CASE("with ripples off a hit does not change the background", "[render]") {
    ViewSettings settings;
    settings.ripples = false;
    Backdrop backdrop = resting(settings);
    backdrop.advance(0.4, 0.0);
    const auto before = linesOf(backdrop);
    backdrop.notice(hit);
    backdrop.advance(0.1, 0.0);
    CHECK(farthestMove(before, linesOf(backdrop), 600.0) == 0.0);
}

TEST_CASE("the ground covers the whole screen without gaps and stands still", "[render]") {
    TextureManager textures = gameTextures();
    drawGround(textures, defaultPalette());
    double area = 0.0;
    const sf::Vertex* v = textures.ground().vertices.data();
    for (std::size_t i = 0; i < textures.ground().count; i += 6) {
        const Vec2 size = position(v[i + 2]) - position(v[i]);
        CHECK(size.x > 0.0);
        CHECK(size.y > 0.0);
        area += size.x * size.y;
        CHECK(v[i].color.a == 255);
    }
    CHECK_THAT(area, WithinAbs(screenSize.x * screenSize.y, 1e-3));
    CHECK(quadCount(textures, Layer::Field) == 0);
}

TEST_CASE("a dense match dims the background, a palette recolours it", "[render]") {
    const auto light = [](const Backdrop& backdrop) {
        TextureManager textures = gameTextures();
        backdrop.draw(textures, 1.0);
        int sum = 0;
        for (std::size_t i = 0; i < textures.ground().count; ++i) {
            const sf::Color colour = textures.ground().vertices[i].color;
            sum += colour.r + colour.g + colour.b;
        }
        return sum;
    };
    Backdrop backdrop(themeOf(LevelTheme::Arena), defaultPalette(), {});
    const int calm = light(backdrop);
    backdrop.advance(10.0, 1.0);
    CHECK(light(backdrop) < 0.7 * calm);
    backdrop.advance(10.0, 0.0);
    CHECK(light(backdrop) == calm);
    backdrop.setLook(*paletteNamed("high-contrast"), {});
    CHECK(light(backdrop) < 0.6 * calm);
}

TEST_CASE("the title is written in the sides' colours of every palette", "[render]") {
    for (const std::string_view name : paletteNames) {
        CAPTURE(std::string(name));
        const Palette palette = *paletteNamed(name);
        TextureManager textures = gameTextures();
        drawTitle(textures, palette, {640.0, 142.0}, 1.0, 10.0);
        const auto colourOf = [&textures](Sprite sprite) {
            const auto seen = quadsOf(textures, Layer::Overlay, sprite);
            REQUIRE(seen.size() == 1);
            return seen[0].colour;
        };
        CHECK(colourOf(Sprite::LogoBlue) == palette.blue);
        CHECK(colourOf(Sprite::LogoRed) == palette.red);
        CHECK(colourOf(Sprite::LogoBall) == palette.amber);
    }
}

TEST_CASE("lines, lamps and dust can be switched off", "[render]") {
    const auto drawn = [](const ViewSettings& settings, Sprite sprite) {
        TextureManager textures = gameTextures();
        const Backdrop backdrop(themeOf(LevelTheme::Brickyard), defaultPalette(), settings);
        backdrop.draw(textures, 1.0);
        return quadsOf(textures, sprite == Sprite::Hair ? Layer::Pattern : Layer::Field, sprite).size();
    };
    ViewSettings plain;
    plain.dust = false;
    CHECK(drawn({}, Sprite::Dot) > 0);
    CHECK(drawn(plain, Sprite::Dot) == 0);
    CHECK(drawn(plain, Sprite::Hair) == drawn({}, Sprite::Hair));
    plain.pattern = false;
    CHECK(drawn(plain, Sprite::Hair) == 0);
    CHECK(drawn({}, Sprite::Hair) > 100);
}

TEST_CASE("a menu's background covers the whole screen, without the field's walls", "[render]") {
    TextureManager textures = gameTextures();
    Backdrop backdrop(themes()[2], defaultPalette(), calmView, Extent::Screen);
    backdrop.draw(textures, 1.0);
    CHECK(textures.batch(Layer::Overlay).count == 0);
    double left = 640.0;
    double right = 640.0;
    const sf::Vertex* const vertices = textures.batch(Layer::Pattern).vertices.data();
    for (std::size_t i = 0; i < textures.batch(Layer::Pattern).count; ++i) {
        left = std::min(left, position(vertices[i]).x);
        right = std::max(right, position(vertices[i]).x);
    }
    CHECK(left < 30.0);
    CHECK(right > 1250.0);
    const std::size_t full = textures.batch(Layer::Pattern).count;
    textures.clear();
    ViewSettings plain = calmView;
    plain.pattern = plain.dust = false;
    backdrop.setLook(defaultPalette(), plain);
    backdrop.draw(textures, 1.0);
    CHECK(textures.batch(Layer::Pattern).count == 0);
    CHECK(textures.batch(Layer::Field).count == 0); // No walls.
    CHECK(full > 0);
}
