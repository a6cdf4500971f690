#include "Catch.hpp"
#include "Textures.hpp"
#include "arkanong/render/MatchView.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/storage/LevelFile.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// A window that shows the logical screen.
struct Screen {
    sf::RenderWindow window;

    explicit Screen(unsigned width = 1280, unsigned height = 720) {
        sfml::createWindow(window, width, height, false, "Arkanong test");
        const Vec2 size = screenSize;
        window.setView(
            sf::View(sf::FloatRect({0.0F, 0.0F}, {static_cast<float>(size.x), static_cast<float>(size.y)})));
        window.clear();
    }
    sf::Image flush(TextureManager& textures) {
        textures.flush(window);
        const auto picture = sfml::pictureOf(window);
        REQUIRE(picture);
        return *picture;
    }
};

sf::Color pixelAt(const sf::Image& image, Vec2 place) {
    const std::size_t x = static_cast<std::size_t>(place.x);
    const std::size_t y = static_cast<std::size_t>(place.y);
    const std::uint8_t* rgba = image.getPixelsPtr() + 4 * (y * image.getSize().x + x);
    return {rgba[0], rgba[1], rgba[2], rgba[3]};
}

int brightness(sf::Color colour) { return colour.r + colour.g + colour.b; }

World beehive() {
    return World(loadLevel(std::string(ARKANONG_ASSETS) + "/levels/beehive.toml"), MatchSettings{}, 1);
}

} // namespace

TEST_CASE("a drawn match shows paddles, bricks and background in five draw calls at most",
          "[.][display][render]") {
    Screen screen;
    TextureManager textures = gameTextures();
    World world = beehive();
    MatchView view(defaultPalette(), {});
    std::vector<Event> events;
    for (int i = 0; i < tuning::seconds(2.0); ++i)
        world.step({}, events);
    view.advance(0.1, world, textures);
    view.draw(textures, world, 1.0, std::nullopt);
    const sf::Image picture = screen.flush(textures);

    CHECK(textures.counts().drawCalls <= 5);
    CHECK(textures.counts().drawCalls >= 2);
    CHECK(textures.counts().vertices >= 6 * textures.counts().sprites);
    CHECK(textures.vertexCount(Layer::Field) == 0);

    const Paddle& blue = *world.objects().paddle(Side::Blue);
    const sf::Color edge = pixelAt(picture, fieldOrigin + blue.position + Vec2{0.0, -13.0});
    CHECK(edge.b > 200);
    CHECK(edge.r < 120);
    const Paddle& red = *world.objects().paddle(Side::Red);
    const sf::Color redEdge = pixelAt(picture, fieldOrigin + red.position + Vec2{0.0, -13.0});
    CHECK(redEdge.r > 200);
    CHECK(redEdge.b < 130);

    const Brick& brick = world.objects().bricks.front();
    CHECK(brightness(pixelAt(picture, fieldOrigin + brick.centre + Vec2{0.0, -11.0})) > 250);
    CHECK(brightness(pixelAt(picture, {640.0, 560.0})) < 150);
}

TEST_CASE("a dimmed picture is darker everywhere", "[.][display][render]") {
    Screen screen;
    TextureManager textures = gameTextures();
    const World world = beehive();
    const MatchView view(defaultPalette(), {});
    view.draw(textures, world, 1.0, std::nullopt);
    const sf::Image bright = screen.flush(textures);
    view.draw(textures, world, 1.0, std::nullopt, 0.3);
    const sf::Image dim = screen.flush(textures);
    for (double y = 20.0; y < 720.0; y += 45.0)
        for (double x = 20.0; x < 1280.0; x += 53.0)
            CHECK(brightness(pixelAt(dim, {x, y})) <= brightness(pixelAt(bright, {x, y})) / 2 + 3);
}

TEST_CASE("a turned hexagon's corners are where the simulation has them", "[.][display][render]") {
    Screen screen;
    TextureManager textures = gameTextures();
    const double turns = GENERATE(0.0, 0.03, 0.25, -0.4);
    ObjectManager objects;
    Hexagon hexagon;
    hexagon.centre = hexagon.previous = {480.0, 360.0};
    hexagon.radius = 96.0;
    hexagon.turns = hexagon.previousTurns = turns;
    objects.hexagons.push_back(hexagon);
    textures.setOrigin(fieldOrigin);
    WorldRenderer(defaultPalette()).draw(textures, objects, 1000, 1.0, std::nullopt);
    const sf::Image picture = screen.flush(textures);
    for (int corner = 0; corner < 6; ++corner) {
        const Rotation way = rotationFromTurns(turns + corner / 6.0);
        const Vec2 out{way.cosine, way.sine};
        const Vec2 middle = fieldOrigin + hexagon.centre;
        CHECK(brightness(pixelAt(picture, middle + out * 92.0)) > 400);
        CHECK(brightness(pixelAt(picture, middle + out * 112.0)) < 100);
    }
}

TEST_CASE("another scale looks the same, only sharper", "[.][display][render]") {
    TextureManager textures = gameTextures();
    const World world = beehive();
    const MatchView view(defaultPalette(), {});
    Screen small;
    view.draw(textures, world, 1.0, std::nullopt);
    const sf::Image before = small.flush(textures);
    textures.useScale(1.5);
    Screen large(1920, 1080);
    view.draw(textures, world, 1.0, std::nullopt);
    const sf::Image after = large.flush(textures);
    int different = 0;
    for (double y = 12.0; y < 720.0; y += 16.0)
        for (double x = 12.0; x < 1280.0; x += 16.0)
            if (std::abs(brightness(pixelAt(before, {x, y})) - brightness(pixelAt(after, Vec2{x, y} * 1.5))) >
                150)
                ++different;
    CHECK(different < 60); // Of 3,600 places: those on an edge.
}
