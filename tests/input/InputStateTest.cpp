#include "arkanong/input/InputState.hpp"

#include "Catch.hpp"

using namespace arkanong;
using sfml::Key;

namespace {

/// The bindings of one person together with the common ones.
Bindings everything() {
    Bindings bindings = bindingsFor(Controller::AnyDevice);
    const Bindings common = commonBindings(true);
    bindings.keys.insert(bindings.keys.end(), common.keys.begin(), common.keys.end());
    return bindings;
}

struct Count {
    int pressed = 0;
    int released = 0;
    int down = 0;
};

/// Counts the presses, releases and ticks down of an action over `ticks` ticks.
Count count(InputState& input, Action action, int ticks) {
    Count seen;
    for (int i = 0; i < ticks; ++i) {
        const TickInput tick = input.nextTick();
        seen.pressed += tick.wasPressed(action) ? 1 : 0;
        seen.released += tick.wasReleased(action) ? 1 : 0;
        seen.down += tick.isDown(action) ? 1 : 0;
    }
    return seen;
}

void press(InputState& input, Key key) { input.handle(sfml::KeyPressed{key}); }
void release(InputState& input, Key key) { input.handle(sfml::KeyReleased{key}); }

} // namespace

TEST_CASE("a held key is pressed once and down in every tick", "[input]") {
    InputState input(everything());
    press(input, Key::O);
    const Count seen = count(input, Action::Overdrive, 50);
    CHECK(seen.pressed == 1);
    CHECK(seen.released == 0);
    CHECK(seen.down == 50);
}

TEST_CASE("a press and release within one frame count once", "[input]") {
    InputState input(everything());
    press(input, Key::Left);
    release(input, Key::Left);
    const Count seen = count(input, Action::MoveLeft, 6);
    CHECK(seen.pressed == 1);
    CHECK(seen.released == 1);
    CHECK(seen.down == 1);
}

TEST_CASE("two presses within one frame count twice", "[input]") {
    InputState input(everything());
    for (int i = 0; i < 2; ++i) {
        press(input, Key::Space);
        release(input, Key::Space);
    }
    const Count seen = count(input, Action::ServeByArrow, 6);
    CHECK(seen.pressed == 2);
    CHECK(seen.released == 2);
}

TEST_CASE("a press counts exactly once at any number of ticks per frame", "[input]") {
    const int framesPerTick = GENERATE(1, 2, 8);
    const int ticksPerFrame = GENERATE(1, 2, 6, 12);
    InputState input(everything());
    int pressed = 0;
    constexpr int presses = 20;
    for (int i = 0; i < presses; ++i) {
        press(input, Key::R);
        release(input, Key::R);
        for (int frame = 1; frame < framesPerTick; ++frame)
            input.handle(sfml::OtherEvent{}); // A frame without a tick.
        pressed += count(input, Action::Rebuild, ticksPerFrame + 1).pressed;
    }
    CHECK(pressed == presses);
}

TEST_CASE("an action with two keys is down until both are up", "[input]") {
    InputState input(everything());
    press(input, Key::Left);
    press(input, Key::A);
    CHECK(count(input, Action::MoveLeft, 3).pressed == 1);
    release(input, Key::Left);
    CHECK(count(input, Action::MoveLeft, 3).down == 3);
    release(input, Key::A);
    CHECK(count(input, Action::MoveLeft, 3).down == 0);
}

TEST_CASE("a loss of focus releases everything without reporting it", "[input]") {
    InputState input(everything());
    press(input, Key::Space);
    press(input, Key::D);
    input.nextTick();
    input.handle(sfml::FocusLost{});
    const TickInput tick = input.nextTick();
    CHECK(tick.down.none());
    CHECK(tick.released.none());
    // The release after the focus returns has no effect.
    release(input, Key::Space);
    CHECK(input.nextTick().released.none());
    press(input, Key::Space);
    CHECK(input.nextTick().wasPressed(Action::ServeByArrow));
}

TEST_CASE("a flood of presses between two ticks is cut short and ends in the keys' real state", "[input]") {
    InputState input(everything());
    for (int i = 0; i < 1000; ++i) {
        press(input, Key::C);
        release(input, Key::C);
    }
    press(input, Key::C);
    const Count seen = count(input, Action::ClearBalls, 100);
    CHECK(seen.pressed <= 5);
    CHECK(input.nextTick().isDown(Action::ClearBalls));
}

TEST_CASE("every action has a control, and no control has two actions", "[input]") {
    Bindings bindings = everything();
    const Bindings tools = toolBindings();
    bindings.keys.insert(bindings.keys.end(), tools.keys.begin(), tools.keys.end());
    bindings.pad.insert(bindings.pad.end(), tools.pad.begin(), tools.pad.end());
    std::bitset<actionCount> bound;
    for (const Action byStick :
         {Action::MoveSideways, Action::MoveUpAndDown, Action::AimSideways, Action::AimUpAndDown})
        bound[actionIndex(byStick)] = true;
    for (const KeyBinding& binding : bindings.keys) {
        bound[actionIndex(binding.action)] = true;
        int uses = 0;
        for (const KeyBinding& other : bindings.keys)
            uses += other.key == binding.key ? 1 : 0;
        CHECK(uses == 1);
    }
    for (const MouseBinding& binding : bindings.mouse)
        bound[actionIndex(binding.action)] = true;
    for (const PadBinding& binding : bindings.pad)
        bound[actionIndex(binding.action)] = true;
    CHECK(bound.all());
}

TEST_CASE("changed bindings take effect", "[input]") {
    Bindings bindings;
    bindings.keys = {{Key::J, Action::MoveLeft}};
    InputState input(bindings);
    press(input, Key::Left);
    CHECK_FALSE(input.nextTick().isDown(Action::MoveLeft));
    press(input, Key::J);
    CHECK(input.nextTick().isDown(Action::MoveLeft));
}

TEST_CASE("an event tells which device was really used", "[input]") {
    CHECK(deviceBehind(sfml::KeyPressed{Key::A}) == Device::Keyboard);
    CHECK(deviceBehind(sfml::MouseMoved{{1, 1}}) == Device::Mouse);
    CHECK(deviceBehind(sfml::PadPressed{0, 0}) == Device::Gamepad);
    CHECK(deviceBehind(sfml::PadMoved{0, sf::Joystick::Axis::X, -80.0F}) == Device::Gamepad);
    CHECK_FALSE(deviceBehind(sfml::PadMoved{0, sf::Joystick::Axis::X, 12.0F}));
    CHECK_FALSE(deviceBehind(sfml::KeyReleased{Key::A}));
    CHECK_FALSE(deviceBehind(sfml::KeyPressed{Key::F12}));
    CHECK_FALSE(deviceBehind(sfml::FocusLost{}));
}

TEST_CASE("the aim device is the one used last", "[input]") {
    InputState input(everything());
    CHECK_FALSE(input.nextTick().pointer);
    input.handle(sfml::MouseMoved{{700, 200}});
    CHECK(input.nextTick().pointer == Vec2{700, 200});
    press(input, Key::A);
    CHECK(input.nextTick().aimDevice == Device::Mouse); // Moving by keys leaves the aim to the mouse.
    press(input, Key::Space);
    CHECK(input.nextTick().aimDevice == Device::Keyboard);
    input.handle(sfml::PadPressed{0, padButtonAccept});
    CHECK(input.nextTick().aimDevice == Device::Gamepad);
}

TEST_CASE("the fractions of the mouse's places are kept, as large windows have them", "[input]") {
    InputState input(everything());
    input.placePointer({640.0, 500.0});
    input.handle(sfml::MouseMoved{{640.25, 500.5}});
    const TickInput tick = input.nextTick();
    CHECK(tick.pointer == Vec2{640.25, 500.5});
    CHECK(tick.motion == Vec2{0.25, 0.5});
}

TEST_CASE("the mouse's motion is handed out once, and a pointer that is put elsewhere has none", "[input]") {
    InputState input(everything());
    input.placePointer({640, 500});
    CHECK(input.nextTick().motion == Vec2{});
    input.handle(sfml::MouseMoved{{650, 490}});
    input.handle(sfml::MouseMoved{{655, 490}});
    CHECK(input.nextTick().motion == Vec2{15, -10});
    CHECK(input.nextTick().motion == Vec2{});
    input.handle(sfml::MouseMoved{{700, 490}});
    input.releaseAll();
    input.placePointer({100, 100});
    const TickInput tick = input.nextTick();
    CHECK(tick.motion == Vec2{});
    CHECK(tick.pointer == Vec2{100, 100});
}

TEST_CASE("two players share no control with any controllers", "[input]") {
    const auto blue = static_cast<Controller>(GENERATE(range(0, static_cast<int>(controllerCount))));
    const auto red = static_cast<Controller>(GENERATE(range(0, static_cast<int>(controllerCount))));
    if (!goTogether(blue, red)) return;
    const Bindings one = bindingsFor(blue, red);
    const Bindings other = bindingsFor(red, blue);
    for (const KeyBinding& key : one.keys)
        for (const KeyBinding& taken : other.keys)
            CHECK(key.key != taken.key);
    CHECK((one.pads & other.pads).none());
    CHECK_FALSE((one.pointer && other.pointer));
    CHECK_FALSE((!one.mouse.empty() && !other.mouse.empty()));
    for (const KeyBinding& common : commonBindings(true).keys)
        for (const KeyBinding& taken : one.keys)
            CHECK(common.key != taken.key);
}

TEST_CASE("every device can move and serve", "[input]") {
    const auto own = static_cast<Controller>(GENERATE(range(0, static_cast<int>(Controller::Computer))));
    const Bindings bindings = bindingsFor(own);
    const auto has = [](const auto& list, Action action) {
        for (const auto& binding : list)
            if (binding.action == action) return true;
        return false;
    };
    const auto serves = [&](const auto& list) {
        return has(list, Action::ServeAtAim) || has(list, Action::ServeByArrow) ||
               has(list, Action::ServeByPointer);
    };
    const bool byKeys = has(bindings.keys, Action::MoveLeft) && has(bindings.keys, Action::MoveRight) &&
                        has(bindings.keys, Action::MoveUp) && has(bindings.keys, Action::MoveDown) &&
                        serves(bindings.keys);
    const bool byMouse = bindings.pointer && serves(bindings.mouse);
    const bool byPad = bindings.pads.any() && serves(bindings.pad);
    CHECK((byKeys || byMouse || byPad));
}

TEST_CASE("a gamepad in another slot does nothing, and its loss does not matter", "[input]") {
    InputState input(bindingsFor(Controller::Pad2));
    input.handle(sfml::PadPressed{0, padButtonAccept});
    input.handle(sfml::PadMoved{0, sf::Joystick::Axis::X, 5.0F});
    input.handle(sfml::PadMoved{0, sf::Joystick::Axis::X, 100.0F});
    CHECK(input.nextTick().pressed.none());
    CHECK(input.nextTick().padMove == Vec2{});
    CHECK_FALSE(input.dependsOn(0));
    CHECK(input.dependsOn(1));
    input.handle(sfml::PadPressed{1, padButtonAccept});
    CHECK(input.nextTick().wasPressed(Action::ServeAtAim));
}

TEST_CASE("a player with any device depends on a gamepad once it was used", "[input]") {
    InputState input(everything());
    CHECK_FALSE(input.dependsOn(0));
    input.handle(sfml::PadPressed{0, padButtonAccept});
    CHECK(input.dependsOn(0));
    CHECK_FALSE(input.dependsOn(1));
}
