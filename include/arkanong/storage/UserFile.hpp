#pragma once

#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Loaded.hpp"
#include "arkanong/storage/Notes.hpp"
#include "arkanong/storage/TomlReader.hpp"

#include <cassert>
#include <optional>
#include <string>
#include <string_view>

// Shared parts of the player's files: TOML with a version number; invalid entries are skipped and noted.

namespace arkanong {

/// Bytes; larger files are neither read nor written.
inline constexpr std::size_t largestUserFile = 1U << 16U;
/// Bytes; the most that lists of unlimited length in a file, such as controls for other versions of the game,
/// take when they are written back. The remaining bytes suffice for everything that this version adds, so the
/// file can always be read back.
inline constexpr std::size_t largestUserList = largestUserFile / 8 * 5;

/// Subtracts `size` from the bytes that are left for a list. Throws DataError with this position in the file
/// if fewer are left.
void takeRoom(std::size_t& left, std::size_t size, const TomlReader& in, toml::source_position at);

/// Adds a note for each key that is not in `known`.
void noteUnknownKeys(const TomlReader& in, const toml::table& table,
                     const std::vector<std::string_view>& known, Notes& notes);

/// The table called `name`; null if it is missing, or if it is no table, which is noted.
const toml::table* tableOrNote(const TomlReader& in, const toml::table& parent, std::string_view name,
                               Notes& notes);

/// Calls `read(table, key)` for every key of this table of the document. Notes what it refuses.
template <typename Read>
void readEach(const TomlReader& in, std::string_view name, Notes& notes, Read read) {
    const toml::table* const table = tableOrNote(in, in.document(), name, notes);
    if (table == nullptr) return;
    for (const auto& entry : *table)
        readOrNote(notes, [&, &key = entry.first] { read(*table, key); });
}

/// Adds a note if a version later than `known` wrote the file. Returns the value for Loaded::keepAs of a file
/// with these notes.
std::string keptAs(const TomlReader& in, int known, const std::string& path, Notes& notes);

/// How the values of one kind of file are written and read.
template <typename Value>
struct UserFormat {
    int version; ///< The latest version that `read` understands.
    Loaded<Value> (*read)(const TomlReader& in);
    std::string (*write)(const Value& value);
};

/// Reads `text`, the content of the file `path`. Quarantines the file if it is not TOML.
template <typename Value>
Loaded<Value> readUserText(const UserFormat<Value>& format, const std::string& path,
                           const std::string& text) {
    try {
        const TomlReader in(text, path);
        Loaded<Value> loaded = format.read(in);
        loaded.found = true;
        loaded.keepAs = keptAs(in, format.version, path, loaded.notes);
        shorten(loaded.notes, path);
        return loaded;
    } catch (const DataError& broken) {
        Loaded<Value> fresh;
        fresh.notes.emplace_back(broken.what());
        quarantineAndNote(path, fresh.notes);
        return fresh;
    }
}

/// The content of one of the player's files; empty if it is missing. A folder, a device or a file larger than
/// largestUserFile is quarantined and noted. Throws MachineError if it cannot be read.
std::optional<std::string> readUserBytes(const std::string& path, Notes& notes);

/// Loads a file. Returns the defaults if it is missing, is not TOML or cannot be read; the last two add a
/// note.
template <typename Value>
Loaded<Value> loadUserFile(const UserFormat<Value>& format, const std::string& path) {
    Loaded<Value> fresh;
    try {
        if (const auto text = readUserBytes(path, fresh.notes)) return readUserText(format, path, *text);
    } catch (const MachineError& error) {
        fresh.notes.emplace_back(error.what());
    }
    return fresh;
}

/// Writes the file, at most largestUserFile bytes, atomically and creates its folder if it is missing. Throws DataError.
void saveUserFile(const std::string& path, std::string_view bytes);

/// The folder of a file, which is created if it is missing.
std::string madeFolderOf(const std::string& path);

/// Saves `mine`, merged with changes that other running games have saved meanwhile. `saved` is the value of
/// `mine` when it was last loaded or saved. The file and both values become withChanges(FILE, saved, mine). A
/// copy of the file is kept if it holds more than can be understood, and a note says so. Throws DataError if
/// anything fails; then the file and both values are as before.
template <typename Value>
void updateUserFile(const UserFormat<Value>& format, const std::string& path, Value& mine, Value& saved,
                    Notes& notes) {
    const FolderLock lock(madeFolderOf(path));
    Value merged = mine;
    if (const auto text = readUserBytes(path, notes)) {
        const Loaded<Value> file = readUserText(format, path, *text);
        if (file.found) merged = withChanges(file.value, saved, mine);
        if (!file.found) notes.insert(notes.end(), file.notes.begin(), file.notes.end());
        if (!file.keepAs.empty())
            notes.push_back("the file as it was is kept as " + keepAside(path, *text, file.keepAs));
    }
    const std::string text = format.write(merged);
    assert(text.size() <= largestUserFile);
    writeFile(path, text);
    mine = saved = std::move(merged);
}

/// `text` as a quoted TOML string; bytes and characters that are not printable become question marks.
std::string tomlString(std::string_view text);

} // namespace arkanong
