#pragma once

#include "arkanong/storage/ByteFormat.hpp"

#include <cstdint>
#include <string>
#include <string_view>

// What the files of recorded play have in common: a first line, format version 4, simulation version 4, ticks per second
// 4, the content, and a checksum 8: the Hash of all bytes before it, one word per byte.

namespace arkanong {

struct SealedFormat {
    std::string_view magic;  ///< The first line, with its end.
    std::uint32_t version;   ///< Of the format.
    std::string_view called; ///< "replay".
};

/// Writes what comes before the content. `simulation`: the version that the content is of.
void beginSealed(ByteWriter& out, const SealedFormat& format, std::uint32_t simulation);
/// Writes the checksum, and returns all bytes.
std::string sealedBytes(ByteWriter& out);

/// The content. Throws DataError, which tells other kinds of files, other versions and broken files apart.
std::string_view unsealed(std::string_view bytes, const SealedFormat& format, const std::string& file);

/// The beginning of the content, from the beginning of a file. As unsealed(), but the checksum is not checked.
std::string_view unsealedStart(std::string_view bytes, const SealedFormat& format, const std::string& file);

} // namespace arkanong
