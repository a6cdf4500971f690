#include "arkanong/ui/OneButton.hpp"

#include "Catch.hpp"
#include "arkanong/input/bindings/Control.hpp"
#include "arkanong/ui/widgets/CellTable.hpp"
#include "arkanong/ui/widgets/Grid.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <array>
#include <set>

using namespace arkanong;
using sfml::Key;

namespace {

constexpr double pace = 1.2;
constexpr double frame = 1.0 / 60.0;
constexpr int someScreen = 0;

/// The keys that these events press.
std::vector<Key> keysIn(const OneButton::Events& events) {
    std::vector<Key> keys;
    for (const sfml::WindowEvent& event : events)
        if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) keys.push_back(key->key);
    return keys;
}

std::vector<Key> after(OneButton& button, double seconds, ButtonUse use = ButtonUse::Chooses) {
    std::vector<Key> keys;
    for (double passed = 0.0; passed < seconds; passed += frame)
        for (const Key key : keysIn(button.advance(frame, pace, &someScreen, use)))
            keys.push_back(key);
    return keys;
}

struct Press {
    sfml::WindowEvent down;
    sfml::WindowEvent up;
};
const std::array<Press, 4> presses{
    Press{sfml::KeyPressed{Key::Space}, sfml::KeyReleased{Key::Space}},
    Press{sfml::KeyPressed{Key::K}, sfml::KeyReleased{Key::K}},
    Press{sfml::MousePressed{sf::Mouse::Button::Right, {3, 4}},
          sfml::MouseReleased{sf::Mouse::Button::Right, {3, 4}}},
    Press{sfml::PadPressed{2, 9}, sfml::PadReleased{2, 9}},
};

} // namespace

TEST_CASE("with one button the selection advances at its pace", "[ui]") {
    OneButton button;
    CHECK(after(button, pace - 0.1).empty());
    CHECK(after(button, 0.2) == std::vector<Key>{Key::Tab});
    CHECK(after(button, 3.0 * pace) == std::vector<Key>(3, Key::Tab));
    CHECK(after(button, 3.0 * pace, ButtonUse::Passes).empty());
    CHECK(after(button, 3.0 * pace, ButtonUse::Plays).empty());
}

TEST_CASE("the first item of a new screen stays selected for its full time", "[ui]") {
    OneButton button;
    CHECK(after(button, pace - 0.1).empty());
    const int other = 0;
    CHECK(keysIn(button.advance(frame, pace, &other, ButtonUse::Chooses)).empty());
    CHECK(keysIn(button.advance(pace - 0.1, pace, &other, ButtonUse::Chooses)).empty());
    CHECK(keysIn(button.advance(0.2, pace, &other, ButtonUse::Chooses)) == std::vector<Key>{Key::Tab});
}

TEST_CASE("releasing any key or button accepts, and the selection waits while it is held", "[ui]") {
    const Press press = presses.at(GENERATE(0U, 1U, 2U, 3U));
    OneButton button;
    CHECK(button.handle(press.down, ButtonUse::Chooses).empty());
    CHECK(after(button, 1.4).empty());
    CHECK(keysIn(button.handle(press.up, ButtonUse::Chooses)) == std::vector<Key>{Key::Enter});
}

TEST_CASE("a long press goes back, and its release accepts nothing", "[ui]") {
    const Press press = presses.at(GENERATE(0U, 1U, 2U, 3U));
    OneButton button;
    CHECK(button.handle(press.down, ButtonUse::Chooses).empty());
    CHECK(after(button, 4.0) == std::vector<Key>{Key::Escape});
    CHECK(button.handle(press.up, ButtonUse::Chooses).empty());
}

TEST_CASE("during play the match receives the button, and a long press pauses", "[ui]") {
    const Press press = presses.at(GENERATE(0U, 1U, 2U, 3U));
    OneButton button;
    CHECK(button.handle(press.down, ButtonUse::Plays).size() == 1);
    CHECK(button.handle(press.up, ButtonUse::Plays).size() == 1);
    CHECK(button.handle(press.down, ButtonUse::Plays).size() == 1);
    CHECK(after(button, 2.0, ButtonUse::Plays) == std::vector<Key>{Key::Escape});
    CHECK(button.handle(press.up, ButtonUse::Chooses).empty()); // The pause menu is open by now.
}

TEST_CASE("a button that was pressed during play accepts nothing on the next screen", "[ui]") {
    OneButton button;
    static_cast<void>(button.handle(presses[0].down, ButtonUse::Plays));
    CHECK(button.handle(presses[0].up, ButtonUse::Chooses).empty());
    static_cast<void>(button.handle(presses[0].down, ButtonUse::Chooses));
    CHECK(keysIn(button.handle(presses[0].up, ButtonUse::Chooses)) == std::vector<Key>{Key::Enter});
}

TEST_CASE("keys of the window keep their function", "[ui]") {
    OneButton button;
    for (const Key key : {Key::Escape, Key::F10, Key::F11, Key::F12})
        CHECK(keysIn(button.handle(sfml::KeyPressed{key}, ButtonUse::Chooses)) == std::vector<Key>{key});
}

TEST_CASE("a mouse that is moved points and clicks as usual for a while", "[ui]") {
    OneButton button;
    const sfml::WindowEvent click = sfml::MousePressed{sf::Mouse::Button::Left, {200, 100}};
    static_cast<void>(button.handle(sfml::MouseMoved{{100, 100}}, ButtonUse::Chooses));
    static_cast<void>(button.handle(sfml::MouseMoved{{110, 100}}, ButtonUse::Chooses));
    CHECK(button.handle(click, ButtonUse::Chooses).empty()); // The movement of a shaking hand is too small.
    static_cast<void>(
        button.handle(sfml::MouseReleased{sf::Mouse::Button::Left, {200, 100}}, ButtonUse::Chooses));
    static_cast<void>(button.handle(sfml::MouseMoved{{200, 100}}, ButtonUse::Chooses));
    CHECK(button.handle(click, ButtonUse::Chooses).size() == 1);
    CHECK(after(button, 1.9).empty());
    CHECK_FALSE(after(button, 2.0).empty());
    CHECK(button.handle(click, ButtonUse::Chooses).empty());
}

TEST_CASE("the Next intent selects every item, cell and place in turn, cyclic", "[ui]") {
    Menu menu({{"A"}, {"B", {}, 0, false}, {"C"}, {"D"}}, {}, 40.0, {100.0, 30.0});
    std::set<std::size_t> seen;
    for (int step = 0; step < 3; ++step) {
        seen.insert(menu.selected());
        menu.handle(MenuIntent::Next);
    }
    CHECK(seen == std::set<std::size_t>{0, 2, 3});
    CHECK(menu.selected() == 0);
    Grid grid({3, 6, {}, {10.0, 10.0}, {8.0, 8.0}});
    for (std::size_t step = 0; step < 6; ++step) {
        CHECK(grid.selected() == step);
        grid.handle(MenuIntent::Next);
    }
    CHECK(grid.selected() == 0);
    const CellTable::Cell cell{{}, {10.0, 10.0}};
    CellTable table({{cell, cell}, {cell}, {cell, cell}});
    std::set<std::pair<std::size_t, std::size_t>> places;
    for (int step = 0; step < 5; ++step) {
        places.insert({table.selected().row, table.selected().column});
        table.handle(MenuIntent::Next);
    }
    CHECK(places.size() == 5);
    CHECK(table.selected() == CellTable::Place{0, 0});
}
