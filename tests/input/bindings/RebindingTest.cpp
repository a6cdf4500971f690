#include "arkanong/input/bindings/Rebinding.hpp"

#include "input/bindings/ControlRows.hpp"

using namespace arkanong::test;
using sfml::Key;
using State = Rebinding::State;

namespace {

/// A rebinding of the row's first slot.
struct RowScene {
    ControlMap controls;
    std::size_t row;
    Rebinding rebinding;

    RowScene(ControlSet set, Action action, std::size_t slot = 0)
        : row(rowOf(set, action)), rebinding(row, slot) {}

    State press(Key key) { return rebinding.handle(sfml::KeyPressed{key}, controls); }
    State push(sf::Joystick::Axis axis, float position) {
        return rebinding.handle(sfml::PadMoved{0, axis, position}, controls);
    }
    Control now() const { return controls.of(row).front(); }
};

} // namespace

TEST_CASE("an unused key is bound at once", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK_THAT(scene.rebinding.prompt(Catalogue::english()), ContainsSubstring("Press a key for Move left"));
    CHECK(scene.press(Key::J) == State::Done);
    CHECK(scene.now() == controlOf(Key::J));
}

TEST_CASE("menu keys can be bound too", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.press(Key::Delete) == State::Done);
    CHECK(scene.now() == controlOf(Key::Delete));
}

TEST_CASE("a key that is in use raises a question, and pressing it again swaps", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.press(Key::Up) == State::Waits);
    CHECK(scene.rebinding.warns());
    CHECK(scene.rebinding.prompt(Catalogue::english()) ==
          "Arrow up is also used for Move up (Right keys). Repeat to swap them");
    CHECK(scene.now() == controlOf(Key::A));
    CHECK(scene.press(Key::Up) == State::Done);
    CHECK(scene.now() == controlOf(Key::Up));
    CHECK(scene.controls.of(rowOf(ControlSet::RightKeys, Action::MoveUp)).front() == controlOf(Key::A));
}

TEST_CASE("only the same key answers the question", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    scene.press(Key::Up);
    CHECK(scene.press(Key::Down) == State::Waits);
    CHECK(scene.press(Key::Up) == State::Waits);
    CHECK(scene.press(Key::J) == State::Done);
    CHECK(scene.now() == controlOf(Key::J));
}

TEST_CASE("the question says what pressing again would do", "[input]") {
    RowScene empty(ControlSet::LeftKeys, Action::MoveLeft, 1);
    empty.press(Key::LShift);
    CHECK_THAT(empty.rebinding.prompt(Catalogue::english()),
               ContainsSubstring("Repeat to take it from there"));
    empty.press(Key::D);
    CHECK_THAT(empty.rebinding.prompt(Catalogue::english()), ContainsSubstring("Repeat to use it for both"));
    CHECK(empty.press(Key::D) == State::Done);
    CHECK(empty.controls.contested(empty.row));
}

TEST_CASE("reserved and unknown keys are refused and the wait goes on", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    const Key key = GENERATE(Key::F3, Key::F10, Key::F11, Key::F12, Key::Unknown);
    CHECK(scene.press(key) == State::Waits);
    CHECK(scene.press(key) == State::Waits);
    CHECK(scene.rebinding.warns());
    CHECK(scene.now() == controlOf(Key::A));
}

TEST_CASE("Escape, another device and a loss of focus cancel", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    const ControlMap before = scene.controls;
    const sfml::WindowEvent event = GENERATE(values<sfml::WindowEvent>(
        {sfml::KeyPressed{Key::Escape}, sfml::FocusLost{},
         sfml::MousePressed{sf::Mouse::Button::Left, {5, 5}}, sfml::PadPressed{0, padButtonBack}}));
    CHECK(scene.rebinding.handle(event, scene.controls) == State::GivenUp);
    CHECK(scene.controls == before);
}

TEST_CASE("a timeout cancels, and a question restarts it", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.rebinding.advance(Rebinding::patience - 0.1) == State::Waits);
    scene.press(Key::Up);
    CHECK(scene.rebinding.advance(Rebinding::patience - 0.1) == State::Waits);
    CHECK(scene.rebinding.advance(0.2) == State::GivenUp);
}

TEST_CASE("key releases and typed characters are not presses", "[input]") {
    RowScene scene(ControlSet::LeftKeys, Action::MoveLeft);
    CHECK(scene.rebinding.handle(sfml::KeyReleased{Key::Enter}, scene.controls) == State::Waits);
    CHECK(scene.rebinding.handle(sfml::CharacterTyped{U'j'}, scene.controls) == State::Waits);
    CHECK(scene.rebinding.handle(sfml::MouseMoved{{3, 3}}, scene.controls) == State::Waits);
    CHECK(scene.now() == controlOf(Key::A));
}

TEST_CASE("mouse and gamepad buttons are bound to rows of their kind only", "[input]") {
    RowScene mouse(ControlSet::Mouse, Action::ServeAtAim);
    CHECK(mouse.press(Key::J) == State::Waits);
    CHECK(mouse.rebinding.handle(sfml::MousePressed{sf::Mouse::Button::Middle, {5, 5}}, mouse.controls) ==
          State::Done);
    CHECK(mouse.now() == controlOf(sf::Mouse::Button::Middle));
    RowScene pad(ControlSet::Gamepad, Action::ServeAtAim);
    CHECK(pad.rebinding.handle(sfml::PadPressed{1, 9}, pad.controls) == State::Done);
    CHECK(pad.now() == padButton(9));
}

TEST_CASE("a stick is bound by a push, not by a resting trigger, noise or the D-pad", "[input]") {
    using Axis = sf::Joystick::Axis;
    RowScene scene(ControlSet::Gamepad, Action::AimSideways);
    CHECK(scene.push(Axis::Z, -100.0F) == State::Waits);
    CHECK(scene.push(Axis::Z, -99.0F) == State::Waits);
    CHECK(scene.push(Axis::R, 0.0F) == State::Waits);
    CHECK(scene.push(Axis::R, 20.0F) == State::Waits);
    CHECK(scene.push(Axis::PovX, 0.0F) == State::Waits);
    CHECK(scene.push(Axis::PovX, 100.0F) == State::Waits);
    CHECK(scene.push(Axis::R, 80.0F) == State::Done);
    CHECK(scene.now() == padAxis(Axis::R));
}

TEST_CASE("an axis that is in use must return before it answers the question", "[input]") {
    using Axis = sf::Joystick::Axis;
    RowScene scene(ControlSet::Gamepad, Action::AimSideways);
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
