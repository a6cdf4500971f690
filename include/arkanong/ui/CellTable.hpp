#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/ui/Menu.hpp"

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

    /// All four ways go round; up and down to the nearest cell of the next row.
    Menu::Result handle(MenuIntent intent);
    /// The mouse at `at` selects what it points at...
    Menu::Result pointTo(Vec2 at);
    /// ...and accepts what it clicks.
    Menu::Result clickAt(Vec2 at);

    Place selected() const { return selected_; }
    /// There must be such a cell.
    void select(Place place);
    const Cell& cell(Place place) const { return rows_[place.row][place.column]; }
    [[nodiscard]] std::optional<Place> placeAt(Vec2 at) const;

  private:
    void changeRow(bool down);

    std::vector<std::vector<Cell>> rows_;
    Place selected_;
};

} // namespace arkanong
