#include "OptionList.hpp"
#include "arkanong/language/Languages.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {

namespace {

// In the order of OptionPage.
constexpr auto groups = tableOf<OptionPage, const char*>(
    {translatable("The sound, for this run only"), translatable("The window, for this run only"),
     translatable("The picture, for this run only"), translatable("The feel, for this run only"),
     translatable("The speed, for this run only"), translatable("Access, for this run only"),
     translatable("The second player, for this run only"), translatable("Play by ear, for this run only")});

/// Overrides one setting for this run.
template <typename Value>
void override(Options& options, Value Settings::*member, Value value) {
    options.overrides.emplace_back(
        [member, value = std::move(value)](Settings& settings) { settings.*member = value; });
}

std::optional<int> sideOf(const SettingSide& side, std::string_view text) {
    const auto length = wholeNumber(text);
    if (!length || *length < static_cast<unsigned>(side.low) || *length > static_cast<unsigned>(side.high))
        return std::nullopt;
    return static_cast<int>(*length);
}

/// Overrides the window's size: "1280x720".
bool overrideSize(Options& options, std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return false;
    const auto width = sideOf(windowWidthSetting, text.substr(0, cross));
    const auto height = sideOf(windowHeightSetting, text.substr(cross + 1));
    if (!width || !height) return false;
    override(options, &Settings::windowWidth, *width);
    override(options, &Settings::windowHeight, *height);
    override(options, &Settings::fullscreen, false);
    return true;
}

/// Adds the option that overrides a setting.
struct OptionAdder {
    OptionList list;
    Options& options;
    std::string name;
    /// In the list's language. Where the choices have names, with a hole for these.
    std::string_view help;

    void operator()(const SettingSwitch& kind) {
        const auto store = [&options = options, value = kind.value] {
            override(options, value, !(Settings{}.*value));
        };
        list.flag(name, store, help);
    }
    void operator()(const SettingAmount& kind) {
        const auto store = [&options = options, value = kind.value](std::uint64_t n) {
            override(options, value, static_cast<int>(n));
        };
        list.number(name, static_cast<unsigned>(kind.low), static_cast<unsigned>(kind.high), help, store);
    }
    void operator()(const SettingSide&) {
        const auto understand = [&options = options](const std::string& word) {
            return overrideSize(options, word);
        };
        list.read(name, {"WxH", "a size such as 1280x720"}, help, understand);
    }
    void operator()(const SettingFactor&) const { assert(false && "no factor has an option"); }
    void operator()(const SettingText&) const { assert(false && "no text has an option"); }
    void operator()(const SettingEffects& kind) {
        const OptionValue levels = oneOf("LEVEL", effectsWords());
        const auto understand = [&options = options, value = kind.value](const std::string& word) {
            const auto effects = effectsNamed(word);
            if (effects) override(options, value, *effects);
            return effects.has_value();
        };
        list.read(name, levels, fill(help, {{"choices", list.listed(levels.words)}}), understand);
    }
    void operator()(const SettingLanguage& kind) {
        const OptionValue known = oneOf("CODE", languageChoices());
        const auto understand = [&options = options, value = kind.value](const std::string& word) {
            override(options, value, word);
            return isLanguage(word);
        };
        list.read(name, known, fill(help, {{"choices", list.listed(known.words)}}), understand);
    }
    void operator()(const SettingPalette& kind) {
        const OptionValue palettes = oneOf("NAME", {paletteNames.begin(), paletteNames.end()});
        const auto understand = [&options = options, value = kind.value](const std::string& word) {
            override(options, value, word);
            return std::find(paletteNames.begin(), paletteNames.end(), word) != paletteNames.end();
        };
        list.read(name, palettes, fill(help, {{"choices", list.listed(palettes.words)}}), understand);
    }
};

} // namespace

void addSettingsOptions(std::vector<OptionEntry>& entries, Options& options, const Catalogue& catalogue) {
    std::vector<const Setting*> given;
    for (const Setting& setting : settingsTable())
        if (!setting.option.name.empty()) given.push_back(&setting);
    std::stable_sort(given.begin(), given.end(), [](const Setting* a, const Setting* b) {
        return std::pair(a->option.group, a->option.place) < std::pair(b->option.group, b->option.place);
    });
    for (const Setting* const setting : given) {
        const OptionList list(entries, groups[static_cast<std::size_t>(setting->option.group)], catalogue);
        std::visit(OptionAdder{list, options, std::string(setting->option.name),
                               catalogue.text(setting->option.help)},
                   setting->kind);
    }
}

std::string givenSetting(const OptionNames& given) {
    const auto found = std::find_first_of(
        given.begin(), given.end(), settingsTable().begin(), settingsTable().end(),
        [](const std::string& name, const Setting& setting) { return name == setting.option.name; });
    return found != given.end() ? *found : "";
}

} // namespace arkanong
