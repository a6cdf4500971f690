#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <optional>

namespace arkanong {

/// Selection in a grid of equal cells, numbered row by row, of which the last row may have fewer; draws nothing. Holds the selected cell and all positions
/// (logical px).
class Grid {
  public:
    struct Layout {
        std::size_t columns;
        std::size_t cells; ///< In all rows.
        Vec2 first;        ///< Centre of the first cell.
        Vec2 step; ///< Distance between the centres of neighbouring cells, along a row and down a column.
        Vec2 size; ///< The clickable area of a cell.
    };

    explicit Grid(const Layout& layout) : layout_(layout) {}

    /// Moves the selection, cyclic in all directions.
    Menu::Result handle(MenuIntent intent);
    /// Selects the cell at `at`.
    Menu::Result pointTo(Vec2 at);
    /// Selects and accepts the cell at `at`.
    Menu::Result clickAt(Vec2 at);

    std::size_t count() const { return layout_.cells; }
    std::size_t selected() const { return selected_; }
    /// Precondition: `cell` < count().
    void select(std::size_t cell);
    Vec2 centre(std::size_t cell) const;
    Vec2 size() const { return layout_.size; }
    Box place(std::size_t cell) const { return {centre(cell) - size() / 2.0, centre(cell) + size() / 2.0}; }

  private:
    [[nodiscard]] std::optional<std::size_t> cellAt(Vec2 at) const;

    Layout layout_;
    std::size_t selected_ = 0;
};

} // namespace arkanong
