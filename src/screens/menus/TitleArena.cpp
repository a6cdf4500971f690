#include "arkanong/screens/menus/TitleArena.hpp"

#include "arkanong/sim/tuning/Balls.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// As far as the strokes' outer edges reach.
constexpr double halfHeight = 47.0;
constexpr double halfWidth = 380.0;
constexpr double ballRoom = 2.0 * tuning::ballRadius;

Level::WallPlace letterA(double left) {
    return {{{left - 5.0, halfHeight},
             {left + 29.0, -halfHeight},
             {left + 39.0, -halfHeight},
             {left + 73.0, halfHeight}}};
}

/// A letter from a square, its left corners cut off by `cut`.
Level::WallPlace letterBox(double left, double right, double cut = 0.0) {
    if (cut == 0.0)
        return {{{left, -halfHeight}, {right, -halfHeight}, {right, halfHeight}, {left, halfHeight}}};
    return {{{left + cut, -halfHeight},
             {right - cut, -halfHeight},
             {right, cut - halfHeight},
             {right, halfHeight - cut},
             {right - cut, halfHeight},
             {left + cut, halfHeight},
             {left, halfHeight - cut},
             {left, cut - halfHeight}}};
}

Level::WallPlace letterR(double left) {
    return {{{left - 4.0, -halfHeight},
             {left + 50.0, -halfHeight},
             {left + 70.0, -28.0},
             {left + 69.0, halfHeight},
             {left - 4.0, halfHeight}}};
}

Level::WallPlace hexagonO() {
    constexpr double x = 146.0;
    constexpr double wide = 43.0;
    constexpr double high = 50.0;
    return {{{x, -high},
             {x + wide, -high / 2.0},
             {x + wide, high / 2.0},
             {x, high},
             {x - wide, high / 2.0},
             {x - wide, -high / 2.0}}};
}

bool meets(const Box& box, const Level& level, const Level::BrickPlace& brick) {
    Box way = boxAround(brickCentre(brick.column, brick.row, level.rows), brickSizeOf(level.rows) / 2.0);
    for (const Level::BandPlace& band : level.bands)
        if (band.holds(brick.row)) way = band.way(way);
    return overlap(box, way);
}

template <typename Places, typename Meets>
void leaveOut(Places& places, Meets meets) {
    places.erase(std::remove_if(places.begin(), places.end(), meets), places.end());
}

} // namespace

const std::vector<Level::WallPlace>& titleLetters() {
    static const std::vector<Level::WallPlace> letters{
        letterA(-375.0),      letterR(-275.0), letterBox(-183.0, -110.0), letterA(-83.0),
        letterBox(8.0, 80.0), hexagonO(),      letterBox(208.0, 280.0),   letterBox(304.0, 380.0, 22.0),
    };
    return letters;
}

Level aroundTitle(Level level, Vec2 centre, double scale) {
    const Vec2 reach = scale * Vec2{halfWidth, halfHeight} + Vec2{ballRoom, ballRoom};
    const Box kept = boxAround(centre, reach);
    const Level whole = level;
    leaveOut(level.bricks, [&](const auto& brick) { return meets(kept, whole, brick); });
    leaveOut(level.hexagons, [&](const auto& hexagon) {
        return overlap(kept, grown(boxOf(hexagon.centre, hexagon.pathEnd), hexagon.radius));
    });
    leaveOut(level.walls, [&](const auto& wall) { return overlap(kept, boxAround(wall.corners)); });
    for (Level::WallPlace letter : titleLetters()) {
        for (Vec2& corner : letter.corners)
            corner = centre + scale * corner;
        level.walls.push_back(std::move(letter));
    }
    return level;
}

} // namespace arkanong
