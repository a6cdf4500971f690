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

/// Where this running game keeps a file of its own: `name` in one of the folders FOLDER/1, FOLDER/2 and so on, which no
/// other running game uses meanwhile. So two games neither overwrite each other's files nor continue the same one. Only
/// where the file system has no locks they share the first. All functions but take() throw MachineError where the system
/// refuses.
class InstanceFile {
  public:
    InstanceFile(std::string folder, std::string name) : folder_(std::move(folder)), name_(std::move(name)) {}

    /// Calls `read` with the paths in turn that no running game has, until it returns true: that file is this game's until
    /// the program ends. What the system refuses is noted.
    void take(Notes& notes, const std::function<bool(const std::string& path)>& read);
    /// Saves, and replaces an earlier save.
    void keep(std::string_view bytes);
    /// Deletes what was taken or kept, if anything.
    void drop();
    /// Quarantines what was taken, and returns its new path.
    std::string putAside();

  private:
    /// Locks FOLDER/number unless another game has it.
    bool lock(int number);
    std::string numbered(int number) const;
    std::string file() const;

    std::string folder_, name_;
    int number_ = 0; ///< Of the folder that is locked; 0: none.
    std::unique_ptr<FolderLock> lock_;
};

/// The file format of an interrupted match or run, which can be resumed later.
template <typename Content>
struct SaveFormat {
    const char* name; ///< Of its file.
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

    /// The first that a game has left and no running game has taken. Throws nothing.
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

/// Reads such a file: `decode` makes the content of its bytes. Nullopt if the file is missing, or is no such
/// content: then it is quarantined, and notes say so. Throws MachineError.
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

/// The same; where the system refuses, that is noted.
template <typename Content, typename Decode>
Loaded<std::optional<Content>> loadOrQuarantine(const std::string& path, std::size_t largest, Decode decode) {
    Loaded<std::optional<Content>> loaded;
    readOrNote(loaded.notes,
               [&] { loaded.value = readOrQuarantine<Content>(path, largest, loaded.notes, decode); });
    return loaded;
}

} // namespace arkanong
