#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arkanong {

/// The content of a file, byte for byte. Throws DataError if it is missing, is a folder, cannot be read, or
/// is larger than `limit` bytes.
std::string readFile(const std::string& path, std::size_t limit);

/// Writes a file atomically: afterwards `path` holds exactly `bytes` or is unchanged, even after a power
/// failure. Writes a temporary file next to it, flushes that to disk and renames it. A symbolic link is
/// followed. Throws DataError if the folder is missing or writing fails, and then leaves no temporary file.
void writeFile(const std::string& path, std::string_view bytes);

/// Creates the folder and its missing parents, accessible to their owner only. Throws DataError on failure.
void makeFolder(const std::string& path);

/// Renames a file that must not be overwritten: appends ".broken-1" to its name, or the first free number;
/// `why` replaces the word "broken". Returns the new path. Throws DataError on failure; the file then keeps
/// its name.
std::string quarantine(const std::string& path, const std::string& why = "broken");

} // namespace arkanong
