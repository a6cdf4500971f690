#include "arkanong/input/bindings/Bindings.hpp"

namespace arkanong {

namespace {

/// Binds the set's controls for `action` to the action `as`.
void add(Bindings& bindings, const ControlMap& controls, ControlSet set, Action action, Action as) {
    for (const Control control : controls.of(set, action)) {
        switch (control.kind) {
        case ControlKind::Key: bindings.keys.push_back({static_cast<sfml::Key>(control.code), as}); break;
        case ControlKind::MouseButton:
            bindings.mouse.push_back({static_cast<sf::Mouse::Button>(control.code), as});
            break;
        case ControlKind::PadButton: bindings.pad.push_back({static_cast<unsigned>(control.code), as}); break;
        case ControlKind::PadAxis: break; // See addPads().
        }
    }
}

void add(Bindings& bindings, const ControlMap& controls, ControlSet set, Action action) {
    add(bindings, controls, set, action, action);
}

void addKeys(Bindings& bindings, const ControlMap& controls, ControlSet set) {
    for (const Action action :
         {Action::MoveLeft, Action::MoveRight, Action::MoveUp, Action::MoveDown, Action::ServeByArrow})
        add(bindings, controls, set, action);
}

void addMouse(Bindings& bindings, const ControlMap& controls) {
    bindings.pointer = true;
    add(bindings, controls, ControlSet::Mouse, Action::ServeAtAim, Action::ServeByPointer);
}

sf::Joystick::Axis axisOf(const ControlMap& controls, Action action) {
    return static_cast<sf::Joystick::Axis>(controls.of(ControlSet::Gamepad, action).front().code);
}

void addPads(Bindings& bindings, const ControlMap& controls, const Pads& pads) {
    bindings.pads = pads;
    add(bindings, controls, ControlSet::Gamepad, Action::ServeAtAim);
    bindings.padMoveX = axisOf(controls, Action::MoveSideways);
    bindings.padMoveY = axisOf(controls, Action::MoveUpAndDown);
    bindings.padAimX = axisOf(controls, Action::AimSideways);
    bindings.padAimY = axisOf(controls, Action::AimUpAndDown);
}

/// The gamepad in this slot.
Pads onlyPad(std::size_t slot) { return Pads().set(slot); }

Pads padsWithout(Controller other) {
    Pads pads = Pads().set();
    if (other == Controller::Pad1) pads.reset(0);
    if (other == Controller::Pad2) pads.reset(1);
    return pads;
}

void addAllBut(Bindings& bindings, const ControlMap& controls, Controller other) {
    if (other != Controller::KeysLeft) addKeys(bindings, controls, ControlSet::LeftKeys);
    if (other != Controller::KeysRight) addKeys(bindings, controls, ControlSet::RightKeys);
    add(bindings, controls, ControlSet::Common, Action::ServeByArrow);
    if (other != Controller::Mouse) addMouse(bindings, controls);
    addPads(bindings, controls, padsWithout(other));
}

} // namespace

Bindings bindingsFor(Controller own, Controller other, const ControlMap& controls) {
    Bindings bindings;
    switch (own) {
    case Controller::Computer: break;
    case Controller::AnyDevice: addAllBut(bindings, controls, other); break;
    case Controller::KeysLeft: addKeys(bindings, controls, ControlSet::LeftKeys); break;
    case Controller::KeysRight: addKeys(bindings, controls, ControlSet::RightKeys); break;
    case Controller::Mouse: addMouse(bindings, controls); break;
    case Controller::Pad1: addPads(bindings, controls, onlyPad(0)); break;
    case Controller::Pad2: addPads(bindings, controls, onlyPad(1)); break;
    }
    return bindings;
}

Bindings escapeBindings() {
    Bindings bindings;
    bindings.keys.push_back({sfml::Key::Escape, Action::Pause});
    return bindings;
}

Bindings commonBindings(bool sandbox, const ControlMap& controls) {
    Bindings bindings = escapeBindings();
    add(bindings, controls, ControlSet::Common, Action::Pause);
    bindings.pads.set();
    add(bindings, controls, ControlSet::Gamepad, Action::Pause);
    if (!sandbox) {
        add(bindings, controls, ControlSet::Mouse, Action::Pause);
        return bindings;
    }
    for (const Action action : {Action::Overdrive, Action::Rebuild, Action::ClearBalls})
        add(bindings, controls, ControlSet::Common, action);
    return bindings;
}

Bindings oneButton(Bindings bindings, bool alone) {
    for (KeyBinding& key : bindings.keys)
        key.action = Action::ServeAtAim;
    for (MouseBinding& button : bindings.mouse)
        button.action = Action::ServeAtAim;
    for (PadBinding& button : bindings.pad)
        button.action = Action::ServeAtAim;
    bindings.anyServes = alone;
    return bindings;
}

Bindings toolBindings(const ControlMap& controls) {
    Bindings bindings;
    for (const Action action :
         {Action::TakeServe, Action::TakeBrick, Action::TakeHexagon, Action::TakePolygon, Action::TakeRemove,
          Action::OtherKind, Action::OtherSpin, Action::Wireframe, Action::NextTool, Action::DropCorner})
        add(bindings, controls, ControlSet::Common, action);
    for (const Action action : {Action::NextTool, Action::PreviousTool, Action::OtherKind, Action::OtherSpin})
        add(bindings, controls, ControlSet::Gamepad, action);
    return bindings;
}

std::optional<Action> pressedAction(const Bindings& bindings, const sfml::WindowEvent& event) {
    if (const auto* pressed = std::get_if<sfml::KeyPressed>(&event))
        for (const KeyBinding& binding : bindings.keys)
            if (binding.key == pressed->place) return binding.action;
    if (const auto* pressed = std::get_if<sfml::PadPressed>(&event))
        for (const PadBinding& binding : bindings.pad)
            if (binding.button == pressed->button) return binding.action;
    return std::nullopt;
}

} // namespace arkanong
