#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

/// Rows of cells to choose from, each row with as many as it likes, without a picture: which one is selected,
/// and where each lies (logical px).
class CellTable {
  public:
    struct Cell {
        Vec2 centre;
        Vec2 size; ///< Of what can be clicked.
    };
    struct Place {
        std::size_t row = 0;
        std::size_t column = 0;

        friend bool operator==(Place a, Place b) { return a.row == b.row && a.column == b.column; }
    };

    /// At least one row, each of at least one cell.
    explicit CellTable(std::vector<std::vector<Cell>> rows);

    /// Of the first `rows` rows, which stand `step` px apart, only so many are shown where there are more: the others are
    /// scrolled to, and follow the selection. The rows after them stand still.
    void scroll(std::size_t rows, std::size_t shown, double step);

    /// All four ways go round; up and down to the nearest cell of the next row.
    Menu::Result handle(MenuIntent intent);
    /// The mouse at `at` selects what it points at...
    Menu::Result pointTo(Vec2 at);
    /// ...and accepts what it clicks.
    Menu::Result clickAt(Vec2 at);
    /// The mouse's wheel: a row on or back, without going round; the selection stays in sight.
    Menu::Result turn(bool down);

    Place selected() const { return selected_; }
    /// There must be such a cell.
    void select(Place place);
    /// Where it lies now; meaningless where its row is out of sight.
    Cell cell(Place place) const;
    [[nodiscard]] std::optional<Place> placeAt(Vec2 at) const;
    bool isShown(std::size_t row) const { return row >= scrolled_ || (row >= first_ && row <= last()); }
    // Of the rows that are scrolled.
    std::size_t first() const { return first_; }             ///< The first one shown...
    std::size_t last() const { return first_ + shown_ - 1; } ///< ...and the last one.
    bool moreAbove() const { return first_ > 0; }
    bool moreBelow() const { return first_ + shown_ < scrolled_; }

  private:
    void changeRow(bool down);
    /// The cell of the row that is nearest to `x`.
    std::size_t nearest(std::size_t row, double x) const;
    void showSelected();

    std::vector<std::vector<Cell>> rows_;
    Place selected_;
    std::size_t scrolled_ = 0; ///< So many rows are.
    std::size_t shown_ = 1;
    std::size_t first_ = 0;
    double step_ = 0.0;
};

} // namespace arkanong
