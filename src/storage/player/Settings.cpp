#include "arkanong/storage/player/Settings.hpp"

#include "arkanong/storage/UserFile.hpp"

#include <algorithm>
#include <cassert>
#include <sstream>
#include <type_traits>
#include <variant>

namespace arkanong {

namespace {

constexpr int settingsVersion = 1;
constexpr std::size_t longestName = 32;
constexpr std::size_t mostControls = 8;
constexpr std::array<std::string_view, 3> effectsNames{"low", "medium", "full"};

using Switch = bool Settings::*;
struct Whole {
    int Settings::*value;
    int low;
    int high;
};
struct Real {
    double Settings::*value;
    double low;
    double high;
};
using Name = std::string Settings::*;
using Choice = Effects Settings::*;

/// One setting in the file.
struct Row {
    std::string_view table;
    std::string_view key;
    std::variant<Switch, Whole, Real, Name, Choice> target;
    std::string_view comment;
};
// The rows of a table stand together; the file is written in this order.
constexpr std::array<Row, 30> settingRows{{
    {"sound", "master", Whole{&Settings::masterVolume, 0, 100}, "0 to 100"},
    {"sound", "music", Whole{&Settings::musicVolume, 0, 100}, "0 to 100"},
    {"sound", "effects", Whole{&Settings::effectsVolume, 0, 100}, "0 to 100"},
    {"sound", "mute", &Settings::mute, "true: no sound at all"},
    {"sound", "combo-melody", &Settings::comboMelody, "each brick of a combo a note higher"},
    {"sound", "stereo", &Settings::stereo, "sounds come from where they are"},
    {"window", "fullscreen", &Settings::fullscreen, "true or false"},
    {"window", "width", Whole{&Settings::windowWidth, 320, 16384}, "pixels, when not fullscreen"},
    {"window", "height", Whole{&Settings::windowHeight, 180, 16384}, "pixels"},
    {"window", "vsync", &Settings::verticalSync, "false: may tear, a little quicker"},
    {"picture", "effects", &Settings::effects, "low, medium or full"},
    {"picture", "automatic-effects", &Settings::automaticEffects, "fewer where the machine is slow"},
    {"picture", "reduced-motion", &Settings::reducedMotion, "true: nothing moves that need not"},
    {"picture", "screen-shake", &Settings::screenShake, "true or false"},
    {"picture", "flashes", &Settings::flashes, "true or false"},
    {"picture", "menu-motion", &Settings::menuMotion, "menus glide, figures roll"},
    {"picture", "palette", &Settings::palette, "the colours, by name"},
    {"feel", "paddle-motion", &Settings::paddleMotion, "paddles squash, stretch and lean"},
    {"feel", "eyes", &Settings::eyes, "true or false"},
    {"feel", "brick-motion", &Settings::brickMotion, "bricks pop in and jolt"},
    {"feel", "shards", &Settings::shards, "of broken bricks"},
    {"feel", "sparks", &Settings::sparks, "true or false"},
    {"feel", "trails", &Settings::trails, "behind the balls"},
    {"feel", "ripples", &Settings::ripples, "of light, in the background"},
    {"feel", "hit-stop", &Settings::hitStop, "a moment's stop for big hits"},
    {"feel", "slow-motion", &Settings::slowMotion, "for the last shield"},
    {"play", "speed", Whole{&Settings::gameSpeed, 50, 100}, "percent, 50 to 100"},
    {"play", "mouse-sensitivity", Real{&Settings::mouseSensitivity, 0.2, 5.0}, "0.2 to 5"},
    {"play", "mouse-capture", &Settings::mouseCapture, "true: the pointer stays in the window during play"},
    {"play", "offer-first-match", &Settings::offerFirstMatch, "true: on the title, until it is played"},
}};

std::optional<Effects> effectsNamed(std::string_view name) {
    const auto found = std::find(effectsNames.begin(), effectsNames.end(), name);
    if (found == effectsNames.end()) return std::nullopt;
    return static_cast<Effects>(found - effectsNames.begin());
}

/// Reads one setting; where it is missing it stays as it is.
struct RowReader {
    const TomlReader& in;
    const toml::table& table;
    std::string_view key;
    Settings& settings;

    void operator()(Switch value) const { keep(value, in.yesNo(table, key)); }
    void operator()(const Whole& row) const { keep(row.value, in.whole(table, key, row.low, row.high)); }
    void operator()(const Real& row) const { keep(row.value, in.number(table, key, row.low, row.high)); }
    void operator()(Name value) const { keep(value, in.text(table, key, longestName)); }
    void operator()(Choice value) const {
        keep(value, in.word(table, key, effectsNamed, "low, medium or full"));
    }

    template <typename Value>
    void keep(Value Settings::*value, const std::optional<Value>& found) const {
        if (found) settings.*value = *found;
    }
};

struct RowText {
    const Settings& settings;

    std::string operator()(Switch value) const { return settings.*value ? "true" : "false"; }
    std::string operator()(const Whole& row) const { return std::to_string(settings.*row.value); }
    std::string operator()(const Real& row) const {
        std::ostringstream text;
        text << settings.*row.value;
        return text.str();
    }
    std::string operator()(Name value) const { return tomlString(settings.*value); }
    std::string operator()(Choice value) const { return tomlString(nameOf(settings.*value)); }
};

/// The table called `name`; none, with a note, where it is something else.
const toml::table* tableOrNote(const TomlReader& in, const toml::table& parent, std::string_view name,
                               Notes& notes) {
    const toml::table* table = nullptr;
    readOrNote(notes, [&] { table = in.table(parent, name); });
    return table;
}

void readRows(const TomlReader& in, Loaded<Settings>& loaded) {
    for (auto first = settingRows.begin(); first != settingRows.end();) {
        const auto last =
            std::find_if(first, settingRows.end(), [&](const Row& row) { return row.table != first->table; });
        if (const toml::table* table = tableOrNote(in, in.document(), first->table, loaded.notes)) {
            std::vector<std::string_view> keys;
            for (auto row = first; row != last; ++row) {
                keys.push_back(row->key);
                const RowReader reader{in, *table, row->key, loaded.value};
                readOrNote(loaded.notes, [&] { std::visit(reader, row->target); });
            }
            noteUnknownKeys(in, *table, keys, loaded.notes);
        }
        first = last;
    }
}

void readPlayers(const TomlReader& in, Loaded<Settings>& loaded) {
    const toml::table* const table = tableOrNote(in, in.document(), "players", loaded.notes);
    if (table == nullptr) return;
    noteUnknownKeys(in, *table, {"names"}, loaded.notes);
    readOrNote(loaded.notes, [&] {
        const auto names = in.texts(*table, "names", longestPlayerName, loaded.value.playerNames.size());
        if (!names) return;
        std::copy(names->begin(), names->end(), loaded.value.playerNames.begin());
    });
}

void checkPlainName(const TomlReader& in, const toml::key& key) {
    const std::string_view name = key.str();
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    if (!plain || name.empty() || name.size() > longestName)
        in.fail(key.source().begin,
                "expected a name of small letters, digits and hyphens, found \"" + std::string(name) + '"');
}

ControlNames readActions(const TomlReader& in, const toml::table& table, Notes& notes) {
    ControlNames actions;
    for (const auto& [key, value] : table) {
        readOrNote(notes, [&, &action = key] {
            checkPlainName(in, action);
            actions[std::string(action.str())] = *in.texts(table, action.str(), longestName, mostControls);
        });
    }
    return actions;
}

void readControls(const TomlReader& in, Loaded<Settings>& loaded) {
    const toml::table* const all = tableOrNote(in, in.document(), "controls", loaded.notes);
    if (all == nullptr) return;
    for (const auto& [key, value] : *all) {
        readOrNote(loaded.notes, [&, &who = key] {
            checkPlainName(in, who);
            const toml::table& table = *in.table(*all, who.str());
            loaded.value.controls[std::string(who.str())] = readActions(in, table, loaded.notes);
        });
    }
}

Loaded<Settings> readSettings(const TomlReader& in) {
    Loaded<Settings> loaded;
    noteUnknownKeys(in, in.document(),
                    {"version", "sound", "window", "picture", "feel", "play", "players", "controls"},
                    loaded.notes);
    readRows(in, loaded);
    readPlayers(in, loaded);
    readControls(in, loaded);
    return loaded;
}

std::string listText(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + tomlString(word);
    return '[' + text + ']';
}

std::string rowsText(const Settings& settings) {
    constexpr std::size_t commentColumn = 34;
    std::string text;
    std::string_view table;
    for (const Row& row : settingRows) {
        if (row.table != table) text += "\n[" + std::string(row.table) + "]\n";
        table = row.table;
        std::string line = std::string(row.key) + " = " + std::visit(RowText{settings}, row.target) + ' ';
        line.resize(std::max(line.size(), commentColumn), ' ');
        text += line + "# " + std::string(row.comment) + '\n';
    }
    return text;
}

std::string controlsText(const Settings& settings) {
    std::string text;
    for (const auto& [who, actions] : settings.controls) {
        text += "\n[controls." + who + "]\n";
        for (const auto& [action, names] : actions)
            text += action + " = " + listText(names) + '\n';
    }
    return text;
}

} // namespace

std::string_view nameOf(Effects effects) { return effectsNames[static_cast<std::size_t>(effects)]; }

Settings withChanges(Settings kept, const Settings& before, const Settings& after) {
    const auto follow = [&](auto value) {
        if (before.*value != after.*value) kept.*value = after.*value;
    };
    for (const Row& row : settingRows)
        std::visit(
            [&follow](const auto& target) {
                if constexpr (std::is_member_object_pointer_v<std::decay_t<decltype(target)>>)
                    follow(target);
                else
                    follow(target.value);
            },
            row.target);
    follow(&Settings::playerNames);
    follow(&Settings::controls);
    return kept;
}

Loaded<Settings> loadSettings(const std::string& path) {
    return loadUserFile(path, settingsVersion, readSettings);
}

void saveSettings(const Settings& settings, const std::string& path) {
    std::string text =
        "# Arkanong's settings. The game's options write this file; to edit it by hand, close the "
        "game first.\n# What is missing or wrong here is as in a new game.\nversion = " +
        std::to_string(settingsVersion) + '\n';
    text += rowsText(settings);
    text +=
        "\n[players]\nnames = " + listText({settings.playerNames.begin(), settings.playerNames.end()}) + '\n';
    text += controlsText(settings);
    saveUserFile(path, text);
}

} // namespace arkanong
