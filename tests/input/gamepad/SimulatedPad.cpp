#include "input/gamepad/SimulatedPad.hpp"

#include <algorithm>
#include <sstream>

namespace arkanong::test {

namespace {

using Axis = sf::Joystick::Axis;

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);)
        parts.push_back(part);
    return parts;
}

constexpr int throttle = 6;
constexpr int rudder = 7;
constexpr int wheel = 8;
constexpr int hat0x = 16;

/// As in SFML's switch over the codes; -1: not reported.
int sfmlAxis(int code) {
    switch (code) {
    case 0: return static_cast<int>(Axis::X);
    case 1: return static_cast<int>(Axis::Y);
    case 2:
    case throttle: return static_cast<int>(Axis::Z);
    case 5:
    case rudder: return static_cast<int>(Axis::R);
    case 3: return static_cast<int>(Axis::U);
    case 4: return static_cast<int>(Axis::V);
    case hat0x: return static_cast<int>(Axis::PovX);
    case hat0x + 1: return static_cast<int>(Axis::PovY);
    default: return -1;
    }
}

bool isStickAxis(const std::string& control) {
    return control.find("leftx") != std::string::npos || control.find("lefty") != std::string::npos ||
           control.find("rightx") != std::string::npos || control.find("righty") != std::string::npos;
}

std::uint16_t wordOf(const std::string& guid, std::size_t byte) {
    return static_cast<std::uint16_t>(
        std::stoul(guid.substr(2 * byte + 2, 2) + guid.substr(2 * byte, 2), nullptr, 16));
}

} // namespace

SimulatedPad::SimulatedPad(const std::string& line, std::vector<int> axes)
    : fields_(split(line, ',')), codes_(std::move(axes)) {
    for (std::size_t i = 2; i < fields_.size(); ++i) {
        const std::vector<std::string> parts = split(fields_[i], ':');
        if (parts.size() == 2 && parts[0] != "platform" && parts[0] != "crc") sources_[parts[0]] = parts[1];
    }
    unsigned hats = 0;
    for (const auto& [control, source] : sources_)
        if (source.front() == 'h') hats = std::max(hats, static_cast<unsigned>(source[1] - '0') + 1);
    for (unsigned hat = 0; hat < hats; ++hat)
        for (const int code : {hat0x, hat0x + 1})
            codes_.push_back(code + 2 * static_cast<int>(hat));
    // What the driver reports first: everything at rest.
    for (const auto& [control, source] : sources_) {
        const Physical part = physical(source, isStickAxis(control));
        if (part.kind == 'a') put(part, part.rest);
    }
}

unsigned SimulatedPad::axesIn(const std::string& line) {
    unsigned count = 0;
    for (const std::string& field : split(line, ',')) {
        const std::size_t at = field.find_first_of("a", field.find(':'));
        if (field.find(':') == std::string::npos || at == std::string::npos || at > field.find(':') + 2)
            continue;
        count = std::max(count, static_cast<unsigned>(std::stoul(field.substr(at + 1))) + 1);
    }
    return count;
}

bool SimulatedPad::isPlausible() const {
    return std::none_of(sources_.begin(), sources_.end(), [this](const auto& one) {
        const Physical part = physical(one.second, true);
        const int code = part.kind == 'a' && part.number < codes_.size() ? codes_[part.number] : 0;
        const bool asAxis = std::count(codes_.begin(), codes_.end(), hat0x) > 1;
        return asAxis || (isStickAxis(one.first) && code >= wheel);
    });
}

GamepadDevice SimulatedPad::device() const {
    GamepadDevice device;
    const std::string id = guid();
    device.id.bus = wordOf(id, 0);
    if (wordOf(id, 6) == 0 && wordOf(id, 10) == 0) {
        device.id.vendor = wordOf(id, 4);
        device.id.product = wordOf(id, 8);
        device.id.version = wordOf(id, 12);
        device.id.name = fields_[1];
        if (wordOf(id, 2) != 0)
            device.id.name = "Sony Interactive Entertainment Access Controller"; // The only such entry.
    } else {
        for (std::size_t byte = 4; byte < 16; ++byte)
            if (const int letter = std::stoi(id.substr(2 * byte, 2), nullptr, 16); letter != 0)
                device.id.name += static_cast<char>(letter);
    }
    device.axes = codes_;
    for (const auto& [axis, position] : reported_)
        device.start[static_cast<std::size_t>(axis)] = position;
    return device;
}

SimulatedPad::Physical SimulatedPad::physical(const std::string& source, bool isStick) const {
    Physical part;
    const bool isHalf = source.front() == '+' || source.front() == '-';
    const std::string plain = isHalf ? source.substr(1) : source;
    part.kind = plain.front();
    part.number = static_cast<unsigned>(std::stoul(plain.substr(1)));
    if (part.kind == 'h') {
        const int direction = std::stoi(plain.substr(plain.find('.') + 1));
        part.number = part.number * 2 + (direction == 1 || direction == 4 ? 1 : 0);
        part.end = direction == 1 || direction == 8 ? -1.0 : 1.0;
    }
    if (part.kind != 'a') return part;
    part.end = source.front() == '-' ? -1.0 : 1.0;
    if (source.back() == '~') part.end = -part.end;
    // A stick and half an axis rest in the middle, a trigger or a button at the other end.
    part.rest = isStick || isHalf ? 0.0 : -part.end;
    return part;
}

std::pair<std::string, int> SimulatedPad::used(const std::string& control, int direction) const {
    const std::string half = (direction > 0 ? "+" : "-") + control;
    if (isStickAxis(control) && has(half)) return {half, 1};
    return {control, direction};
}

bool SimulatedPad::pushes(const std::string& axis, int direction) const {
    return has(used(axis, direction).first);
}

std::vector<sfml::WindowEvent> SimulatedPad::press(const std::string& control, int direction) {
    const auto [name, sign] = used(control, direction);
    const Physical part = physical(sources_.at(name), isStickAxis(control));
    return put(part, part.end * sign);
}

std::vector<sfml::WindowEvent> SimulatedPad::release(const std::string& control) {
    std::vector<sfml::WindowEvent> events;
    for (const std::string& name : {control, "+" + control, "-" + control}) {
        if (!has(name)) continue;
        const Physical part = physical(sources_.at(name), isStickAxis(control));
        const std::vector<sfml::WindowEvent> more = put(part, part.rest);
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

std::vector<sfml::WindowEvent> SimulatedPad::put(const Physical& part, double value) {
    if (part.kind == 'b') {
        if (part.number >= sf::Joystick::ButtonCount) return {};
        if (value > 0.0) return {sfml::PadPressed{0, part.number}};
        return {sfml::PadReleased{0, part.number}};
    }
    std::size_t index = part.number;
    if (part.kind == 'h')
        index += static_cast<std::size_t>(
            std::count_if(codes_.begin(), codes_.end(), [](int code) { return code < hat0x; }));
    const int axis = index < codes_.size() ? sfmlAxis(codes_[index]) : -1;
    const auto percent = static_cast<float>(100.0 * value);
    if (axis < 0 || reported_[axis] == percent) return {};
    reported_[axis] = percent;
    return {sfml::PadMoved{0, static_cast<Axis>(axis), percent}};
}

} // namespace arkanong::test
