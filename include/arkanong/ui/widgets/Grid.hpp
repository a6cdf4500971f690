#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstddef>
#include <optional>

namespace arkanong {

/// Cells in rows and columns to choose from, without a picture: which one is selected, and where each lies
/// (logical px). Cells count row by row.
class Grid {
  public:
    struct Layout {
        std::size_t columns;
        std::size_t rows;
        Vec2 first; ///< The first cell's centre.
        Vec2 step;  ///< From one centre to the next, along a row and down a column.
        Vec2 size;  ///< Of what can be clicked.
    };

    explicit Grid(const Layout& layout) : layout_(layout) {}

    /// All four ways go round.
    Menu::Result handle(MenuIntent intent);
    /// The mouse at `at` selects what it points at...
    Menu::Result pointTo(Vec2 at);
    /// ...and accepts what it clicks.
    Menu::Result clickAt(Vec2 at);

    std::size_t count() const { return layout_.columns * layout_.rows; }
    std::size_t selected() const { return selected_; }
    /// `cell` < count().
    void select(std::size_t cell);
    Vec2 centre(std::size_t cell) const;
    Vec2 size() const { return layout_.size; }

  private:
    [[nodiscard]] std::optional<std::size_t> cellAt(Vec2 at) const;

    Layout layout_;
    std::size_t selected_ = 0;
};

} // namespace arkanong
