#include "arkanong/render/WorldRenderer.hpp"

#include "Catch.hpp"
#include "Textures.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

Ball ballAt(Vec2 previous, Vec2 position, Side owner = Side::Blue, std::uint32_t id = 0) {
    Ball ball;
    ball.id = BallId{id};
    ball.owner = owner;
    ball.previous = previous;
    ball.position = position;
    ball.velocity = (position - previous) * tuning::ticksPerSecond;
    return ball;
}

Paddle paddleAt(Vec2 position, Side side = Side::Blue) {
    Paddle paddle;
    paddle.side = side;
    paddle.previous = paddle.position = position;
    return paddle;
}

/// What the renderer draws of the objects long after the start.
TextureManager drawn(const WorldRenderer& renderer, const ObjectManager& objects, double alpha = 1.0) {
    TextureManager textures = gameTextures();
    renderer.draw(textures, objects, 10000, alpha, std::nullopt);
    return textures;
}

WorldRenderer renderer(bool reducedMotion = false) { return WorldRenderer(defaultPalette(), reducedMotion); }

} // namespace

TEST_CASE("a ball is drawn between its last two places", "[render]") {
    ObjectManager objects;
    objects.balls.push_back(ballAt({100.0, 200.0}, {104.0, 210.0}));
    const auto alpha = GENERATE(0.0, 0.25, 1.0);
    const TextureManager textures = drawn(renderer(), objects, alpha);
    const auto balls = quadsOf(textures, Layer::Field, Sprite::BallBlue);
    REQUIRE(balls.size() == 1);
    CHECK(distance(balls[0].centre(), lerp({100.0, 200.0}, {104.0, 210.0}, alpha)) < 1e-4);
}

TEST_CASE("a ball shows its owner by mark and by colour, and its radius by size", "[render]") {
    ObjectManager objects;
    objects.balls.push_back(ballAt({100.0, 200.0}, {100.0, 200.0}, Side::Blue, 0));
    objects.balls.push_back(ballAt({300.0, 200.0}, {300.0, 200.0}, Side::Red, 1));
    objects.balls[1].radius = 16.0;
    const TextureManager textures = drawn(renderer(), objects);
    const auto blue = quadsOf(textures, Layer::Field, Sprite::BallBlue);
    const auto red = quadsOf(textures, Layer::Field, Sprite::BallRed);
    REQUIRE(blue.size() == 1);
    REQUIRE(red.size() == 1);
    CHECK(blue[0].colour == defaultPalette().blue);
    CHECK(red[0].colour == defaultPalette().red);
    const double blueWidth = blue[0].topRight.x - blue[0].topLeft.x;
    CHECK(red[0].topRight.x - red[0].topLeft.x == 2.0 * blueWidth);
}

TEST_CASE("an angle is interpolated the short way round", "[render]") {
    CHECK_THAT(interpolatedTurns(0.45, -0.45, 0.5), WithinAbs(0.5, 1e-12));
    CHECK_THAT(interpolatedTurns(-0.45, 0.45, 0.5), WithinAbs(-0.5, 1e-12));
    CHECK_THAT(interpolatedTurns(0.1, 0.2, 0.25), WithinAbs(0.125, 1e-12));
}

TEST_CASE("a hexagon is drawn as large as it is and turned as it is", "[render]") {
    ObjectManager objects;
    Hexagon hexagon;
    hexagon.centre = hexagon.previous = {480.0, 360.0};
    hexagon.radius = 60.0;
    hexagon.turns = hexagon.previousTurns = 0.25;
    objects.hexagons.push_back(hexagon);
    const TextureManager textures = drawn(renderer(), objects);
    const auto seen = quadsOf(textures, Layer::Field, Sprite::Hexagon);
    REQUIRE(seen.size() == 1);
    const AtlasImage& image = textures.manifest().of(Sprite::Hexagon);
    const Vec2 corner = Vec2{480.0, 360.0} + perpendicular(image.low) * (60.0 / 48.0);
    CHECK(distance(seen[0].topLeft, corner) < 1e-3);
}

TEST_CASE("bricks show their kind and their damage", "[render]") {
    ObjectManager objects;
    Brick brick;
    brick.centre = {480.0, 360.0};
    const auto [kind, hits, sprite] =
        GENERATE(table<BrickKind, int, Sprite>({{BrickKind::Normal, 1, Sprite::BrickNormal},
                                                {BrickKind::Hard, 3, Sprite::BrickHard3},
                                                {BrickKind::Hard, 2, Sprite::BrickHard2},
                                                {BrickKind::Hard, 1, Sprite::BrickHard1},
                                                {BrickKind::Steel, 1, Sprite::BrickSteel}}));
    brick.kind = kind;
    brick.hitsLeft = hits;
    objects.bricks.push_back(brick);
    CHECK(quadsOf(drawn(renderer(), objects), Layer::Field, sprite).size() == 1);
}

TEST_CASE("bricks grow in at the start, unless motion is reduced", "[render]") {
    ObjectManager objects;
    Brick brick;
    brick.centre = {480.0, 360.0};
    objects.bricks.push_back(brick);
    TextureManager textures = gameTextures();
    renderer().draw(textures, objects, 2, 0.0, std::nullopt);
    renderer(true).draw(textures, objects, 2, 0.0, std::nullopt);
    renderer().draw(textures, objects, 400, 0.0, std::nullopt);
    const auto seen = quadsOf(textures, Layer::Field, Sprite::BrickNormal);
    REQUIRE(seen.size() == 3);
    const auto width = [&](std::size_t i) { return seen[i].topRight.x - seen[i].topLeft.x; };
    CHECK(width(0) < 0.5 * width(2));
    CHECK(width(1) == width(2));
}

TEST_CASE("a brick that is hit jolts away from the ball and comes back", "[render]") {
    ObjectManager objects;
    Brick brick;
    brick.id = BrickId{7};
    brick.centre = {480.0, 360.0};
    objects.bricks.push_back(brick);
    WorldRenderer world = renderer();
    world.notice(
        {BallHitBrick{{480.0, 373.0}, {0.0, 1.0}, 400.0, BrickId{7}, BrickKind::Hard, 1, Side::Blue}});
    CHECK(quadsOf(drawn(world, objects), Layer::Field, Sprite::BrickNormal)[0].centre().y < 358.0);
    world.advance(0.5, objects, gameTextures().manifest().grid);
    CHECK(quadsOf(drawn(world, objects), Layer::Field, Sprite::BrickNormal)[0].centre().y == 360.0);
}

TEST_CASE("a paddle is as long as it is and squashes when hit", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 636.0}));
    objects.paddles[0].size.x = 200.0;
    WorldRenderer world = renderer();
    const auto heightAndSeam = [&] {
        const TextureManager textures = drawn(world, objects);
        const auto middle = quadsOf(textures, Layer::Field, Sprite::PaddleMiddle);
        REQUIRE(middle.size() == 1);
        return Vec2{middle[0].topRight.x - middle[0].topLeft.x, middle[0].bottomLeft.y - middle[0].topLeft.y};
    };
    const Vec2 calm = heightAndSeam();
    CHECK_THAT(calm.x, WithinAbs(200.0 - 28.0, 1e-3));
    world.notice({BallHitPaddle{{480.0, 622.0}, {0.0, -1.0}, 500.0, Side::Blue}});
    CHECK(heightAndSeam().y < 0.9 * calm.y);
    CHECK(heightAndSeam().x > calm.x);
}

TEST_CASE("the eyes turn to the most urgent ball", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 636.0}));
    objects.balls.push_back(ballAt({100.0, 400.0}, {100.0, 404.0}));
    WorldRenderer world = renderer();
    for (int i = 0; i < 60; ++i)
        world.advance(1.0 / 60.0, objects, gameTextures().manifest().grid);
    const TextureManager textures = drawn(world, objects);
    const auto eyes = quadsOf(textures, Layer::Field, Sprite::Eye);
    const auto pupils = quadsOf(textures, Layer::Field, Sprite::Pupil);
    REQUIRE(eyes.size() == 2);
    REQUIRE(pupils.size() == 2);
    CHECK(pupils[0].centre().x < eyes[0].centre().x - 2.0);
    CHECK(pupils[0].centre().y < eyes[0].centre().y - 1.0);
}

TEST_CASE("the most urgent ball is the one that arrives first, not the nearest", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Paddle paddle = paddleAt({480.0, goalLine(side) + forward(side) * 84.0}, side);
    const auto ball = [&](double ahead, double towards, std::uint32_t id) {
        const Vec2 place{480.0, paddle.position.y + forward(side) * ahead};
        return ballAt(place + Vec2{0.0, forward(side) * towards}, place, Side::Blue, id);
    };
    const std::vector<Ball> balls{ball(60.0, -4.0, 0), ball(300.0, 8.0, 1), ball(200.0, 2.0, 2)};
    CHECK(mostUrgentBall(paddle, balls)->id == BallId{1});
    CHECK(mostUrgentBall(paddle, {balls[0]})->id == BallId{0});
    CHECK(mostUrgentBall(paddle, {}) == nullptr);
}

TEST_CASE("above three hundred balls there is one quad for each ball and no trail", "[render]") {
    ObjectManager objects;
    for (std::uint32_t i = 0; i < 5000; ++i)
        objects.balls.push_back(ballAt({300.0, 300.0}, {304.0, 300.0}, Side::Blue, i));
    WorldRenderer world = renderer();
    world.advance(1.0 / 60.0, objects, gameTextures().manifest().grid);
    const TextureManager textures = drawn(world, objects);
    CHECK(quadCount(textures, Layer::Field) == 5000);
    CHECK(quadCount(textures, Layer::FieldGlow) == 0);
}

TEST_CASE("a frame like the last one needs no more memory", "[render]") {
    ObjectManager objects;
    for (std::uint32_t i = 0; i < 20000; ++i)
        objects.balls.push_back(ballAt({300.0, 300.0}, {304.0, 300.0}, Side::Blue, i));
    const WorldRenderer world = renderer();
    TextureManager textures = drawn(world, objects);
    const std::size_t room = textures.vertexCapacity(Layer::Field);
    CHECK(room >= textures.vertexCount(Layer::Field));
    textures.clear();
    CHECK(textures.vertexCount(Layer::Field) == 0);
    const sf::Vertex* place = textures.vertices(Layer::Field);
    world.draw(textures, objects, 10000, 1.0, std::nullopt);
    CHECK(textures.vertexCapacity(Layer::Field) == room);
    CHECK(textures.vertices(Layer::Field) == place);
}

TEST_CASE("aiming shows a crosshair at the pointer and dots from the paddle towards it", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 636.0}));
    TextureManager textures = gameTextures();
    renderer().draw(textures, objects, 1000, 1.0, Aim{Side::Blue, {480.0, 400.0}, true});
    const auto cross = quadsOf(textures, Layer::Field, Sprite::Crosshair);
    REQUIRE(cross.size() == 1);
    CHECK(cross[0].centre() == Vec2{480.0, 400.0});
    const auto dots = quadsOf(textures, Layer::Field, Sprite::AimDot);
    CHECK(dots.size() > 10);
    for (const QuadSeen& dot : dots) {
        CHECK(dot.centre().x == 480.0);
        CHECK(dot.centre().y < 636.0 - 14.0);
        CHECK(dot.centre().y > 400.0);
    }
}

TEST_CASE("without a pointer an arrow shows the aim", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 84.0}, Side::Red));
    TextureManager textures = gameTextures();
    renderer().draw(textures, objects, 1000, 1.0, Aim{Side::Red, {480.0, 700.0}, false});
    CHECK(quadsOf(textures, Layer::Field, Sprite::Crosshair).empty());
    const auto arrow = quadsOf(textures, Layer::Field, Sprite::Chevron);
    REQUIRE(arrow.size() == 1);
    CHECK(arrow[0].centre().y > 150.0);
    CHECK(arrow[0].topRight.y > arrow[0].topLeft.y);
}
