#include "arkanong/app/InputRouter.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <utility>

namespace arkanong {

InputRouter::InputRouter(ScreenContext& context, Director& director)
    : context_(context), director_(director) {
    const std::string failure = gamepads_.standard().failure();
    if (!failure.empty()) context.services.log.write("problem " + failure);
    Notes notes;
    if (const auto folders = userFolders()) gamepads_.addEntries(folders->gamepadFile(), notes);
    context.services.profile.note(notes);
}

bool InputRouter::onlyRepeats(const sfml::WindowEvent& event) const {
    const auto* const key = std::get_if<sfml::KeyPressed>(&event);
    return key != nullptr && context_.state.held.anyOf({controlOf(key->place)}) &&
           !director_.top().repeats(key->key);
}

void InputRouter::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::Closed>(event)) return director_.apply(Quit{});
    const bool focusLost = std::holds_alternative<sfml::FocusLost>(event);
    const bool focusGained = std::holds_alternative<sfml::FocusGained>(event);
    if (focusLost || focusGained) context_.services.log.write(focusLost ? "focus lost" : "focus gained");
    if (focusGained) return;
    context_.state.held.handle(event);
    noteDevice(event);
    if (!context_.services.profile.settings().oneButton) return director_.handle(event);
    const OneButton::Events events = oneButton_.handle(event, director_.top().buttonUse());
    if (focusLost)
        director_.handle(event);
    else
        pass(events);
}

void InputRouter::pollGamepads() {
    const Pads before = gamepads_.taken();
    const std::vector<sfml::WindowEvent> events = gamepads_.poll();
    for (const sfml::WindowEvent& event : events)
        if (const auto* connected = std::get_if<sfml::PadConnected>(&event)) logGamepad(connected->pad);
    if (gamepads_.taken() != before) tellChangedSlots(before);
    context_.services.textures.type().padFamily = gamepads_.family();
    for (const sfml::WindowEvent& event : events)
        handle(event);
}

void InputRouter::advance(double seconds) {
    const Settings& settings = context_.services.profile.settings();
    if (!settings.oneButton || director_.hasQuit()) return;
    Screen& top = director_.top();
    pass(oneButton_.advance(seconds, settings.menuPace / 1000.0, &top, top.buttonUse()));
}

void InputRouter::pass(const OneButton::Events& events) {
    for (const sfml::WindowEvent& event : events)
        if (!director_.hasQuit()) director_.handle(event);
}

void InputRouter::noteDevice(const sfml::WindowEvent& event) {
    SessionState& state = context_.state;
    if (const auto device = deviceBehind(event)) {
        state.device = *device;
        state.deviceUsed = true;
    }
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) state.pointer = moved->at;
}

void InputRouter::logGamepad(unsigned pad) {
    if (const auto seen = gamepads_.standard().describe(pad))
        context_.services.log.write("gamepad " + printable(seen->name) + " connected, GUID " + seen->guid +
                                    (seen->guessed ? ", not known" : ""));
}

void InputRouter::tellChangedSlots(const Pads& before) {
    for (std::size_t slot = 0; slot < padCount; ++slot) {
        const bool joins = gamepads_.taken()[slot];
        if (joins == before[slot]) continue;
        const Type& words = context_.services.textures.type();
        context_.state.toast = fill(
            joins ? words.text("Gamepad {n} joins") : words.text("Gamepad {n} is gone"), {{"n", slot + 1}});
        context_.services.log.write("Gamepad " + std::to_string(slot + 1) + (joins ? " joins" : " is gone"));
    }
    context_.state.pads = gamepads_.taken();
}

} // namespace arkanong
