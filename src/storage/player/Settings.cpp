#include "arkanong/storage/player/Settings.hpp"

#include "arkanong/storage/LanguageCode.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"

#include <algorithm>
#include <variant>

namespace arkanong {

namespace {

constexpr int settingsVersion = 1;
constexpr std::size_t longestName = 32;
constexpr std::size_t longestLine = 259; // A host name and a port.
constexpr std::size_t mostControls = 8;
constexpr auto effectsNames = tableOf<Effects, std::string_view>({"low", "medium", "full"});

/// "system, en, cs or de", with all codes.
std::string languageWords() {
    const std::vector<std::string> codes = languageChoices();
    std::string words = codes.front();
    for (std::size_t i = 1; i < codes.size(); ++i)
        words += (i + 1 < codes.size() ? ", " : " or ") + codes[i];
    return words;
}

/// Reads one setting; leaves it unchanged if the file lacks it.
struct RowReader {
    const TomlReader& in;
    const toml::table& table;
    std::string_view key;
    Settings& settings;

    void operator()(const SettingSwitch& kind) const { keep(kind.value, in.yesNo(table, key)); }
    void operator()(const SettingAmount& kind) const {
        keep(kind.value, in.whole(table, key, kind.low, kind.high));
    }
    void operator()(const SettingSide& kind) const {
        keep(kind.value, in.whole(table, key, kind.low, kind.high));
    }
    void operator()(const SettingFactor& kind) const {
        keep(kind.value, in.number(table, key, kind.low, kind.high));
    }
    void operator()(const SettingPalette& kind) const { keep(kind.value, in.text(table, key, longestName)); }
    void operator()(const SettingLanguage& kind) const {
        const auto named = [](std::string_view word) {
            return isLanguage(word) ? std::optional(std::string(word)) : std::nullopt;
        };
        keep(kind.value, in.word(table, key, named, languageWords()));
    }
    void operator()(const SettingText& kind) const { keep(kind.value, in.text(table, key, longestLine)); }
    void operator()(const SettingEffects& kind) const {
        keep(kind.value, in.word(table, key, effectsNamed, "low, medium or full"));
    }

    template <typename Value>
    void keep(Value Settings::*value, const std::optional<Value>& found) const {
        if (found) settings.*value = *found;
    }
};

std::string textOf(bool value) { return value ? "true" : "false"; }
std::string textOf(int value) { return std::to_string(value); }
std::string textOf(double value) { return sixDigits(value); }
std::string textOf(const std::string& value) { return tomlString(value); }
std::string textOf(Effects value) { return tomlString(nameOf(value)); }

void readRows(const TomlReader& in, Loaded<Settings>& loaded) {
    const auto& settingRows = settingsTable();
    for (auto first = settingRows.begin(); first != settingRows.end();) {
        const auto last = std::find_if(first, settingRows.end(),
                                       [&](const Setting& row) { return row.table != first->table; });
        if (const toml::table* table = tableOrNote(in, in.document(), first->table, loaded.notes)) {
            std::vector<std::string_view> keys;
            for (auto row = first; row != last; ++row) {
                keys.push_back(row->key);
                const RowReader reader{in, *table, row->key, loaded.value};
                readOrNote(loaded.notes, [&] { std::visit(reader, row->kind); });
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
                "expected a name of lower-case letters, digits and hyphens, found \"" + shortName(key) + '"');
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

std::string listText(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + tomlString(word);
    return '[' + text + ']';
}

std::string controlsText(const std::string& who, const ControlNames& actions) {
    std::string text = "\n[controls." + who + "]\n";
    for (const auto& [action, names] : actions)
        text += action + " = " + listText(names) + '\n';
    return text;
}

void readControls(const TomlReader& in, Loaded<Settings>& loaded) {
    const toml::table* const all = tableOrNote(in, in.document(), "controls", loaded.notes);
    if (all == nullptr) return;
    std::size_t left = largestUserList;
    for (const auto& [key, value] : *all) {
        readOrNote(loaded.notes, [&, &who = key] {
            checkPlainName(in, who);
            const std::string name(who.str());
            ControlNames actions = readActions(in, *in.table(*all, name), loaded.notes);
            takeRoom(left, controlsText(name, actions).size(), in, who.source().begin);
            loaded.value.controls[name] = std::move(actions);
        });
    }
}

Loaded<Settings> readSettings(const TomlReader& in) {
    Loaded<Settings> loaded;
    noteUnknownKeys(in, in.document(),
                    {"version", "sound", "window", "picture", "feel", "play", "access", "second-player",
                     "ear", "online", "players", "controls"},
                    loaded.notes);
    readRows(in, loaded);
    readPlayers(in, loaded);
    readControls(in, loaded);
    return loaded;
}

std::string rowsText(const Settings& settings) {
    constexpr std::size_t commentColumn = 34;
    std::string text;
    std::string_view table;
    for (const Setting& row : settingsTable()) {
        if (row.table != table) text += "\n[" + std::string(row.table) + "]\n";
        table = row.table;
        const std::string value =
            std::visit([&](const auto& kind) { return textOf(settings.*kind.value); }, row.kind);
        std::string line = std::string(row.key) + " = " + value + ' ';
        line.resize(std::max(line.size(), commentColumn), ' ');
        text += line + "# " + std::string(row.comment) + '\n';
    }
    return text;
}

std::string settingsText(const Settings& settings) {
    std::string text =
        "# Arkanong's settings. The game's options write this file; to edit it by hand, close the "
        "game first.\n# What is missing or wrong here is as in a new game.\nversion = " +
        std::to_string(settingsVersion) + '\n';
    text += rowsText(settings);
    text +=
        "\n[players]\nnames = " + listText({settings.playerNames.begin(), settings.playerNames.end()}) + '\n';
    for (const auto& [who, actions] : settings.controls)
        text += controlsText(who, actions);
    return text;
}

constexpr UserFormat<Settings> settingsFormat{settingsVersion, readSettings, settingsText};

} // namespace

std::optional<Effects> effectsNamed(std::string_view name) { return kindNamed<Effects>(effectsNames, name); }

std::string_view nameOf(Effects effects) { return effectsNames[static_cast<std::size_t>(effects)]; }

Loaded<Settings> loadSettings(const std::string& path) { return loadUserFile(settingsFormat, path); }

void saveSettings(const Settings& settings, const std::string& path) {
    saveUserFile(path, settingsText(settings));
}

void updateSettings(Settings& mine, Settings& saved, const std::string& path,
                    std::vector<std::string>& notes) {
    updateUserFile(settingsFormat, path, mine, saved, notes);
}

} // namespace arkanong
