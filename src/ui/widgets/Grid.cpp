#include "arkanong/ui/widgets/Grid.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

Menu::Result Grid::handle(MenuIntent intent) {
    const std::size_t columns = layout_.columns;
    std::size_t column = selected_ % columns;
    std::size_t row = selected_ / columns;
    const std::size_t across = std::min(columns, count() - row * columns); // Cells of this row...
    const std::size_t down = (count() - column - 1) / columns + 1;         // ...and of this column.
    switch (intent) {
    case MenuIntent::Left: column = (column + across - 1) % across; break;
    case MenuIntent::Right: column = (column + 1) % across; break;
    case MenuIntent::Up: row = (row + down - 1) % down; break;
    case MenuIntent::Down: row = (row + 1) % down; break;
    case MenuIntent::Next:
        column = (selected_ + 1) % count() % columns;
        row = (selected_ + 1) % count() / columns;
        break;
    case MenuIntent::Accept: return Menu::Result::Accepted;
    case MenuIntent::Back: return Menu::Result::Back;
    }
    const std::size_t before = selected_;
    selected_ = row * columns + column;
    return selected_ == before ? Menu::Result::Nothing : Menu::Result::Moved;
}

Menu::Result Grid::pointTo(Vec2 at) {
    const std::optional<std::size_t> cell = cellAt(at);
    if (!cell || *cell == selected_) return Menu::Result::Nothing;
    selected_ = *cell;
    return Menu::Result::Moved;
}

Menu::Result Grid::clickAt(Vec2 at) {
    const std::optional<std::size_t> cell = cellAt(at);
    if (!cell) return Menu::Result::Nothing;
    selected_ = *cell;
    return Menu::Result::Accepted;
}

void Grid::select(std::size_t cell) {
    assert(cell < count());
    selected_ = cell;
}

Vec2 Grid::centre(std::size_t cell) const {
    const std::size_t column = cell % layout_.columns;
    const std::size_t row = cell / layout_.columns;
    return layout_.first +
           Vec2{static_cast<double>(column) * layout_.step.x, static_cast<double>(row) * layout_.step.y};
}

std::optional<std::size_t> Grid::cellAt(Vec2 at) const {
    for (std::size_t cell = 0; cell < count(); ++cell) {
        const Vec2 from = at - centre(cell);
        if (std::abs(from.x) <= layout_.size.x / 2 && std::abs(from.y) <= layout_.size.y / 2) return cell;
    }
    return std::nullopt;
}

} // namespace arkanong
