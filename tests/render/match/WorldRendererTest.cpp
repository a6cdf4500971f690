#include "arkanong/render/match/WorldRenderer.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "render/objects/Things.hpp"

using namespace arkanong::test;

namespace {

/// The objects as drawn long after the start.
TextureManager drawn(const WorldRenderer& renderer, const ObjectManager& objects, double alpha = 1.0,
                     const PowerUps& powers = {}) {
    TextureManager textures = gameTextures();
    renderer.draw(textures, {objects, powers, 10000, alpha}, std::nullopt);
    return textures;
}

WorldRenderer renderer(const ViewSettings& settings = {}) {
    return WorldRenderer(defaultPalette(), settings);
}

} // namespace

TEST_CASE("a ball is interpolated between its last two positions", "[render]") {
    ObjectManager objects;
    objects.balls.push_back(ballAt({100.0, 200.0}, {104.0, 210.0}));
    const auto alpha = GENERATE(0.0, 0.25, 1.0);
    const TextureManager textures = drawn(renderer(), objects, alpha);
    const auto balls = quadsOf(textures, Layer::Balls, Sprite::BallBlue);
    REQUIRE(balls.size() == 1);
    CHECK(distance(balls[0].centre(), lerp({100.0, 200.0}, {104.0, 210.0}, alpha)) < 1e-4);
}

TEST_CASE("a ball shows its owner by mark and by colour, and its radius by size", "[render]") {
    ObjectManager objects;
    objects.balls.push_back(ballAt({100.0, 200.0}, {100.0, 200.0}, Side::Blue, 0));
    objects.balls.push_back(ballAt({300.0, 200.0}, {300.0, 200.0}, Side::Red, 1));
    objects.balls[1].radius = 16.0;
    const TextureManager textures = drawn(renderer(), objects);
    const auto blue = quadsOf(textures, Layer::Balls, Sprite::BallBlue);
    const auto red = quadsOf(textures, Layer::Balls, Sprite::BallRed);
    REQUIRE(blue.size() == 1);
    REQUIRE(red.size() == 1);
    CHECK(blue[0].colour == defaultPalette().blue);
    CHECK(red[0].colour == defaultPalette().red);
    const double blueWidth = blue[0].topRight.x - blue[0].topLeft.x;
    CHECK(red[0].topRight.x - red[0].topLeft.x == 2.0 * blueWidth);
}

TEST_CASE("an angle is interpolated along the shorter arc", "[render]") {
    CHECK_THAT(interpolatedTurns(0.45, -0.45, 0.5), WithinAbs(0.5, 1e-12));
    CHECK_THAT(interpolatedTurns(-0.45, 0.45, 0.5), WithinAbs(-0.5, 1e-12));
    CHECK_THAT(interpolatedTurns(0.1, 0.2, 0.25), WithinAbs(0.125, 1e-12));
}

TEST_CASE("a hexagon is drawn with its size and angle", "[render]") {
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

TEST_CASE("arcs behind its corners show a hexagon's direction of rotation", "[render]") {
    ObjectManager objects;
    Hexagon hexagon;
    hexagon.centre = hexagon.previous = {480.0, 360.0};
    const auto arcs = [&](double spin) {
        hexagon.spin = spin;
        objects.hexagons = {hexagon};
        return quadsOf(drawn(renderer(), objects), Layer::Field, Sprite::SpinArc);
    };
    CHECK(arcs(0.0).empty());
    const auto clockwise = arcs(0.2);
    const auto back = arcs(-0.2);
    REQUIRE(clockwise.size() == 2);
    REQUIRE(back.size() == 2);
    // The head is at +x in both cases, the tail above or below it.
    CHECK(clockwise[0].bottomRight.y < hexagon.centre.y - 20.0);
    CHECK(back[0].bottomRight.y > hexagon.centre.y + 20.0);
    CHECK(arcs(0.01)[0].colour.a < clockwise[0].colour.a);
}

TEST_CASE("above three hundred balls each ball is one quad without a trail", "[render]") {
    ObjectManager objects;
    for (std::uint32_t i = 0; i < 2000; ++i)
        objects.balls.push_back(ballAt({300.0, 300.0}, {304.0, 300.0}, Side::Blue, i));
    WorldRenderer world = renderer();
    world.advance(frame, objects);
    const TextureManager textures = drawn(world, objects);
    CHECK(quadCount(textures, Layer::Balls) == 2000);
    CHECK(quadCount(textures, Layer::Field) == 0);
    CHECK(quadCount(textures, Layer::FieldGlow) == 0);
}

TEST_CASE("above two thousand balls each ball is a point", "[render]") {
    ObjectManager objects;
    for (std::uint32_t i = 0; i < 2001; ++i)
        objects.balls.push_back(ballAt({300.0, 300.0}, {304.0, 300.0}, i == 7 ? Side::Red : Side::Blue, i));
    const TextureManager textures = drawn(renderer(), objects, 0.5);
    REQUIRE(textures.points().count() == 2001);
    const sf::Vertex* points = textures.points().vertices();
    CHECK(position(points[7]) == Vec2{302.0, 300.0});
    CHECK(points[7].color == defaultPalette().red);
    CHECK(points[2000].color == defaultPalette().blue);
    CHECK(quadCount(textures, Layer::Balls) == 0);
}

TEST_CASE("a second frame of the same size allocates nothing", "[render]") {
    ObjectManager objects;
    for (std::uint32_t i = 0; i < 2000; ++i)
        objects.balls.push_back(ballAt({300.0, 300.0}, {304.0, 300.0}, Side::Blue, i));
    const WorldRenderer world = renderer();
    TextureManager textures = drawn(world, objects);
    const std::size_t room = textures.batch(Layer::Balls).vertices.size();
    CHECK(room >= textures.batch(Layer::Balls).count);
    textures.clear();
    CHECK(textures.batch(Layer::Balls).count == 0);
    const sf::Vertex* place = textures.batch(Layer::Balls).vertices.data();
    world.draw(textures, {objects, PowerUps{}, 10000, 1.0}, std::nullopt);
    CHECK(textures.batch(Layer::Balls).vertices.size() == room);
    CHECK(textures.batch(Layer::Balls).vertices.data() == place);
}

TEST_CASE("aiming shows a crosshair at the pointer and dots from the paddle towards it", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 636.0}));
    TextureManager textures = gameTextures();
    renderer().draw(textures, {objects, PowerUps{}, 1000, 1.0}, Aim{Side::Blue, {480.0, 400.0}, true});
    const auto cross = quadsOf(textures, Layer::Overlay, Sprite::Crosshair);
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
    renderer().draw(textures, {objects, PowerUps{}, 1000, 1.0}, Aim{Side::Red, {480.0, 700.0}, false});
    CHECK(quadsOf(textures, Layer::Overlay, Sprite::Crosshair).empty());
    const auto arrow = quadsOf(textures, Layer::Field, Sprite::Chevron);
    REQUIRE(arrow.size() == 1);
    CHECK(arrow[0].centre().y > 150.0);
    CHECK(arrow[0].topRight.y > arrow[0].topLeft.y);
}

TEST_CASE("the effects of fireball and overdrive are below the ball and do not hide its mark", "[render]") {
    const auto [kind, wake] = GENERATE(
        table<PowerUp, Sprite>({{PowerUp::Fireball, Sprite::Flame}, {PowerUp::Overdrive, Sprite::Streak}}));
    ObjectManager objects;
    objects.balls.push_back(ballAt({100.0, 200.0}, {104.0, 200.0}, Side::Blue, 0));
    objects.balls.push_back(ballAt({300.0, 200.0}, {304.0, 200.0}, Side::Red, 1));
    const TextureManager textures = drawn(renderer(), objects, 1.0, with(Side::Red, kind));
    const auto wakes = quadsOf(textures, Layer::FieldGlow, wake);
    REQUIRE_FALSE(wakes.empty());
    for (const QuadSeen& seen : wakes) {
        CHECK(seen.topLeft.x < 300.0); // Behind a ball that flies to the right.
        CHECK(seen.topRight.x > 300.0);
        CHECK(std::abs(seen.centre().y - 200.0) < 1e-3);
    }
    CHECK(quadCount(textures, Layer::Balls) == 2); // Nothing but the balls in their layer.
    CHECK(numberOf(textures, Layer::Balls, Sprite::BallRed) == 1);
}

TEST_CASE("a held ball stays on the paddle as drawn, and its ring closes", "[render]") {
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, 636.0}));
    objects.paddles[0].previous.x = 470.0;
    HeldBall held;
    held.ball = ballAt({500.0, 614.0}, {500.0, 614.0});
    held.ticksLeft = tuning::stickyHold;
    objects.held.push_back(held);
    const TextureManager early = drawn(renderer(), objects, 0.0);
    const auto ball = quadsOf(early, Layer::Balls, Sprite::BallBlue);
    REQUIRE(ball.size() == 1);
    CHECK(distance(ball[0].centre(), {490.0, 614.0}) < 1e-3);
    objects.held[0].ticksLeft = 10;
    const TextureManager late = drawn(renderer(), objects, 1.0);
    const auto ringOf = [](const TextureManager& textures) {
        const auto rings = quadsOf(textures, Layer::FieldGlow, Sprite::Ring);
        REQUIRE(rings.size() == 1);
        return widthOf(rings[0]);
    };
    CHECK(ringOf(late) < 0.6 * ringOf(early));
}

TEST_CASE("only crosshair and fog are drawn above balls, and a paddle above one that passes it", "[render]") {
    ObjectManager objects;
    objects.paddles = {paddleAt({480.0, 636.0}), paddleAt({480.0, 84.0}, Side::Red)};
    objects.bricks.push_back(brickAt({480.0, 360.0}, BrickKind::Bomb));
    objects.balls.push_back(ballAt({480.0, 360.0}, {480.0, 364.0}));
    objects.capsules.push_back(capsuleAt({480.0, 360.0}, {480.0, 361.0}, {PowerUp::Laser, false}));
    objects.beams.push_back(beamOf(Side::Blue, {480.0, 620.0}, {480.0, 373.0}));
    WorldRenderer world = renderer();
    world.notice({BombExploded{{480.0, 360.0}}}, freshLight());
    const TextureManager textures = drawn(world, objects);
    const auto paddles = quadsOf(textures, Layer::Balls, Sprite::PaddleLeft).size() +
                         quadsOf(textures, Layer::Balls, Sprite::PaddleMiddle).size();
    CHECK(paddles == 4);
    constexpr std::size_t capsule = 3;
    CHECK(shows(textures, quad(textures, Layer::Balls, capsule), Sprite::PaddleLeft));
    CHECK(shows(textures, quad(textures, Layer::Balls, quadCount(textures, Layer::Balls) - 1),
                Sprite::BallBlue));
    objects.balls[0].passing = true;
    const TextureManager passing = drawn(world, objects);
    CHECK(shows(passing, quad(passing, Layer::Balls, capsule), Sprite::BallBlue));
    CHECK(shows(passing, quad(passing, Layer::Balls, capsule + 1), Sprite::PaddleLeft));
    CHECK(quadCount(textures, Layer::Overlay) == 0);
    CHECK(quadCount(textures, Layer::OverlayGlow) == 0);
}

TEST_CASE("the goal line of a side without a player is a wall", "[render]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    ObjectManager objects;
    objects.paddles.push_back(paddleAt({480.0, goalLine(side) + forward(side) * 84.0}, side));
    const auto alone = quadsOf(drawn(renderer(), objects), Layer::Field, Sprite::Line);
    REQUIRE(alone.size() == 1);
    CHECK(std::abs(alone[0].centre().y - goalLine(opponent(side))) < 2.0);
    objects.paddles.push_back(paddleAt({480.0, 360.0}, opponent(side)));
    CHECK(numberOf(drawn(renderer(), objects), Layer::Field, Sprite::Line) == 0);
}
