#include "arkanong/render/match/LevelPicture.hpp"

#include "arkanong/render/objects/WallView.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double detailedWidth = 300.0; ///< From this width on bricks have edges and hexagons are outlines.
constexpr double paintedHexagonRadius = 48.0;
constexpr double paintedBadgeRadius = 10.0;
constexpr std::uint32_t fieldColour = 0x070b18;
constexpr double turnedBadge = 1.0 / 12.0; ///< The badge's sprite is a hexagon with a vertex at the top.

/// The picture's position and scale.
struct Frame {
    TextureManager& textures;
    Vec2 low;
    double scale;

    Vec2 at(Vec2 field) const { return low + field * scale; }
    void fill(Vec2 fieldLow, Vec2 fieldSize, sf::Color colour) const {
        textures.drawRectangle(Layer::Overlay, at(fieldLow), fieldSize * scale, colour);
    }
};

void drawBrick(const Frame& frame, Vec2 centre, Vec2 cell, sf::Color colour, bool detailed) {
    const double gap = std::min(0.5 / frame.scale, cell.y / 6.0); // Half a pixel on every side.
    const Vec2 size = cell - Vec2{2.0 * gap, 2.0 * gap};
    const Vec2 low = centre - size / 2.0;
    if (!detailed) return frame.fill(low, size, faded(colour, 0.85));
    const double edge = 1.0 / frame.scale;
    frame.fill(low, size, faded(colour, 0.3));
    frame.fill(low, {size.x, edge}, colour);
    frame.fill(low + Vec2{0.0, size.y - edge}, {size.x, edge}, colour);
    frame.fill(low + Vec2{0.0, edge}, {edge, size.y - 2.0 * edge}, colour);
    frame.fill(low + Vec2{size.x - edge, edge}, {edge, size.y - 2.0 * edge}, colour);
}

void drawHexagon(const Frame& frame, const Level::HexagonPlace& hexagon, sf::Color colour, bool detailed) {
    const double radius = hexagon.radius * frame.scale;
    const double turns = hexagon.turns + (detailed ? 0.0 : turnedBadge);
    const double scale = radius / (detailed ? paintedHexagonRadius : paintedBadgeRadius);
    frame.textures.draw(Layer::Overlay, detailed ? Sprite::Hexagon : Sprite::BadgeFull,
                        {frame.at(hexagon.centre), {scale, scale}, rotationFromTurns(turns)}, colour);
}

void drawPaddle(const Frame& frame, Side side, sf::Color colour) {
    const Vec2 size{tuning::paddleSize.x, std::max(tuning::paddleSize.y * 0.6, 2.0 / frame.scale)};
    const Vec2 centre{tuning::fieldSize.x / 2.0, goalLine(side) + forward(side) * tuning::paddleStart};
    frame.fill(centre - size / 2.0, size, colour);
}

/// How far a band of bricks moves, as a line through the middle of its rows.
void drawWay(const Frame& frame, const Level::BandPlace& band, const Level& level, sf::Color colour) {
    const double y =
        (brickCentre(0, band.firstRow, level.rows).y + brickCentre(0, band.lastRow, level.rows).y) / 2.0;
    const Vec2 from = frame.at({tuning::fieldSize.x / 2.0, y});
    frame.textures.drawLine(Layer::Overlay, from, from + Vec2{band.distance * frame.scale, 0.0}, 1.0, colour);
}

/// The goalposts beside a narrow goal.
void drawPosts(const Frame& frame, Side side, int goalWidth, sf::Color colour) {
    const double width = tuning::shieldWidth * (tuning::shieldsOfRow - goalWidth) / 2.0;
    const double height = std::max(tuning::shieldThickness, 2.0 / frame.scale);
    const double top = side == Side::Red ? 0.0 : tuning::fieldSize.y - height;
    for (const double left : {0.0, tuning::fieldSize.x - width})
        if (width > 0.0) frame.fill({left, top}, {width, height}, faded(colour, 0.7));
}

} // namespace

void drawLevelPicture(TextureManager& textures, const Palette& palette, const Level& level, Vec2 low,
                      double width, std::initializer_list<Side> sides) {
    const Frame frame{textures, low, width / tuning::fieldSize.x};
    const bool detailed = width >= detailedWidth;
    frame.fill({}, tuning::fieldSize, colourFromHex(fieldColour));
    for (const Level::BrickPlace& brick : level.bricks)
        drawBrick(frame, brickCentre(brick.column, brick.row, level.rows), brickSizeOf(level.rows),
                  palette.of(brick.kind, brick.tint), detailed);
    for (const Level::HexagonPlace& hexagon : level.hexagons) {
        if (hexagon.pathEnd != hexagon.centre && detailed)
            textures.drawLine(Layer::Overlay, frame.at(hexagon.centre), frame.at(hexagon.pathEnd), 1.0,
                              faded(palette.hexagon, 0.5));
        drawHexagon(frame, hexagon, palette.hexagon, detailed);
    }
    for (const Level::WallPlace& wall : level.walls) {
        std::vector<Vec2> corners = wall.corners;
        for (Vec2& corner : corners)
            corner = frame.at(corner);
        drawWall(textures, Layer::Overlay, corners, detailed ? 2.0 : 1.0, palette.hexagon);
    }
    for (const Level::BandPlace& band : level.bands)
        drawWay(frame, band, level, palette.muted);
    for (const Side side : {Side::Blue, Side::Red})
        drawPosts(frame, side, level.goalWidth, palette.hexagon);
    for (const Side side : sides)
        drawPaddle(frame, side, palette.of(side));
}

} // namespace arkanong
