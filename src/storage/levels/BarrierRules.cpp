#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

// The rules for walls and bands of bricks.

namespace arkanong {

namespace {

using levelrules::room;

/// The corners of a convex outline; two of them are a path.
using Outline = std::vector<Vec2>;

std::string shown(double number) {
    std::ostringstream out;
    out << number;
    return out.str();
}

bool between(double number, double low, double high) { return number >= low && number <= high; }

Outline outlineOf(const Box& box) {
    return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
}

/// Whether an edge of `a` has all of `a` on one side and all of `b` on the other.
bool separates(const Outline& a, const Outline& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Vec2 normal = perpendicular(a[(i + 1) % a.size()] - a[i]);
        const auto less = [normal](Vec2 p, Vec2 q) { return dot(p, normal) < dot(q, normal); };
        const auto ofA = std::minmax_element(a.begin(), a.end(), less);
        const auto ofB = std::minmax_element(b.begin(), b.end(), less);
        if (normal == Vec2{}) continue;
        if (dot(*ofA.second, normal) <= dot(*ofB.first, normal) ||
            dot(*ofB.second, normal) <= dot(*ofA.first, normal))
            return true;
    }
    return false;
}

double fromEdges(Vec2 point, const Outline& outline) {
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 from = outline[i];
        const Vec2 edge = outline[(i + 1) % outline.size()] - from;
        const double squared = lengthSquared(edge);
        const double share = squared > 0.0 ? std::clamp(dot(point - from, edge) / squared, 0.0, 1.0) : 0.0;
        least = std::min(least, distance(point, from + edge * share));
    }
    return least;
}

/// False where they only touch.
bool overlap(const Outline& a, const Outline& b) { return !separates(a, b) && !separates(b, a); }

/// The distance between two outlines, px; 0 where they overlap.
double gapBetween(const Outline& a, const Outline& b) {
    if (overlap(a, b)) return 0.0;
    double least = std::numeric_limits<double>::max();
    for (const Vec2 corner : a)
        least = std::min(least, fromEdges(corner, b));
    for (const Vec2 corner : b)
        least = std::min(least, fromEdges(corner, a));
    return least;
}

double gapBetween(const Box& a, const Box& b) {
    const Vec2 apart = {std::max(a.low.x - b.high.x, b.low.x - a.high.x),
                        std::max(a.low.y - b.high.y, b.low.y - a.high.y)};
    return length({std::max(apart.x, 0.0), std::max(apart.y, 0.0)});
}

/// The distance of an outline from the circle around a hexagon, along its whole path, px.
double gapTo(const Level::HexagonPlace& hexagon, const Outline& outline) {
    return gapBetween({hexagon.centre, hexagon.pathEnd}, outline) - hexagon.radius;
}

bool isMoving(const Level::HexagonPlace& hexagon) {
    return hexagon.spin != 0.0 || hexagon.pathEnd != hexagon.centre;
}

const Level::BandPlace* bandOf(const Level& level, int row) {
    for (const Level::BandPlace& band : level.bands)
        if (band.holds(row)) return &band;
    return nullptr;
}

/// Everywhere that a brick gets to.
Box wayOf(const Level::BrickPlace& brick, const Level& level) {
    const Box box =
        boxAround(brickCentre(brick.column, brick.row, level.rows), brickSizeOf(level.rows) / 2.0);
    const Level::BandPlace* const band = bandOf(level, brick.row);
    return band == nullptr ? box : band->way(box);
}

std::string nameOf(const Level::BrickPlace& brick) {
    return "the one in column " + std::to_string(brick.column + 1) + " of row " +
           std::to_string(brick.row + 1);
}

bool isConvex(const Outline& corners) {
    int turns = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 a = corners[i];
        const Vec2 b = corners[(i + 1) % corners.size()];
        const Vec2 c = corners[(i + 2) % corners.size()];
        const double turn = cross(b - a, c - b);
        turns += turn > 0.0 ? 1 : (turn < 0.0 ? -1 : 0);
    }
    return std::abs(turns) == static_cast<int>(corners.size());
}

std::string shapeFault(const Outline& corners) {
    using namespace levelrules;
    if (corners.size() < 3 || corners.size() > mostCorners)
        return "expected 3 to " + std::to_string(mostCorners) + " corners, found " +
               std::to_string(corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 corner = corners[i];
        if (!between(corner.x, 0.0, tuning::fieldSize.x) || !between(corner.y, bandTop, bandBottom))
            return "expected corners with x from 0 to " + shown(tuning::fieldSize.x) + " and y from " +
                   shown(bandTop) + " to " + shown(bandBottom) + ", found " + shown(corner.x) + ", " +
                   shown(corner.y);
        if (distance(corner, corners[(i + 1) % corners.size()]) < shortestEdge)
            return "expected edges of at least " + shown(shortestEdge) + " px, found a shorter one";
    }
    if (!isConvex(corners)) return "expected a convex outline, found a corner that points inwards";
    return {};
}

std::string wallInTheWay(const Level& level, std::size_t index) {
    const Outline& corners = level.walls[index].corners;
    for (const Level::BrickPlace& brick : level.bricks)
        if (!bandOf(level, brick.row) && overlap(outlineOf(wayOf(brick, level)), corners))
            return "expected no brick in the wall, found " + nameOf(brick);
    for (std::size_t i = 0; i < level.hexagons.size(); ++i)
        if (gapTo(level.hexagons[i], corners) < (isMoving(level.hexagons[i]) ? room : 0.0))
            return "expected no hexagon in the wall's way, found hexagon number " + std::to_string(i + 1) +
                   "; a moving one needs " + shown(room) + " px (a ball's diameter) around its circle";
    for (std::size_t other = 0; other < index; ++other)
        if (overlap(level.walls[other].corners, corners))
            return "expected no other wall in this one, found wall number " + std::to_string(other + 1);
    return {};
}

PlaceFault bandNumberFault(const Level& level, std::size_t index) {
    using namespace levelrules;
    const Level::BandPlace& band = level.bands[index];
    if (band.firstRow < 0 || band.firstRow > band.lastRow || band.lastRow >= level.rows)
        return {index, "rows",
                "expected the first and the last row, from 1 to " + std::to_string(level.rows)};
    for (std::size_t other = 0; other < index; ++other)
        if (band.firstRow <= level.bands[other].lastRow && band.lastRow >= level.bands[other].firstRow)
            return {index, "rows",
                    "expected rows of no other band, found band number " + std::to_string(other + 1)};
    if (!between(std::abs(band.distance), 1.0, longestWay))
        return {index, "distance",
                "expected a distance of 1 to " + shown(longestWay) + " px to either side, found " +
                    shown(band.distance)};
    if (!between(band.speed, 1.0, fastestBand))
        return {index, "speed",
                "expected a speed from 1 to " + shown(fastestBand) + ", found " + shown(band.speed)};
    return {};
}

/// What a moving brick comes too near to on its way; empty for nothing.
std::string nearTo(const Level& level, const Level::BrickPlace& brick, const Box& box) {
    const Level::BandPlace* const band = bandOf(level, brick.row);
    for (const Level::BrickPlace& other : level.bricks)
        if (bandOf(level, other.row) != band && gapBetween(box, wayOf(other, level)) < room)
            return nameOf(other);
    const Outline way = outlineOf(box);
    for (std::size_t i = 0; i < level.hexagons.size(); ++i)
        if (gapTo(level.hexagons[i], way) < room) return "hexagon number " + std::to_string(i + 1);
    for (std::size_t i = 0; i < level.walls.size(); ++i)
        if (gapBetween(level.walls[i].corners, way) < room) return "wall number " + std::to_string(i + 1);
    return {};
}

std::string inTheBandsWay(const Level& level, const Level::BrickPlace& brick) {
    const Box way = wayOf(brick, level);
    const bool atWall = way.low.x < room || way.high.x > tuning::fieldSize.x - room;
    const std::string near = atWall ? "a side wall" : nearTo(level, brick, way);
    if (near.empty()) return {};
    std::string message = "expected " + shown(room) + " px (a ball's diameter) around a moving brick, ";
    message += nameOf(brick) + ", on its whole way; found " + near;
    return message;
}

} // namespace

std::optional<PlaceFault> wallFault(const Level& level) {
    if (level.walls.size() > levelrules::mostWalls)
        return PlaceFault{levelrules::mostWalls, "",
                          "expected at most " + std::to_string(levelrules::mostWalls) + " walls"};
    for (std::size_t i = 0; i < level.walls.size(); ++i) {
        std::string message = shapeFault(level.walls[i].corners);
        if (message.empty()) message = wallInTheWay(level, i);
        if (!message.empty()) return PlaceFault{i, "corners", message};
    }
    return std::nullopt;
}

std::optional<PlaceFault> bandFault(const Level& level) {
    for (std::size_t i = 0; i < level.bands.size(); ++i) {
        const PlaceFault wrong = bandNumberFault(level, i);
        if (!wrong.message.empty()) return wrong;
    }
    for (const Level::BrickPlace& brick : level.bricks) {
        const Level::BandPlace* const band = bandOf(level, brick.row);
        if (band == nullptr) continue;
        const std::string message = inTheBandsWay(level, brick);
        if (!message.empty())
            return PlaceFault{static_cast<std::size_t>(band - level.bands.data()), "rows", message};
    }
    return std::nullopt;
}

} // namespace arkanong
