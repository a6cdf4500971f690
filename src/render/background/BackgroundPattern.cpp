#include "arkanong/render/background/BackgroundPattern.hpp"

#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace arkanong {

namespace {

constexpr Vec2 field = tuning::fieldSize;
constexpr double longestLine = 36.0;

bool inField(Vec2 p) { return p.x >= 0.0 && p.x <= field.x && p.y >= 0.0 && p.y <= field.y; }

/// The fraction of the segment from a (inside the field) to b (outside) at which it leaves the field.
double wayToEdge(Vec2 a, Vec2 b) {
    double share = 1.0;
    const auto meet = [&share](double from, double to, double limit) {
        if (to < 0.0) share = std::min(share, from / (from - to));
        if (to > limit) share = std::min(share, (limit - from) / (to - from));
    };
    meet(a.x, b.x, field.x);
    meet(a.y, b.y, field.y);
    return share;
}

/// Builds a pattern from lines of any length; lines that meet share a vertex.
class PatternBuilder {
  public:
    /// Adds the part of the line that lies in the field.
    void line(Vec2 a, Vec2 b) {
        if (!inField(a)) std::swap(a, b);
        if (!inField(a)) return;
        if (!inField(b)) b = lerp(a, b, wayToEdge(a, b));
        const int pieces = std::max(1, static_cast<int>(std::ceil(distance(a, b) / longestLine)));
        std::size_t last = point(a);
        for (int i = 1; i <= pieces; ++i) {
            const std::size_t next = point(lerp(a, b, i * 1.0 / pieces));
            add(last, next);
            last = next;
        }
    }

    void lines(std::initializer_list<Vec2> corners) {
        for (const Vec2* corner = corners.begin(); corner + 1 < corners.end(); ++corner)
            line(corner[0], corner[1]);
    }

    void closed(const std::vector<Vec2>& corners) {
        Vec2 last = corners.back();
        for (const Vec2 corner : corners) {
            line(last, corner);
            last = corner;
        }
    }

    void lamp(Vec2 at) { picture_.lamps.push_back(at); }

    /// Adds a wheel with closed rings of points relative to its centre; its lines are not subdivided or
    /// clipped.
    void wheel(Vec2 centre, double speed, const std::vector<std::vector<Vec2>>& rings) {
        const std::size_t first = picture_.points.size();
        for (const std::vector<Vec2>& ring : rings) {
            const std::size_t start = picture_.points.size();
            for (std::size_t i = 0; i < ring.size(); ++i) {
                picture_.points.push_back(centre + ring[i]);
                picture_.lines.push_back({start + i, start + (i + 1) % ring.size()});
            }
        }
        picture_.wheels.push_back({centre, speed, first, picture_.points.size() - first});
    }

    PatternPicture picture() const { return picture_; }

  private:
    std::size_t point(Vec2 p) {
        const auto key = std::make_pair(std::lround(p.x * 4.0), std::lround(p.y * 4.0));
        const auto [known, fresh] = indices_.emplace(key, picture_.points.size());
        if (fresh) picture_.points.push_back(p);
        return known->second;
    }

    void add(std::size_t from, std::size_t to) {
        if (from == to || !drawn_.emplace(std::minmax(from, to)).second) return;
        picture_.lines.push_back({from, to});
    }

    PatternPicture picture_;
    std::map<std::pair<long, long>, std::size_t> indices_;
    std::set<std::pair<std::size_t, std::size_t>> drawn_;
};

/// The corners of a hexagon with a vertex at the top.
std::vector<Vec2> standingHexagon(Vec2 centre, double radius) {
    std::vector<Vec2> corners;
    corners.reserve(6);
    for (int i = 0; i < 6; ++i) {
        const Rotation way = rotationFromTurns((i + 0.5) / 6.0);
        corners.push_back(centre + Vec2{way.cosine, way.sine} * radius);
    }
    return corners;
}

/// Calls visit(middle, column, row) for each cell of a hexagonal grid around the field's middle.
template <typename Visit>
void visitHexagons(double radius, Visit visit) {
    const double column = radius * std::sqrt(3.0);
    const double row = radius * 1.5;
    const int columns = static_cast<int>(field.x / column / 2.0) + 2;
    const int rows = static_cast<int>(field.y / row / 2.0) + 2;
    for (int y = -rows; y <= rows; ++y)
        for (int x = -columns; x <= columns; ++x)
            visit(field / 2.0 + Vec2{(x + (y % 2 == 0 ? 0.0 : 0.5)) * column, y * row}, x, y);
}

PatternPicture hexagons() {
    PatternBuilder builder;
    constexpr double radius = 31.0;
    visitHexagons(radius, [&](Vec2 middle, int, int) { builder.closed(standingHexagon(middle, radius)); });
    return builder.picture();
}

/// Large hexagonal cells, some of them filled: with a second wall and a lamp.
PatternPicture honeycomb() {
    PatternBuilder builder;
    constexpr double radius = 62.0;
    visitHexagons(radius, [&](Vec2 middle, int x, int y) {
        builder.closed(standingHexagon(middle, radius));
        const bool filled = ((3 * x + 5 * y) % 4 + 4) % 4 == 0;
        if (!filled) return;
        builder.closed(standingHexagon(middle, 0.8 * radius));
        builder.closed(standingHexagon(middle, 0.6 * radius));
        if (inField(middle)) builder.lamp(middle);
    });
    return builder.picture();
}

/// A wall of large bricks, a few of them missing.
PatternPicture courses() {
    PatternBuilder builder;
    Random random(7);
    constexpr Vec2 stone{137.0, 60.0};
    constexpr double gap = 5.0;
    for (int row = 0; row * stone.y < field.y; ++row) {
        for (int column = -1; column * stone.x < field.x; ++column) {
            const double shift = row % 2 == 0 ? 0.0 : stone.x / 2.0;
            const Vec2 low{column * stone.x + shift + gap, row * stone.y + gap};
            const Vec2 high = low + stone - Vec2{gap, gap};
            const bool missing = random.below(7) == 0;
            if (missing) continue;
            builder.closed({low, {high.x, low.y}, high, {low.x, high.y}});
        }
    }
    return builder.picture();
}

/// The rim of a gear; the angles of the teeth begin at `firstTooth`, turns.
std::vector<Vec2> teeth(int count, double pitchRadius, double firstTooth) {
    constexpr std::array<std::pair<double, double>, 4> profile{
        {{-0.28, -8.0}, {-0.14, 8.0}, {0.14, 8.0}, {0.28, -8.0}}};
    std::vector<Vec2> rim;
    rim.reserve(static_cast<std::size_t>(count) * profile.size());
    for (int i = 0; i < count; ++i)
        for (const auto& [turn, out] : profile) {
            const Rotation way = rotationFromTurns(firstTooth + (i + turn) / count);
            rim.push_back(Vec2{way.cosine, way.sine} * (pitchRadius + out));
        }
    return rim;
}

std::vector<Vec2> ring(double radius, int corners) {
    std::vector<Vec2> points;
    points.reserve(static_cast<std::size_t>(corners));
    for (int i = 0; i < corners; ++i) {
        const Rotation way = rotationFromTurns(i * 1.0 / corners);
        points.push_back(Vec2{way.cosine, way.sine} * radius);
    }
    return points;
}

/// A gear train: each gear drives the next.
class GearTrain {
  public:
    /// Adds a gear that meshes with the previous one, in this direction from it (turns from +x towards +y).
    void add(PatternBuilder& builder, int count, double direction) {
        const double radius = count * tooth / 2.0;
        double first = 0.0;
        if (count_ > 0) {
            const Rotation way = rotationFromTurns(direction);
            centre_ += Vec2{way.cosine, way.sine} * (radius_ + radius);
            // Where they mesh, a tooth of one is in a gap of the other.
            first = direction + 0.5 + ((direction - first_) * count_ - 0.5) / count;
            speed_ *= -static_cast<double>(count_) / count;
        }
        builder.wheel(centre_, speed_,
                      {teeth(count, radius, first), ring(0.72 * radius, 2 * count), ring(0.2 * radius, 12)});
        for (int hole = 0; hole < 5; ++hole)
            spoke(builder, radius, first + hole / 5.0);
        builder.lamp(centre_);
        count_ = count;
        radius_ = radius;
        first_ = first;
    }

    void start(Vec2 centre, double speed) {
        centre_ = centre;
        speed_ = speed;
        count_ = 0;
    }

  private:
    static constexpr double tooth = 13.0; ///< Gear module: pitch diameter per tooth, px.

    void spoke(PatternBuilder& builder, double radius, double turns) const {
        const Rotation way = rotationFromTurns(turns);
        const Vec2 out{way.cosine, way.sine};
        const Vec2 aside = perpendicular(out) * 5.0;
        builder.wheel(centre_, speed_, {{out * (0.2 * radius) + aside, out * (0.72 * radius) + aside}});
        builder.wheel(centre_, speed_, {{out * (0.2 * radius) - aside, out * (0.72 * radius) - aside}});
    }

    Vec2 centre_;
    double radius_ = 0.0;
    double speed_ = 1.0;
    double first_ = 0.0;
    int count_ = 0;
};

PatternPicture gears() {
    PatternBuilder builder;
    GearTrain train;
    train.start({225.0, 230.0}, 1.0);
    train.add(builder, 30, 0.0);
    train.add(builder, 16, 0.07);
    train.add(builder, 24, 0.13);
    train.add(builder, 14, -0.08);
    train.start({720.0, 120.0}, -1.5);
    train.add(builder, 20, 0.0);
    train.add(builder, 12, -0.02);
    train.start({150.0, 590.0}, 1.8);
    train.add(builder, 18, 0.0);
    return builder.picture();
}

/// A perfect maze: exactly one path between any two cells.
PatternPicture maze() {
    constexpr double cell = 60.0;
    constexpr int columns = 16;
    constexpr int rows = 12;
    constexpr std::array<std::pair<int, int>, 4> ways{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    PatternBuilder builder;
    Random random(5);
    std::array<std::array<bool, columns>, rows> seen{};
    std::map<std::pair<int, int>, bool> open; // Key: the sum of the two cells' coordinates.
    std::vector<std::pair<int, int>> path{{0, 0}};
    seen[0][0] = true;
    while (!path.empty()) {
        const auto [x, y] = path.back();
        std::vector<std::pair<int, int>> fresh;
        for (const auto& [dx, dy] : ways) {
            const int column = x + dx;
            const int row = y + dy;
            const bool inside = column >= 0 && column < columns && row >= 0 && row < rows;
            if (inside && !seen[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)])
                fresh.emplace_back(column, row);
        }
        if (fresh.empty()) {
            path.pop_back();
            continue;
        }
        const auto next = fresh[random.below(static_cast<std::uint32_t>(fresh.size()))];
        open[{x + next.first, y + next.second}] = true;
        seen[static_cast<std::size_t>(next.second)][static_cast<std::size_t>(next.first)] = true;
        path.push_back(next);
    }
    const auto wall = [&](int x, int y, int dx, int dy, Vec2 a, Vec2 b) {
        if (open.count({2 * x + dx, 2 * y + dy}) > 0) return;
        builder.line(a, b);
    };
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const Vec2 high{(x + 1) * cell, (y + 1) * cell};
            if (x + 1 < columns) wall(x, y, 1, 0, {high.x, high.y - cell}, high);
            if (y + 1 < rows) wall(x, y, 0, 1, {high.x - cell, high.y}, high);
            if (random.below(24) == 0) builder.lamp(high - Vec2{cell, cell} / 2.0);
        }
    }
    return builder.picture();
}

/// Broken glass: an irregular triangle mesh with some edges missing.
PatternPicture shards() {
    constexpr double step = 96.0;
    constexpr int columns = 12;
    constexpr int rows = 10;
    PatternBuilder builder;
    Random random(23);
    std::vector<Vec2> knots;
    knots.reserve(static_cast<std::size_t>(columns) * rows);
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x) {
            const double aside = random.between(-0.36, 0.36);
            const double down = random.between(-0.36, 0.36);
            knots.push_back(Vec2{x - 0.5 + 0.5 * (y % 2) + aside, 0.88 * (y - 0.5) + down} * step);
        }
    const auto knot = [&](int x, int y) {
        const int index = y * columns + x;
        return knots[static_cast<std::size_t>(index)];
    };
    const auto edge = [&](Vec2 a, Vec2 b) {
        if (random.below(5) > 0) builder.line(a, b);
    };
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x + 1 < columns; ++x) {
            edge(knot(x, y), knot(x + 1, y));
            if (y + 1 == rows) continue;
            edge(knot(x, y), knot(x, y + 1));
            edge(y % 2 == 0 ? knot(x + 1, y) : knot(x, y), y % 2 == 0 ? knot(x, y + 1) : knot(x + 1, y + 1));
            if (random.below(12) == 0) builder.lamp(knot(x, y));
        }
    return builder.picture();
}

/// A grid of crosses, as on engineering paper.
PatternPicture workbench() {
    PatternBuilder builder;
    constexpr double step = 40.0;
    for (int y = 0; y * step <= field.y; ++y)
        for (int x = 0; x * step <= field.x; ++x) {
            const Vec2 at{x * step, y * step};
            const double arm = x % 4 == 0 && y % 3 == 0 ? 9.0 : 4.0;
            builder.line(at - Vec2{arm, 0.0}, at + Vec2{arm, 0.0});
            builder.line(at - Vec2{0.0, arm}, at + Vec2{0.0, arm});
        }
    return builder.picture();
}

} // namespace

PatternPicture pictureOf(Pattern pattern) {
    switch (pattern) {
    case Pattern::Hexagons: return hexagons();
    case Pattern::Courses: return courses();
    case Pattern::Honeycomb: return honeycomb();
    case Pattern::Gears: return gears();
    case Pattern::Maze: return maze();
    case Pattern::Shards: return shards();
    case Pattern::Workbench: return workbench();
    }
    return {};
}

} // namespace arkanong
