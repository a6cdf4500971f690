#include "arkanong/render/background/Backdrop.hpp"
#include "render/TestWindow.hpp"
#include "render/Textures.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <algorithm>
#include <cstdlib>

using namespace arkanong::test;

// Ways of drawing that spare a processor work must not be seen.

namespace {

/// The largest difference of a channel of two pictures of the same size.
int largestDifference(const sf::Image& a, const sf::Image& b) {
    REQUIRE(a.getSize() == b.getSize());
    const std::size_t bytes = std::size_t{4} * a.getSize().x * a.getSize().y;
    int largest = 0;
    for (std::size_t i = 0; i < bytes; ++i)
        largest = std::max(largest, std::abs(a.getPixelsPtr()[i] - b.getPixelsPtr()[i]));
    return largest;
}

/// Thin lines in all directions, in white.
void drawStar(TextureManager& textures, Layer layer) {
    for (int i = 0; i < 40; ++i) {
        const Rotation way = rotationFromTurns(i / 40.0 + 0.003);
        const Vec2 out = Vec2{way.cosine, way.sine} * 300.0;
        textures.drawHair(layer, screenSize / 2.0 + out / 4.0, screenSize / 2.0 + out, 1.2, sf::Color::White,
                          sf::Color(255, 255, 255, 60));
    }
}

ViewSettings withoutPattern() {
    ViewSettings settings;
    settings.pattern = settings.dust = false;
    settings.reducedMotion = true;
    return settings;
}

} // namespace

TEST_CASE("a ground that stays looks the same in each frame, though only the first two are drawn",
          "[.][display][render]") {
    // As wide as the screen, and with bars above and below it.
    const unsigned height = GENERATE(720U, 900U);
    TestWindow screen(1280, height);
    sf::View view = screen.window.getView();
    const float share = 720.0F / static_cast<float>(height);
    view.setViewport(sf::FloatRect({0.0F, (1.0F - share) / 2.0F}, {1.0F, share}));
    screen.window.setView(view);
    TextureManager textures = gameTextures();
    Backdrop backdrop(themeOf(LevelTheme::Brickyard), defaultPalette(), withoutPattern());
    const auto picture = [&](double brightness) {
        backdrop.draw(textures, brightness);
        textures.draw(Layer::Overlay, Sprite::BallBlue, {640.0, 300.0}, sf::Color::White);
        return screen.flush(textures);
    };

    const sf::Image first = picture(1.0);
    const std::size_t drawn = textures.counts().drawCalls;
    CHECK(largestDifference(first, picture(1.0)) == 0);
    CHECK(textures.counts().drawCalls == drawn);
    for (int frame = 0; frame < 3; ++frame) {
        CHECK(largestDifference(first, picture(1.0)) == 0);
        CHECK(textures.counts().drawCalls == drawn - 1);
    }

    // Another ground is drawn at once.
    const sf::Image dim = picture(0.5);
    CHECK(textures.counts().drawCalls == drawn);
    CHECK(largestDifference(first, dim) > 4);
    CHECK(largestDifference(dim, picture(0.5)) == 0);
    CHECK(largestDifference(dim, picture(0.5)) == 0);
    CHECK(largestDifference(first, picture(1.0)) == 0);
}

TEST_CASE("a ground is copied to a picture out of sight as to a window", "[.][display][render]") {
    sf::RenderTexture hidden;
    REQUIRE(sfml::createRenderTexture(hidden, 1280, 720));
    TextureManager textures = gameTextures();
    const Backdrop backdrop(themeOf(LevelTheme::Brickyard), defaultPalette(), withoutPattern());
    const auto picture = [&] {
        backdrop.draw(textures, 1.0);
        hidden.clear();
        textures.flush(hidden);
        hidden.display();
        return hidden.getTexture().copyToImage();
    };
    const sf::Image first = picture();
    for (int frame = 0; frame < 4; ++frame)
        CHECK(largestDifference(first, picture()) == 0);
}

TEST_CASE("the pattern's lines look as their sprite does at each scale of the atlas",
          "[.][display][render]") {
    // Of white lines; the pattern has a fifth of their opacity. The largest picture has a third slope.
    const auto [scale, most] = GENERATE(table<double, int>({{1.0, 2}, {1.5, 2}, {2.0, 6}, {3.0, 30}}));
    TestWindow screen;
    TextureManager textures = gameTextures();
    textures.useScale(scale);
    drawStar(textures, Layer::Field);
    const sf::Image sprites = screen.flush(textures);
    drawStar(textures, Layer::Pattern);
    const sf::Image lines = screen.flush(textures);
    CAPTURE(scale);
    CHECK(largestDifference(sprites, lines) <= most);
    drawStar(textures, Layer::Pattern);
    screen.window.clear();
    CHECK(largestDifference(lines, sfml::imageFromPixels(
                                       1280, 720, std::vector<std::uint8_t>(4U * 1280 * 720).data())) > 100);
}
