#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// The cell grid of a level's bricks, and mirrored levels. A level is fair to both sides if swapping top and bottom, and
// the colours with them, leaves it unchanged.

namespace arkanong {

/// A cell in a level's grid of bricks, counted from the top left.
struct Cell {
    int column = 0;
    int row = 0;

    friend bool operator==(Cell a, Cell b) { return a.column == b.column && a.row == b.row; }
    friend bool operator!=(Cell a, Cell b) { return !(a == b); }
};

/// Converts between cells and positions on the field, px.
class CellGrid {
  public:
    explicit CellGrid(const Level& level);

    int rows() const { return grid_.rows; }
    int columns() const { return grid_.columns; }
    Vec2 cellSize() const { return grid_.size; }
    /// Its top left corner.
    Vec2 origin() const { return grid_.origin; }
    Vec2 centre(Cell cell) const { return grid_.centre(cell.column, cell.row); }
    /// The cell at a position; nullopt outside the grid.
    [[nodiscard]] std::optional<Cell> at(Vec2 place) const;
    /// The cell nearest to any position.
    Cell nearest(Vec2 place) const;
    /// The cells that a straight line crosses, in order, both end points included. Cells outside the grid are omitted.
    std::vector<Cell> between(Vec2 from, Vec2 to) const;

  private:
    BrickGrid grid_;
};

/// The axes on which a level is mirrored.
enum class Flip : std::uint8_t {
    None,
    TopBottom, ///< Upside down; blue and red bricks also swap colours.
    LeftRight,
    Both,
};
inline constexpr std::size_t flipCount = countOf<Flip>;
/// The next value, cyclic.
constexpr Flip nextOf(Flip flip) {
    return static_cast<Flip>((static_cast<std::size_t>(flip) + 1) % flipCount);
}

/// Display name: "NONE", "TOP + BOTTOM"...
std::string_view displayName(Flip flip); // In English, to be looked up with the context "symmetry".

Vec2 flipped(Vec2 place, Flip flip);
Cell flipped(Cell cell, Flip flip, int rows);
Level::BrickPlace flipped(Level::BrickPlace brick, Flip flip, int rows);
/// Mirrors position, path, angle and spin.
Level::HexagonPlace flipped(const Level::HexagonPlace& hexagon, Flip flip);
Level::WallPlace flipped(Level::WallPlace wall, Flip flip);
Level::BandPlace flipped(Level::BandPlace band, Flip flip, int rows);
/// Mirrors the level; mirroring twice restores it. Sorts the bricks as sortBricks() does. LeftRight reverses the
/// direction of moving rows.
Level flipped(const Level& level, Flip flip);

/// The flips that produce an object and its mirror images under this symmetry. The first is Flip::None, the object
/// itself.
std::vector<Flip> imagesOf(Flip symmetry);

/// The level with one half replaced by the mirror image of the other: the bottom by that of the top, the right by that
/// of the left, or both in turn. Objects on the centre line stay. Moving rows stay when the right half is replaced,
/// because a row cannot move both ways.
Level folded(const Level& level, Flip flip);

/// Sorts the bricks as in a level file, row by row.
void sortBricks(Level& level);

} // namespace arkanong
