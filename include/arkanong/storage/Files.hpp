#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arkanong {

/// Everything in a file, byte for byte. Throws DataError where it is missing, is no file, cannot be read, or
/// is larger than `limit` bytes.
std::string readFile(const std::string& path, std::size_t limit);

/// Makes `path` hold exactly `bytes`, or leaves it as it was: writes a file beside it and renames that over
/// it. Throws DataError where the folder is missing or anything goes wrong; nothing is left behind then.
void writeFile(const std::string& path, std::string_view bytes);

} // namespace arkanong
