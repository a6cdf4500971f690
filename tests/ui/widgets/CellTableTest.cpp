#include "arkanong/ui/widgets/CellTable.hpp"

#include "Catch.hpp"

using namespace arkanong;
using Place = CellTable::Place;

namespace {

/// A table with rows of three, one and two cells, 10 px wide and high, 20 px apart.
CellTable table() {
    const Vec2 size{10.0, 10.0};
    return CellTable({{{{0.0, 0.0}, size}, {{20.0, 0.0}, size}, {{40.0, 0.0}, size}},
                      {{{20.0, 20.0}, size}},
                      {{{0.0, 40.0}, size}, {{40.0, 40.0}, size}}});
}

} // namespace

TEST_CASE("in a table of cells left and right are cyclic within a row", "[ui]") {
    CellTable cells = table();
    CHECK(cells.handle(MenuIntent::Left) == Menu::Result::Moved);
    CHECK(cells.selected() == Place{0, 2});
    cells.handle(MenuIntent::Right);
    CHECK(cells.selected() == Place{0, 0});
    cells.select({1, 0});
    CHECK(cells.handle(MenuIntent::Right) == Menu::Result::Nothing);
}

TEST_CASE("up and down are cyclic and select the nearest cell", "[ui]") {
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

TEST_CASE("the mouse selects the cell it points at and accepts the one it clicks", "[ui]") {
    CellTable cells = table();
    CHECK(cells.pointTo({0.0, 0.0}) == Menu::Result::Nothing); // Already selected.
    CHECK(cells.pointTo({36.0, 44.0}) == Menu::Result::Moved);
    CHECK(cells.selected() == Place{2, 1});
    CHECK(cells.pointTo({30.0, 0.0}) == Menu::Result::Nothing); // Between two cells.
    CHECK(cells.clickAt({30.0, 0.0}) == Menu::Result::Nothing);
    CHECK(cells.selected() == Place{2, 1});
    CHECK(cells.clickAt({20.0, 24.9}) == Menu::Result::Accepted);
    CHECK(cells.selected() == Place{1, 0});
    CHECK(cells.handle(MenuIntent::Accept) == Menu::Result::Accepted);
    CHECK(cells.handle(MenuIntent::Back) == Menu::Result::Back);
}

TEST_CASE("a table with too many rows scrolls by the selection or the wheel", "[ui]") {
    const Vec2 size{10.0, 10.0};
    std::vector<std::vector<CellTable::Cell>> rows;
    for (int row = 0; row < 6; ++row)
        rows.push_back({{{0.0, 20.0 * row}, size}, {{20.0, 20.0 * row}, size}});
    rows.push_back({{{0.0, 100.0}, size}});
    CellTable cells(std::move(rows));
    cells.scroll(6, 4, 20.0);
    CHECK(cells.last() == 3);
    CHECK_FALSE(cells.moreAbove());
    CHECK(cells.moreBelow());
    CHECK(cells.placeAt({0.0, 80.0}) == std::nullopt); // The fifth row is scrolled out of view.
    CHECK(cells.placeAt({0.0, 100.0}) == Place{6, 0}); // This row does not scroll.
    cells.select({4, 1});
    CHECK(cells.first() == 1);
    CHECK(cells.cell({4, 1}).centre == Vec2{20.0, 60.0});
    CHECK(cells.placeAt({20.0, 60.0}) == Place{4, 1});
    CHECK(cells.turn(false) == Menu::Result::Moved); // The selection stays in view.
    CHECK(cells.selected() == Place{3, 1});
    CHECK(cells.turn(false) == Menu::Result::Nothing);
    CHECK(cells.turn(true) == Menu::Result::Nothing);
    CHECK(cells.first() == 1);
    cells.handle(MenuIntent::Down);
    cells.handle(MenuIntent::Down);
    CHECK(cells.selected() == Place{5, 1});
    CHECK(cells.last() == 5);
    cells.handle(MenuIntent::Down);
    CHECK(cells.selected() == Place{6, 0});
    cells.handle(MenuIntent::Down);
    CHECK(cells.selected() == Place{0, 0});
    CHECK(cells.first() == 0);
}
