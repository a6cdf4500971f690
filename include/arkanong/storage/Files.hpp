#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// The only code that reads and writes files. All functions throw DataError if a path or a file is invalid,
// and MachineError if the system refuses; both name the file.

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

/// Throws whatever writeFile() would throw for this path now, as far as that can be known in advance; changes
/// nothing. Call it before a long computation whose result will be written.
void checkWritable(const std::string& path);

/// Deletes the file if there is one. Throws MachineError on failure.
void removeFile(const std::string& path);

/// Renames a file. Throws MachineError on failure.
void moveFile(const std::string& from, const std::string& to);

/// Sets the file's modification time later than that of every other file in its folder, even if some of them
/// were written while the clock was wrong. Does nothing if the file system refuses.
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

/// A lock on a folder, exclusive among all programs. While it is held, files in the folder can be read,
/// changed and written without losing changes of another running game. On a file system without locks it
/// locks nothing and does not wait.
class FolderLock {
  public:
    enum class IfBusy { Wait, GiveUp };
    /// Waits for the lock for at most five seconds, or gives up at once. Then deletes temporary files left by
    /// writeFile() in programs that were killed. The folder must exist. Throws MachineError if it cannot be
    /// opened or the wait timed out.
    explicit FolderLock(const std::string& folder, IfBusy ifBusy = IfBusy::Wait);
    ~FolderLock();
    /// False if it gave up because another program has the lock.
    bool holds() const { return holds_; }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int descriptor_ = -1;
    bool holds_ = false;
};

} // namespace arkanong
