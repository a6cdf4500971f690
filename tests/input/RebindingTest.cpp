#include "arkanong/input/Rebinding.hpp"

#include "Catch.hpp"

using namespace arkanong;
using namespace arkanong::test;
using sfml::Key;
using State = Rebinding::State;

namespace {

std::size_t rowOf(ControlSet set, Action action) {
    for (const std::size_t row : rowsOf(set))
        if (controlRows()[row].action == action) return row;
    FAIL("there is no such row");
    return 0;
}

/// The first place of a row that waits.
struct Scene {
    ControlMap controls;
    std::size_t row;
    Rebinding rebinding;

    Scene(ControlSet set, Action action, std::size_t slot = 0)
        : row(rowOf(set, action)), rebinding(row, slot) {}

    State press(Key key) { return rebinding.handle(sfml::KeyPressed{key}, controls); }
    State push(sf::Joystick::Axis axis, float position) {
        return rebinding.handle(sfml::PadMoved{0, axis, position}, controls);
    }
    Control now() const { return controls.of(row).front(); }
};

} // namespace

TEST_CASE("a free key is taken at once", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK_THAT(scene.rebinding.prompt(), ContainsSubstring("PRESS A KEY FOR MOVE LEFT"));
    CHECK(scene.press(Key::J) == State::Done);
    CHECK(scene.now() == controlOf(Key::J));
}

TEST_CASE("the keys of the menus can be had too", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.press(Key::Delete) == State::Done);
    CHECK(scene.now() == controlOf(Key::Delete));
}

TEST_CASE("a key that serves for something else asks first and swaps when pressed again", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.press(Key::Up) == State::Waits);
    CHECK(scene.rebinding.warns());
    CHECK(scene.rebinding.prompt() == "ARROW UP ALSO SERVES FOR MOVE UP (RIGHT KEYS). ONCE MORE SWAPS THEM");
    CHECK(scene.now() == controlOf(Key::A));
    CHECK(scene.press(Key::Up) == State::Done);
    CHECK(scene.now() == controlOf(Key::Up));
    CHECK(scene.controls.of(rowOf(ControlSet::RightKeys, Action::MoveUp)).front() == controlOf(Key::A));
}

TEST_CASE("only the key that was asked about answers the question", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    scene.press(Key::Up);
    CHECK(scene.press(Key::Down) == State::Waits);
    CHECK(scene.press(Key::Up) == State::Waits);
    CHECK(scene.press(Key::J) == State::Done);
    CHECK(scene.now() == controlOf(Key::J));
}

TEST_CASE("the question tells what pressing again would do", "[input]") {
    Scene empty(ControlSet::LeftKeys, Action::MoveLeft, 1);
    empty.press(Key::LShift);
    CHECK_THAT(empty.rebinding.prompt(), ContainsSubstring("ONCE MORE TAKES IT FROM THERE"));
    empty.press(Key::D);
    CHECK_THAT(empty.rebinding.prompt(), ContainsSubstring("ONCE MORE USES IT FOR BOTH"));
    CHECK(empty.press(Key::D) == State::Done);
    CHECK(empty.controls.contested(empty.row));
}

TEST_CASE("what can be no action's is refused and the wait goes on", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    const Key key = GENERATE(Key::F3, Key::F10, Key::F11, Key::F12, Key::Unknown);
    CHECK(scene.press(key) == State::Waits);
    CHECK(scene.press(key) == State::Waits);
    CHECK(scene.rebinding.warns());
    CHECK(scene.now() == controlOf(Key::A));
}

TEST_CASE("Escape, another device and the loss of focus leave all as it was", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    const ControlMap before = scene.controls;
    const sfml::WindowEvent event = GENERATE(values<sfml::WindowEvent>(
        {sfml::KeyPressed{Key::Escape}, sfml::FocusLost{},
         sfml::MousePressed{sf::Mouse::Button::Left, {5, 5}}, sfml::PadPressed{0, padButtonBack}}));
    CHECK(scene.rebinding.handle(event, scene.controls) == State::GivenUp);
    CHECK(scene.controls == before);
}

TEST_CASE("time gives up, and a question gives it anew", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.rebinding.advance(Rebinding::patience - 0.1) == State::Waits);
    scene.press(Key::Up);
    CHECK(scene.rebinding.advance(Rebinding::patience - 0.1) == State::Waits);
    CHECK(scene.rebinding.advance(0.2) == State::GivenUp);
}

TEST_CASE("what is let go and typed is not taken for a press", "[input]") {
    Scene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.rebinding.handle(sfml::KeyReleased{Key::Enter}, scene.controls) == State::Waits);
    CHECK(scene.rebinding.handle(sfml::CharacterTyped{U'j'}, scene.controls) == State::Waits);
    CHECK(scene.rebinding.handle(sfml::MouseMoved{{3, 3}}, scene.controls) == State::Waits);
    CHECK(scene.now() == controlOf(Key::A));
}

TEST_CASE("buttons of the mouse and of the gamepad are taken by their own rows", "[input]") {
    Scene mouse(ControlSet::Mouse, Action::ServeAtAim);
    CHECK(mouse.press(Key::J) == State::Waits);
    CHECK(mouse.rebinding.handle(sfml::MousePressed{sf::Mouse::Button::Middle, {5, 5}}, mouse.controls) ==
          State::Done);
    CHECK(mouse.now() == controlOf(sf::Mouse::Button::Middle));
    Scene pad(ControlSet::Gamepad, Action::ServeAtAim);
    CHECK(pad.rebinding.handle(sfml::PadPressed{1, 9}, pad.controls) == State::Done);
    CHECK(pad.now() == padButton(9));
}

TEST_CASE("a stick is taken by a push, not by a trigger at rest, a tremble or the direction pad", "[input]") {
    using Axis = sf::Joystick::Axis;
    Scene scene(ControlSet::Gamepad, Action::AimSideways);
    CHECK(scene.push(Axis::Z, -100.0F) == State::Waits);
    CHECK(scene.push(Axis::Z, -99.0F) == State::Waits);
    CHECK(scene.push(Axis::R, 0.0F) == State::Waits);
    CHECK(scene.push(Axis::R, 20.0F) == State::Waits);
    CHECK(scene.push(Axis::PovX, 0.0F) == State::Waits);
    CHECK(scene.push(Axis::PovX, 100.0F) == State::Waits);
    CHECK(scene.push(Axis::R, 80.0F) == State::Done);
    CHECK(scene.now() == padAxis(Axis::R));
}

TEST_CASE("an axis that serves for something else must come back before it answers", "[input]") {
    using Axis = sf::Joystick::Axis;
    Scene scene(ControlSet::Gamepad, Action::AimSideways);
    scene.push(Axis::X, 0.0F);
    CHECK(scene.push(Axis::X, 70.0F) == State::Waits);
    CHECK(scene.rebinding.warns());
    CHECK(scene.push(Axis::X, 100.0F) == State::Waits);
    CHECK(scene.now() == padAxis(padRightX));
    scene.push(Axis::X, 0.0F);
    CHECK(scene.push(Axis::X, 90.0F) == State::Done);
    CHECK(scene.now() == padAxis(Axis::X));
    CHECK(scene.controls.of(rowOf(ControlSet::Gamepad, Action::MoveSideways)).front() == padAxis(padRightX));
}
