#include "arkanong/sim/Blockade.hpp"

#include "arkanong/collision/casts/Outlines.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Balls.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <optional>
#include <utility>

// The sides are separated exactly if a chain of barriers leads from one side wall to the other in which each gap is
// too narrow for a ball. So the search follows barriers, not paths of a ball.

namespace arkanong {

namespace {

/// All points within `radius` of a convex outline.
struct Barrier {
    LevelPart part;
    Outline outline;
    double radius = 0.0;
    Box box{}; ///< Around it.
};

Barrier barrierOf(LevelPart part, Outline outline, double radius = 0.0) {
    const Box box = grown(boxAround(outline), radius);
    return {part, std::move(outline), radius, box};
}

void addWalls(const Level& level, std::vector<Barrier>& barriers) {
    for (std::size_t i = 0; i < level.walls.size(); ++i)
        barriers.push_back(barrierOf({LevelPart::Kind::Wall, i}, level.walls[i].corners));
}

void addHexagons(const Level& level, std::vector<Barrier>& barriers) {
    const double inner = std::sqrt(0.75); // The radius of the inscribed circle, as a share of the outer one.
    for (std::size_t i = 0; i < level.hexagons.size(); ++i) {
        const Level::HexagonPlace& hexagon = level.hexagons[i];
        const LevelPart part{LevelPart::Kind::Hexagon, i};
        const double path = distance(hexagon.centre, hexagon.pathEnd);
        if (hexagon.spin != 0.0 || path > 0.0) {
            const double core = hexagon.radius * inner - path / 2.0;
            const Vec2 middle = lerp(hexagon.centre, hexagon.pathEnd, 0.5);
            if (core > 0.0) barriers.push_back(barrierOf(part, {middle}, core));
            continue;
        }
        Outline corners;
        for (int corner = 0; corner < 6; ++corner)
            corners.push_back(hexagon.centre +
                              rotate({hexagon.radius, 0.0}, rotationFromTurns(hexagon.turns + corner / 6.0)));
        barriers.push_back(barrierOf(part, std::move(corners)));
    }
}

/// The part of a moving row that its bricks cover at every moment; nullopt if there is none.
std::optional<Box> coreOf(Box row, const Level& level, int number) {
    for (const Level::BandPlace& band : level.bands) {
        if (!band.holds(number)) continue;
        (band.distance > 0.0 ? row.low.x : row.high.x) += band.distance;
    }
    if (row.low.x >= row.high.x) return std::nullopt;
    return row;
}

void addBricks(const Level& level, std::vector<Barrier>& barriers) {
    constexpr std::size_t columns = tuning::brickColumns;
    std::array<std::optional<std::size_t>, columns * tuning::fineBrickRows> unbreakable;
    for (std::size_t i = 0; i < level.bricks.size(); ++i) {
        const Level::BrickPlace& brick = level.bricks[i];
        if (!breakable(brick.kind))
            unbreakable[static_cast<std::size_t>(brick.row) * columns +
                        static_cast<std::size_t>(brick.column)] = i;
    }
    const Vec2 half = brickSizeOf(level.rows) / 2.0;
    for (int row = 0; row < level.rows; ++row) {
        const auto* const cells = &unbreakable[static_cast<std::size_t>(row) * columns];
        for (int first = 0; first < tuning::brickColumns; ++first) {
            if (!cells[first]) continue;
            int last = first;
            while (last + 1 < tuning::brickColumns && cells[last + 1])
                ++last;
            const Box whole{brickCentre(first, row, level.rows) - half,
                            brickCentre(last, row, level.rows) + half};
            if (const std::optional<Box> core = coreOf(whole, level, row))
                barriers.push_back(barrierOf({LevelPart::Kind::Brick, *cells[first]}, outlineOf(*core)));
            first = last;
        }
    }
}

bool closeTogether(const Barrier& a, const Barrier& b) {
    return overlap(grown(a.box, tuning::passageWidth), b.box) &&
           gapBetween(a.outline, b.outline) - a.radius - b.radius < tuning::passageWidth;
}

std::vector<Barrier> barriersOf(const Level& level) {
    std::vector<Barrier> barriers;
    addBricks(level, barriers);
    addHexagons(level, barriers);
    addWalls(level, barriers);
    return barriers;
}

std::vector<LevelPart> chainTo(std::size_t last, const std::vector<Barrier>& barriers,
                               const std::vector<std::optional<std::size_t>>& before) {
    std::vector<LevelPart> chain{barriers[last].part};
    for (; *before[last] != last; last = *before[last])
        chain.push_back(barriers[*before[last]].part);
    std::reverse(chain.begin(), chain.end());
    return chain;
}

} // namespace

std::vector<LevelPart> blockadeOf(const Level& level) {
    const std::vector<Barrier> barriers = barriersOf(level);
    // A breadth-first search from the left side wall. A barrier at that wall is its own predecessor.
    std::deque<std::size_t> waiting;
    std::vector<std::optional<std::size_t>> before(barriers.size());
    const auto reach = [&](std::size_t next, std::size_t from) {
        before[next] = from;
        waiting.push_back(next);
    };
    for (std::size_t i = 0; i < barriers.size(); ++i)
        if (barriers[i].box.low.x < tuning::passageWidth) reach(i, i);
    while (!waiting.empty()) {
        const std::size_t here = waiting.front();
        waiting.pop_front();
        if (barriers[here].box.high.x > tuning::fieldSize.x - tuning::passageWidth)
            return chainTo(here, barriers, before);
        for (std::size_t i = 0; i < barriers.size(); ++i)
            if (!before[i] && closeTogether(barriers[here], barriers[i])) reach(i, here);
    }
    return {};
}

} // namespace arkanong
