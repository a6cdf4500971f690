#include "arkanong/sim/Blockade.hpp"

#include "Catch.hpp"
#include "Scene.hpp"
#include "Trials.hpp"
#include "arkanong/collision/casts/Outlines.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Balls.hpp"

using namespace arkanong::test;

namespace {

using Kind = LevelPart::Kind;

bool blocked(const Level& level) { return !blockadeOf(level).empty(); }

/// A row of the field with bricks of one kind in these columns.
Level rowOf(BrickKind kind, int first = 0, int last = tuning::brickColumns - 1, int row = 4) {
    Level level;
    for (int column = first; column <= last; ++column)
        level.bricks.push_back({column, row, kind, 1});
    return level;
}

Level::WallPlace wallOf(const Box& box) { return {outlineOf(box)}; }

/// A wall from the left side wall that leaves this gap at the right one.
Level wallLeaving(double gap) {
    Level level;
    level.walls.push_back(wallOf({{0.0, 340.0}, {tuning::fieldSize.x - gap, 380.0}}));
    return level;
}

/// Hexagons whose circles touch each other from side wall to side wall.
Level hexagonsInARow(int count, double turns) {
    const double radius = tuning::fieldSize.x / (2.0 * count);
    Level level;
    for (int i = 0; i < count; ++i) {
        level.hexagons.push_back(hexagonAt({(2 * i + 1) * radius, 360.0}, radius));
        level.hexagons.back().turns = turns;
    }
    return level;
}

} // namespace

TEST_CASE("unbreakable bricks from side wall to side wall are a blockade", "[sim]") {
    for (std::size_t i = 0; i < brickKindCount; ++i) {
        const auto kind = static_cast<BrickKind>(i);
        CAPTURE(i);
        CHECK(blocked(rowOf(kind)) == (kind == BrickKind::Steel || kind == BrickKind::Bumper));
    }
    const int gap = GENERATE(0, 6, 13);
    Level level = rowOf(BrickKind::Steel);
    level.bricks.erase(level.bricks.begin() + gap);
    CHECK_FALSE(blocked(level));
    level.bricks.push_back({gap, 4, BrickKind::Normal, 1});
    CHECK_FALSE(blocked(level));
}

TEST_CASE("a passage is as wide as a giant ball", "[sim]") {
    CHECK_FALSE(blocked({}));
    CHECK_FALSE(blocked(wallLeaving(tuning::passageWidth)));
    CHECK(blocked(wallLeaving(tuning::passageWidth - 0.01)));
    Level pair = wallLeaving(500.0);
    pair.walls.push_back(wallOf({{460.0, 380.0 + tuning::passageWidth}, {tuning::fieldSize.x, 480.0}}));
    CHECK_FALSE(blocked(pair));
    pair.walls.back() = wallOf({{460.0, 380.0 + tuning::passageWidth - 0.01}, {tuning::fieldSize.x, 480.0}});
    CHECK(blocked(pair));
}

TEST_CASE("bricks that meet at their corners leave no passage, nor does a row between low bricks", "[sim]") {
    const int rows = GENERATE(tuning::brickRows, tuning::fineBrickRows);
    const int step = GENERATE(1, 2, 3);
    Level level = rowOf(BrickKind::Steel, 0, 6, 4);
    level.rows = rows;
    for (int column = 7; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4 + step, BrickKind::Bumper, 1});
    // The rows between are 13.5 px high each, or 27.
    CHECK(blocked(level) == (step == 1 || (step == 2 && rows == tuning::fineBrickRows)));
}

TEST_CASE("hexagons that stand still count with their outline", "[sim]") {
    // Corner to corner, and flat side to flat side with a gap of 0.27 radii.
    constexpr double flat = 0.25;
    CHECK(blocked(hexagonsInARow(4, 0.0)));
    CHECK_FALSE(blocked(hexagonsInARow(4, flat)));
    CHECK(blocked(hexagonsInARow(6, flat)));
}

TEST_CASE("what moves counts only where it always is", "[sim]") {
    SECTION("a spinning hexagon with the circle inside it") {
        const bool spins = GENERATE(true, false);
        Level level = hexagonsInARow(4, 0.0);
        for (Level::HexagonPlace& hexagon : level.hexagons) {
            hexagon.radius -= tuning::ballRadius;
            hexagon.spin = spins ? 0.1 : 0.0;
        }
        CHECK(blocked(level) != spins);
    }
    SECTION("a travelling hexagon not at all if it leaves its place") {
        Level level;
        level.walls = {wallOf({{0.0, 350.0}, {400.0, 370.0}}), wallOf({{560.0, 350.0}, {960.0, 370.0}})};
        level.hexagons = {hexagonAt({480.0, 360.0}, 62.0)};
        level.hexagons[0].turns = 0.5;
        CHECK(blocked(level));
        level.hexagons[0].pathSpeed = 40.0;
        level.hexagons[0].pathEnd.y = 362.0;
        CHECK_FALSE(blocked(level));
        level.hexagons[0].radius = 78.0; // Its room is smaller than the level's rules want.
        CHECK(blocked(level));
        level.hexagons[0].pathEnd.y = 450.0;
        CHECK_FALSE(blocked(level));
    }
    SECTION("moving rows without what they uncover at their ends") {
        const double sign = GENERATE(1.0, -1.0);
        Level level = rowOf(BrickKind::Steel);
        level.bands.push_back({4, 4, sign * 21.0, 40.0});
        CHECK(blocked(level)); // The gap to the side wall is 4 px at first and 25 px at the end.
        level.bands[0].distance = sign * 22.0;
        CHECK_FALSE(blocked(level));
        level.bands[0] = {5, 5, sign * 22.0, 40.0};
        CHECK(blocked(level));
    }
}

TEST_CASE("a blockade is the shortest chain of parts from the left side wall to the right one", "[sim]") {
    Level level = rowOf(BrickKind::Steel, 0, 3, 2);
    // Three hexagons lead to the wall at the right, and another wall does at once.
    for (const Vec2 centre : {Vec2{310.0, 360.0}, Vec2{410.0, 360.0}, Vec2{508.0, 360.0}})
        level.hexagons.push_back(hexagonAt(centre, 48.0));
    level.walls.push_back(wallOf({{570.0, 240.0}, {960.0, 480.0}}));
    level.walls.push_back(wallOf({{300.0, 290.0}, {560.0, 310.0}}));
    CHECK(blockadeOf(level) == std::vector<LevelPart>{{Kind::Brick, 0}, {Kind::Wall, 1}, {Kind::Wall, 0}});
    level.walls.pop_back();
    CHECK(blockadeOf(level) ==
          std::vector<LevelPart>{
              {Kind::Brick, 0}, {Kind::Hexagon, 0}, {Kind::Hexagon, 1}, {Kind::Hexagon, 2}, {Kind::Wall, 0}});
}

namespace {

constexpr double pitch = 3.0; ///< px, of the grid of centres of a ball.

/// Distances from the centres in a grid to the nearest obstacle that stands still, px.
class Clearance {
  public:
    explicit Clearance(const Level& level) {
        for (int y = 0; y < down; ++y)
            for (int x = 0; x < across; ++x)
                free_.push_back(clearanceAt(level, centre(x, y)));
    }
    /// Whether a ball of this radius gets from the top of the grid to its bottom, from centre to centre.
    bool leadsThrough(double radius) const {
        std::vector<bool> seen(free_.size());
        std::vector<int> open;
        const auto enter = [&](int x, int y) {
            const int here = y * across + x;
            if (x < 0 || x >= across || y < 0 || y >= down || seen[static_cast<std::size_t>(here)]) return;
            if (free_[static_cast<std::size_t>(here)] < radius) return;
            seen[static_cast<std::size_t>(here)] = true;
            open.push_back(here);
        };
        for (int x = 0; x < across; ++x)
            enter(x, 0);
        while (!open.empty()) {
            const int x = open.back() % across, y = open.back() / across;
            open.pop_back();
            if (y == down - 1) return true;
            for (const auto& [dx, dy] :
                 {std::pair{-1, 0}, std::pair{1, 0}, std::pair{0, -1}, std::pair{0, 1}})
                enter(x + dx, y + dy);
        }
        return false;
    }

  private:
    static constexpr int across = static_cast<int>(tuning::fieldSize.x / pitch) + 1;
    static constexpr double top = 200.0; ///< Between the zone's edge and here nothing stands.
    static constexpr int down = static_cast<int>((tuning::fieldSize.y - 2 * top) / pitch) + 1;
    static Vec2 centre(int x, int y) { return {x * pitch, top + y * pitch}; }
    static double clearanceAt(const Level& level, Vec2 at) {
        double least = std::min(at.x, tuning::fieldSize.x - at.x);
        for (const Level::BrickPlace& brick : level.bricks) {
            const Box box =
                boxAround(brickCentre(brick.column, brick.row, level.rows), brickSizeOf(level.rows) / 2.0);
            if (!breakable(brick.kind)) least = std::min(least, distance(at, nearestPoint(box, at)));
        }
        for (const Level::WallPlace& wall : level.walls)
            least = std::min(least, gapBetween(wall.corners, {at}));
        return least;
    }

    std::vector<double> free_;
};

/// Steel and walls anywhere: about half of these levels have a blockade.
Level clutteredLevel(Random& random) {
    Level level;
    if (random.below(2) == 0) level.rows = tuning::fineBrickRows;
    const std::uint32_t sparse = 2 + random.below(4);
    for (int row = 0; row < level.rows; ++row)
        for (int column = 0; column < tuning::brickColumns; ++column)
            if (random.below(sparse) == 0) level.bricks.push_back({column, row, BrickKind::Steel, 1});
    for (std::uint32_t count = random.below(8); count > 0; --count) {
        const Vec2 at{random.between(0.0, 960.0), random.between(290.0, 430.0)};
        const double size = random.between(10.0, 60.0), start = random.unit();
        Level::WallPlace wall;
        for (const double turns : {0.0, 0.3, 0.6})
            wall.corners.push_back(at + rotate({size, 0.0}, rotationFromTurns(start + turns)));
        level.walls.push_back(wall);
    }
    return level;
}

} // namespace

TEST_CASE("a level has a blockade exactly where no path leads a giant ball through", "[sim]") {
    int blockades = 0;
    constexpr int levels = trials(40);
    for (std::uint64_t seed = 1; seed <= levels; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Level level = clutteredLevel(random);
        const Clearance grid(level);
        // The nearest centre of the grid is at most this far from any place.
        constexpr double coarse = pitch * 0.71;
        const bool isBlocked = blocked(level);
        blockades += isBlocked ? 1 : 0;
        if (isBlocked)
            CHECK_FALSE(grid.leadsThrough(tuning::passageWidth / 2.0 + coarse));
        else
            CHECK(grid.leadsThrough(tuning::passageWidth / 2.0 - coarse));
    }
    CHECK(blockades >= levels / 5);
    CHECK(blockades <= levels * 4 / 5);
}
