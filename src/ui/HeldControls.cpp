#include "arkanong/ui/HeldControls.hpp"

#include <algorithm>

namespace arkanong {

void HeldControls::handle(const sfml::WindowEvent& event) {
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) change(controlOf(key->place), true);
    if (const auto* key = std::get_if<sfml::KeyReleased>(&event)) change(controlOf(key->place), false);
    if (const auto* button = std::get_if<sfml::MousePressed>(&event)) change(controlOf(button->button), true);
    if (const auto* button = std::get_if<sfml::MouseReleased>(&event))
        change(controlOf(button->button), false);
    if (const auto* button = std::get_if<sfml::PadPressed>(&event)) change(padButton(button->button), true);
    if (const auto* button = std::get_if<sfml::PadReleased>(&event)) change(padButton(button->button), false);
    if (std::holds_alternative<sfml::FocusLost>(event)) down_.clear();
    // A disconnected gamepad reports no more releases.
    if (std::holds_alternative<sfml::PadDisconnected>(event))
        down_.erase(std::remove_if(down_.begin(), down_.end(),
                                   [](Control control) { return control.kind == ControlKind::PadButton; }),
                    down_.end());
}

void HeldControls::change(Control control, bool down) {
    down_.erase(std::remove(down_.begin(), down_.end(), control), down_.end());
    if (down) down_.push_back(control);
}

bool HeldControls::anyOf(const std::vector<Control>& controls) const {
    return std::any_of(down_.begin(), down_.end(), [&controls](Control control) {
        return std::find(controls.begin(), controls.end(), control) != controls.end();
    });
}

std::vector<Control> servingControls(const ControlMap& controls) {
    std::vector<Control> serving;
    const auto add = [&](ControlSet set, Action action) {
        const std::vector<Control>& row = controls.of(set, action);
        serving.insert(serving.end(), row.begin(), row.end());
    };
    for (const ControlSet set : {ControlSet::LeftKeys, ControlSet::RightKeys, ControlSet::Common})
        add(set, Action::ServeByArrow);
    add(ControlSet::Mouse, Action::ServeAtAim);
    add(ControlSet::Gamepad, Action::ServeAtAim);
    return serving;
}

} // namespace arkanong
