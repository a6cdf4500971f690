#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

/// Selection in a table of cells whose rows can have different numbers of cells; draws nothing. Holds the selected cell
/// and all positions (logical px).
class CellTable {
  public:
    struct Cell {
        Vec2 centre;
        Vec2 size; ///< The clickable area.
    };
    struct Place {
        std::size_t row = 0;
        std::size_t column = 0;

        friend bool operator==(Place a, Place b) { return a.row == b.row && a.column == b.column; }
    };

    /// At least one row, each with at least one cell.
    explicit CellTable(std::vector<std::vector<Cell>> rows);

    /// Shows only `shown` of the first `rows` rows, which are `step` px apart, and scrolls to the others as the
    /// selection moves. The rows after them stay in place.
    void scroll(std::size_t rows, std::size_t shown, double step);

    /// Moves the selection, cyclic in all directions; up and down select the nearest cell of the next row.
    Menu::Result handle(MenuIntent intent);
    /// Selects the cell at `at`.
    Menu::Result pointTo(Vec2 at);
    /// Selects and accepts the cell at `at`.
    Menu::Result clickAt(Vec2 at);
    /// Handles the mouse wheel: scrolls by one row, not cyclic. The selection moves if it would scroll out of view.
    Menu::Result turn(bool down);

    Place selected() const { return selected_; }
    /// Precondition: the cell exists.
    void select(Place place);
    /// The cell's current position; meaningless if its row is scrolled out of view.
    Cell cell(Place place) const;
    /// Hit test: the cell at `at`, if any.
    [[nodiscard]] std::optional<Place> placeAt(Vec2 at) const;
    bool isShown(std::size_t row) const { return row >= scrolled_ || (row >= first_ && row <= last()); }
    // Of the scrolling rows.
    std::size_t first() const { return first_; }             ///< The first one shown.
    std::size_t last() const { return first_ + shown_ - 1; } ///< The last one shown.
    bool moreAbove() const { return first_ > 0; }
    bool moreBelow() const { return first_ + shown_ < scrolled_; }

  private:
    void changeRow(bool down);
    /// The cell of the row that is nearest to `x`.
    std::size_t nearest(std::size_t row, double x) const;
    void showSelected();

    std::vector<std::vector<Cell>> rows_;
    Place selected_;
    std::size_t scrolled_ = 0; ///< Number of scrolling rows.
    std::size_t shown_ = 1;
    std::size_t first_ = 0;
    double step_ = 0.0;
};

} // namespace arkanong
