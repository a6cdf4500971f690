#include "arkanong/screens/options/ControlSetScreen.hpp"

#include "arkanong/screens/options/ControlsScreen.hpp"
#include "ui/Shared.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

/// The left keys in their screen, whose first row moves left.
struct Scene {
    Shared shared;
    ControlSetScreen screen{shared.context, ControlSet::LeftKeys};

    std::vector<Control> keys(Action action) const {
        return ControlMap(shared.context.services.profile.settings().controls)
            .of(ControlSet::LeftKeys, action);
    }
    ScreenChange click(double x, double y) {
        screen.handle(sfml::MouseMoved{{x, y}});
        return screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {x, y}});
    }
};

const std::vector<Control> justA{controlOf(Key::A)};
const std::vector<Control> justJ{controlOf(Key::J)};

} // namespace

TEST_CASE("a key is set by keyboard alone and kept at once", "[screens]") {
    Scene scene;
    draw(scene.shared, scene.screen);
    press(scene.screen, Key::Enter);
    draw(scene.shared, scene.screen);
    press(scene.screen, Key::J);
    CHECK(scene.keys(Action::MoveLeft) == justJ);
    press(scene.screen, Key::Right);
    press(scene.screen, Key::Enter);
    press(scene.screen, Key::K);
    CHECK(scene.keys(Action::MoveLeft) == std::vector<Control>{controlOf(Key::J), controlOf(Key::K)});
    press(scene.screen, Key::Delete);
    CHECK(scene.keys(Action::MoveLeft) == justJ);
    draw(scene.shared, scene.screen);
    CHECK(is<Resume>(press(scene.screen, Key::Escape)));
}

TEST_CASE("Escape during an assignment keeps the old key, and the screen stays", "[screens]") {
    Scene scene;
    press(scene.screen, Key::Enter);
    CHECK(is<Stay>(press(scene.screen, Key::Escape)));
    CHECK(scene.keys(Action::MoveLeft) == justA);
    press(scene.screen, Key::J);
    CHECK(scene.keys(Action::MoveLeft) == justA);
}

TEST_CASE("an assignment without a key press ends after some time", "[screens]") {
    Scene scene;
    press(scene.screen, Key::Enter);
    scene.screen.advance(Rebinding::patience + 0.1);
    press(scene.screen, Key::J);
    CHECK(scene.keys(Action::MoveLeft) == justA);
}

TEST_CASE("the only key of an action stays", "[screens]") {
    Scene scene;
    press(scene.screen, Key::Delete);
    CHECK(scene.keys(Action::MoveLeft) == justA);
    draw(scene.shared, scene.screen);
}

TEST_CASE("resetting a set of controls to its defaults needs two presses", "[screens]") {
    Scene scene;
    press(scene.screen, Key::Enter);
    press(scene.screen, Key::J);
    press(scene.screen, Key::Up); // Around to the buttons.
    press(scene.screen, Key::Enter);
    CHECK(scene.keys(Action::MoveLeft) == justJ);
    press(scene.screen, Key::Enter);
    CHECK(scene.keys(Action::MoveLeft) == justA);
    CHECK(scene.shared.context.services.profile.settings().controls.empty());
    press(scene.screen, Key::Right);
    CHECK(is<Resume>(press(scene.screen, Key::Enter)));
}

TEST_CASE("places are chosen and emptied by mouse", "[screens]") {
    Scene scene;
    scene.click(590, 163);
    press(scene.screen, Key::J);
    CHECK(scene.keys(Action::MoveLeft) == justJ);
    scene.click(790, 163);
    press(scene.screen, Key::K);
    CHECK(scene.keys(Action::MoveLeft).size() == 2);
    draw(scene.shared, scene.screen);
    scene.click(790 + 85, 163); // The cross.
    CHECK(scene.keys(Action::MoveLeft) == justJ);
    scene.click(590, 163);
    scene.click(590, 263); // Elsewhere while a key is waited for.
    press(scene.screen, Key::L);
    CHECK(scene.keys(Action::MoveLeft) == justJ);
    CHECK(is<Resume>(scene.click(805, 596)));
}

TEST_CASE("a gamepad sets its own buttons and sticks", "[screens]") {
    Shared shared;
    ControlSetScreen screen(shared.context, ControlSet::Gamepad);
    screen.draw(1.0, 1.0);
    const auto down = [&screen] {
        screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovY, 100.0F});
        screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovY, 0.0F});
    };
    screen.handle(sfml::PadPressed{0, padButtonAccept});
    screen.handle(sfml::PadPressed{0, 9});
    down();
    down();
    screen.handle(sfml::PadPressed{0, padButtonAccept});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::R, 0.0F});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::R, 100.0F});
    const ControlMap controls(shared.context.services.profile.settings().controls);
    CHECK(controls.of(ControlSet::Gamepad, Action::ServeAtAim).front() == padButton(9));
    CHECK(controls.of(ControlSet::Gamepad, Action::MoveSideways).front() == padAxis(sf::Joystick::Axis::R));
    CHECK(is<Resume>(screen.handle(sfml::PadPressed{0, padButtonBack})));
}

TEST_CASE("a stick that was pushed to be set does not move the choice", "[screens]") {
    Shared shared;
    ControlSetScreen screen(shared.context, ControlSet::Gamepad);
    press(screen, Key::Down, 4); // AIM SIDEWAYS.
    press(screen, Key::Enter);
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Y, 0.0F});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Y, 90.0F});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Y, 0.0F});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Y, 90.0F}); // Taken from moving.
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Y, 95.0F});
    press(screen, Key::Enter); // Still AIM SIDEWAYS.
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Z, 0.0F});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Z, 90.0F});
    const ControlMap controls(shared.context.services.profile.settings().controls);
    CHECK(controls.of(ControlSet::Gamepad, Action::AimSideways).front() == padAxis(sf::Joystick::Axis::Z));
}

TEST_CASE("the controls screen leads to each set and shows its current controls", "[screens]") {
    Shared shared;
    ControlsScreen screen(shared.context);
    press(screen, Key::Down); // The ready-made ones.
    for (std::size_t i = 0; i < controlSetCount; ++i) {
        press(screen, Key::Down);
        const ScreenChange change = press(screen, Key::Enter);
        REQUIRE(is<ShowControlSet>(change));
        const ControlSet set = std::get<ShowControlSet>(change).set;
        CHECK(set == static_cast<ControlSet>(i));
        ControlSetScreen(shared.context, set).draw(1.0, 1.0);
        screen.resumed();
        screen.draw(1.0, 1.0);
    }
    press(screen, Key::Down);
    CHECK(is<Resume>(press(screen, Key::Enter)));
}

TEST_CASE("the controls tell how to aim at every text size", "[screens]") {
    Shared shared;
    shared.textures.type().scale = GENERATE(1.0, 1.5, 2.0);
    std::vector<DrawnText> drawn;
    shared.textures.type().noted = &drawn;
    ControlsScreen(shared.context).draw(1.0, 1.0);
    const auto says = [&](std::string_view words) {
        return std::any_of(drawn.begin(), drawn.end(),
                           [&](const DrawnText& text) { return text.text.find(words) != std::string::npos; });
    };
    CHECK(says("Right stick aims"));
    CHECK(says("The device used last moves the paddle."));
    CHECK(says("hold any of them to fire."));
    CHECK(says("F12 screenshot"));
}
