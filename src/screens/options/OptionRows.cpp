#include "arkanong/screens/options/OptionRows.hpp"

#include "arkanong/language/Languages.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>

namespace arkanong {

namespace {

struct Words {
    std::string_view name;
    std::string_view line;
};

// In the order of OptionPage.
constexpr auto pages = tableOf<OptionPage, Words>({
    {"SOUND", "Volume and mixing"},
    {"WINDOW", "Window size, full screen and vertical sync"},
    {"PICTURE", "Colours, effects and how much moves"},
    {"FEEL", "The effects that give hits their weight, one by one"},
    {"PLAY", "The speed of the game, and the mouse"},
    {"ACCESSIBILITY", "Play by one button, with help for the paddle, slower, or without holding anything"},
    {"SECOND PLAYER", "The same help for the second of two players"},
    {"BY EAR", "Tones for playing without seeing: where and when the ball arrives"},
});

// In the order of Effects.
constexpr auto effectsLines = tableOf<Effects, std::string_view>({
    "Few sparks, no trails or shards, plain background: calm, and fast on slow machines",
    "Half of the sparks, no shards and no dust",
    "Everything",
});

// In the order of Effects, but for full ones: when they are in use although the player chose more.
constexpr auto fewerEffectsLines = rowsOf<countOf<Effects> - 1, std::string_view>({
    "Now low: this machine is too slow for more",
    "Now medium: this machine is too slow for more",
});

// In the order of paletteNames.
constexpr auto paletteLines = rowsOf<paletteNames.size(), std::string_view>({
    "Cyan against coral",
    "Light blue and orange: for red-green colour blindness",
    "Blue-green and red: for blue-yellow colour blindness",
    "Pure colours on black",
});

struct Size {
    int width;
    int height;
};
bool operator==(Size a, Size b) { return a.width == b.width && a.height == b.height; }
bool operator<(Size a, Size b) { return std::pair(a.width, a.height) < std::pair(b.width, b.height); }

constexpr std::array usualSizes{Size{960, 540},   Size{1280, 720},  Size{1600, 900},
                                Size{1920, 1080}, Size{2560, 1440}, Size{3840, 2160}};
constexpr std::array usualFactors{0.2, 0.3, 0.4, 0.5, 0.6,  0.7, 0.8, 0.9, 1.0, 1.1,
                                  1.2, 1.3, 1.4, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0, 5.0};

/// The usual values, ascending, with the present one among them.
template <typename Value>
std::vector<Value> with(std::vector<Value> usual, const Value& present) {
    const auto place = std::lower_bound(usual.begin(), usual.end(), present);
    if (place == usual.end() || !(*place == present)) usual.insert(place, present);
    return usual;
}

std::string hundredths(double factor) {
    const int whole = static_cast<int>(std::lround(factor * 100.0));
    std::string digits = std::to_string(whole % 100);
    if (digits.size() < 2) digits.insert(0, 1, '0');
    return std::to_string(whole / 100) + '.' + digits;
}

// For each kind of row: the value, all values that can be chosen, and how one is shown.

template <typename Kind>
auto valueOf(const Kind& kind, const Settings& settings) {
    return settings.*kind.value;
}
template <typename Kind, typename Value>
void set(const Kind& kind, Settings& settings, const Value& value) {
    settings.*kind.value = value;
}

std::vector<bool> choices(const SettingSwitch&, const Settings&) { return {false, true}; }
std::string text(const SettingSwitch&, bool value) { return value ? "On" : "Off"; }

std::vector<int> choices(const SettingAmount& kind, const Settings& settings) {
    std::vector<int> usual;
    usual.reserve(static_cast<std::size_t>((kind.high - kind.low) / kind.step) + 2);
    for (int value = kind.low; value <= kind.high; value += kind.step)
        usual.push_back(value);
    return with(std::move(usual), valueOf(kind, settings));
}
std::string text(const SettingAmount& kind, int value) {
    if (kind.unit == " ms") // Seconds tell more.
        return std::to_string(value / 1000) + '.' + std::to_string(value % 1000 / 100) + " s";
    return std::to_string(value) + std::string(kind.unit);
}

std::vector<double> choices(const SettingFactor& kind, const Settings& settings) {
    return with({usualFactors.begin(), usualFactors.end()}, valueOf(kind, settings));
}
std::string text(const SettingFactor&, double value) { return hundredths(value); }

std::vector<Effects> choices(const SettingEffects&, const Settings&) {
    return {Effects::Low, Effects::Medium, Effects::Full};
}
std::string text(const SettingEffects&, Effects value) { return displayName(nameOf(value)); }

std::vector<std::string> choices(const SettingPalette&, const Settings& settings) {
    std::vector<std::string> names(paletteNames.begin(), paletteNames.end());
    if (!paletteNamed(settings.palette)) names.push_back(settings.palette);
    return names;
}
std::string text(const SettingPalette&, const std::string& value) { return spelledOut(value); }

std::vector<std::string> choices(const SettingLanguage&, const Settings& settings) {
    std::vector<std::string> codes = languageChoices();
    if (std::find(codes.begin(), codes.end(), settings.language) == codes.end())
        codes.push_back(settings.language);
    return codes;
}
std::string text(const SettingLanguage&, const std::string& value) {
    const auto* const known = std::find_if(std::begin(languages), std::end(languages),
                                           [&value](const Language& one) { return one.code == value; });
    return known != std::end(languages) ? std::string(known->name) : displayName(value);
}

std::vector<std::string> choices(const SettingText& kind, const Settings& settings) {
    return {settings.*kind.value}; // It is typed elsewhere.
}
std::string text(const SettingText&, const std::string& value) { return displayName(value); }

Size valueOf(const SettingSide&, const Settings& settings) {
    return {settings.windowWidth, settings.windowHeight};
}
void set(const SettingSide&, Settings& settings, Size value) {
    settings.windowWidth = value.width;
    settings.windowHeight = value.height;
}
std::vector<Size> choices(const SettingSide& kind, const Settings& settings) {
    return with({usualSizes.begin(), usualSizes.end()}, valueOf(kind, settings));
}
std::string text(const SettingSide&, Size value) {
    return std::to_string(value.width) + " × " + std::to_string(value.height);
}

} // namespace

std::string_view displayName(OptionPage page) { return pages[static_cast<std::size_t>(page)].name; }
std::string_view explain(OptionPage page) { return pages[static_cast<std::size_t>(page)].line; }

std::vector<Setting> optionRows(OptionPage page) {
    std::vector<Setting> found;
    for (Setting row : settingsTable()) {
        if (page == OptionPage::Access && row.line.access) {
            row.line.page = page;
            row.line.place = *row.line.access;
        }
        if (row.line.page == page && !row.line.name.empty()) found.push_back(row);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Setting& a, const Setting& b) { return a.line.place < b.line.place; });
    return found;
}

Menu::Item itemOf(const Setting& row, const Settings& settings) {
    Menu::Item item{std::string(row.line.name)};
    item.scale =
        std::holds_alternative<SettingAmount>(row.kind) || std::holds_alternative<SettingFactor>(row.kind);
    std::visit(
        [&](const auto& kind) {
            const auto values = choices(kind, settings);
            const auto present = std::find(values.begin(), values.end(), valueOf(kind, settings));
            item.option = static_cast<std::size_t>(present - values.begin());
            item.options.reserve(values.size());
            for (const auto& value : values)
                item.options.push_back(text(kind, value));
        },
        row.kind);
    return item;
}

std::string_view explain(const Setting& row, const Settings& settings) {
    if (!row.line.text.empty()) return row.line.text;
    if (std::holds_alternative<SettingEffects>(row.kind))
        return effectsLines[static_cast<std::size_t>(settings.effects)];
    const auto name = std::find(paletteNames.begin(), paletteNames.end(), settings.palette);
    if (name == paletteNames.end()) return "Unknown palette";
    return paletteLines[static_cast<std::size_t>(name - paletteNames.begin())];
}

std::string_view explain(const Setting& row, const Settings& settings, Effects inUse) {
    if (std::holds_alternative<SettingEffects>(row.kind) && inUse < settings.effects)
        return fewerEffectsLines[static_cast<std::size_t>(inUse)];
    return explain(row, settings);
}

Settings withChoice(const Setting& row, Settings settings, std::size_t option) {
    std::visit(
        [&](const auto& kind) {
            const auto values = choices(kind, settings);
            assert(option < values.size());
            set(kind, settings, values[option]);
        },
        row.kind);
    return settings;
}

Settings withDefault(const Setting& row, Settings settings) {
    std::visit([&](const auto& kind) { set(kind, settings, valueOf(kind, Settings{})); }, row.kind);
    return settings;
}

} // namespace arkanong
