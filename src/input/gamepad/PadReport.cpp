#include "arkanong/input/gamepad/PadReport.hpp"

#include "arkanong/input/Control.hpp"
#include "arkanong/storage/Assets.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <filesystem>
#include <iostream>

namespace arkanong {

namespace {

constexpr const char* databaseName = "gamecontrollerdb.txt";

std::string hex(unsigned number) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (unsigned shift = 16; shift > 0;) {
        shift -= 4;
        text += digits[number >> shift & 15U];
    }
    return text;
}

std::string hexOr(std::optional<std::uint16_t> number) { return number ? hex(*number) : "????"; }

/// "b7", "+Z", "-PovY": the end of a wire at SFML, where it is pressed.
std::string endOf(const GamepadMapping::Wire& wire) {
    if (!wire.ofAxis) return "button " + std::to_string(wire.number);
    const bool isWhole = wire.sourceFrom != 0.0;
    const bool isBack = wire.sourceTo < 0.0;
    const char* const sign = isWhole ? (isBack ? "reversed " : "") : (isBack ? "-" : "+");
    return sign + std::string(sfmlName(static_cast<sf::Joystick::Axis>(wire.number)));
}

std::string axesOf(const GamepadDevice& device) {
    std::string text;
    for (const int axis : device.axes)
        text += ' ' + hex(static_cast<unsigned>(axis)).substr(2);
    return text.empty() ? " not known" : text;
}

} // namespace

GamepadDatabase knownGamepads([[maybe_unused]] const Options& options, [[maybe_unused]] Notes& notes) {
    GamepadDatabase database;
#if defined(__linux__)
    readOrNote(notes, [&] {
        namespace fs = std::filesystem;
        const fs::path installed = fs::path(assetsFolder(options)) / databaseName;
        std::error_code unknown;
        database.load((fs::exists(installed, unknown)
                           ? installed
                           : fs::path(programFolder(options.program)) / databaseName)
                          .string(),
                      notes);
    });
    if (const auto folders = userFolders()) database.load(folders->gamepadFile(), notes);
#endif
    return database;
}

std::string sourceOf(const GamepadMapping& mapping) {
    switch (mapping.origin) {
    case GamepadMapping::Origin::Entry:
        return mapping.file + ':' + std::to_string(mapping.line) + " (" + mapping.entryName + ')';
    case GamepadMapping::Origin::Kernel: return "the kernel's names of its buttons; no entry has its GUID";
    case GamepadMapping::Origin::Guess: break;
    }
    return "a guess; no entry has its GUID, and its driver does not name its buttons";
}

std::string reportOn(unsigned number, const GamepadDevice& device, const GamepadMapping& mapping) {
    const GamepadId& id = device.id;
    std::string text = "gamepad " + std::to_string(number) + ": " + printable(id.name) + '\n';
    text += "  bus " + hexOr(id.bus) + ", vendor " + hex(id.vendor) + ", product " + hex(id.product) +
            ", version " + hexOr(id.version) + (device.node.empty() ? "" : ", " + device.node) + '\n';
    text += "  GUID " + textOf(guidOf(id)) + '\n';
    text += "  " + std::to_string(device.buttonCount) + " buttons, axes" + axesOf(device) + '\n';
    text += "  known by " + sourceOf(mapping) + '\n';
    for (std::size_t part = 0; part < padPartCount; ++part) {
        std::string ends;
        for (const GamepadMapping::Wire& wire : mapping.wires)
            if (wire.part == static_cast<PadPart>(part)) ends += (ends.empty() ? "" : ", ") + endOf(wire);
        if (!ends.empty())
            text.append("  ").append(shownName(static_cast<PadPart>(part))).append(": ") += ends + '\n';
    }
    for (const PadPart part : mapping.unreported)
        text.append("  ").append(shownName(part)) += ": not reported by SFML\n";
    return text;
}

int printPads(const Options& options, std::ostream& out) {
    Notes notes;
    const GamepadDatabase database = knownGamepads(options, notes);
    for (const std::string& note : notes)
        std::cerr << "arkanong: " << printable(note) << '\n';
    sf::Joystick::update();
    unsigned seen = 0;
    for (unsigned pad = 0; pad < sf::Joystick::Count; ++pad) {
        if (!sf::Joystick::isConnected(pad)) continue;
        const GamepadDevice device = deviceOf(reportedPad(pad));
        out << reportOn(pad, device, mappingFor(device, database));
        ++seen;
    }
    if (seen == 0) out << "No gamepad is connected, or none may be read.\n";
    out << database.entries().size() << " gamepads are known by name.\n";
    return 0;
}

} // namespace arkanong
