#pragma once

#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Loaded.hpp"
#include "arkanong/storage/Notes.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace arkanong {

/// A file that belongs to this running game: `name` in one of the folders FOLDER/1, FOLDER/2 and so on, which
/// this game locks. So two running games neither overwrite each other's file nor continue the same one. On a
/// file system without locks all games share FOLDER/1. All functions but take() throw MachineError if the
/// system refuses.
class InstanceFile {
  public:
    InstanceFile(std::string folder, std::string name) : folder_(std::move(folder)), name_(std::move(name)) {}

    /// Calls `read` with the path of each file that no running game has locked, until it returns true. That
    /// file then belongs to this game until the program ends. Refusals of the system are noted.
    void take(Notes& notes, const std::function<bool(const std::string& path)>& read);
    /// Writes this game's file, replacing its earlier content.
    void keep(std::string_view bytes);
    /// Deletes the file that was taken or kept, if any.
    void drop();
    /// Quarantines the file that was taken, and returns its new path.
    std::string putAside();

  private:
    /// Locks FOLDER/number. Returns false if another running game has it.
    bool lock(int number);
    std::string numbered(int number) const;
    std::string file() const;

    std::string folder_, name_;
    int number_ = 0; ///< Number of the locked folder; 0: none.
    std::unique_ptr<FolderLock> lock_;
};

/// The file format of an interrupted match or run, which can be resumed later.
template <typename Content>
struct SaveFormat {
    const char* name; ///< The name of its file.
    /// Nullopt if the file is missing or, with a note, if the system cannot read it or it was quarantined.
    Loaded<std::optional<Content>> (*load)(const std::string& path);
    std::string (*encode)(const Content& content);
};

/// The file in which this running game saves an interrupted match: see InstanceFile.
template <typename Content>
class SaveSlot {
  public:
    SaveSlot(std::string folder, const SaveFormat<Content>& format)
        : file_(std::move(folder), format.name), format_(format) {}

    /// The first saved content that no running game has taken; nullopt if there is none. Throws nothing.
    Loaded<std::optional<Content>> take() {
        Loaded<std::optional<Content>> taken;
        file_.take(taken.notes, [&](const std::string& path) {
            Loaded<std::optional<Content>> found = format_.load(path);
            taken.value = std::move(found.value);
            taken.notes.insert(taken.notes.end(), found.notes.begin(), found.notes.end());
            return taken.value.has_value();
        });
        return taken;
    }
    void keep(const Content& content) { file_.keep(format_.encode(content)); }
    void drop() { file_.drop(); }
    std::string putAside() { return file_.putAside(); }

  private:
    InstanceFile file_;
    SaveFormat<Content> format_;
};

/// Reads a file and decodes its bytes. Nullopt if the file is missing or `decode` throws DataError; in the
/// second case it is quarantined, with notes. Throws MachineError.
template <typename Content, typename Decode>
std::optional<Content> readOrQuarantine(const std::string& path, std::size_t largest, Notes& notes,
                                        Decode decode) {
    try {
        if (const std::optional<std::string> bytes = readFileIfAny(path, largest)) return decode(*bytes);
    } catch (const MachineError&) {
        throw;
    } catch (const DataError& error) {
        notes.emplace_back(error.what());
        quarantineAndNote(path, notes);
    }
    return std::nullopt;
}

/// Like readOrQuarantine(), but a MachineError becomes a note.
template <typename Content, typename Decode>
Loaded<std::optional<Content>> loadOrQuarantine(const std::string& path, std::size_t largest, Decode decode) {
    Loaded<std::optional<Content>> loaded;
    readOrNote(loaded.notes,
               [&] { loaded.value = readOrQuarantine<Content>(path, largest, loaded.notes, decode); });
    return loaded;
}

} // namespace arkanong
