#include "arkanong/collision/casts/Outlines.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <cmath>

// The rules for walls and bands of bricks.

namespace arkanong {

namespace {

using levelrules::room;

bool between(double number, double low, double high) { return number >= low && number <= high; }

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

/// The area that a moving brick sweeps.
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

double turnAt(const Outline& corners, std::size_t index) {
    const Vec2 before = corners[(index + corners.size() - 1) % corners.size()];
    return cross(corners[index] - before, corners[(index + 1) % corners.size()] - corners[index]);
}

/// A fault of a wall alone, at its corner `index`; `message` is empty if there is none.
struct CornerFault {
    std::size_t index = 0;
    std::string message;
};

/// A fault unless all other corners lie on the same side of each edge.
CornerFault convexityFault(const Outline& corners) {
    int turns = 0; // Positive if most corners turn to that side.
    for (std::size_t i = 0; i < corners.size(); ++i)
        turns += turnAt(corners, i) > 0.0 ? 1 : -1;
    const double side = turns > 0 ? 1.0 : -1.0;
    for (std::size_t i = 0; i < corners.size(); ++i)
        if (turnAt(corners, i) * side <= 0.0)
            return {i, "expected a convex outline, found a corner that points inwards"};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::size_t next = (i + 1) % corners.size();
        for (std::size_t other = 0; other < corners.size(); ++other) {
            const double off = cross(corners[next] - corners[i], corners[other] - corners[i]) * side;
            if (other != i && other != next && off <= 0.0)
                return {other, "expected a convex outline, found edges that cross each other"};
        }
    }
    return {};
}

CornerFault shapeFault(const Outline& corners) {
    using namespace levelrules;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 corner = corners[i];
        if (!between(corner.x, 0.0, tuning::fieldSize.x) || !between(corner.y, bandTop, bandBottom))
            return {i, "expected corners with x from 0 to " + sixDigits(tuning::fieldSize.x) +
                           " and y from " + sixDigits(bandTop) + " to " + sixDigits(bandBottom) + ", found " +
                           sixDigits(corner.x) + ", " + sixDigits(corner.y)};
        if (distance(corner, corners[(i + 1) % corners.size()]) < shortestEdge)
            return {i, "expected edges of at least " + sixDigits(shortestEdge) + " px, found a shorter one"};
    }
    return convexityFault(corners);
}

/// The brick, hexagon or wall that this wall covers; `message` is empty if there is none.
PlaceFault wallInTheWay(const Level& level, std::size_t index) {
    const Outline& corners = level.walls[index].corners;
    const auto fault = [index](const std::string& message) { return PlaceFault{index, "corners", message}; };
    for (std::size_t i = 0; i < level.bricks.size(); ++i) {
        const Level::BrickPlace& brick = level.bricks[i];
        if (bandOf(level, brick.row) || !overlap(outlineOf(wayOf(brick, level)), corners)) continue;
        PlaceFault covered = fault("expected no brick in the wall, found " + nameOf(brick));
        covered.brick = i;
        return covered;
    }
    for (std::size_t i = 0; i < level.hexagons.size(); ++i)
        if (gapTo(level.hexagons[i], corners) < (isMoving(level.hexagons[i]) ? room : 0.0))
            return fault("expected no hexagon in the wall's way, found hexagon number " +
                         std::to_string(i + 1) + "; a moving one needs " + sixDigits(room) +
                         " px (a ball's diameter) around its circle");
    for (std::size_t other = 0; other < index; ++other)
        if (overlap(level.walls[other].corners, corners))
            return fault("expected no other wall in this one, found wall number " +
                         std::to_string(other + 1));
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
                "expected a distance of 1 to " + sixDigits(longestWay) + " px to either side, found " +
                    sixDigits(band.distance)};
    if (!between(band.speed, 1.0, fastestBand))
        return {index, "speed",
                "expected a speed from 1 to " + sixDigits(fastestBand) + ", found " + sixDigits(band.speed)};
    return {};
}

/// Names an obstacle to which a moving brick comes too near on its path; empty if no obstacle is too near.
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
    std::string message = "expected " + sixDigits(room) + " px (a ball's diameter) around a moving brick, ";
    message += nameOf(brick) + ", on its whole way; found " + near;
    return message;
}

} // namespace

std::optional<PlaceFault> wallFault(const Level& level) {
    using namespace levelrules;
    if (level.walls.size() > mostWalls)
        return PlaceFault{mostWalls, "", "expected at most " + std::to_string(mostWalls) + " walls"};
    for (std::size_t i = 0; i < level.walls.size(); ++i) {
        const Outline& corners = level.walls[i].corners;
        if (corners.size() < 3 || corners.size() > mostCorners)
            return PlaceFault{i, "corners",
                              "expected 3 to " + std::to_string(mostCorners) + " corners, found " +
                                  std::to_string(corners.size())};
        const CornerFault shape = shapeFault(corners);
        if (!shape.message.empty()) return PlaceFault{i, "corners", shape.message, shape.index};
        PlaceFault covered = wallInTheWay(level, i);
        if (!covered.message.empty()) return covered;
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
