#include "arkanong/input/InputState.hpp"

#include "arkanong/render/Screen.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

/// The longest queue of changes; older ones are dropped. No player presses faster.
constexpr std::size_t waitingChanges = 8;
constexpr float realPush = 50.0F; ///< In percent of full deflection; less may be noise.

} // namespace

std::optional<Device> deviceBehind(const sfml::WindowEvent& event) {
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) {
        if (key->key != sfml::Key::Escape && isReserved(controlOf(key->key))) return std::nullopt;
        return Device::Keyboard;
    }
    if (std::holds_alternative<sfml::MouseMoved>(event) || std::holds_alternative<sfml::MousePressed>(event))
        return Device::Mouse;
    if (std::holds_alternative<sfml::PadPressed>(event)) return Device::Gamepad;
    const auto* moved = std::get_if<sfml::PadMoved>(&event);
    if (moved != nullptr && std::abs(moved->position) > realPush) return Device::Gamepad;
    return std::nullopt;
}

TickInput flipped(TickInput input) {
    for (auto* const actions : {&input.down, &input.pressed, &input.released}) {
        const bool up = actions->test(actionIndex(Action::MoveUp));
        actions->set(actionIndex(Action::MoveUp), actions->test(actionIndex(Action::MoveDown)));
        actions->set(actionIndex(Action::MoveDown), up);
    }
    for (Vec2* const way : {&input.padMove, &input.padAim, &input.motion})
        way->y = -way->y;
    if (input.pointer) input.pointer = flipped(*input.pointer);
    return input;
}

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

bool InputState::serves(arkanong::Control control, bool down) {
    if (!bindings_.anyServes) return false;
    if (!isReserved(control)) change(Action::ServeAtAim, down);
    return true;
}

void InputState::key(sfml::Key key, bool down) {
    if (serves(controlOf(key), down)) return;
    for (const KeyBinding& binding : bindings_.keys) {
        if (binding.key != key) continue;
        change(binding.action, down);
        if (binding.action == Action::ServeByArrow) aimDevice_ = Device::Keyboard;
    }
}

void InputState::point(Vec2 at) {
    if (!bindings_.pointer) return;
    motion_ += at - pointer_.value_or(at);
    pointer_ = at;
    aimDevice_ = Device::Mouse;
}

void InputState::placePointer(Vec2 at) {
    if (!bindings_.pointer) return;
    pointer_ = at;
    motion_ = {};
}

void InputState::mouse(sf::Mouse::Button button, bool down, Vec2 at) {
    point(at);
    if (serves(controlOf(button), down)) return;
    for (const MouseBinding& binding : bindings_.mouse)
        if (binding.button == button) change(binding.action, down);
}

void InputState::pad(unsigned pad, unsigned button, bool down) {
    if (!counts(pad)) return;
    usedPads_.set(pad);
    if (serves(padButton(button), down)) return;
    for (const PadBinding& binding : bindings_.pad) {
        if (binding.button != button) continue;
        change(binding.action, down);
        if (binding.action == Action::ServeAtAim) aimDevice_ = Device::Gamepad;
    }
}

void InputState::padAxis(const sfml::PadMoved& moved) {
    if (!counts(moved.pad)) return;
    axes_.handle(moved);
    if (std::abs(static_cast<double>(moved.position)) <= 100.0 * GamepadAxes::deadZone) return;
    usedPads_.set(moved.pad);
    if (moved.axis == bindings_.padAimX || moved.axis == bindings_.padAimY) aimDevice_ = Device::Gamepad;
}

void InputState::handle(const sfml::WindowEvent& event) {
    if (const auto* keyDown = std::get_if<sfml::KeyPressed>(&event)) key(keyDown->place, true);
    if (const auto* keyUp = std::get_if<sfml::KeyReleased>(&event)) key(keyUp->place, false);
    if (const auto* mouseDown = std::get_if<sfml::MousePressed>(&event))
        mouse(mouseDown->button, true, mouseDown->at);
    if (const auto* mouseUp = std::get_if<sfml::MouseReleased>(&event))
        mouse(mouseUp->button, false, mouseUp->at);
    if (const auto* padDown = std::get_if<sfml::PadPressed>(&event)) pad(padDown->pad, padDown->button, true);
    if (const auto* padUp = std::get_if<sfml::PadReleased>(&event)) pad(padUp->pad, padUp->button, false);
    if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) padAxis(*moved);
    if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) axes_.forget(gone->pad);
    if (const auto* pointed = std::get_if<sfml::MouseMoved>(&event)) point(pointed->at);
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
    input.motion = std::exchange(motion_, {});
    input.aimDevice = aimDevice_;
    return input;
}

void InputState::releaseAll() {
    controls_ = {};
    axes_ = {};
    motion_ = {};
}

void InputState::rebind(Bindings bindings) {
    bindings_ = std::move(bindings);
    releaseAll();
}

bool InputState::dependsOn(unsigned pad) const {
    const bool nothingElse = bindings_.keys.empty() && !bindings_.pointer;
    return counts(pad) && (nothingElse || usedPads_[pad]);
}

} // namespace arkanong
