#include "OptionList.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

using namespace std::string_literals;

namespace {

/// How the names of these options' groups end.
constexpr const char* forThisRun = ", for this run only";

struct Size {
    int width = 0;
    int height = 0;
};

/// "1280x720".
std::optional<Size> windowSize(std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = wholeNumber(text.substr(0, cross));
    const auto height = wholeNumber(text.substr(cross + 1));
    if (!width || !height || *width < 320 || *width > 16384 || *height < 180 || *height > 16384)
        return std::nullopt;
    return Size{static_cast<int>(*width), static_cast<int>(*height)};
}

/// A whole number that one of the settings is for this run.
void amount(OptionList& list, Options& options, const char* name, int Settings::*setting, std::uint64_t low,
            std::uint64_t high, const char* help) {
    list.number(name, low, high, help, [&options, setting](std::uint64_t n) {
        options.overrides.push_back([=](Settings& settings) { settings.*setting = static_cast<int>(n); });
    });
}

/// Switches one of the settings on or off for this run.
void toggle(CLI::App& app, const std::string& group, Options& options, const char* name,
            bool Settings::*setting, bool value, const char* help) {
    const auto store = [&options, setting, value] {
        options.overrides.push_back([=](Settings& settings) { settings.*setting = value; });
    };
    app.add_flag_callback(name, store, help)->group(group);
}

bool isPalette(std::string_view name) {
    return std::find(paletteNames.begin(), paletteNames.end(), name) != paletteNames.end();
}

std::string paletteList() {
    std::string list;
    for (const std::string_view name : paletteNames)
        list += (list.empty() ? "" : name == paletteNames.back() ? " or " : ", ") + std::string(name);
    return list;
}

void addWindow(CLI::App& app, Options& options) {
    const std::string group = "The window"s + forThisRun;
    OptionList window(app, group);
    window.read("--window", "WxH", "a size such as 1280x720", "The window's size",
                [&options](const std::string& word) {
                    const auto size = windowSize(word);
                    if (size)
                        options.overrides.push_back([size = *size](Settings& settings) {
                            settings.windowWidth = size.width;
                            settings.windowHeight = size.height;
                            settings.fullscreen = false;
                        });
                    return size.has_value();
                });
    toggle(app, group, options, "--fullscreen", &Settings::fullscreen, true, "Fill the screen");
    toggle(app, group, options, "--no-vsync", &Settings::verticalSync, false, "Without vertical sync");
}

/// What of the feel can be left out.
struct Piece {
    const char* name;
    bool Settings::*setting;
    const char* help;
};
constexpr std::array pieces{
    Piece{"--no-paddle-motion", &Settings::paddleMotion, "Paddles do not squash, stretch and lean"},
    Piece{"--no-eyes", &Settings::eyes, "Paddles without eyes"},
    Piece{"--no-brick-motion", &Settings::brickMotion, "Bricks do not pop in and jolt"},
    Piece{"--no-shards", &Settings::shards, "Broken bricks do not fly to pieces"},
    Piece{"--no-sparks", &Settings::sparks, "No sparks fly"},
    Piece{"--no-trails", &Settings::trails, "No trails behind the balls"},
    Piece{"--no-ripples", &Settings::ripples, "No light runs through the background"},
    Piece{"--no-hit-stop", &Settings::hitStop, "Time never stands still for a hit"},
    Piece{"--no-slow-motion", &Settings::slowMotion, "Time never slows down for the last shield"},
    Piece{"--no-menu-motion", &Settings::menuMotion, "Menus and figures do not move"},
    Piece{"--no-combo-melody", &Settings::comboMelody, "All bricks of a combo sound alike"},
    Piece{"--no-stereo", &Settings::stereo, "All sounds come from the middle"},
};

void addFeel(CLI::App& app, Options& options) {
    const std::string group = "The feel"s + forThisRun;
    for (const Piece& piece : pieces)
        toggle(app, group, options, piece.name, piece.setting, false, piece.help);
}

void addPicture(CLI::App& app, Options& options) {
    const std::string group = "The picture"s + forThisRun;
    OptionList picture(app, group);
    picture.read("--palette", "NAME", paletteList(), "The colours: " + paletteList(),
                 [&options](const std::string& word) {
                     options.overrides.push_back([word](Settings& settings) { settings.palette = word; });
                     return isPalette(word);
                 });
    picture.read("--effects", "LEVEL", "low, medium or full",
                 "How much is drawn for beauty: low, medium or full", [&options](const std::string& word) {
                     for (const Effects effects : {Effects::Low, Effects::Medium, Effects::Full})
                         if (nameOf(effects) == word) {
                             options.overrides.push_back(
                                 [effects](Settings& settings) { settings.effects = effects; });
                             return true;
                         }
                     return false;
                 });
    toggle(app, group, options, "--no-automatic-effects", &Settings::automaticEffects, false,
           "As many effects on a slow machine");
    toggle(app, group, options, "--reduced-motion", &Settings::reducedMotion, true,
           "Nothing moves that need not");
    toggle(app, group, options, "--no-shake", &Settings::screenShake, false, "The field never shakes");
    toggle(app, group, options, "--no-flashes", &Settings::flashes, false, "Nothing lights up suddenly");
}

} // namespace

void addSettingsOptions(CLI::App& app, Options& options) {
    const std::string sound = "The sound"s + forThisRun;
    OptionList volumes(app, sound);
    amount(volumes, options, "--volume", &Settings::masterVolume, 0, 100, "How loud everything is, 0 to 100");
    amount(volumes, options, "--music-volume", &Settings::musicVolume, 0, 100, "How loud the music is");
    amount(volumes, options, "--effects-volume", &Settings::effectsVolume, 0, 100, "How loud the rest is");
    toggle(app, sound, options, "--mute", &Settings::mute, true, "No sound until F10 switches it on");

    addWindow(app, options);
    addPicture(app, options);
    addFeel(app, options);

    OptionList play(app, "Your pace"s + forThisRun);
    amount(play, options, "--speed", &Settings::gameSpeed, 50, 100,
           "The speed of matches that people play, percent, 50 to 100");
}

std::string givenSetting(const CLI::App& app) {
    const std::string ending = forThisRun;
    const std::vector<const CLI::Option*> all = app.get_options();
    const auto given = std::find_if(all.begin(), all.end(), [&ending](const CLI::Option* option) {
        const std::string& group = option->get_group();
        return option->count() > 0 && group.size() > ending.size() &&
               group.compare(group.size() - ending.size(), ending.size(), ending) == 0;
    });
    return given != all.end() ? (*given)->get_name() : "";
}

} // namespace arkanong
