#include "arkanong/input/bindings/Rebinding.hpp"

#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr float chosenPush = 60.0F; ///< In percent, from the stick's first reported or resting position.
constexpr float backAt = 20.0F;

} // namespace

Rebinding::State Rebinding::handle(const sfml::WindowEvent& event, ControlMap& controls) {
    if (abandons(event)) return State::GivenUp;
    if (const std::optional<Control> control = offered(event)) return offer(*control, controls);
    return State::Waits;
}

Rebinding::State Rebinding::advance(double seconds) {
    left_ -= seconds;
    return left_ > 0.0 ? State::Waits : State::GivenUp;
}

bool Rebinding::abandons(const sfml::WindowEvent& event) const {
    if (std::holds_alternative<sfml::FocusLost>(event)) return true;
    const bool ofPad = its().kind == ControlKind::PadButton || its().kind == ControlKind::PadAxis;
    if (ofPad && std::holds_alternative<sfml::PadDisconnected>(event)) return true;
    const auto* key = std::get_if<sfml::KeyPressed>(&event);
    if (key != nullptr && key->key == sfml::Key::Escape) return true;
    if (std::holds_alternative<sfml::MousePressed>(event)) return its().kind != ControlKind::MouseButton;
    return std::holds_alternative<sfml::PadPressed>(event) && its().kind != ControlKind::PadButton;
}

std::optional<Control> Rebinding::offered(const sfml::WindowEvent& event) {
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event))
        if (its().kind == ControlKind::Key) return controlOf(key->place);
    if (const auto* click = std::get_if<sfml::MousePressed>(&event)) return controlOf(click->button);
    if (const auto* press = std::get_if<sfml::PadPressed>(&event)) return padButton(press->button);
    const auto* moved = std::get_if<sfml::PadMoved>(&event);
    if (moved != nullptr && its().kind == ControlKind::PadAxis) return pushed(*moved);
    return std::nullopt;
}

std::optional<Control> Rebinding::pushed(const sfml::PadMoved& moved) {
    if (isDirectionPad(moved.axis)) return std::nullopt;
    std::optional<float>& first = first_[static_cast<std::size_t>(moved.axis)];
    if (!first || std::abs(moved.position) < backAt) first = moved.position;
    const bool real = std::abs(moved.position) > chosenPush && std::abs(moved.position - *first) > chosenPush;
    if (!real) return std::nullopt;
    first = moved.position; // The stick must return to rest before it counts again.
    return padAxis(moved.axis);
}

Rebinding::State Rebinding::offer(Control control, ControlMap& controls) {
    const bool again = std::exchange(asked_, std::nullopt) == control;
    if (!hasName(control)) return warn(Objection::Unknown, control);
    if (isReserved(control)) return warn(Objection::Reserved, control);
    const std::optional<std::size_t> rival = controls.rival(row_, control);
    if (!rival) {
        controls.assign(row_, slot_, control);
        return State::Done;
    }
    if (again) {
        controls.take(row_, slot_, control);
        return State::Done;
    }
    asked_ = control;
    rival_ = *rival;
    ControlMap tried = controls;
    tried.take(row_, slot_, control);
    const bool both = tried.rival(row_, control).has_value();
    const bool swaps = slot_ < controls.of(row_).size();
    return warn(both ? Objection::Shared : (swaps ? Objection::Swaps : Objection::Taken), control);
}

Rebinding::State Rebinding::warn(Objection objection, Control control) {
    objection_ = objection;
    offered_ = control;
    left_ = patience;
    return State::Waits;
}

std::string Rebinding::objection(const Catalogue& catalogue) const {
    std::string_view text;
    switch (objection_) {
    case Objection::None:
    case Objection::Unknown: return std::string(catalogue.text("This key is not supported. Try another"));
    case Objection::Reserved: text = catalogue.text("{control} is reserved. Try another"); break;
    case Objection::Shared:
        text = catalogue.text("{control} is also used for {place}. Repeat to use it for both");
        break;
    case Objection::Swaps:
        text = catalogue.text("{control} is also used for {place}. Repeat to swap them");
        break;
    case Objection::Taken:
        text = catalogue.text("{control} is also used for {place}. Repeat to take it from there");
        break;
    }
    return fill(text, {{"control", shownName(catalogue, offered_)}, {"place", placeOf(catalogue, rival_)}});
}

std::string Rebinding::prompt(const Catalogue& catalogue) const {
    if (warns()) return objection(catalogue);
    std::string_view text;
    // Translators: {action} is a name such as "Move left".
    switch (its().kind) {
    case ControlKind::Key: text = catalogue.text("Press a key for {action}"); break;
    case ControlKind::MouseButton: text = catalogue.text("Press a button of the mouse for {action}"); break;
    case ControlKind::PadButton: text = catalogue.text("Press a button of the gamepad for {action}"); break;
    case ControlKind::PadAxis: text = catalogue.text("Push a stick for {action}"); break;
    }
    return fill(text, {{"action", shownName(catalogue, its())}});
}

} // namespace arkanong
