#include "arkanong/editor/document/LevelMirror.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>
#include <utility>

namespace arkanong {

namespace {

bool swapsRows(Flip flip) { return flip == Flip::TopBottom || flip == Flip::Both; }
bool swapsColumns(Flip flip) { return flip == Flip::LeftRight || flip == Flip::Both; }

BrickKind otherColour(BrickKind kind) {
    if (kind == BrickKind::Blue) return BrickKind::Red;
    return kind == BrickKind::Red ? BrickKind::Blue : kind;
}

double reversed(double number) { return number == 0.0 ? 0.0 : -number; }

/// -1 for the half that is kept, 0 for the middle line, 1 for the half that is replaced.
int halfOf(int index, int count) { return 2 * index + 1 < count ? -1 : (2 * index + 1 > count ? 1 : 0); }
int halfOf(double place, double size) {
    const double off = place - size / 2.0;
    return std::abs(off) < 1e-6 ? 0 : (off < 0.0 ? -1 : 1);
}

/// Centre of a wall's bounding box.
Vec2 middleOf(const Level::WallPlace& wall) {
    Vec2 low = wall.corners.front();
    Vec2 high = low;
    for (const Vec2 corner : wall.corners) {
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
    return (low + high) / 2.0;
}

} // namespace

CellGrid::CellGrid(const Level& level) : grid_(brickGridOf(level.rows)) {}

std::optional<Cell> CellGrid::at(Vec2 place) const {
    const Vec2 from = place - grid_.origin;
    const Cell cell{static_cast<int>(std::floor(from.x / grid_.size.x)),
                    static_cast<int>(std::floor(from.y / grid_.size.y))};
    const bool inside =
        cell.column >= 0 && cell.column < grid_.columns && cell.row >= 0 && cell.row < grid_.rows;
    return inside ? std::optional(cell) : std::nullopt;
}

Cell CellGrid::nearest(Vec2 place) const {
    const Vec2 from = place - grid_.origin;
    return {std::clamp(static_cast<int>(std::floor(from.x / grid_.size.x)), 0, grid_.columns - 1),
            std::clamp(static_cast<int>(std::floor(from.y / grid_.size.y)), 0, grid_.rows - 1)};
}

std::vector<Cell> CellGrid::between(Vec2 from, Vec2 to) const {
    constexpr double stride = 4.0; // Smaller than any cell, px.
    const int steps = static_cast<int>(std::ceil(distance(from, to) / stride)) + 1;
    std::vector<Cell> cells;
    for (int step = 0; step <= steps; ++step) {
        const std::optional<Cell> cell = at(lerp(from, to, step * 1.0 / steps));
        if (cell && (cells.empty() || cells.back() != *cell)) cells.push_back(*cell);
    }
    return cells;
}

std::string_view displayName(Flip flip) {
    constexpr auto names = tableOf<Flip, std::string_view>(
        {translatable("symmetry", "None"), translatable("symmetry", "Top + bottom"),
         translatable("symmetry", "Left + right"), translatable("symmetry", "All four")});
    return names[static_cast<std::size_t>(flip)];
}

Vec2 flipped(Vec2 place, Flip flip) {
    if (swapsRows(flip)) place.y = tuning::fieldSize.y - place.y;
    if (swapsColumns(flip)) place.x = tuning::fieldSize.x - place.x;
    return place;
}

Cell flipped(Cell cell, Flip flip, int rows) {
    if (swapsRows(flip)) cell.row = rows - 1 - cell.row;
    if (swapsColumns(flip)) cell.column = brickGridOf(rows).columns - 1 - cell.column;
    return cell;
}

Level::BrickPlace flipped(Level::BrickPlace brick, Flip flip, int rows) {
    const Cell cell = flipped(Cell{brick.column, brick.row}, flip, rows);
    brick.column = cell.column;
    brick.row = cell.row;
    if (swapsRows(flip)) brick.kind = otherColour(brick.kind);
    return brick;
}

Level::HexagonPlace flipped(const Level::HexagonPlace& hexagon, Flip flip) {
    Level::HexagonPlace image = hexagon;
    image.centre = flipped(hexagon.centre, flip);
    image.pathEnd = flipped(hexagon.pathEnd, flip);
    // Mirroring both axes is half a rotation, which changes neither a hexagon's angle nor its spin.
    if (swapsRows(flip) == swapsColumns(flip)) return image;
    image.turns = reversed(hexagon.turns);
    image.spin = reversed(hexagon.spin);
    return image;
}

Level::WallPlace flipped(Level::WallPlace wall, Flip flip) {
    for (Vec2& corner : wall.corners)
        corner = flipped(corner, flip);
    return wall;
}

Level::BandPlace flipped(Level::BandPlace band, Flip flip, int rows) {
    if (swapsColumns(flip)) band.distance = reversed(band.distance);
    if (!swapsRows(flip)) return band;
    return {rows - 1 - band.lastRow, rows - 1 - band.firstRow, band.distance, band.speed};
}

Level flipped(const Level& level, Flip flip) {
    Level image = level;
    for (Level::BrickPlace& brick : image.bricks)
        brick = flipped(brick, flip, level.rows);
    for (Level::HexagonPlace& hexagon : image.hexagons)
        hexagon = flipped(hexagon, flip);
    for (Level::WallPlace& wall : image.walls)
        wall = flipped(wall, flip);
    for (Level::BandPlace& band : image.bands)
        band = flipped(band, flip, level.rows);
    sortBricks(image);
    return image;
}

std::vector<Flip> imagesOf(Flip symmetry) {
    switch (symmetry) {
    case Flip::None: return {Flip::None};
    case Flip::TopBottom: return {Flip::None, Flip::TopBottom};
    case Flip::LeftRight: return {Flip::None, Flip::LeftRight};
    case Flip::Both: break;
    }
    return {Flip::None, Flip::TopBottom, Flip::LeftRight, Flip::Both};
}

Level folded(const Level& level, Flip flip) {
    if (flip == Flip::None) return level;
    if (flip == Flip::Both) return folded(folded(level, Flip::TopBottom), Flip::LeftRight);
    const bool rows = flip == Flip::TopBottom;
    const auto halfAt = [rows](Vec2 place) {
        return rows ? halfOf(place.y, tuning::fieldSize.y) : halfOf(place.x, tuning::fieldSize.x);
    };
    const auto fold = [](auto& all, auto half, auto image) {
        std::remove_reference_t<decltype(all)> fair;
        for (const auto& each : all) {
            if (half(each) <= 0) fair.push_back(each);
            if (half(each) < 0) fair.push_back(image(each));
        }
        all = std::move(fair);
    };
    Level fair = level;
    fold(
        fair.bricks,
        [&](const Level::BrickPlace& brick) {
            return rows ? halfOf(brick.row, level.rows)
                        : halfOf(brick.column, brickGridOf(level.rows).columns);
        },
        [&](const Level::BrickPlace& brick) { return flipped(brick, flip, level.rows); });
    fold(
        fair.hexagons, [&](const Level::HexagonPlace& hexagon) { return halfAt(hexagon.centre); },
        [&](const Level::HexagonPlace& hexagon) { return flipped(hexagon, flip); });
    fold(
        fair.walls, [&](const Level::WallPlace& wall) { return halfAt(middleOf(wall)); },
        [&](const Level::WallPlace& wall) { return flipped(wall, flip); });
    if (rows)
        fold(
            fair.bands,
            [&](const Level::BandPlace& band) {
                return halfOf(band.firstRow + band.lastRow, 2 * level.rows - 1);
            },
            [&](const Level::BandPlace& band) { return flipped(band, flip, level.rows); });
    sortBricks(fair);
    return fair;
}

void sortBricks(Level& level) {
    const auto earlier = [](const Level::BrickPlace& a, const Level::BrickPlace& b) {
        return a.row != b.row ? a.row < b.row : a.column < b.column;
    };
    std::sort(level.bricks.begin(), level.bricks.end(), earlier);
}

} // namespace arkanong
