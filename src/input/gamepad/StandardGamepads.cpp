#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include "arkanong/storage/Files.hpp"

#include <SDL.h>
#include <algorithm>
#include <sstream>

namespace arkanong {

namespace {

using Axis = sf::Joystick::Axis;

constexpr std::size_t largestEntryFile = 1U << 20U; ///< Bytes; more than the whole of SDL_GameControllerDB.
/// SDL takes a second for 10,000 entries, and four times as long for twice as many; SDL_GameControllerDB has 800.
constexpr unsigned mostEntries = 2048;

// A trigger counts as pressed from the first of these deflections (0 to 1), and as released up to the second.
constexpr double triggerPressed = 0.6;
constexpr double triggerReleased = 0.45;

/// In SDL's order of buttons.
constexpr std::array<PadPart, SDL_CONTROLLER_BUTTON_MAX> padParts{PadPart::A,
                                                                  PadPart::B,
                                                                  PadPart::X,
                                                                  PadPart::Y,
                                                                  PadPart::Back,
                                                                  PadPart::Guide,
                                                                  PadPart::Start,
                                                                  PadPart::LeftStick,
                                                                  PadPart::RightStick,
                                                                  PadPart::LeftShoulder,
                                                                  PadPart::RightShoulder,
                                                                  PadPart::PadUp,
                                                                  PadPart::PadDown,
                                                                  PadPart::PadLeft,
                                                                  PadPart::PadRight,
                                                                  PadPart::Share,
                                                                  PadPart::Paddle1,
                                                                  PadPart::Paddle2,
                                                                  PadPart::Paddle3,
                                                                  PadPart::Paddle4,
                                                                  PadPart::Touchpad};
static_assert(padParts.back() == PadPart::Touchpad);
/// In SDL's order of axes, without the triggers.
constexpr std::array<Axis, 4> stickAxes{Axis::X, Axis::Y, padRightX, padRightY};

/// Steam shows each of its players a pad of its own, of this maker and product.
constexpr unsigned steamVendor = 0x28de;
constexpr unsigned steamProduct = 0x11ff;

/// The most common numbers, for a gamepad that SDL does not know.
constexpr const char* commonControls =
    ",a:b0,b:b1,x:b2,y:b3,leftshoulder:b4,rightshoulder:b5,back:b6,start:b7,guide:b8,"
    "leftstick:b9,rightstick:b10,"
    "leftx:a0,lefty:a1,rightx:a2,righty:a3,dpup:h0.1,dpright:h0.2,dpdown:h0.4,dpleft:h0.8,";

std::string textOrEmpty(const char* text) { return text != nullptr ? text : ""; }

std::string guidText(SDL_JoystickGUID guid) {
    std::array<char, 33> text{};
    SDL_JoystickGetGUIDString(guid, text.data(), static_cast<int>(text.size()));
    return text.data();
}

/// Gives the device a mapping by the most common numbers. Returns false if it has too few controls for a gamepad.
bool guessMapping(int device) {
    constexpr int fewestButtons = 4;
    constexpr int fewestAxes = 2;
    SDL_Joystick* const joystick = SDL_JoystickOpen(device);
    if (joystick == nullptr) return false;
    const bool plausible =
        SDL_JoystickNumButtons(joystick) >= fewestButtons && SDL_JoystickNumAxes(joystick) >= fewestAxes;
    SDL_JoystickClose(joystick);
    const std::string entry =
        guidText(SDL_JoystickGetDeviceGUID(device)) + ",Unknown gamepad" + commonControls;
    return plausible && SDL_GameControllerAddMapping(entry.c_str()) >= 0;
}

/// Whether the list in a hint, such as "0x045E/0x028e,0x54c/0x5c4", has this device; nullopt without a list.
std::optional<bool> isListed(const char* hint, unsigned vendor, unsigned product) {
    const char* const value = SDL_GetHint(hint);
    if (value == nullptr || *value == '\0') return std::nullopt;
    std::istringstream list(value);
    for (std::string entry; std::getline(list, entry, ',');) {
        std::istringstream numbers(entry);
        unsigned listedVendor = 0, listedProduct = 0;
        char slash = ' ';
        numbers >> std::hex >> listedVendor >> slash >> listedProduct;
        if (numbers && slash == '/' && listedVendor == vendor && listedProduct == product) return true;
    }
    return false;
}

/// Whether the environment asks to ignore the device: Steam does so with the real pad behind each of its own. SDL
/// itself obeys only for pads that it knows.
bool isIgnored(int device) {
    const unsigned vendor = SDL_JoystickGetDeviceVendor(device);
    const unsigned product = SDL_JoystickGetDeviceProduct(device);
    if (vendor == steamVendor && product == steamProduct) return false;
    if (const auto kept = isListed(SDL_HINT_GAMECONTROLLER_IGNORE_DEVICES_EXCEPT, vendor, product))
        return !*kept;
    return isListed(SDL_HINT_GAMECONTROLLER_IGNORE_DEVICES, vendor, product).value_or(false);
}

/// True if a mapping uses this button of the device.
bool usesButton(const std::string& mapping, unsigned button) {
    return mapping.find(":b" + std::to_string(button) + ',') != std::string::npos;
}

/// True for an entry for this system; an entry that names no system is for all.
bool isForThisSystem(const std::string& entry) {
    constexpr std::string_view key = ",platform:";
    const std::size_t found = entry.find(key);
    if (found == std::string::npos) return true;
    const std::size_t begin = found + key.size();
    return entry.substr(begin, entry.find_first_of(",\r", begin) - begin) == SDL_GetPlatform();
}

PadFamily familyFor(SDL_GameControllerType type) {
    switch (static_cast<int>(type)) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5: return PadFamily::PlayStation;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR: return PadFamily::Nintendo;
    default: return PadFamily::Xbox;
    }
}

} // namespace

StandardGamepads::StandardGamepads() {
    SDL_SetMainReady();
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    // A is the lowest button also on Nintendo's pads, whatever the environment asks for: the pictures rely on it.
    SDL_SetHintWithPriority(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, "0", SDL_HINT_OVERRIDE);
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0)
        failure_ = std::string("SDL cannot read gamepads: ") + SDL_GetError();
}

StandardGamepads::~StandardGamepads() {
    if (!failure_.empty()) return;
    for (std::optional<Pad>& pad : pads_) // Closes the gamepads while SDL still runs.
        pad.reset();
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void StandardGamepads::addEntries(const std::string& file, Notes& notes) {
    Notes faults;
    readOrNote(notes, [&] {
        std::istringstream text(readFileIfAny(file, largestEntryFile).value_or(""));
        std::string entry;
        unsigned tried = 0;
        for (unsigned line = 1; std::getline(text, entry); ++line) {
            if (line == 1 && entry.rfind("\xEF\xBB\xBF", 0) == 0) entry.erase(0, 3);
            if (entry.find_first_not_of(" \t\r") == std::string::npos || entry.front() == '#') continue;
            if (!isForThisSystem(entry)) continue;
            if (++tried > mostEntries)
                throw DataError(file, "has more than " + std::to_string(mostEntries) +
                                          " entries; those from line " + std::to_string(line) +
                                          " are not read");
            if (SDL_GameControllerAddMapping(entry.c_str()) < 0)
                faults.push_back(file + ':' + std::to_string(line) + ": " + SDL_GetError());
        }
    });
    shorten(faults, file);
    notes.insert(notes.end(), faults.begin(), faults.end());
}

int StandardGamepads::entryCount() const { return SDL_GameControllerNumMappings(); }

std::vector<sfml::WindowEvent> StandardGamepads::poll() {
    Events events;
    SDL_Event event;
    while (failure_.empty() && SDL_PollEvent(&event) != 0) {
        switch (event.type) {
        case SDL_JOYDEVICEADDED: connect(event.jdevice.which, events); break;
        case SDL_JOYDEVICEREMOVED:
            if (const auto pad = numberOf(event.jdevice.which)) {
                pads_[*pad].reset(); // SDL has released everything by now.
                events.emplace_back(sfml::PadDisconnected{*pad});
            }
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            if (const auto pad = numberOf(event.cbutton.which))
                changeButton(*pad, event.cbutton.button, event.cbutton.state == SDL_PRESSED, events);
            break;
        case SDL_JOYBUTTONDOWN:
        case SDL_JOYBUTTONUP:
            if (const auto pad = numberOf(event.jbutton.which))
                changeOtherButton(*pad, event.jbutton.button, event.jbutton.state == SDL_PRESSED, events);
            break;
        case SDL_CONTROLLERAXISMOTION:
            if (const auto pad = numberOf(event.caxis.which))
                changeAxis(*pad, event.caxis.axis, event.caxis.value, events);
            break;
        default: break;
        }
    }
    return events;
}

std::optional<PadDescription> StandardGamepads::describe(unsigned pad) const {
    if (pad >= pads_.size() || !pads_[pad]) return std::nullopt;
    SDL_GameController* const controller = pads_[pad]->controller.get();
    return PadDescription{textOrEmpty(SDL_GameControllerName(controller)),
                          guidText(SDL_JoystickGetGUID(SDL_GameControllerGetJoystick(controller))),
                          textOrEmpty(SDL_GameControllerGetSerial(controller)),
                          textOrEmpty(SDL_GameControllerPath(controller)),
                          SDL_GameControllerGetVendor(controller),
                          SDL_GameControllerGetProduct(controller),
                          SDL_GameControllerGetProductVersion(controller),
                          familyFor(SDL_GameControllerGetType(controller)),
                          pads_[pad]->mapping,
                          pads_[pad]->guessed};
}

bool StandardGamepads::isSteams(unsigned pad) const {
    const auto seen = describe(pad);
    return seen && seen->vendor == steamVendor && seen->product == steamProduct;
}

std::optional<PadFamily> StandardGamepads::family(unsigned pad) const {
    if (pad >= pads_.size() || !pads_[pad]) return std::nullopt;
    return familyFor(SDL_GameControllerGetType(pads_[pad]->controller.get()));
}

std::optional<unsigned> StandardGamepads::numberOf(SDL_JoystickID id) const {
    for (unsigned number = 0; number < pads_.size(); ++number)
        if (pads_[number] && pads_[number]->id == id) return number;
    return std::nullopt;
}

void StandardGamepads::connect(int device, Events& events) {
    const auto vacant = std::find(pads_.begin(), pads_.end(), std::nullopt);
    if (vacant == pads_.end() || isIgnored(device)) return;
    Pad pad;
    pad.guessed = SDL_IsGameController(device) == SDL_FALSE;
    if (pad.guessed && !guessMapping(device)) return;
    pad.controller.reset(SDL_GameControllerOpen(device));
    if (!pad.controller) return; // The gamepad has been disconnected meanwhile.
    pad.id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.controller.get()));
    char* const mapping = SDL_GameControllerMapping(pad.controller.get());
    pad.mapping = textOrEmpty(mapping);
    SDL_free(mapping);
    *vacant = std::move(pad);
    events.emplace_back(sfml::PadConnected{static_cast<unsigned>(vacant - pads_.begin())});
}

void StandardGamepads::changeButton(unsigned number, unsigned button, bool down, Events& events) {
    if (button >= padParts.size()) return;
    if (button < SDL_CONTROLLER_BUTTON_DPAD_UP || button > SDL_CONTROLLER_BUTTON_DPAD_RIGHT)
        return press(number, static_cast<unsigned>(padParts[button]), down, events);
    const unsigned direction = button - SDL_CONTROLLER_BUTTON_DPAD_UP;
    auto& pushed = pads_[number]->directions;
    pushed[direction] = down;
    const bool upright = direction < 2; // Up and down, left and right.
    const bool back = pushed[upright ? 0 : 2];
    const bool forth = pushed[upright ? 1 : 3];
    const float position = back == forth ? 0.0F : forth ? 100.0F : -100.0F;
    move(number, upright ? Axis::PovY : Axis::PovX, position, events);
}

void StandardGamepads::changeOtherButton(unsigned number, unsigned button, bool down, Events& events) {
    if (button < sf::Joystick::ButtonCount && !usesButton(pads_[number]->mapping, button))
        press(number, otherButton(button), down, events);
}

void StandardGamepads::changeAxis(unsigned number, unsigned axis, int value, Events& events) {
    const double position = std::max(-1.0, value / static_cast<double>(SDL_JOYSTICK_AXIS_MAX));
    if (axis < stickAxes.size())
        return move(number, stickAxes[axis], static_cast<float>(100.0 * position), events);
    const PadPart trigger =
        axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ? PadPart::LeftTrigger : PadPart::RightTrigger;
    const bool before = pads_[number]->held[static_cast<std::size_t>(trigger)];
    press(number, static_cast<unsigned>(trigger), position > (before ? triggerReleased : triggerPressed),
          events);
}

void StandardGamepads::press(unsigned number, unsigned button, bool down, Events& events) {
    auto& held = pads_[number]->held;
    if (held[button] == down) return;
    held[button] = down;
    if (down)
        events.emplace_back(sfml::PadPressed{number, button});
    else
        events.emplace_back(sfml::PadReleased{number, button});
}

void StandardGamepads::move(unsigned number, Axis axis, float position, Events& events) {
    float& before = pads_[number]->positions[static_cast<std::size_t>(axis)];
    if (before == position) return;
    before = position;
    events.emplace_back(sfml::PadMoved{number, axis, position});
}

} // namespace arkanong
