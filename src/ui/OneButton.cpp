#include "arkanong/ui/OneButton.hpp"

#include "arkanong/input/bindings/Control.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The key or button that the event presses or releases.
std::optional<Control> controlIn(const sfml::WindowEvent& event, bool pressed) {
    const auto* const keyDown = std::get_if<sfml::KeyPressed>(&event);
    const auto* const keyUp = std::get_if<sfml::KeyReleased>(&event);
    const auto* const mouseDown = std::get_if<sfml::MousePressed>(&event);
    const auto* const mouseUp = std::get_if<sfml::MouseReleased>(&event);
    const auto* const padDown = std::get_if<sfml::PadPressed>(&event);
    const auto* const padUp = std::get_if<sfml::PadReleased>(&event);
    std::optional<Control> control;
    if (pressed && keyDown != nullptr) control = controlOf(keyDown->place);
    if (!pressed && keyUp != nullptr) control = controlOf(keyUp->place);
    if (pressed && mouseDown != nullptr) control = controlOf(mouseDown->button);
    if (!pressed && mouseUp != nullptr) control = controlOf(mouseUp->button);
    if (pressed && padDown != nullptr) control = padButton(padDown->button);
    if (!pressed && padUp != nullptr) control = padButton(padUp->button);
    if (control && isReserved(*control)) control.reset();
    return control;
}

OneButton::Events tap(sfml::Key key) { return {sfml::KeyPressed{key}, sfml::KeyReleased{key}}; }

} // namespace

OneButton::Events OneButton::handle(const sfml::WindowEvent& event, ButtonUse use) {
    const bool plays = use == ButtonUse::Plays;
    if (const auto* const moved = std::get_if<sfml::MouseMoved>(&event)) point(moved->at);
    if (std::holds_alternative<sfml::FocusLost>(event)) down_ = 0;
    const bool clicks = std::holds_alternative<sfml::MousePressed>(event) ||
                        std::holds_alternative<sfml::MouseReleased>(event);
    if (clicks && pointing_ > 0.0 && !plays) return {event};
    if (controlIn(event, true)) return press(event, plays);
    if (controlIn(event, false)) return release(event, plays);
    // The button types no letters, and sticks do not act.
    if (!plays && std::holds_alternative<sfml::CharacterTyped>(event)) return {};
    return {event};
}

OneButton::Events OneButton::press(const sfml::WindowEvent& event, bool plays) {
    if (++down_ == 1) {
        heldFor_ = 0.0;
        chooses_ = !plays;
    }
    return plays ? Events{event} : Events{};
}

OneButton::Events OneButton::release(const sfml::WindowEvent& event, bool plays) {
    down_ = std::max(0, down_ - 1);
    if (plays) return {event};
    if (down_ > 0 || !chooses_) return {};
    chooses_ = false;
    still_ = 0.0;
    return tap(sfml::Key::Enter);
}

void OneButton::point(Vec2 at) {
    if (!from_) {
        from_ = at;
        motionAge_ = 0.0;
    }
    if (distance(*from_, at) >= pointingFrom) {
        pointing_ = pointingFor;
        from_.reset();
    }
}

OneButton::Events OneButton::advance(double seconds, double pace, const void* screen, ButtonUse use) {
    if (screen != screen_) still_ = 0.0;
    screen_ = screen;
    pointing_ = std::max(0.0, pointing_ - seconds);
    motionAge_ += seconds;
    if (motionAge_ > pointingFor) from_.reset();
    if (down_ > 0) {
        const bool was = heldFor_ >= longPress;
        heldFor_ += seconds;
        if (was || heldFor_ < longPress) return {};
        chooses_ = false;
        still_ = 0.0;
        return tap(sfml::Key::Escape);
    }
    if (use != ButtonUse::Chooses || pointing_ > 0.0) return {};
    still_ += seconds;
    if (still_ < pace) return {};
    still_ = 0.0;
    return tap(sfml::Key::Tab);
}

} // namespace arkanong
