#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arkanong {

/// Everything in a file, byte for byte. Throws DataError where it is missing, is no file, cannot be read, or
/// is larger than `limit` bytes.
std::string readFile(const std::string& path, std::size_t limit);

/// Makes `path` hold exactly `bytes`, or leaves it as it was, even if the power fails meanwhile: writes a
/// file beside it, has that put onto the disk and renames it. A symbolic link stays one. Throws DataError
/// where the folder is missing or anything goes wrong; nothing is left behind then.
void writeFile(const std::string& path, std::string_view bytes);

/// Makes the folder and those it lies in, where they are missing, each for its owner alone. Throws DataError
/// where it cannot.
void makeFolder(const std::string& path);

/// Moves a file out of the way: appends ".broken-1" to its name, or the first number that is free; another
/// word may say why. Returns its path then. Throws DataError where it cannot; the file is where it was then.
std::string quarantine(const std::string& path, const std::string& why = "broken");

} // namespace arkanong
