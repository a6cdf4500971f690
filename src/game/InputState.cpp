#include "arkanong/game/InputState.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Nobody presses faster than this many changes wait; older ones are not worth acting on.
constexpr std::size_t waitingChanges = 8;

} // namespace

void InputState::change(Action action, bool down) {
    Control& control = controls_[actionIndex(action)];
    const bool before = control.held > 0;
    control.held = std::max(0, control.held + (down ? 1 : -1));
    const bool after = control.held > 0;
    if (after == before) return;
    control.changes.push_back(after);
    if (control.changes.size() > waitingChanges)
        control.changes.erase(control.changes.begin(), control.changes.begin() + 2);
}

void InputState::key(sfml::Key key, bool down) {
    device_ = Device::Keyboard;
    for (const KeyBinding& binding : bindings_.keys) {
        if (binding.key != key) continue;
        change(binding.action, down);
        if (binding.action == Action::ServeByArrow) aimDevice_ = Device::Keyboard;
    }
}

void InputState::mouse(sf::Mouse::Button button, bool down) {
    device_ = aimDevice_ = Device::Mouse;
    for (const MouseBinding& binding : bindings_.mouse)
        if (binding.button == button) change(binding.action, down);
}

void InputState::pad(unsigned button, bool down) {
    device_ = Device::Gamepad;
    for (const PadBinding& binding : bindings_.pad) {
        if (binding.button != button) continue;
        change(binding.action, down);
        if (binding.action == Action::ServeAtAim) aimDevice_ = Device::Gamepad;
    }
}

void InputState::padAxis(const sfml::PadMoved& moved) {
    axes_.handle(moved);
    if (axes_.stick(moved.axis, moved.axis) == Vec2{}) return;
    device_ = Device::Gamepad;
    if (moved.axis == bindings_.padAimX || moved.axis == bindings_.padAimY) aimDevice_ = Device::Gamepad;
}

void InputState::handle(const sfml::WindowEvent& event) {
    if (const auto* keyDown = std::get_if<sfml::KeyPressed>(&event)) key(keyDown->key, true);
    if (const auto* keyUp = std::get_if<sfml::KeyReleased>(&event)) key(keyUp->key, false);
    if (const auto* mouseDown = std::get_if<sfml::MousePressed>(&event)) mouse(mouseDown->button, true);
    if (const auto* mouseUp = std::get_if<sfml::MouseReleased>(&event)) mouse(mouseUp->button, false);
    if (const auto* padDown = std::get_if<sfml::PadPressed>(&event)) pad(padDown->button, true);
    if (const auto* padUp = std::get_if<sfml::PadReleased>(&event)) pad(padUp->button, false);
    if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) padAxis(*moved);
    if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) axes_.forget(gone->pad);
    if (const auto* pointed = std::get_if<sfml::MouseMoved>(&event)) {
        pointer_ = {static_cast<double>(pointed->at.x), static_cast<double>(pointed->at.y)};
        device_ = aimDevice_ = Device::Mouse;
    }
    if (std::holds_alternative<sfml::FocusLost>(event)) releaseAll();
}

TickInput InputState::nextTick() {
    TickInput input;
    for (std::size_t i = 0; i < actionCount; ++i) {
        Control& control = controls_[i];
        if (!control.changes.empty()) {
            control.down = control.changes.front();
            control.changes.pop_front();
            (control.down ? input.pressed : input.released)[i] = true;
        }
        input.down[i] = control.down;
    }
    const Vec2 stick = axes_.stick(bindings_.padMoveX, bindings_.padMoveY);
    input.padMove = stick != Vec2{} ? stick : axes_.directionPad();
    input.padAim = axes_.stick(bindings_.padAimX, bindings_.padAimY);
    input.pointer = pointer_;
    input.aimDevice = aimDevice_;
    return input;
}

void InputState::releaseAll() {
    controls_ = {};
    axes_ = {};
}

} // namespace arkanong
