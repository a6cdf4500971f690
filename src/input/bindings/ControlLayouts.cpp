#include "arkanong/input/bindings/ControlLayouts.hpp"

#include "arkanong/language/Translatable.hpp"

namespace arkanong {

namespace {

using sfml::Key;

// In the order of ControlLayout.
constexpr auto names = tableOf<ControlLayout, std::string_view>(
    {translatable("controls", "Standard"), translatable("controls", "Left hand, keys"),
     translatable("controls", "Right hand, keys"), translatable("controls", "Mouse alone"),
     translatable("controls", "Left half of a pad"), translatable("controls", "Right half of a pad")});

void forLeftHand(ControlMap& controls) {
    const auto common = [&controls](Action action, Key key) {
        controls.replace(ControlSet::Common, action, {controlOf(key)});
    };
    common(Action::Pause, Key::X);
    common(Action::Overdrive, Key::G);
    common(Action::DropCorner, Key::V);
}

void forRightHand(ControlMap& controls) {
    const auto common = [&controls](Action action, std::vector<Control> keys) {
        controls.replace(ControlSet::Common, action, std::move(keys));
    };
    const auto tool = [&common](Action action, Key digit, Key onPad) {
        common(action, {controlOf(digit), controlOf(onPad)});
    };
    common(Action::Rebuild, {controlOf(Key::U)});
    common(Action::ClearBalls, {controlOf(Key::L)});
    tool(Action::TakeServe, Key::Num6, Key::Numpad1);
    tool(Action::TakeBrick, Key::Num7, Key::Numpad2);
    tool(Action::TakeHexagon, Key::Num8, Key::Numpad3);
    tool(Action::TakePolygon, Key::Num9, Key::Numpad4);
    tool(Action::TakeRemove, Key::Num0, Key::Numpad5);
    common(Action::NextTool, {controlOf(Key::N)});
    common(Action::OtherKind, {controlOf(Key::K)});
    common(Action::OtherSpin, {controlOf(Key::J)});
    common(Action::Wireframe, {controlOf(Key::H)});
}

void forLeftHalf(ControlMap& controls) {
    const auto pad = [&controls](Action action, unsigned button) {
        controls.replace(ControlSet::Gamepad, action, {padButton(button)});
    };
    pad(Action::ServeAtAim, padButtonLeftShoulder);
    pad(Action::NextTool, padButtonLeftShoulder);
    pad(Action::PreviousTool, padButtonShoulder);
    pad(Action::Pause, padButtonSelect);
}

void forRightHalf(ControlMap& controls) {
    const auto stick = [&controls](Action action, sf::Joystick::Axis axis) {
        controls.replace(ControlSet::Gamepad, action, {padAxis(axis)});
    };
    stick(Action::MoveSideways, padRightX);
    stick(Action::MoveUpAndDown, padRightY);
    stick(Action::AimSideways, sf::Joystick::Axis::X);
    stick(Action::AimUpAndDown, sf::Joystick::Axis::Y);
}

} // namespace

std::string_view shownName(const Catalogue& catalogue, ControlLayout layout) {
    return catalogue.text("controls", names[static_cast<std::size_t>(layout)]);
}

ControlMap controlsOf(ControlLayout layout) {
    ControlMap controls;
    switch (layout) {
    case ControlLayout::Standard:
    case ControlLayout::Mouse: break;
    case ControlLayout::LeftHand: forLeftHand(controls); break;
    case ControlLayout::RightHand: forRightHand(controls); break;
    case ControlLayout::LeftPad: forLeftHalf(controls); break;
    case ControlLayout::RightPad: forRightHalf(controls); break;
    }
    return controls;
}

std::optional<ControlLayout> layoutOf(const ControlMap& controls, Controller own) {
    if (own == Controller::Mouse && controls == ControlMap()) return ControlLayout::Mouse;
    for (const ControlLayout layout :
         {ControlLayout::Standard, ControlLayout::LeftHand, ControlLayout::RightHand, ControlLayout::LeftPad,
          ControlLayout::RightPad})
        if (controls == controlsOf(layout)) return layout;
    return std::nullopt;
}

} // namespace arkanong
