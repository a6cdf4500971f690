#pragma once

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Loaded.hpp"
#include "arkanong/storage/TomlReader.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

// Shared parts of the player's files: TOML with a version number; invalid entries are skipped and noted.

namespace arkanong {

using Notes = std::vector<std::string>;

/// Runs `read` and turns a DataError into a note. Returns false if there was one.
template <typename Read>
bool readOrNote(Notes& notes, Read read) {
    try {
        read();
        return true;
    } catch (const DataError& error) {
        notes.emplace_back(error.what());
        return false;
    }
}

/// Assigns the result of `read` to `target`. On nullopt or DataError `target` keeps its value; the error is
/// noted.
template <typename Value, typename Read>
void keepOrNote(Notes& notes, Value& target, Read read) {
    readOrNote(notes, [&] {
        if (auto found = read()) target = std::move(*found);
    });
}

/// Adds a note for each key that is not in `known`.
void noteUnknownKeys(const TomlReader& in, const toml::table& table,
                     const std::vector<std::string_view>& known, Notes& notes);

/// Quarantines a broken file and adds a note that says so.
void quarantineAndNote(const std::string& path, Notes& notes);

/// Quarantines a file written by a version later than `known`, so that the next save does not lose data that
/// only the later version understands. Adds a note that says so.
void respectVersion(const TomlReader& in, int known, const std::string& path, Notes& notes);

/// Loads a file with `read`, which understands versions up to `known`. Returns the defaults if the file is
/// missing or is not TOML.
template <typename Value>
Loaded<Value> loadUserFile(const std::string& path, int known, Loaded<Value> (*read)(const TomlReader& in)) {
    constexpr std::size_t largestFile = 1U << 20U;
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return {};
    try {
        const std::string text = readFile(path, largestFile);
        const TomlReader in(text, path);
        Loaded<Value> loaded = read(in);
        respectVersion(in, known, path, loaded.notes);
        return loaded;
    } catch (const DataError& broken) {
        Loaded<Value> fresh;
        fresh.notes.emplace_back(broken.what());
        quarantineAndNote(path, fresh.notes);
        return fresh;
    }
}

/// Writes the file atomically and creates its folder if it is missing. Throws DataError.
void saveUserFile(const std::string& path, std::string_view text);

/// `text` as a quoted TOML string; invalid UTF-8 bytes become question marks.
std::string tomlString(std::string_view text);

} // namespace arkanong
