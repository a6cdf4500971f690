#include "Folders.hpp"
#include "arkanong/render/match/MatchView.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "render/TestWindow.hpp"
#include "render/Textures.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

sf::Color pixelAt(const sf::Image& image, Vec2 place) {
    const std::size_t x = static_cast<std::size_t>(place.x);
    const std::size_t y = static_cast<std::size_t>(place.y);
    const std::uint8_t* rgba = image.getPixelsPtr() + 4 * (y * image.getSize().x + x);
    return {rgba[0], rgba[1], rgba[2], rgba[3]};
}

int brightness(sf::Color colour) { return colour.r + colour.g + colour.b; }

World beehive() { return World(loadLevel(assetsPath("levels/beehive.toml")), MatchSettings{}, 1); }

} // namespace

TEST_CASE("a match is drawn with paddles, bricks and background in at most seven draw calls",
          "[.][display][render]") {
    TestWindow screen;
    TextureManager textures = gameTextures();
    World world = beehive();
    MatchView view(defaultPalette(), {});
    std::vector<Event> events;
    for (int i = 0; i < tuning::seconds(2.0); ++i)
        world.step({}, events);
    view.advance(0.1, world);
    view.draw(textures, world, 1.0, std::nullopt);
    const sf::Image picture = screen.flush(textures);

    CHECK(textures.counts().drawCalls <= 7);
    CHECK(textures.counts().drawCalls >= 2);
    CHECK(textures.counts().vertices >= 6 * textures.counts().sprites);
    CHECK(textures.batch(Layer::Field).count == 0);

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

TEST_CASE("thousands of balls are drawn in place in seven draw calls at most", "[.][display][render]") {
    // With textured points and with plain ones.
    const auto [columns, rows] = GENERATE(table<int, int>({{100, 30}, {400, 125}}));
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    World world(Level{}, settings, 1);
    const Vec2 pitch{900.0 / columns, 480.0 / rows};
    for (int i = 0; i < columns * rows; ++i)
        world.putBall({30.0 + pitch.x * (i % columns), 20.0 + pitch.y * (i / columns)}, {}, Side::Blue);
    std::vector<Event> events;
    world.step({}, events); // Now they have their final size.
    TestWindow screen;
    TextureManager textures = gameTextures();
    MatchView(defaultPalette(), {}).draw(textures, world, 1.0, std::nullopt);
    const sf::Image picture = screen.flush(textures);

    CHECK(textures.counts().drawCalls <= 7);
    const std::vector<Ball>& balls = world.objects().balls;
    const auto lit = [&](Vec2 offset) {
        return std::count_if(balls.begin(), balls.end(), [&](const Ball& ball) {
            return brightness(pixelAt(picture, fieldOrigin + ball.position + offset)) > 300;
        });
    };
    const auto all = static_cast<std::ptrdiff_t>(balls.size());
    CHECK(lit({}) > all * 98 / 100);
    CHECK(lit(Vec2{0.0, pitch.y / 2.0}) < all * 10 / 100);
}

TEST_CASE("a dimmed picture is darker everywhere", "[.][display][render]") {
    TestWindow screen;
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

TEST_CASE("a rotated hexagon's corners are drawn at their simulated positions", "[.][display][render]") {
    TestWindow screen;
    TextureManager textures = gameTextures();
    const double turns = GENERATE(0.0, 0.03, 0.25, -0.4);
    ObjectManager objects;
    Hexagon hexagon;
    hexagon.centre = hexagon.previous = {480.0, 360.0};
    hexagon.radius = 96.0;
    hexagon.turns = hexagon.previousTurns = turns;
    objects.hexagons.push_back(hexagon);
    textures.setOrigin(fieldOrigin);
    WorldRenderer(defaultPalette()).draw(textures, {objects, PowerUps{}, 1000, 1.0}, std::nullopt);
    const sf::Image picture = screen.flush(textures);
    for (int corner = 0; corner < 6; ++corner) {
        const Rotation way = rotationFromTurns(turns + corner / 6.0);
        const Vec2 out{way.cosine, way.sine};
        const Vec2 middle = fieldOrigin + hexagon.centre;
        CHECK(brightness(pixelAt(picture, middle + out * 92.0)) > 400);
        CHECK(brightness(pixelAt(picture, middle + out * 112.0)) < 100);
    }
}

TEST_CASE("another atlas scale looks the same, only sharper", "[.][display][render]") {
    TextureManager textures = gameTextures();
    const World world = beehive();
    const MatchView view(defaultPalette(), {});
    TestWindow small;
    view.draw(textures, world, 1.0, std::nullopt);
    const sf::Image before = small.flush(textures);
    textures.useScale(1.5);
    TestWindow large(1920, 1080);
    view.draw(textures, world, 1.0, std::nullopt);
    const sf::Image after = large.flush(textures);
    int different = 0;
    for (double y = 12.0; y < 720.0; y += 16.0)
        for (double x = 12.0; x < 1280.0; x += 16.0)
            if (std::abs(brightness(pixelAt(before, {x, y})) - brightness(pixelAt(after, Vec2{x, y} * 1.5))) >
                150)
                ++different;
    CHECK(different < 60); // Of 3,600 samples: those on an edge.
}

TEST_CASE("with everything at once there are six draw calls at most, and a ball in an explosion is as bright "
          "as ever",
          "[.][display][render]") {
    TestWindow screen;
    TextureManager textures = gameTextures();
    World world = beehive();
    std::vector<Event> events;
    for (int i = 0; i < tuning::countdown + 10; ++i)
        world.step({}, events);
    const Vec2 place{500.0, 560.0};
    world.putBall(place, {0.0, -1.0}, Side::Blue);
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        const PowerUpDrop drop{static_cast<PowerUp>(i), false};
        for (const Side side : {Side::Blue, Side::Red}) {
            world.applyPowerUp(drop, side, events);
            world.putCapsule({60.0 + 60.0 * static_cast<double>(i), 360.0}, drop, side);
        }
    }
    Commands fire{};
    fire[sideIndex(Side::Blue)].buttons = Command::serveHeld;
    world.step(fire, events);
    const auto drawn = [&](const MatchView& view) {
        view.draw(textures, world, 1.0, Aim{Side::Blue, {480.0, 400.0}, true});
        return screen.flush(textures);
    };
    MatchView calm(defaultPalette(), {});
    const sf::Image before = drawn(calm);
    MatchView wild(defaultPalette(), {});
    wild.notice(events);
    wild.notice({BombExploded{place}, BombExploded{place}, CapsuleCaught{place, {}, Side::Blue}});
    const sf::Image after = drawn(wild);
    CHECK(textures.counts().drawCalls <= 7);
    CHECK(textures.counts().sprites > 500);
    // Explosions shake the field, so the ball is searched for around its position.
    int changed = 0;
    for (const Vec2 off : {Vec2{5.0, 0.0}, Vec2{-5.0, 0.0}, Vec2{0.0, 5.0}, Vec2{0.0, -5.0}}) {
        const sf::Color there = pixelAt(before, fieldOrigin + place + off);
        const sf::Color seen = pixelAt(after, fieldOrigin + place + off);
        changed += std::abs(brightness(there) - brightness(seen)) > 60 ? 1 : 0;
    }
    CHECK(changed <= 1);
    CHECK(brightness(pixelAt(after, fieldOrigin + place + Vec2{40.0, 0.0})) >
          brightness(pixelAt(before, fieldOrigin + place + Vec2{40.0, 0.0})) + 60);
}

TEST_CASE("a blind spot hides its contents completely, but not from others", "[.][display][render]") {
    TestWindow screen;
    TextureManager textures = gameTextures();
    World world = beehive();
    std::vector<Event> events;
    world.applyPowerUp({PowerUp::BlindSpot, true}, Side::Blue, events);
    for (int i = 0; i < tuning::seconds(1.0); ++i)
        world.step({}, events);
    const Vec2 middle = world.powers().blindSpot(Side::Blue);
    World other = world;
    other.putBall(middle + Vec2{40.0, 30.0}, {0.0, 1.0}, Side::Red);
    const auto differing = [&](const MatchView& view) {
        view.draw(textures, world, 1.0, std::nullopt);
        const sf::Image without = screen.flush(textures);
        view.draw(textures, other, 1.0, std::nullopt);
        const sf::Image with = screen.flush(textures);
        int count = 0;
        for (double y = -90.0; y <= 90.0; y += 3.0)
            for (double x = -90.0; x <= 90.0; x += 3.0) {
                const Vec2 at = fieldOrigin + middle + Vec2{x, y};
                count +=
                    std::abs(brightness(pixelAt(without, at)) - brightness(pixelAt(with, at))) > 3 ? 1 : 0;
            }
        return count;
    };
    MatchView person(defaultPalette(), {});
    person.playedBy(Side::Blue);
    MatchView enemy(defaultPalette(), {});
    enemy.playedBy(Side::Red);
    CHECK(differing(person) == 0);
    CHECK(differing(enemy) > 10);
}
