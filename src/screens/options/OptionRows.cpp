#include "arkanong/screens/options/OptionRows.hpp"

#include "arkanong/language/Languages.hpp"
#include "arkanong/language/Translatable.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
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
    {translatable("options page", "SOUND"), translatable("Volume and mixing")},
    {translatable("options page", "WINDOW"), translatable("Window size, full screen and vertical sync")},
    {translatable("options page", "PICTURE"), translatable("Language, colours, effects and how much moves")},
    {translatable("options page", "FEEL"),
     translatable("The effects that give hits their weight, one by one")},
    {translatable("options page", "PLAY"), translatable("The speed of the game, and the mouse")},
    {translatable("options page", "ACCESSIBILITY"),
     translatable("Play by one button, with help for the paddle, slower, or without holding anything")},
    {translatable("options page", "SECOND PLAYER"),
     translatable("The same help for the second of two players")},
    {translatable("options page", "BY EAR"),
     translatable("Tones for playing without seeing: where and when the ball arrives")},
});

// In the order of Effects.
constexpr auto effectsLines = tableOf<Effects, std::string_view>({
    translatable("Few sparks, no trails or shards, plain background: calm, and fast on slow machines"),
    translatable("Half of the sparks, no shards and no dust"),
    translatable("Everything"),
});

// In the order of Effects, but for full ones: when they are in use although the player chose more.
constexpr auto fewerEffectsLines = rowsOf<countOf<Effects> - 1, std::string_view>({
    translatable("Now low: this machine is too slow for more"),
    translatable("Now medium: this machine is too slow for more"),
});

// In the order of paletteNames.
constexpr auto paletteLines = rowsOf<paletteNames.size(), std::string_view>({
    translatable("Cyan against coral"),
    translatable("Light blue and orange: for red-green colour blindness"),
    translatable("Blue-green and red: for blue-yellow colour blindness"),
    translatable("Pure colours on black"),
});

// In the order of paletteNames.
constexpr auto paletteWords = rowsOf<paletteNames.size(), std::string_view>({
    translatable("palette", "Standard"),
    translatable("palette", "Red green"),
    translatable("palette", "Blue yellow"),
    translatable("palette", "High contrast"),
});

// In the order of Effects.
constexpr auto effectsWords = tableOf<Effects, std::string_view>(
    {translatable("effects", "Low"), translatable("effects", "Medium"), translatable("effects", "Full")});

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

// For each kind of row: the value, all values that can be chosen, and how one is shown in a language.

template <typename Kind>
auto valueOf(const Kind& kind, const Settings& settings) {
    return settings.*kind.value;
}
template <typename Kind, typename Value>
void set(const Kind& kind, Settings& settings, const Value& value) {
    settings.*kind.value = value;
}

std::vector<bool> choices(const SettingSwitch&, const Settings&) { return {false, true}; }
std::string shown(const SettingSwitch&, bool value, const Catalogue& catalogue) {
    // Translators: of a switch.
    return std::string(value ? catalogue.text("On") : catalogue.text("Off"));
}

std::vector<int> choices(const SettingAmount& kind, const Settings& settings) {
    std::vector<int> usual;
    usual.reserve(static_cast<std::size_t>((kind.high - kind.low) / kind.step) + 2);
    for (int value = kind.low; value <= kind.high; value += kind.step)
        usual.push_back(value);
    return with(std::move(usual), valueOf(kind, settings));
}
std::string shown(const SettingAmount& kind, int value, const Catalogue& catalogue) {
    switch (kind.unit) {
    case SettingUnit::None: break;
    case SettingUnit::Percent: return fill(catalogue.text("{n} %"), {{"n", value}});
    case SettingUnit::Milliseconds: // Seconds tell more.
        return fill(catalogue.text("{n} s"), {{"n", secondsText(catalogue, value / 100)}});
    case SettingUnit::Ticks:
        return fill(catalogue.plural("{n} tick", "{n} ticks", static_cast<std::uint64_t>(value)),
                    {{"n", value}});
    }
    return std::to_string(value);
}

std::vector<double> choices(const SettingFactor& kind, const Settings& settings) {
    return with({usualFactors.begin(), usualFactors.end()}, valueOf(kind, settings));
}
std::string shown(const SettingFactor&, double value, const Catalogue& catalogue) {
    return catalogue.decimal(hundredths(value));
}

std::vector<Effects> choices(const SettingEffects&, const Settings&) {
    return {Effects::Low, Effects::Medium, Effects::Full};
}
std::string shown(const SettingEffects&, Effects value, const Catalogue& catalogue) {
    return std::string(catalogue.text("effects", effectsWords[static_cast<std::size_t>(value)]));
}

std::vector<std::string> choices(const SettingPalette&, const Settings& settings) {
    std::vector<std::string> names(paletteNames.begin(), paletteNames.end());
    if (!paletteNamed(settings.palette)) names.push_back(settings.palette);
    return names;
}
std::string shown(const SettingPalette&, const std::string& value, const Catalogue& catalogue) {
    const auto known = std::find(paletteNames.begin(), paletteNames.end(), value);
    if (known == paletteNames.end()) return spelledOut(value);
    return std::string(
        catalogue.text("palette", paletteWords[static_cast<std::size_t>(known - paletteNames.begin())]));
}

std::vector<std::string> choices(const SettingLanguage&, const Settings& settings) {
    std::vector<std::string> codes = languageChoices();
    if (std::find(codes.begin(), codes.end(), settings.language) == codes.end())
        codes.push_back(settings.language);
    return codes;
}
std::string shown(const SettingLanguage&, const std::string& value, const Catalogue& catalogue) {
    if (value == systemLanguage) return std::string(catalogue.text("language", "System"));
    const auto* const known = std::find_if(std::begin(languages), std::end(languages),
                                           [&value](const Language& one) { return one.code == value; });
    return known != std::end(languages) ? std::string(known->name) : displayName(value);
}

std::vector<std::string> choices(const SettingText& kind, const Settings& settings) {
    return {settings.*kind.value}; // It is typed elsewhere.
}
std::string shown(const SettingText&, const std::string& value, const Catalogue&) {
    return displayName(value);
}

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
std::string shown(const SettingSide&, Size value, const Catalogue&) {
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

Menu::Item itemOf(const Setting& row, const Settings& settings, const Catalogue& catalogue) {
    Menu::Item item{std::string(row.line.name)};
    item.context = row.line.context;
    item.scale =
        std::holds_alternative<SettingAmount>(row.kind) || std::holds_alternative<SettingFactor>(row.kind);
    std::visit(
        [&](const auto& kind) {
            const auto values = choices(kind, settings);
            const auto present = std::find(values.begin(), values.end(), valueOf(kind, settings));
            item.option = static_cast<std::size_t>(present - values.begin());
            item.options.reserve(values.size());
            for (const auto& value : values)
                item.options.push_back(shown(kind, value, catalogue));
        },
        row.kind);
    return item;
}

std::string languageRowName(const Catalogue& catalogue) {
    constexpr std::string_view english = translatable("Language");
    const std::string_view own = catalogue.text(english);
    std::string name = globe() + ' ' + std::string(own);
    return own == english ? name : name + " · " + std::string(english);
}

std::string_view explain(const Setting& row, const Settings& settings) {
    if (!row.line.text.empty()) return row.line.text;
    if (std::holds_alternative<SettingEffects>(row.kind))
        return effectsLines[static_cast<std::size_t>(settings.effects)];
    const auto name = std::find(paletteNames.begin(), paletteNames.end(), settings.palette);
    if (name == paletteNames.end()) return translatable("Unknown palette");
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
