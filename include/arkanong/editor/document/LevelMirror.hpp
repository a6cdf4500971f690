#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Level.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// The cells of a level's bricks, and levels turned over. What is top and bottom to a level is fair to both
// sides when it is its own mirror image with the colours changed.

namespace arkanong {

/// A place in a level's grid of bricks, from the top left.
struct Cell {
    int column = 0;
    int row = 0;

    friend bool operator==(Cell a, Cell b) { return a.column == b.column && a.row == b.row; }
    friend bool operator!=(Cell a, Cell b) { return !(a == b); }
};

/// Where the cells lie on the field, px.
class CellGrid {
  public:
    explicit CellGrid(const Level& level);

    int rows() const { return rows_; }
    Vec2 cellSize() const { return size_; }
    Vec2 centre(Cell cell) const;
    /// Nothing outside the grid.
    [[nodiscard]] std::optional<Cell> at(Vec2 place) const;
    /// The cell nearest to any place.
    Cell nearest(Vec2 place) const;
    /// The cells that a straight line passes on its way, its ends included; those outside the grid are left
    /// out.
    std::vector<Cell> between(Vec2 from, Vec2 to) const;

  private:
    int rows_;
    Vec2 size_;
};

/// How a level is turned over.
enum class Flip : std::uint8_t {
    None,
    TopBottom, ///< Blue and red bricks change their colour too.
    LeftRight,
    Both,
};
inline constexpr std::size_t flipCount = countOf<Flip>;
/// The next one, going round.
constexpr Flip nextOf(Flip flip) {
    return static_cast<Flip>((static_cast<std::size_t>(flip) + 1) % flipCount);
}

/// "NONE", "TOP AND BOTTOM"...
std::string_view shownName(Flip flip);

Vec2 flipped(Vec2 place, Flip flip);
Cell flipped(Cell cell, Flip flip, int rows);
Level::BrickPlace flipped(Level::BrickPlace brick, Flip flip, int rows);
/// Its spin is the mirror's too.
Level::HexagonPlace flipped(const Level::HexagonPlace& hexagon, Flip flip);
Level::WallPlace flipped(Level::WallPlace wall, Flip flip);
Level::BandPlace flipped(Level::BandPlace band, Flip flip, int rows);
/// Turned over twice the same way it is what it was. Bricks are in the order of a file. Moving rows that are turned
/// aside go the other way.
Level flipped(const Level& level, Flip flip);

/// What is drawn together where drawing is symmetric that way: the thing itself first, then its images.
std::vector<Flip> imagesOf(Flip symmetry);

/// The level with one half made the mirror image of the other: the bottom that of the top, or the right that
/// of the left, or one after the other. What lies on the middle line stays, and so do moving rows where the right
/// is made anew: no row moves both ways.
Level folded(const Level& level, Flip flip);

/// Puts the bricks into the order of a file, row by row.
void sortBricks(Level& level);

} // namespace arkanong
