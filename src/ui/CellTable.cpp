#include "arkanong/ui/CellTable.hpp"

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
    return selected_ == before ? Menu::Result::Nothing : Menu::Result::Moved;
}

void CellTable::changeRow(bool down) {
    const double x = cell(selected_).centre.x;
    const std::size_t count = rows_.size();
    selected_.row = (selected_.row + (down ? 1 : count - 1)) % count;
    const std::vector<Cell>& row = rows_[selected_.row];
    const auto nearest = std::min_element(row.begin(), row.end(), [x](const Cell& a, const Cell& b) {
        return std::abs(a.centre.x - x) < std::abs(b.centre.x - x);
    });
    selected_.column = static_cast<std::size_t>(nearest - row.begin());
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
}

std::optional<CellTable::Place> CellTable::placeAt(Vec2 at) const {
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t column = 0; column < rows_[row].size(); ++column) {
            const Cell& cell = rows_[row][column];
            const Vec2 from = at - cell.centre;
            if (std::abs(from.x) <= cell.size.x / 2.0 && std::abs(from.y) <= cell.size.y / 2.0)
                return Place{row, column};
        }
    return std::nullopt;
}

} // namespace arkanong
