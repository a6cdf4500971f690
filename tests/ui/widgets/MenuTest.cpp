#include "arkanong/ui/widgets/Menu.hpp"

#include "Catch.hpp"
#include "arkanong/input/bindings/Bindings.hpp"

using namespace arkanong;
using Result = Menu::Result;
using sfml::Key;

namespace {

Menu threeItems() { return Menu({{"A"}, {"B"}, {"C"}}, {640.0, 300.0}, 40.0, {200.0, 36.0}); }

Menu withOptions() {
    return Menu({{"LEVEL", {"ONE", "two", "THREE"}}, {"START"}}, {640.0, 300.0}, 40.0, {300.0, 36.0});
}

} // namespace

TEST_CASE("a menu's selection is cyclic in both directions", "[ui]") {
    Menu menu = threeItems();
    CHECK(menu.handle(MenuIntent::Up) == Result::Moved);
    CHECK(menu.selected() == 2);
    CHECK(menu.handle(MenuIntent::Down) == Result::Moved);
    CHECK(menu.selected() == 0);
    menu.handle(MenuIntent::Down);
    CHECK(menu.selected() == 1);
}

TEST_CASE("accept accepts the item, back goes back, left and right do nothing without options", "[ui]") {
    Menu menu = threeItems();
    CHECK(menu.handle(MenuIntent::Accept) == Result::Accepted);
    CHECK(menu.handle(MenuIntent::Back) == Result::Back);
    CHECK(menu.handle(MenuIntent::Left) == Result::Nothing);
    CHECK(menu.handle(MenuIntent::Right) == Result::Nothing);
    CHECK(menu.selected() == 0);
}

TEST_CASE("in a menu of one item the selection cannot move", "[ui]") {
    Menu menu({{"ONLY"}}, {0.0, 0.0}, 40.0, {200.0, 36.0});
    CHECK(menu.handle(MenuIntent::Down) == Result::Nothing);
    CHECK(menu.handle(MenuIntent::Accept) == Result::Accepted);
}

TEST_CASE("left and right select an item's options, cyclic", "[ui]") {
    Menu menu = withOptions();
    CHECK(menu.handle(MenuIntent::Left) == Result::Moved);
    CHECK(menu.items()[0].option == 2);
    menu.handle(MenuIntent::Right);
    menu.handle(MenuIntent::Right);
    CHECK(menu.items()[0].option == 1);
    CHECK(menu.selected() == 0);
}

TEST_CASE("the mouse selects the item it points at, and a click accepts it", "[ui]") {
    Menu menu = threeItems();
    CHECK(menu.pointTo({640.0, 380.0}) == Result::Moved);
    CHECK(menu.selected() == 2);
    // Already selected, so that no second sound plays.
    CHECK(menu.pointTo({641.0, 381.0}) == Result::Nothing);
    CHECK(menu.pointTo({900.0, 340.0}) == Result::Nothing);
    CHECK(menu.clickAt({600.0, 340.0}) == Result::Accepted);
    CHECK(menu.selected() == 1);
    CHECK(menu.clickAt({640.0, 600.0}) == Result::Nothing);
}

TEST_CASE("a click beside an option's middle selects the next option on that side", "[ui]") {
    Menu menu = withOptions();
    CHECK(menu.clickAt({760.0, 300.0}) == Result::Moved);
    CHECK(menu.items()[0].option == 1);
    CHECK(menu.clickAt({510.0, 300.0}) == Result::Moved);
    CHECK(menu.items()[0].option == 0);
    CHECK(menu.clickAt({640.0, 300.0}) == Result::Nothing);
}

TEST_CASE("the highlight glides to the selected item and arrives", "[ui]") {
    Menu menu = threeItems();
    menu.handle(MenuIntent::Down);
    menu.update(1.0 / 60.0);
    CHECK(menu.highlightY() > 300.0);
    CHECK(menu.highlightY() < 340.0);
    for (int frame = 0; frame < 60; ++frame)
        menu.update(1.0 / 60.0);
    CHECK(menu.highlightY() == 340.0);
    menu.handle(MenuIntent::Down);
    menu.update(10.0); // A long frame must not overshoot.
    CHECK(menu.highlightY() == 380.0);
}

TEST_CASE("keys, buttons and sticks have the same effect in a menu", "[ui]") {
    MenuInput input;
    CHECK(input.intent(sfml::KeyPressed{Key::Up}) == MenuIntent::Up);
    CHECK(input.intent(sfml::KeyPressed{Key::S}) == MenuIntent::Down);
    CHECK(input.intent(sfml::KeyPressed{Key::Enter}) == MenuIntent::Accept);
    CHECK(input.intent(sfml::KeyPressed{Key::Escape}) == MenuIntent::Back);
    CHECK_FALSE(input.intent(sfml::KeyPressed{Key::F12}));
    CHECK_FALSE(input.intent(sfml::KeyReleased{Key::Up}));
    CHECK(input.intent(sfml::PadPressed{0, padButtonAccept}) == MenuIntent::Accept);
    CHECK(input.intent(sfml::PadPressed{0, padButtonBack}) == MenuIntent::Back);
}

TEST_CASE("a deflected stick moves the selection once, until it returns", "[ui]") {
    MenuInput input;
    const auto axis = sf::Joystick::Axis::Y;
    CHECK_FALSE(input.intent(sfml::PadMoved{0, axis, 40.0F}));
    CHECK(input.intent(sfml::PadMoved{0, axis, 70.0F}) == MenuIntent::Down);
    CHECK_FALSE(input.intent(sfml::PadMoved{0, axis, 100.0F}));
    CHECK_FALSE(input.intent(sfml::PadMoved{0, axis, 45.0F}));
    CHECK_FALSE(input.intent(sfml::PadMoved{0, axis, 90.0F}));
    CHECK_FALSE(input.intent(sfml::PadMoved{0, axis, 5.0F}));
    CHECK(input.intent(sfml::PadMoved{0, axis, -80.0F}) == MenuIntent::Up);
    CHECK(input.intent(sfml::PadMoved{0, sf::Joystick::Axis::X, 80.0F}) == MenuIntent::Right);
    CHECK_FALSE(input.intent(sfml::PadMoved{0, sf::Joystick::Axis::Z, 100.0F})); // A trigger.
}

TEST_CASE("a scale is not cyclic", "[ui]") {
    Menu::Item amount{"VOLUME", {"0", "5", "10"}};
    amount.scale = true;
    Menu menu({amount}, {640.0, 300.0}, 40.0, {300.0, 36.0});
    CHECK(menu.handle(MenuIntent::Left) == Result::Nothing);
    menu.handle(MenuIntent::Right);
    CHECK(menu.handle(MenuIntent::Right) == Result::Moved);
    CHECK(menu.handle(MenuIntent::Right) == Result::Nothing);
    CHECK(menu.items()[0].option == 2);
}

TEST_CASE("a click in the middle of an item that opens a list accepts it", "[ui]") {
    Menu menu({{"LEVEL", {"A", "B"}}, {"Speed", {"1", "2"}}}, {640.0, 300.0}, 40.0, {300.0, 40.0});
    menu.item(0).opens = true;
    CHECK(menu.clickAt({640.0, 300.0}) == Menu::Result::Accepted);
    CHECK(menu.items()[0].option == 0);
    CHECK(menu.clickAt({760.0, 300.0}) == Menu::Result::Moved);
    CHECK(menu.items()[0].option == 1);
    CHECK(menu.clickAt({640.0, 340.0}) == Menu::Result::Nothing);
}

TEST_CASE("an item with a single option is accepted by a click anywhere", "[ui]") {
    Menu menu({{"MUTATORS", {"NONE"}}}, {640.0, 300.0}, 40.0, {300.0, 40.0});
    for (const double x : {500.0, 640.0, 780.0})
        CHECK(menu.clickAt({x, 300.0}) == Menu::Result::Accepted);
    CHECK(menu.handle(MenuIntent::Right) == Menu::Result::Nothing);
}

TEST_CASE("a menu with too little space shows fewer items, and scrolls only as far as needed", "[ui]") {
    std::vector<Menu::Item> items;
    for (int i = 0; i < 10; ++i)
        items.push_back({std::to_string(i)});
    Menu menu(std::move(items), {100.0, 20.0}, 30.0, {200.0, 28.0});
    menu.makeRoom(21.0);
    CHECK(menu.last() == 9);
    CHECK_FALSE(menu.moreBelow());
    menu.makeRoom(50.0); // 300 px hold six items of 50 px.
    CHECK(menu.last() == 5);
    CHECK(menu.moreBelow());
    CHECK_FALSE(menu.moreAbove());
    CHECK(menu.centre(0).y == 30.0);
    CHECK(menu.centre(5).y == 280.0);
    for (int i = 0; i < 7; ++i)
        menu.handle(MenuIntent::Down);
    menu.update(10.0);
    CHECK(menu.selected() == 7);
    CHECK(menu.first() == 2);
    CHECK(menu.isShown(7));
    CHECK_FALSE(menu.isShown(1));
    CHECK(menu.highlightY() == menu.centre(7).y);
    CHECK(menu.pointTo(menu.centre(1)) == Menu::Result::Nothing); // Scrolled out of view.
    CHECK(menu.pointTo(menu.centre(2)) == Menu::Result::Moved);
    CHECK(menu.scroll(true) == Menu::Result::Moved);
    CHECK(menu.selected() == 3);
    CHECK(menu.clickAt(menu.moreMark(true)) == Menu::Result::Moved);
    CHECK(menu.selected() == 4);
    for (int i = 0; i < 9; ++i)
        menu.clickAt(menu.moreMark(true));
    menu.update(10.0);
    CHECK(menu.last() == 9);
    CHECK_FALSE(menu.moreBelow());
    while (menu.scroll(true) == Menu::Result::Moved) {
    }
    CHECK(menu.selected() == 9); // Not cyclic.
    while (menu.scroll(false) == Menu::Result::Moved) {
    }
    CHECK(menu.selected() == 0);
    CHECK(menu.scroll(false) == Menu::Result::Nothing);
    menu.makeRoom(21.0); // Smaller text fits without scrolling.
    CHECK(menu.scroll(true) == Menu::Result::Nothing);
    CHECK(menu.first() == 0);
    CHECK(menu.last() == 9);
    CHECK(menu.centre(0).y == 20.0);
}

TEST_CASE("in a menu of placed items an arrow leads to the nearest one in its direction", "[ui]") {
    // A wide one above three narrow ones.
    Menu menu({{"wide"}, {"left"}, {"middle"}, {"right"}}, std::vector<Box>{{{0.0, 0.0}, {300.0, 40.0}},
                                                                            {{0.0, 50.0}, {90.0, 90.0}},
                                                                            {{105.0, 50.0}, {195.0, 90.0}},
                                                                            {{210.0, 50.0}, {300.0, 90.0}}});
    CHECK(menu.handle(MenuIntent::Left) == Result::Nothing);
    CHECK(menu.handle(MenuIntent::Up) == Result::Nothing);
    CHECK(menu.handle(MenuIntent::Down) == Result::Moved);
    CHECK(menu.selected() == 1);
    menu.handle(MenuIntent::Right);
    menu.handle(MenuIntent::Right);
    CHECK(menu.selected() == 3);
    CHECK(menu.handle(MenuIntent::Right) == Result::Nothing);
    CHECK(menu.glow(3) == 1.0);
    CHECK(menu.glow(2) == 0.0);
    menu.handle(MenuIntent::Up);
    CHECK(menu.selected() == 0);
    for (const std::size_t next : {1U, 2U, 3U, 0U}) { // In turn, as the Tab key goes.
        menu.handle(MenuIntent::Next);
        CHECK(menu.selected() == next);
    }
    CHECK(menu.pointTo({150.0, 70.0}) == Result::Moved);
    CHECK(menu.clickAt({20.0, 60.0}) == Result::Accepted);
    CHECK(menu.selected() == 1);
    CHECK(menu.clickAt({97.0, 70.0}) == Result::Nothing); // Between two of them.
}
