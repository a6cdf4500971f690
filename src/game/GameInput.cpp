#include "arkanong/game/Game.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <utility>

// How events of the window and the gamepads reach the screens.

namespace arkanong {

// Applying a size takes milliseconds, and a window manager can send thousands of them: only the last one counts.
void Game::pollEvents() {
    std::vector<sfml::WindowEvent> polled;
    std::size_t lastSize = 0;
    while (const auto event = sfml::pollEvent(window_)) {
        if (std::holds_alternative<sfml::Resized>(*event)) lastSize = polled.size();
        polled.push_back(*event);
    }
    for (std::size_t i = 0; i < polled.size(); ++i)
        if (i == lastSize || !std::holds_alternative<sfml::Resized>(polled[i])) handle(toLogical(polled[i]));
    pollGamepads();
    watchFocus();
}

void Game::pollGamepads() {
    const Pads before = gamepads_.taken();
    const std::vector<sfml::WindowEvent> events = gamepads_.poll();
    for (const sfml::WindowEvent& event : events)
        if (const auto* connected = std::get_if<sfml::PadConnected>(&event)) meetPad(connected->pad);
    if (gamepads_.taken() != before) tellOfPads(before);
    textures_.setPadFamily(gamepads_.family());
    for (const sfml::WindowEvent& one : events)
        handle(one);
}

void Game::meetPad(unsigned pad) {
    if (const auto seen = gamepads_.standard().describe(pad))
        log_.write("gamepad " + printable(seen->name) + " connected, GUID " + seen->guid +
                   (seen->guessed ? ", not known" : ""));
}

void Game::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::Closed>(event)) return apply(Quit{});
    if (const auto* size = std::get_if<sfml::Resized>(&event)) resized(*size);
    if (std::holds_alternative<sfml::FocusLost>(event) || std::holds_alternative<sfml::FocusGained>(event))
        return; // See watchFocus().
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) handleKey(key->key);
    context_.state.held.handle(event);
    noteHand(event);
    if (applied_.oneButton)
        pass(oneButton_.handle(event, top().buttonUse()));
    else
        apply(screens_.handle(event));
}

void Game::pass(const OneButton::Events& events) {
    for (const sfml::WindowEvent& event : events)
        if (!quit_) apply(screens_.handle(event));
}

void Game::noteHand(const sfml::WindowEvent& event) {
    SessionState& state = context_.state;
    if (const auto device = deviceBehind(event)) {
        state.device = *device;
        state.deviceUsed = true;
    }
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) state.pointer = sfml::pointOf(moved->at);
}

void Game::tellOfPads(const Pads& before) {
    for (std::size_t slot = 0; slot < padCount; ++slot) {
        const bool here = gamepads_.taken()[slot];
        if (here == before[slot]) continue;
        const std::string pad = "GAMEPAD " + std::to_string(slot + 1);
        toast_.show(pad + (here ? " JOINS" : " IS GONE"));
        log_.write(pad + (here ? " joins" : " is gone"));
    }
    context_.state.pads = gamepads_.taken();
}

void Game::handleKey(sfml::Key key) {
    if (key == sfml::Key::F3) debugShown_ = !debugShown_;
    if (key == sfml::Key::F10) switchSound();
    if (key == sfml::Key::F11) flip(&Settings::fullscreen);
    if (key == sfml::Key::F12) screenshotWanted_ = true;
}

// Asks rather than trusts the events: some versions of SFML report a loss and a gain of focus at the start.
void Game::watchFocus() {
    const bool focused = window_.hasFocus();
    if (focused == std::exchange(focused_, focused)) return;
    log_.write(focused ? "focus gained" : "focus lost");
    if (focused) return;
    context_.state.held.handle(sfml::FocusLost{});
    static_cast<void>(oneButton_.handle(sfml::FocusLost{}, top().buttonUse()));
    apply(screens_.handle(sfml::FocusLost{}));
}

} // namespace arkanong
