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

// What the files that belong to the player have in common: TOML with a version, read as far as it can be.

namespace arkanong {

using Notes = std::vector<std::string>;

/// Runs `read`; the DataError it may throw becomes a note. Returns whether it threw none.
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

/// Puts what `read` gives into `target`, unless that is nothing or a DataError.
template <typename Value, typename Read>
void keepOrNote(Notes& notes, Value& target, Read read) {
    readOrNote(notes, [&] {
        if (auto found = read()) target = std::move(*found);
    });
}

/// A note for each key that is none of these.
void noteUnknownKeys(const TomlReader& in, const toml::table& table,
                     const std::vector<std::string_view>& known, Notes& notes);

/// Sets a broken file aside, which a note tells.
void quarantineAndNote(const std::string& path, Notes& notes);

/// Sets a file aside that a version of Arkanong after `known` has written, so that what only that one
/// understands is not lost at the next writing; a note tells.
void respectVersion(const TomlReader& in, int known, const std::string& path, Notes& notes);

/// What `read` makes of the file, whose version it knows as `known`; as new where the file is missing or no
/// TOML.
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

/// Writes it whole or not at all, and makes its folder where that is missing. Throws DataError.
void saveUserFile(const std::string& path, std::string_view text);

/// As a TOML string in quotes; bytes that are no UTF-8 become question marks.
std::string tomlString(std::string_view text);

} // namespace arkanong
