#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// The one home of reading and writing files. All functions throw DataError where a path or a file is not what it must
// be, and MachineError where the system refuses; both name the file.

namespace arkanong {

/// The content of a file, byte for byte; nullopt if there is no such file. Throws DataError if it is a folder, a pipe,
/// a socket, a device or a loop of links, or is larger than `limit` bytes; MachineError if it cannot be read.
[[nodiscard]] std::optional<std::string> readFileIfAny(const std::string& path, std::size_t limit);

/// As above, but a missing file is a DataError.
std::string readFile(const std::string& path, std::size_t limit);

/// The first `length` bytes of a file, at least 1, or all of a shorter one. Throws as readFile() does.
std::string readStart(const std::string& path, std::size_t length);

/// Writes a file atomically: afterwards `path` holds exactly `bytes` or is unchanged, even after a power
/// failure. Writes a temporary file of its own next to it, flushes that to disk and renames it. A symbolic link is
/// followed. Throws DataError if the folder is missing or `path` is something other than a file, MachineError if
/// anything fails; then it leaves no temporary file. One that a killed program left is deleted by FolderLock.
void writeFile(const std::string& path, std::string_view bytes);

/// Throws what writeFile() would throw for this path now, as far as it can be known in advance, and changes nothing. Call
/// it before a long computation whose result will be written.
void checkWritable(const std::string& path);

/// Deletes the file if there is one. Throws MachineError on failure.
void removeFile(const std::string& path);

/// Renames a file. Throws MachineError on failure.
void moveFile(const std::string& from, const std::string& to);

/// Makes the file's time of writing later than that of any other file in its folder, even if the clock was wrong for
/// some of them. A file system that refuses is ignored.
void makeLatest(const std::string& path);

/// Creates the folder and its missing parents, accessible to their owner only. Throws MachineError on failure.
void makeFolder(const std::string& path);

/// Renames a file that must not be overwritten: appends ".broken-1" to its name, or the first free number;
/// `why` replaces the word "broken". Returns the new path. Throws MachineError on failure; the file then keeps
/// its name.
std::string quarantine(const std::string& path, const std::string& why = "broken");

/// Writes `bytes` to a copy of the file `path`, named as quarantine() does. Returns the path of the copy, which is an
/// earlier one if it holds the same. Throws as writeFile() does.
std::string keepAside(const std::string& path, std::string_view bytes, const std::string& why = "broken");

/// While this exists, no other FolderLock for the same folder does, in any program: what is read meanwhile can be
/// changed and written without losing what another running game has saved. Where the file system has no locks, and
/// only there, it does not wait.
class FolderLock {
  public:
    enum class IfBusy { Wait, GiveUp };
    /// Waits for its turn, at most five seconds, or gives up at once, and deletes temporary files that writeFile() of
    /// programs that were killed has left. The folder must exist. Throws MachineError if it cannot be opened or the wait was in vain.
    explicit FolderLock(const std::string& folder, IfBusy ifBusy = IfBusy::Wait);
    ~FolderLock();
    /// False if it has given up.
    bool holds() const { return holds_; }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int descriptor_ = -1;
    bool holds_ = false;
};

} // namespace arkanong
