#include "arkanong/ui/widgets/CellTable.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

CellTable::CellTable(std::vector<std::vector<Cell>> rows) : rows_(std::move(rows)) {
    assert(!rows_.empty());
    assert(std::none_of(rows_.begin(), rows_.end(), [](const auto& row) { return row.empty(); }));
}

Menu::Result CellTable::handle(MenuIntent intent) {
    const Place before = selected_;
    const std::size_t columns = rows_[selected_.row].size();
    switch (intent) {
    case MenuIntent::Left: selected_.column = (selected_.column + columns - 1) % columns; break;
    case MenuIntent::Right: selected_.column = (selected_.column + 1) % columns; break;
    case MenuIntent::Up: changeRow(false); break;
    case MenuIntent::Down: changeRow(true); break;
    case MenuIntent::Next:
        if (++selected_.column == columns) selected_ = {(selected_.row + 1) % rows_.size(), 0};
        break;
    case MenuIntent::Accept: return Menu::Result::Accepted;
    case MenuIntent::Back: return Menu::Result::Back;
    }
    showSelected();
    return selected_ == before ? Menu::Result::Nothing : Menu::Result::Moved;
}

void CellTable::scroll(std::size_t rows, std::size_t shown, double step) {
    assert(rows <= rows_.size() && shown > 0);
    scrolled_ = rows;
    shown_ = std::min(rows, shown);
    step_ = step;
    first_ = std::min(first_, scrolled_ - shown_);
    showSelected();
}

void CellTable::showSelected() {
    if (selected_.row >= scrolled_) return;
    first_ = std::min(first_, selected_.row);
    if (selected_.row > last()) first_ = selected_.row + 1 - shown_;
}

CellTable::Cell CellTable::cell(Place place) const {
    Cell cell = rows_[place.row][place.column];
    if (place.row < scrolled_) cell.centre.y -= step_ * static_cast<double>(first_);
    return cell;
}

std::size_t CellTable::nearest(std::size_t row, double x) const {
    const std::vector<Cell>& cells = rows_[row];
    const auto found = std::min_element(cells.begin(), cells.end(), [x](const Cell& a, const Cell& b) {
        return std::abs(a.centre.x - x) < std::abs(b.centre.x - x);
    });
    return static_cast<std::size_t>(found - cells.begin());
}

void CellTable::changeRow(bool down) {
    const double x = cell(selected_).centre.x;
    const std::size_t count = rows_.size();
    selected_.row = (selected_.row + (down ? 1 : count - 1)) % count;
    selected_.column = nearest(selected_.row, x);
}

Menu::Result CellTable::turn(bool down) {
    if (!(down ? moreBelow() : moreAbove())) return Menu::Result::Nothing;
    first_ = down ? first_ + 1 : first_ - 1;
    if (isShown(selected_.row)) return Menu::Result::Nothing;
    const double x = cell(selected_).centre.x;
    selected_.row = down ? first_ : last();
    selected_.column = nearest(selected_.row, x);
    return Menu::Result::Moved;
}

Menu::Result CellTable::pointTo(Vec2 at) {
    const std::optional<Place> place = placeAt(at);
    if (!place || *place == selected_) return Menu::Result::Nothing;
    selected_ = *place;
    return Menu::Result::Moved;
}

Menu::Result CellTable::clickAt(Vec2 at) {
    const std::optional<Place> place = placeAt(at);
    if (!place) return Menu::Result::Nothing;
    selected_ = *place;
    return Menu::Result::Accepted;
}

void CellTable::select(Place place) {
    assert(place.row < rows_.size() && place.column < rows_[place.row].size());
    selected_ = place;
    showSelected();
}

std::optional<CellTable::Place> CellTable::placeAt(Vec2 at) const {
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t column = 0; column < rows_[row].size(); ++column) {
            const Cell cell = this->cell({row, column});
            const Vec2 from = at - cell.centre;
            if (isShown(row) && std::abs(from.x) <= cell.size.x / 2.0 &&
                std::abs(from.y) <= cell.size.y / 2.0)
                return Place{row, column};
        }
    return std::nullopt;
}

} // namespace arkanong
