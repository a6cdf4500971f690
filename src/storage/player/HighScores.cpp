#include "arkanong/storage/player/HighScores.hpp"

#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <tuple>

namespace arkanong {

namespace {

constexpr int version = 1;
constexpr int largest = std::numeric_limits<int>::max();
constexpr std::size_t longestDate = 24;
constexpr std::size_t longestLevelName = 60;

bool isModeName(std::string_view name) {
    return !name.empty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

HighScore readEntry(const TomlReader& in, const toml::table& table) {
    HighScore entry;
    entry.name = in.needText(table, "name", longestPlayerName);
    entry.score = in.needWhole(table, "score", 1, largest);
    entry.level = in.needWhole(table, "level", 1, largest);
    entry.levelName = in.text(table, "level-name", longestLevelName).value_or("");
    entry.date = in.text(table, "date", longestDate).value_or("");
    entry.aids.assist = in.whole(table, "paddle-assist", 0, 100).value_or(0);
    entry.aids.ownHalf = in.whole(table, "own-half", 1, 100).value_or(100);
    entry.aids.speed = in.whole(table, "speed", 1, 100).value_or(100);
    entry.aids.oneButton = in.yesNo(table, "one-button").value_or(false);
    entry.aids.ear = in.yesNo(table, "ball-heard").value_or(false);
    return entry;
}

std::string textOf(const PlayAids& aids) {
    std::string text;
    if (aids.assist > 0) text += "\npaddle-assist = " + std::to_string(aids.assist);
    if (aids.ownHalf < 100) text += "\nown-half = " + std::to_string(aids.ownHalf);
    if (aids.speed < 100) text += "\nspeed = " + std::to_string(aids.speed);
    if (aids.oneButton) text += "\none-button = true";
    if (aids.ear) text += "\nball-heard = true";
    return text;
}

std::string textOf(const std::string& mode, const ScoreTable& table) {
    std::string text;
    for (const HighScore& entry : table.entries()) {
        text += "\n[[" + mode + "]]\nname = " + tomlString(entry.name);
        text += "\nscore = " + std::to_string(entry.score);
        text += "\nlevel = " + std::to_string(entry.level);
        if (!entry.levelName.empty()) text += "\nlevel-name = " + tomlString(entry.levelName);
        if (!entry.date.empty()) text += "\ndate = " + tomlString(entry.date);
        text += textOf(entry.aids) + '\n';
    }
    return text;
}

Loaded<HighScores> readHighScores(const TomlReader& in) {
    Loaded<HighScores> loaded;
    std::size_t left = largestUserList;
    for (const auto& [key, value] : in.document()) {
        const std::string mode(key.str());
        if (mode == "version") continue;
        readOrNote(loaded.notes, [&, &name = key] {
            if (!isModeName(mode))
                in.fail(name.source().begin,
                        "expected a name such as solo, found \"" + shortName(name) + '"');
            ScoreTable table;
            for (const toml::table* entry : in.tables(in.document(), mode))
                readOrNote(loaded.notes, [&] { table.add(readEntry(in, *entry)); });
            takeRoom(left, textOf(mode, table).size(), in, name.source().begin);
            loaded.value.table(mode) = std::move(table);
        });
    }
    return loaded;
}

std::string textOf(const HighScores& scores) {
    std::string text = "# Arkanong's high scores.\nversion = " + std::to_string(version) + '\n';
    for (const auto& [mode, table] : scores.tables()) {
        assert(isModeName(mode));
        text += textOf(mode, table);
    }
    return text;
}

constexpr UserFormat<HighScores> format{version, readHighScores, textOf};

} // namespace

bool operator==(const HighScore& a, const HighScore& b) {
    return std::tie(a.name, a.score, a.level, a.date, a.levelName, a.aids) ==
           std::tie(b.name, b.score, b.level, b.date, b.levelName, b.aids);
}

HighScores withChanges(HighScores kept, const HighScores& before, const HighScores& after) {
    for (const auto& [mode, table] : after.tables()) {
        std::vector<HighScore> old = before.table(mode).entries();
        for (const HighScore& entry : table.entries()) {
            const auto same = std::find(old.begin(), old.end(), entry);
            if (same != old.end())
                old.erase(same);
            else
                kept.table(mode).add(entry);
        }
    }
    return kept;
}

std::optional<std::size_t> ScoreTable::placeFor(int score) const {
    const auto worse = std::find_if(entries_.begin(), entries_.end(),
                                    [score](const HighScore& entry) { return entry.score < score; });
    const auto place = static_cast<std::size_t>(worse - entries_.begin());
    return score > 0 && place < size ? std::optional(place) : std::nullopt;
}

std::optional<std::size_t> ScoreTable::add(HighScore entry) {
    const std::optional<std::size_t> place = placeFor(entry.score);
    if (!place) return std::nullopt;
    entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(*place), std::move(entry));
    if (entries_.size() > size) entries_.pop_back();
    return place;
}

const ScoreTable& HighScores::table(std::string_view mode) const {
    static const ScoreTable none;
    const auto found = tables_.find(mode);
    return found != tables_.end() ? found->second : none;
}

Loaded<HighScores> loadHighScores(const std::string& path) { return loadUserFile(format, path); }

void saveHighScores(const HighScores& scores, const std::string& path) { saveUserFile(path, textOf(scores)); }

void updateHighScores(HighScores& mine, HighScores& saved, const std::string& path,
                      std::vector<std::string>& notes) {
    updateUserFile(format, path, mine, saved, notes);
}

} // namespace arkanong
