#include "OptionList.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

using namespace std::string_literals;

namespace {

/// The common ending of the names of these option groups.
constexpr const char* forThisRun = ", for this run only";

struct Size {
    int width = 0;
    int height = 0;
};

/// Parses a size such as "1280x720"; nullopt if it is invalid or out of range.
std::optional<Size> windowSize(std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = wholeNumber(text.substr(0, cross));
    const auto height = wholeNumber(text.substr(cross + 1));
    if (!width || !height || *width < 320 || *width > 16384 || *height < 180 || *height > 16384)
        return std::nullopt;
    return Size{static_cast<int>(*width), static_cast<int>(*height)};
}

/// Adds an option that sets a whole number for this run.
void amount(OptionList& list, Options& options, const char* name, int Settings::*setting, std::uint64_t low,
            std::uint64_t high, const char* help) {
    list.number(name, low, high, help, [&options, setting](std::uint64_t n) {
        options.overrides.push_back([=](Settings& settings) { settings.*setting = static_cast<int>(n); });
    });
}

/// Adds a flag that switches a setting on or off for this run.
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
    window.read("--window", "WxH", "a size such as 1280x720", "Set the window's size",
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
    toggle(app, group, options, "--no-vsync", &Settings::verticalSync, false, "Turn off vertical sync");
}

/// An effect that can be switched off.
struct Piece {
    const char* name;
    bool Settings::*setting;
    const char* help;
};
constexpr std::array pieces{
    Piece{"--no-paddle-motion", &Settings::paddleMotion, "Turn off squash, stretch and tilt of the paddles"},
    Piece{"--no-eyes", &Settings::eyes, "Turn off the paddles' eyes"},
    Piece{"--no-brick-motion", &Settings::brickMotion, "Turn off motion of the bricks"},
    Piece{"--no-shards", &Settings::shards, "Turn off fragments of broken bricks"},
    Piece{"--no-sparks", &Settings::sparks, "Turn off sparks"},
    Piece{"--no-trails", &Settings::trails, "Turn off trails behind the balls"},
    Piece{"--no-ripples", &Settings::ripples, "Turn off ripples of light in the background"},
    Piece{"--no-hit-stop", &Settings::hitStop, "Turn off brief pauses for big hits"},
    Piece{"--no-slow-motion", &Settings::slowMotion, "Turn off slow motion for the last shield"},
    Piece{"--no-menu-motion", &Settings::menuMotion, "Turn off motion of menus and numbers"},
    Piece{"--no-combo-melody", &Settings::comboMelody, "Turn off rising notes in combos"},
    Piece{"--no-stereo", &Settings::stereo, "Turn off stereo effects"},
};

void addFeel(CLI::App& app, Options& options) {
    const std::string group = "The feel"s + forThisRun;
    for (const Piece& piece : pieces)
        toggle(app, group, options, piece.name, piece.setting, false, piece.help);
}

void addPicture(CLI::App& app, Options& options) {
    const std::string group = "The picture"s + forThisRun;
    OptionList picture(app, group);
    picture.read("--palette", "NAME", paletteList(), "Set the colours: " + paletteList(),
                 [&options](const std::string& word) {
                     options.overrides.push_back([word](Settings& settings) { settings.palette = word; });
                     return isPalette(word);
                 });
    picture.read("--effects", "LEVEL", "low, medium or full",
                 "Set the amount of decorative effects: low, medium or full",
                 [&options](const std::string& word) {
                     for (const Effects effects : {Effects::Low, Effects::Medium, Effects::Full})
                         if (nameOf(effects) == word) {
                             options.overrides.push_back(
                                 [effects](Settings& settings) { settings.effects = effects; });
                             return true;
                         }
                     return false;
                 });
    toggle(app, group, options, "--no-automatic-effects", &Settings::automaticEffects, false,
           "Do not reduce effects on a slow machine");
    toggle(app, group, options, "--reduced-motion", &Settings::reducedMotion, true,
           "Turn off all decorative motion");
    toggle(app, group, options, "--no-shake", &Settings::screenShake, false, "Turn off screen shake");
    toggle(app, group, options, "--no-flashes", &Settings::flashes, false, "Turn off flashes");
}

} // namespace

void addSettingsOptions(CLI::App& app, Options& options) {
    const std::string sound = "The sound"s + forThisRun;
    OptionList volumes(app, sound);
    amount(volumes, options, "--volume", &Settings::masterVolume, 0, 100, "Set the overall volume, 0 to 100");
    amount(volumes, options, "--music-volume", &Settings::musicVolume, 0, 100,
           "Set the volume of the music, 0 to 100");
    amount(volumes, options, "--effects-volume", &Settings::effectsVolume, 0, 100,
           "Set the volume of all other sounds, 0 to 100");
    toggle(app, sound, options, "--mute", &Settings::mute, true, "Start muted; F10 switches the sound on");

    addWindow(app, options);
    addPicture(app, options);
    addFeel(app, options);

    OptionList play(app, "The speed"s + forThisRun);
    amount(play, options, "--speed", &Settings::gameSpeed, 50, 100,
           "Set the speed of matches with people, in percent, 50 to 100");
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
