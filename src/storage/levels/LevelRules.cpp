#include "arkanong/storage/levels/LevelRules.hpp"

#include "arkanong/collision/casts/CircleCasts.hpp"
#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <array>
#include <cmath>

namespace arkanong {

namespace {

using Place = Level::HexagonPlace;

std::string range(const std::string& what, double low, double high, double found) {
    return "expected " + what + " from " + sixDigits(low) + " to " + sixDigits(high) + ", found " +
           sixDigits(found);
}

bool within(double number, double low, double high) {
    return number >= low && number <= high; // Returns false for NaN.
}

bool travels(const Place& place) { return place.pathEnd != place.centre; }

bool moves(const Place& place) { return travels(place) || place.spin != 0.0; }

constexpr double fastestSurface = tuning::maximumSpeed / 2; ///< Greatest speed of a hexagon's corners, px/s.

/// The clearance that other obstacles must keep from the hexagon's circle, px.
double roomAround(const Place& place) { return moves(place) ? levelrules::room : 0.0; }

/// True if a circle of this radius, moved along the hexagon's path, touches the box, or comes within `radius`
/// of the other path.
bool sweeps(const Place& place, double radius, const Box& box) {
    if (distance(nearestPoint(box, place.centre), place.centre) < radius) return true;
    const Vec2 path = place.pathEnd - place.centre;
    return castCircleBox({place.centre, radius}, path, box, 0.0, 1.0).has_value();
}

bool sweeps(const Place& place, double radius, const Segment& other) {
    const Vec2 path = place.pathEnd - place.centre;
    const Vec2 along = other.b - other.a;
    const double share =
        lengthSquared(along) > 0.0 ? dot(place.centre - other.a, along) / lengthSquared(along) : 0.0;
    const Vec2 nearest = lerp(other.a, other.b, share < 0.0 ? 0.0 : (share > 1.0 ? 1.0 : share));
    if (distance(nearest, place.centre) < radius) return true;
    return castCircleSegment({place.centre, radius}, path, other, 1.0).has_value();
}

struct Wrong {
    std::string key;
    std::string message;
};

std::optional<Wrong> wrongNumber(const Place& place) {
    using namespace levelrules;
    if (!within(place.radius, smallestRadius, largestRadius))
        return Wrong{"radius", range("a radius", smallestRadius, largestRadius, place.radius)};
    if (!within(place.turns, -1.0, 1.0))
        return Wrong{"angle", range("an angle", -360.0, 360.0, place.turns * 360.0)};
    if (!within(place.spin, -fastestSpin, fastestSpin))
        return Wrong{"spin", range("a spin", -fastestSpin, fastestSpin, place.spin)};
    if (!within(place.pathSpeed, 0.0, fastestSurface))
        return Wrong{"path", range("a speed", 0.0, fastestSurface, place.pathSpeed)};
    if (travels(place) != (place.pathSpeed > 0.0))
        return Wrong{"path", "expected a path to another point at a speed above 0"};
    const double surface = 2 * pi * place.radius * std::abs(place.spin) + place.pathSpeed;
    if (surface > fastestSurface)
        return Wrong{"", "expected corners no faster than " + sixDigits(fastestSurface) + " px/s, found " +
                             sixDigits(std::round(surface)) + " px/s; lower the radius, spin or speed"};
    return std::nullopt;
}

/// The fault's key is the coordinate at fault, or "path" for the end of the path.
std::optional<Wrong> outOfField(const Place& place) {
    const double side = place.radius + roomAround(place);
    const std::array<Vec2, 2> ends{place.centre, place.pathEnd};
    for (std::size_t end = 0; end < ends.size(); ++end) {
        const auto key = [&](const char* coordinate) { return std::string(end == 0 ? coordinate : "path"); };
        const Vec2 at = ends[end];
        const double left = side, right = tuning::fieldSize.x - side;
        if (!within(at.x, left, right))
            return Wrong{key("x"), range("x", left, right, at.x) + " (between the walls)"};
        const double top = levelrules::bandTop + place.radius, bottom = levelrules::bandBottom - place.radius;
        if (!within(at.y, top, bottom))
            return Wrong{key("y"), range("y", top, bottom, at.y) + " (between the paddle zones)"};
    }
    return std::nullopt;
}

std::string roomNote(double room) {
    return room > 0.0
               ? "; a moving hexagon needs " + sixDigits(room) + " px (a ball's diameter) around its circle"
               : "";
}

std::optional<Wrong> onBrick(const Place& place, const Level& level) {
    const double room = roomAround(place);
    for (const Level::BrickPlace& brick : level.bricks) {
        const Box box =
            boxAround(brickCentre(brick.column, brick.row, level.rows), brickSizeOf(level.rows) / 2.0);
        if (sweeps(place, place.radius + room, box))
            return Wrong{"", "expected no brick in the hexagon's way, found one in column " +
                                 std::to_string(brick.column + 1) + " of row " +
                                 std::to_string(brick.row + 1) + roomNote(room)};
    }
    return std::nullopt;
}

std::optional<Wrong> onHexagon(std::size_t index, const Level& level) {
    const Place& place = level.hexagons[index];
    for (std::size_t other = 0; other < index; ++other) {
        const Place& earlier = level.hexagons[other];
        const double room = moves(earlier) ? roomAround(earlier) : roomAround(place);
        if (sweeps(place, place.radius + earlier.radius + room, Segment{earlier.centre, earlier.pathEnd}))
            return Wrong{"", "expected no hexagon in this one's way, found hexagon number " +
                                 std::to_string(other + 1) + roomNote(room)};
    }
    return std::nullopt;
}

std::string nameOf(const LevelPart& part, const Level& level) {
    const std::string number = std::to_string(part.index + 1);
    if (part.kind == LevelPart::Kind::Wall) return "wall number " + number;
    if (part.kind == LevelPart::Kind::Hexagon) return "hexagon number " + number;
    const Level::BrickPlace& brick = level.bricks[part.index];
    return "the unbreakable brick in column " + std::to_string(brick.column + 1) + " of row " +
           std::to_string(brick.row + 1);
}

} // namespace

std::optional<PassageFault> passageFault(const Level& level) {
    const std::vector<LevelPart> blockade = blockadeOf(level);
    if (blockade.empty()) return std::nullopt;
    std::string message = "expected a passage for balls between the sides, " +
                          sixDigits(tuning::passageWidth) + " px wide, found it blocked ";
    message += blockade.size() == 1
                   ? "by " + nameOf(blockade.front(), level)
                   : "from " + nameOf(blockade.front(), level) + " to " + nameOf(blockade.back(), level);
    return PassageFault{blockade.front(), message};
}

std::optional<PlaceFault> hexagonFault(const Level& level) {
    if (level.hexagons.size() > levelrules::mostHexagons)
        return PlaceFault{levelrules::mostHexagons, "",
                          "expected at most " + std::to_string(levelrules::mostHexagons) + " hexagons"};
    for (std::size_t i = 0; i < level.hexagons.size(); ++i) {
        const Place& place = level.hexagons[i];
        std::optional<Wrong> wrong = wrongNumber(place);
        if (!wrong) wrong = outOfField(place);
        if (!wrong) wrong = onBrick(place, level);
        if (!wrong) wrong = onHexagon(i, level);
        if (wrong) return PlaceFault{i, wrong->key, wrong->message};
    }
    return std::nullopt;
}

std::optional<std::string> brickFault(const Level& level) {
    if (!levelrules::isRowCount(level.rows))
        return "expected 5, 9 or 18 rows of bricks, found " + std::to_string(level.rows);
    const int columns = brickGridOf(level.rows).columns;
    std::array<bool, std::size_t{tuning::brickColumns} * std::size_t{tuning::fineBrickRows}> taken{};
    for (const Level::BrickPlace& brick : level.bricks) {
        const std::string where = "the brick in column " + std::to_string(brick.column + 1) + " of row " +
                                  std::to_string(brick.row + 1);
        if (brick.column < 0 || brick.column >= columns || brick.row < 0 || brick.row >= level.rows)
            return where + " lies outside the grid";
        bool& place = taken[static_cast<std::size_t>(brick.row) * tuning::brickColumns +
                            static_cast<std::size_t>(brick.column)];
        if (place) return where + " lies on another brick";
        place = true;
        const bool hard = brick.kind == BrickKind::Hard;
        if (hard ? brick.hits < 2 || brick.hits > 3 : brick.hits != 1)
            return where + " takes " + std::to_string(brick.hits) + " hits, which does not fit its kind";
        if (brick.tint < 0 || brick.tint > tuning::brickTints ||
            (brick.tint != 0 && brick.kind != BrickKind::Normal))
            return where + " has a colour that its kind cannot have";
        if (brick.drop && !breakable(brick.kind)) return where + " is unbreakable but holds a power-up";
        if (brick.drop && brick.drop->bad && traitsOf(brick.drop->kind).badWeight == 0)
            return where + " holds a bad power-up of a kind that is never bad";
    }
    if (!within(level.dropChance, 0.0, 1.0)) return range("a drop chance (luck)", 0.0, 1.0, level.dropChance);
    return std::nullopt;
}

std::optional<std::string> campaignFault(const Level& level) {
    using namespace levelrules;
    const MedalTargets& targets = level.medals;
    if (!within(targets.seconds, 1, mostSeconds))
        return range("a medal's seconds", 1, mostSeconds, targets.seconds);
    const Mission& mission = targets.mission;
    if (!within(mission.count, leastCount(mission.kind), mostMissionCount))
        return range("a mission's number", leastCount(mission.kind), mostMissionCount, mission.count);
    if (!within(targets.score, 1, mostScore)) return range("a medal's score", 1, mostScore, targets.score);
    return std::nullopt;
}

} // namespace arkanong
