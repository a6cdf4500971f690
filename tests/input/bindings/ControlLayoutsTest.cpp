#include "arkanong/input/bindings/ControlLayouts.hpp"

#include "Catch.hpp"
#include "arkanong/input/Players.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <set>

using namespace arkanong;
using sfml::Key;

namespace {

ControlLayout anyLayout() { return static_cast<ControlLayout>(GENERATE(range(0, 6))); }

const std::set<Key> leftHalf{Key::Tab,      Key::Q,    Key::W,    Key::E,    Key::R,     Key::T,
                             Key::A,        Key::S,    Key::D,    Key::F,    Key::G,     Key::Z,
                             Key::X,        Key::C,    Key::V,    Key::B,    Key::Space, Key::LShift,
                             Key::LControl, Key::Num1, Key::Num2, Key::Num3, Key::Num4,  Key::Num5};
const std::set<Key> rightHalf{Key::Y,        Key::U,       Key::I,       Key::O,         Key::P,
                              Key::H,        Key::J,       Key::K,       Key::L,         Key::N,
                              Key::M,        Key::Left,    Key::Right,   Key::Up,        Key::Down,
                              Key::RControl, Key::RShift,  Key::Enter,   Key::Backspace, Key::Space,
                              Key::Num6,     Key::Num7,    Key::Num8,    Key::Num9,      Key::Num0,
                              Key::Numpad1,  Key::Numpad2, Key::Numpad3, Key::Numpad4,   Key::Numpad5};

bool reaches(const std::vector<Control>& controls, const std::set<Key>& hand) {
    for (const Control control : controls)
        if (control.kind == ControlKind::Key && hand.count(static_cast<Key>(control.code)) > 0) return true;
    return false;
}

} // namespace

TEST_CASE("no layout has a conflict, and each is known again", "[input]") {
    const ControlLayout layout = anyLayout();
    CAPTURE(shownName(Catalogue::english(), layout));
    const ControlMap controls = controlsOf(layout);
    for (std::size_t set = 0; set < controlSetCount; ++set)
        CHECK_FALSE(controls.contestedControl(static_cast<ControlSet>(set)));
    CHECK(layoutOf(controls, controllerOf(layout)) == layout);
    ControlMap::Saved saved;
    controls.save(saved);
    CHECK(ControlMap(saved) == controls);
    CHECK(problemsIn(saved).empty());
}

TEST_CASE("controls of one's own are no layout", "[input]") {
    ControlMap controls = controlsOf(ControlLayout::LeftHand);
    controls.replace(ControlSet::Common, Action::Pause, {controlOf(Key::B)});
    CHECK_FALSE(layoutOf(controls, Controller::AnyDevice));
}

TEST_CASE("one hand on the keyboard reaches everything", "[input]") {
    const bool left = GENERATE(true, false);
    const ControlMap controls = controlsOf(left ? ControlLayout::LeftHand : ControlLayout::RightHand);
    const std::set<Key>& hand = left ? leftHalf : rightHalf;
    for (const ControlRow& row : controlRows()) {
        const bool keys =
            row.set == (left ? ControlSet::LeftKeys : ControlSet::RightKeys) || row.set == ControlSet::Common;
        CAPTURE(row.name);
        if (keys) CHECK(reaches(controls.of(row.set, row.action), hand));
    }
}

TEST_CASE("half a gamepad moves, serves and pauses", "[input]") {
    const bool left = GENERATE(true, false);
    const ControlMap controls = controlsOf(left ? ControlLayout::LeftPad : ControlLayout::RightPad);
    InputState input(bindingsFor(Controller::AnyDevice, Controller::Computer, controls));
    input.handle(sfml::PadMoved{0, left ? sf::Joystick::Axis::X : padRightX, 100.0F});
    input.handle(sfml::PadPressed{0, left ? padButtonLeftShoulder : padButtonShoulder});
    const TickInput tick = input.nextTick();
    CHECK(tick.padMove.x > 0.9);
    CHECK(tick.wasPressed(Action::ServeAtAim));
    InputState common(commonBindings(false, controls));
    common.handle(sfml::PadPressed{0, left ? padButtonSelect : padButtonStart});
    CHECK(common.nextTick().wasPressed(Action::Pause));
}

TEST_CASE("menus can be worked by either half of a gamepad", "[input]") {
    MenuInput left;
    CHECK(left.intent(sfml::PadMoved{0, sf::Joystick::Axis::Y, 100.0F}) == MenuIntent::Down);
    CHECK(left.intent(sfml::PadPressed{0, padButtonLeftStick}) == MenuIntent::Accept);
    CHECK(left.intent(sfml::PadPressed{0, padButtonSelect}) == MenuIntent::Back);
    MenuInput right;
    CHECK(right.intent(sfml::PadMoved{0, padRightY, 100.0F}) == MenuIntent::Down);
    CHECK(right.intent(sfml::PadMoved{0, padRightX, -100.0F}) == MenuIntent::Left);
    CHECK(right.intent(sfml::PadPressed{0, padButtonAccept}) == MenuIntent::Accept);
    CHECK(right.intent(sfml::PadPressed{0, padButtonBack}) == MenuIntent::Back);
}
