#include "arkanong/input/bindings/Bindings.hpp"

#include "Catch.hpp"
#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

using namespace arkanong;
using sfml::Key;

namespace {

ControlMap with(const char* set, const char* action, std::vector<std::string> names) {
    ControlMap::Saved saved;
    saved[set][action] = std::move(names);
    return ControlMap(saved);
}

bool moves(Controller own, const ControlMap& controls, Key key) {
    InputState input(bindingsFor(own, Controller::Computer, controls));
    input.handle(sfml::KeyPressed{key});
    return input.nextTick().isDown(Action::MoveLeft);
}

} // namespace

TEST_CASE("a newly bound key works, and the previous one no longer does", "[input]") {
    const ControlMap controls = with("left-keys", "move-left", {"J", "K"});
    for (const Controller own : {Controller::KeysLeft, Controller::AnyDevice}) {
        CHECK(moves(own, controls, Key::J));
        CHECK(moves(own, controls, Key::K));
        CHECK_FALSE(moves(own, controls, Key::A));
        CHECK(moves(own, {}, Key::A));
    }
    CHECK_FALSE(moves(Controller::KeysRight, controls, Key::J));
    CHECK(moves(Controller::KeysRight, controls, Key::Left));
}

TEST_CASE("rebinding releases held controls", "[input]") {
    InputState input(bindingsFor(Controller::KeysLeft));
    input.handle(sfml::KeyPressed{Key::A});
    CHECK(input.nextTick().isDown(Action::MoveLeft));
    input.rebind(
        bindingsFor(Controller::KeysLeft, Controller::Computer, with("left-keys", "move-left", {"J"})));
    CHECK(input.nextTick().down.none());
    input.handle(sfml::KeyPressed{Key::J});
    CHECK(input.nextTick().isDown(Action::MoveLeft));
}

TEST_CASE("Escape always pauses", "[input]") {
    InputState input(commonBindings(false, with("common", "pause", {"F5"})));
    input.handle(sfml::KeyPressed{Key::Escape});
    CHECK(input.nextTick().wasPressed(Action::Pause));
    input.handle(sfml::KeyReleased{Key::Escape});
    input.handle(sfml::KeyPressed{Key::P});
    CHECK_FALSE(input.nextTick().wasPressed(Action::Pause));
    input.handle(sfml::KeyPressed{Key::F5});
    CHECK(input.nextTick().wasPressed(Action::Pause));
}

TEST_CASE("gamepad buttons and sticks can be rebound", "[input]") {
    ControlMap::Saved saved;
    saved["gamepad"]["serve"] = {"Button9"};
    saved["gamepad"]["move-sideways"] = {"U"};
    saved["gamepad"]["aim-sideways"] = {"X"};
    InputState input(bindingsFor(Controller::Pad1, Controller::Computer, ControlMap(saved)));
    input.handle(sfml::PadPressed{0, padButtonAccept});
    CHECK(input.nextTick().pressed.none());
    input.handle(sfml::PadPressed{0, 8});
    CHECK(input.nextTick().wasPressed(Action::ServeAtAim));
    input.handle(sfml::PadMoved{0, sf::Joystick::Axis::U, 0.0F});
    input.handle(sfml::PadMoved{0, sf::Joystick::Axis::U, 100.0F});
    const TickInput tick = input.nextTick();
    CHECK(tick.padMove.x > 0.9);
    CHECK(tick.padAim == Vec2{});
}

TEST_CASE("the mouse button that serves can be rebound", "[input]") {
    InputState input(
        bindingsFor(Controller::Mouse, Controller::Computer, with("mouse", "serve", {"Middle"})));
    input.handle(sfml::MousePressed{sf::Mouse::Button::Left, {1, 1}});
    CHECK(input.nextTick().pressed.none());
    input.handle(sfml::MousePressed{sf::Mouse::Button::Middle, {1, 1}});
    CHECK(input.nextTick().wasPressed(Action::ServeByPointer));
}

TEST_CASE("the keys of the sandbox tools can be rebound", "[input]") {
    const Bindings usual = toolBindings();
    CHECK(pressedAction(usual, sfml::KeyPressed{Key::Num2}) == Action::TakeBrick);
    CHECK(pressedAction(usual, sfml::KeyPressed{Key::Numpad2}) == Action::TakeBrick);
    CHECK(pressedAction(usual, sfml::PadPressed{0, padButtonThird}) == Action::OtherKind);
    CHECK_FALSE(pressedAction(usual, sfml::KeyReleased{Key::Num2}));
    CHECK_FALSE(pressedAction(usual, sfml::KeyPressed{Key::A}));
    const Bindings other = toolBindings(with("common", "take-brick", {"B"}));
    CHECK(pressedAction(other, sfml::KeyPressed{Key::B}) == Action::TakeBrick);
    CHECK_FALSE(pressedAction(other, sfml::KeyPressed{Key::Num2}));
}

TEST_CASE("help texts name the current controls", "[input]") {
    const ControlMap usual;
    CHECK(helpFor(Catalogue::english(), Controller::KeysLeft, usual).move == "W A S D");
    CHECK(helpFor(Catalogue::english(), Controller::KeysLeft, usual).aim == "Hold Left Ctrl");
    CHECK(helpFor(Catalogue::english(), Controller::KeysLeft, usual).serve == "Let go");
    CHECK(helpFor(Catalogue::english(), Controller::KeysRight, usual).move == "Arrows");
    CHECK(helpFor(Catalogue::english(), Controller::AnyDevice, usual).aim == "Hold Left button or Space");
    CHECK(helpFor(Catalogue::english(), Controller::AnyDevice, usual, Device::Mouse).move == "Mouse");
    CHECK(helpFor(Catalogue::english(), Controller::AnyDevice, usual, Device::Mouse).aim ==
          "Hold Left button");
    CHECK(helpFor(Catalogue::english(), Controller::AnyDevice, usual, Device::Keyboard).move ==
          "Arrows or W A S D");
    CHECK(helpFor(Catalogue::english(), Controller::AnyDevice, usual, Device::Gamepad).move == "Left stick");
    CHECK(helpFor(Catalogue::english(), Controller::Pad2, usual).move == "Left stick");
    CHECK(helpFor(Catalogue::english(), Controller::Pad2, usual).aim == "Right stick");
    CHECK(helpFor(Catalogue::english(), Controller::Pad2, usual).serve == padGlyph(PadPart::A));
    CHECK(helpFor(Catalogue::english(), Controller::Computer, usual).move.empty());

    CHECK(helpFor(Catalogue::english(), Controller::KeysLeft, with("left-keys", "move-left", {"J"})).move ==
          "W J S D");
    CHECK(helpFor(Catalogue::english(), Controller::AnyDevice, with("common", "serve-alone", {"Tab"})).aim ==
          "Hold Left button or Tab");
    CHECK(helpFor(Catalogue::english(), Controller::Mouse, with("mouse", "serve", {"Right"})).aim ==
          "Hold Right button");
    CHECK(explain(Catalogue::english(), Tool::Remove, with("mouse", "serve", {"Middle"}), false) ==
          "Middle click or Space removes an object, hold for more");
    CHECK(explain(Catalogue::english(), Tool::Hexagon, usual, true) ==
          padGlyph(PadPart::A) + " places a hexagon");
}
