#include "arkanong/input/gamepad/GamepadDevice.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <utility>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::pair<int, sf::Joystick::Axis>, 10> axisNumbers{{
    {kernel::absX, sf::Joystick::Axis::X},
    {kernel::absY, sf::Joystick::Axis::Y},
    {kernel::absZ, sf::Joystick::Axis::Z},
    {kernel::absRX, sf::Joystick::Axis::U},
    {kernel::absRY, sf::Joystick::Axis::V},
    {kernel::absRZ, sf::Joystick::Axis::R},
    {kernel::absThrottle, sf::Joystick::Axis::Z},
    {kernel::absRudder, sf::Joystick::Axis::R},
    {kernel::absHat0X, sf::Joystick::Axis::PovX},
    {kernel::absHat0X + 1, sf::Joystick::Axis::PovY},
}};

/// The first line of a file of the kernel; empty if it cannot be read.
std::string lineOf(const fs::path& file) {
    constexpr std::size_t longest = 1U << 16U;
    try {
        const std::string text = readFileIfAny(file.string(), longest).value_or("");
        return text.substr(0, text.find('\n'));
    } catch (const DataError&) {
        return {}; // The gamepad may have gone just now.
    }
}

std::optional<std::uint16_t> numberIn(const fs::path& file) {
    const std::string text = lineOf(file);
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// The bits that are set in words such as "3f 0 1b", of which the last is the lowest.
std::vector<int> bitsIn(const std::string& text) {
    constexpr int wordBits = 8 * sizeof(unsigned long);
    std::vector<int> bits;
    std::size_t end = text.size();
    for (int first = 0; end > 0; first += wordBits) {
        const std::size_t space = text.rfind(' ', end - 1);
        const std::size_t begin = space == std::string::npos ? 0 : space + 1;
        unsigned long word = 0;
        std::from_chars(text.data() + begin, text.data() + end, word, 16);
        for (int bit = 0; bit < wordBits; ++bit)
            if ((word >> static_cast<unsigned>(bit) & 1U) != 0) bits.push_back(first + bit);
        end = begin == 0 ? 0 : begin - 1;
    }
    return bits;
}

/// The driver numbers joysticks' buttons first and then those below; it does not report keys.
std::vector<int> inDriversOrder(std::vector<int> keys) {
    keys.erase(keys.begin(), std::lower_bound(keys.begin(), keys.end(), static_cast<int>(kernel::btnMisc)));
    std::rotate(keys.begin(),
                std::lower_bound(keys.begin(), keys.end(), static_cast<int>(kernel::btnJoystick)),
                keys.end());
    return keys;
}

/// The kernel's folder of a gamepad: that of the same name and, where SFML knows them, numbers.
std::optional<fs::path> folderOf(const ReportedPad& pad, const std::string& folder) {
    std::error_code error;
    std::vector<fs::path> nodes;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().filename().string().rfind("js", 0) == 0) nodes.push_back(entry->path());
    std::sort(nodes.begin(), nodes.end());
    const auto found = std::find_if(nodes.begin(), nodes.end(), [&pad](const fs::path& node) {
        const fs::path device = node / "device";
        return lineOf(device / "name") == pad.name &&
               (pad.vendor == 0 || (numberIn(device / "id/vendor") == pad.vendor &&
                                    numberIn(device / "id/product") == pad.product));
    });
    if (found == nodes.end()) return std::nullopt;
    return *found;
}

} // namespace

std::optional<sf::Joystick::Axis> axisFor(int kernelAxis) {
    const auto* const found = std::find_if(axisNumbers.begin(), axisNumbers.end(),
                                           [kernelAxis](const auto& one) { return one.first == kernelAxis; });
    if (found == axisNumbers.end()) return std::nullopt;
    return found->second;
}

ReportedPad reportedPad(unsigned pad) {
    const sf::Joystick::Identification seen = sf::Joystick::getIdentification(pad);
    ReportedPad reported{
        seen.name.toAnsiString(), seen.vendorId, seen.productId, sf::Joystick::getButtonCount(pad), {}, {}};
    for (std::size_t i = 0; i < reported.start.size(); ++i) {
        const auto axis = static_cast<sf::Joystick::Axis>(i);
        if (!sf::Joystick::hasAxis(pad, axis)) continue;
        reported.axes.push_back(axis);
        reported.start[i] = sf::Joystick::getAxisPosition(pad, axis);
    }
    return reported;
}

GamepadDevice deviceOf(const ReportedPad& pad, const std::string& folder) {
    GamepadDevice device;
    device.id = {std::nullopt, static_cast<std::uint16_t>(pad.vendor),
                 static_cast<std::uint16_t>(pad.product), std::nullopt, pad.name};
    device.buttonCount = pad.buttonCount;
    device.start = pad.start;
    if (const std::optional<fs::path> found = folderOf(pad, folder)) {
        const fs::path place = *found / "device";
        device.node = found->filename().string();
        device.id.bus = numberIn(place / "id/bustype");
        device.id.vendor = numberIn(place / "id/vendor").value_or(device.id.vendor);
        device.id.product = numberIn(place / "id/product").value_or(device.id.product);
        device.id.version = numberIn(place / "id/version");
        device.axes = bitsIn(lineOf(place / "capabilities/abs"));
        device.buttons = inDriversOrder(bitsIn(lineOf(place / "capabilities/key")));
    }
    if (device.axes.empty()) { // SFML tells at least which of the axes are there that it reports.
        for (const auto& [code, axis] : axisNumbers) {
            const bool merged = code == kernel::absThrottle || code == kernel::absRudder;
            if (!merged && std::find(pad.axes.begin(), pad.axes.end(), axis) != pad.axes.end())
                device.axes.push_back(code);
        }
    }
    return device;
}

} // namespace arkanong
