#include "arkanong/render/match/Wireframe.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/objects/Scene.hpp"

namespace arkanong {

namespace {

constexpr double wireWidth = 1.5;       ///< px.
constexpr std::size_t ballCrowd = 1000; ///< From this number on no flight arrows are drawn.
constexpr double arrowSeconds = 0.1;
constexpr int roundCorners = 10;           ///< Corners of a paddle's half-round end.
constexpr double paintedServeRadius = 7.9; ///< Of Sprite::ServeEmpty, the ring drawn for a ball.

void drawOutline(TextureManager& textures, const std::vector<Vec2>& corners, double width, sf::Color colour) {
    for (std::size_t i = 0; i < corners.size(); ++i)
        textures.drawLine(Layer::Overlay, corners[i], corners[(i + 1) % corners.size()], width, colour);
}

std::vector<Vec2> cornersOf(const Box& box) {
    return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
}

std::vector<Vec2> cornersOf(const Hexagon& hexagon, double alpha) {
    const Vec2 centre = interpolated(hexagon.previous, hexagon.centre, alpha);
    const double turns = interpolatedTurns(hexagon.previousTurns, hexagon.turns, alpha);
    std::vector<Vec2> corners;
    corners.reserve(6);
    for (int i = 0; i < 6; ++i)
        corners.push_back(centre + rotate({hexagon.radius, 0.0}, rotationFromTurns(turns + i / 6.0)));
    return corners;
}

void drawBalls(TextureManager& textures, const Palette& palette, const std::vector<Ball>& balls,
               double alpha) {
    for (const Ball& ball : balls) {
        const Vec2 place = interpolated(ball.previous, ball.position, alpha);
        drawRing(textures, Layer::Overlay, place, ball.radius, palette.of(ball.owner));
        if (balls.size() < ballCrowd)
            textures.drawLine(Layer::Overlay, place, place + ball.velocity * arrowSeconds, 1.0,
                              faded(palette.of(ball.owner), 0.6));
    }
}

} // namespace

std::vector<Vec2> outlineOf(const Paddle& paddle, double alpha) {
    const Vec2 centre = interpolated(paddle.previous, paddle.position, alpha);
    const double radius = paddle.size.y / 2.0;
    std::vector<Vec2> corners;
    for (const double side : {1.0, -1.0}) {
        const Vec2 end = centre + Vec2{side * (paddle.size.x / 2.0 - radius), 0.0};
        for (int i = 0; i <= roundCorners; ++i) {
            const double turns = -0.25 + 0.5 * i / roundCorners;
            corners.push_back(end + rotate({side * radius, 0.0}, rotationFromTurns(turns)));
        }
    }
    return corners;
}

void drawRing(TextureManager& textures, Layer layer, Vec2 centre, double radius, sf::Color colour) {
    textures.draw(layer, Sprite::ServeEmpty, centre, colour, radius / paintedServeRadius);
}

void drawWireframe(TextureManager& textures, const Palette& palette, const World& world, double alpha) {
    const ObjectManager& objects = world.objects();
    drawOutline(textures, cornersOf(world.collisions().arena()), wireWidth, palette.muted);
    drawOutline(textures, cornersOf(world.buildingRoom()), 1.0, faded(palette.muted, 0.5));
    for (const Brick& brick : objects.bricks)
        drawOutline(textures, cornersOf(brick.box()), wireWidth, palette.of(brick.kind));
    for (const Hexagon& hexagon : objects.hexagons)
        drawOutline(textures, cornersOf(hexagon, alpha), wireWidth, palette.hexagon);
    for (const Polygon& polygon : objects.polygons)
        drawOutline(textures, polygon.corners, wireWidth, palette.hexagon);
    for (const Paddle& paddle : objects.paddles)
        drawOutline(textures, outlineOf(paddle, alpha), wireWidth, palette.of(paddle.side));
    drawBalls(textures, palette, objects.balls, alpha);
}

} // namespace arkanong
