#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// The game's sound files: FLAC, one channel. SFML decodes them.

namespace arkanong {

/// The sample rate of the game's sound effects and of its output, Hz.
inline constexpr unsigned soundRate = 44100;

/// The undecoded contents of a file of at most 16 MiB. Throws DataError if it is missing.
std::string readSoundFile(const std::string& path);

/// The samples of a file: `bytes` are the contents of `path`. Throws DataError, which names the file, if it is cut
/// short, of another format or not at `rate` samples per second.
std::vector<std::int16_t> decodeSound(const std::string& path, const std::string& bytes,
                                      unsigned rate = soundRate);
/// The number of samples according to the file's header. Throws DataError if it is of another format or rate.
std::size_t soundLength(const std::string& path, const std::string& bytes, unsigned rate = soundRate);

} // namespace arkanong
