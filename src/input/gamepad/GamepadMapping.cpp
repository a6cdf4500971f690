#include "arkanong/input/gamepad/GamepadMapping.hpp"

#include "arkanong/input/Control.hpp"
#include "arkanong/input/GamepadAxes.hpp"

#include <algorithm>

namespace arkanong {

namespace {

using Wire = GamepadMapping::Wire;

template <typename List, typename Value>
bool holds(const List& list, Value value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

constexpr std::uint16_t sonyVendor = 0x054c;
constexpr std::uint16_t nintendoVendor = 0x057e;

bool isHat(int axis) { return axis >= kernel::absHat0X && axis <= kernel::absHat3Y; }

/// The kernel's axis behind an entry's number: axes count without hats, hats in pairs. Hats that feel how far they are
/// pushed, as the Steam Deck's, count as further axes.
std::optional<int> axisBehind(const PadSource& source, const std::vector<int>& axes) {
    unsigned left = source.number;
    if (source.kind == PadSource::Kind::Axis) {
        for (const bool hats : {false, true})
            for (const int axis : axes)
                if (isHat(axis) == hats && left-- == 0) return axis;
        return std::nullopt;
    }
    const bool sideways = source.direction == 2 || source.direction == 8;
    for (int hat = kernel::absHat0X; hat < kernel::absHat3Y; hat += 2)
        if ((holds(axes, hat) || holds(axes, hat + 1)) && left-- == 0) return sideways ? hat : hat + 1;
    return std::nullopt;
}

/// The wire with SFML's numbers; nullopt if SFML does not report the source.
std::optional<Wire> wired(const PadWire& wire, const std::vector<int>& axes) {
    const PadSource& source = wire.source;
    if (source.kind == PadSource::Kind::Button) {
        if (source.number >= sf::Joystick::ButtonCount) return std::nullopt;
        return Wire{wire.part, wire.from, wire.to, false, source.number, 0.0, 1.0};
    }
    const std::optional<int> behind = axisBehind(source, axes);
    const std::optional<sf::Joystick::Axis> axis = behind ? axisFor(*behind) : std::nullopt;
    if (!axis) return std::nullopt;
    double to = source.to;
    if (source.kind == PadSource::Kind::Hat) to = source.direction == 1 || source.direction == 8 ? -1.0 : 1.0;
    return Wire{wire.part, wire.from, wire.to, true, static_cast<unsigned>(*axis), source.from, to};
}

Wire button(PadPart part, unsigned number) { return {part, 0.0, 1.0, false, number, 0.0, 1.0}; }
Wire stick(PadPart part, sf::Joystick::Axis axis) {
    return {part, -1.0, 1.0, true, static_cast<unsigned>(axis), -1.0, 1.0};
}
Wire half(PadPart part, sf::Joystick::Axis axis, double end) {
    return {part, 0.0, 1.0, true, static_cast<unsigned>(axis), 0.0, end};
}

void addHat(std::vector<Wire>& wires) {
    wires.push_back(half(PadPart::PadUp, sf::Joystick::Axis::PovY, -povDown));
    wires.push_back(half(PadPart::PadDown, sf::Joystick::Axis::PovY, povDown));
    wires.push_back(half(PadPart::PadLeft, sf::Joystick::Axis::PovX, -1.0));
    wires.push_back(half(PadPart::PadRight, sf::Joystick::Axis::PovX, 1.0));
}

/// The sticks where the driver puts them: the second on RX and RY, or without these on Z and RZ.
void addSticks(std::vector<Wire>& wires, const GamepadDevice& device) {
    wires.push_back(stick(PadPart::LeftX, sf::Joystick::Axis::X));
    wires.push_back(stick(PadPart::LeftY, sf::Joystick::Axis::Y));
    const bool turned = holds(device.axes, static_cast<int>(kernel::absRX)) || device.axes.empty();
    const bool onZ = !turned && holds(device.axes, static_cast<int>(kernel::absRZ));
    wires.push_back(stick(PadPart::RightX, onZ ? sf::Joystick::Axis::Z : padRightX));
    wires.push_back(stick(PadPart::RightY, onZ ? sf::Joystick::Axis::R : padRightY));
    if (!turned || device.axes.empty()) return;
    for (const auto& [part, code] :
         {std::pair{PadPart::LeftTrigger, kernel::absZ}, {PadPart::RightTrigger, kernel::absRZ}})
        if (holds(device.axes, static_cast<int>(code))) wires.push_back(stick(part, *axisFor(code)));
}

/// Of these makers' pads the driver names the upper buttons by their places; others' X is called north, and Y west.
bool namesByPlace(const GamepadId& id) { return id.vendor == sonyVendor || id.vendor == nintendoVendor; }

std::vector<Wire> kernelWires(const GamepadDevice& device) {
    const bool byPlace = namesByPlace(device.id);
    const std::array<std::pair<int, PadPart>, 17> names{{
        {kernel::btnSouth, PadPart::A},
        {kernel::btnEast, PadPart::B},
        {kernel::btnNorth, byPlace ? PadPart::Y : PadPart::X},
        {kernel::btnWest, byPlace ? PadPart::X : PadPart::Y},
        {kernel::btnTL, PadPart::LeftShoulder},
        {kernel::btnTR, PadPart::RightShoulder},
        {kernel::btnTL2, PadPart::LeftTrigger},
        {kernel::btnTR2, PadPart::RightTrigger},
        {kernel::btnSelect, PadPart::Back},
        {kernel::btnStart, PadPart::Start},
        {kernel::btnMode, PadPart::Guide},
        {kernel::btnThumbL, PadPart::LeftStick},
        {kernel::btnThumbR, PadPart::RightStick},
        {kernel::btnPadUp, PadPart::PadUp},
        {kernel::btnPadDown, PadPart::PadDown},
        {kernel::btnPadLeft, PadPart::PadLeft},
        {kernel::btnPadRight, PadPart::PadRight},
    }};
    std::vector<Wire> wires;
    const std::size_t count = std::min<std::size_t>(device.buttons.size(), sf::Joystick::ButtonCount);
    for (std::size_t number = 0; number < count; ++number)
        for (const auto& [code, part] : names)
            if (device.buttons[number] == code) wires.push_back(button(part, static_cast<unsigned>(number)));
    addSticks(wires, device);
    addHat(wires);
    return wires;
}

std::vector<Wire> guessedWires(const GamepadDevice& device) {
    std::vector<Wire> wires;
    for (unsigned number = 0; number <= static_cast<unsigned>(PadPart::RightStick); ++number)
        wires.push_back(button(static_cast<PadPart>(number), number));
    addSticks(wires, device);
    addHat(wires);
    return wires;
}

} // namespace

GamepadMapping mappingFor(const GamepadDevice& device, const GamepadDatabase& database) {
    GamepadMapping mapping;
    if (const GamepadEntry* const entry = database.find(device.id)) {
        mapping.origin = GamepadMapping::Origin::Entry;
        mapping.file = entry->file;
        mapping.line = entry->line;
        mapping.entryName = entry->name;
        for (const PadWire& wire : entry->wires) {
            if (const auto found = wired(wire, device.axes))
                mapping.wires.push_back(*found);
            else if (!holds(mapping.unreported, wire.part))
                mapping.unreported.push_back(wire.part);
        }
        return mapping;
    }
    const bool named = holds(device.buttons, static_cast<int>(kernel::btnSouth));
    mapping.origin = named ? GamepadMapping::Origin::Kernel : GamepadMapping::Origin::Guess;
    mapping.wires = named ? kernelWires(device) : guessedWires(device);
    return mapping;
}

PadFamily familyOf(const GamepadDevice& device, const GamepadMapping& mapping) {
    constexpr std::array playStation{"playstation", "dualshock", "dualsense", "ps2",
                                     "ps3",         "ps4",       "ps5",       "sony"};
    constexpr std::array nintendo{"nintendo", "switch", "joy-con", "joycon", "gamecube",
                                  "snes",     "sn30",   "sf30",    "n64"};
    std::string name = device.id.name + ' ' + mapping.entryName;
    for (char& c : name)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const auto isNamed = [&name](const char* word) { return name.find(word) != std::string::npos; };
    if (isNamed("xbox")) return PadFamily::Xbox;
    if (device.id.vendor == sonyVendor || std::any_of(playStation.begin(), playStation.end(), isNamed))
        return PadFamily::PlayStation;
    if (device.id.vendor == nintendoVendor || std::any_of(nintendo.begin(), nintendo.end(), isNamed))
        return PadFamily::Nintendo;
    return PadFamily::Xbox;
}

std::string_view shownName(PadPart part) {
    constexpr auto names = tableOf<PadPart, std::string_view>({"A",
                                                               "B",
                                                               "X",
                                                               "Y",
                                                               "LB",
                                                               "RB",
                                                               "BACK",
                                                               "START",
                                                               "GUIDE",
                                                               "LS",
                                                               "RS",
                                                               "LT",
                                                               "RT",
                                                               "SHARE",
                                                               "PADDLE 1",
                                                               "PADDLE 2",
                                                               "PADDLE 3",
                                                               "PADDLE 4",
                                                               "TOUCHPAD",
                                                               "D-PAD UP",
                                                               "D-PAD DOWN",
                                                               "D-PAD LEFT",
                                                               "D-PAD RIGHT",
                                                               "LEFT STICK SIDEWAYS",
                                                               "LEFT STICK UP AND DOWN",
                                                               "RIGHT STICK SIDEWAYS",
                                                               "RIGHT STICK UP AND DOWN"});
    return names[static_cast<std::size_t>(part)];
}

} // namespace arkanong
