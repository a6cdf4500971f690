#include "arkanong/ui/CellTable.hpp"

#include "Catch.hpp"

using namespace arkanong;
using Place = CellTable::Place;

namespace {

/// Three cells, one, and two; 10 px wide and high, 20 px apart.
CellTable table() {
    const Vec2 size{10.0, 10.0};
    return CellTable({{{{0.0, 0.0}, size}, {{20.0, 0.0}, size}, {{40.0, 0.0}, size}},
                      {{{20.0, 20.0}, size}},
                      {{{0.0, 40.0}, size}, {{40.0, 40.0}, size}}});
}

} // namespace

TEST_CASE("in a table of cells left and right go round in their row", "[ui]") {
    CellTable cells = table();
    CHECK(cells.handle(MenuIntent::Left) == Menu::Result::Moved);
    CHECK(cells.selected() == Place{0, 2});
    cells.handle(MenuIntent::Right);
    CHECK(cells.selected() == Place{0, 0});
    cells.select({1, 0});
    CHECK(cells.handle(MenuIntent::Right) == Menu::Result::Nothing);
}

TEST_CASE("up and down go round to the nearest cell", "[ui]") {
    CellTable cells = table();
    cells.select({0, 2});
    cells.handle(MenuIntent::Up);
    CHECK(cells.selected() == Place{2, 1});
    cells.handle(MenuIntent::Up);
    CHECK(cells.selected() == Place{1, 0});
    cells.handle(MenuIntent::Up);
    CHECK(cells.selected() == Place{0, 1});
    cells.handle(MenuIntent::Up);
    cells.handle(MenuIntent::Down);
    CHECK(cells.selected().row == 0);
}

TEST_CASE("the mouse selects what it points at and accepts what it clicks", "[ui]") {
    CellTable cells = table();
    CHECK(cells.pointTo({0.0, 0.0}) == Menu::Result::Nothing); // Selected already.
    CHECK(cells.pointTo({36.0, 44.0}) == Menu::Result::Moved);
    CHECK(cells.selected() == Place{2, 1});
    CHECK(cells.pointTo({30.0, 0.0}) == Menu::Result::Nothing); // Between two.
    CHECK(cells.clickAt({30.0, 0.0}) == Menu::Result::Nothing);
    CHECK(cells.selected() == Place{2, 1});
    CHECK(cells.clickAt({20.0, 24.9}) == Menu::Result::Accepted);
    CHECK(cells.selected() == Place{1, 0});
    CHECK(cells.handle(MenuIntent::Accept) == Menu::Result::Accepted);
    CHECK(cells.handle(MenuIntent::Back) == Menu::Result::Back);
}
