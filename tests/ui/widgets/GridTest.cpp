#include "arkanong/ui/widgets/Grid.hpp"

#include "Catch.hpp"

using namespace arkanong;
using Result = Menu::Result;

namespace {

Grid fourByThree() { return Grid({4, 12, {100.0, 200.0}, {50.0, 40.0}, {46.0, 36.0}}); }

} // namespace

TEST_CASE("a grid's selection is cyclic in all directions", "[ui]") {
    Grid grid = fourByThree();
    CHECK(grid.handle(MenuIntent::Left) == Result::Moved);
    CHECK(grid.selected() == 3);
    CHECK(grid.handle(MenuIntent::Up) == Result::Moved);
    CHECK(grid.selected() == 11);
    grid.handle(MenuIntent::Right);
    CHECK(grid.selected() == 8);
    grid.handle(MenuIntent::Down);
    CHECK(grid.selected() == 0);
    CHECK(grid.handle(MenuIntent::Accept) == Result::Accepted);
    CHECK(grid.handle(MenuIntent::Back) == Result::Back);
}

TEST_CASE("in a grid whose last row is shorter the selection never leaves the cells", "[ui]") {
    Grid grid({4, 10, {100.0, 200.0}, {50.0, 40.0}, {46.0, 36.0}});
    grid.select(9);
    CHECK(grid.handle(MenuIntent::Right) == Result::Moved);
    CHECK(grid.selected() == 8);
    CHECK(grid.handle(MenuIntent::Left) == Result::Moved);
    CHECK(grid.selected() == 9);
    CHECK(grid.handle(MenuIntent::Next) == Result::Moved);
    CHECK(grid.selected() == 0);
    grid.select(7); // In a column of two cells.
    CHECK(grid.handle(MenuIntent::Down) == Result::Moved);
    CHECK(grid.selected() == 3);
    CHECK(grid.handle(MenuIntent::Up) == Result::Moved);
    CHECK(grid.selected() == 7);
    CHECK(grid.clickAt({200.0, 280.0}) == Result::Nothing);
}

TEST_CASE("in a grid of one cell the selection cannot move", "[ui]") {
    Grid grid({1, 1, {}, {50.0, 50.0}, {10.0, 10.0}});
    for (const MenuIntent way : {MenuIntent::Left, MenuIntent::Right, MenuIntent::Up, MenuIntent::Down})
        CHECK(grid.handle(way) == Result::Nothing);
}

TEST_CASE("the mouse selects the cell it points at, and a click accepts it", "[ui]") {
    Grid grid = fourByThree();
    CHECK(grid.centre(6) == Vec2{200.0, 240.0});
    CHECK(grid.pointTo({210.0, 250.0}) == Result::Moved);
    CHECK(grid.selected() == 6);
    CHECK(grid.pointTo({211.0, 250.0}) == Result::Nothing);
    CHECK(grid.pointTo({225.0, 240.0}) == Result::Nothing); // Between two cells.
    CHECK(grid.selected() == 6);
    CHECK(grid.clickAt({100.0, 280.0}) == Result::Accepted);
    CHECK(grid.selected() == 8);
    CHECK(grid.clickAt({0.0, 0.0}) == Result::Nothing);
}

TEST_CASE("a grid handles events like a menu", "[ui]") {
    Grid grid = fourByThree();
    MenuInput input;
    CHECK(lead(sfml::KeyPressed{sfml::Key::Right}, input, grid) == Result::Moved);
    CHECK(grid.selected() == 1);
    CHECK(lead(sfml::MouseMoved{{100, 200}}, input, grid) == Result::Moved);
    CHECK(lead(sfml::MousePressed{sf::Mouse::Button::Left, {150, 200}}, input, grid) == Result::Accepted);
    CHECK(lead(sfml::MousePressed{sf::Mouse::Button::Right, {150, 200}}, input, grid) == Result::Back);
    CHECK(lead(sfml::FocusLost{}, input, grid) == Result::Nothing);
}
