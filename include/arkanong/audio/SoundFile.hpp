#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// The game's sound files: FLAC, of one channel or two. SFML decodes them.

namespace arkanong {

/// The sample rate of the game's sound effects and of its output, Hz.
inline constexpr unsigned soundRate = 44100;

/// The undecoded contents of a file of at most 16 MiB. Throws DataError if it is missing.
std::string readSoundFile(const std::string& path);

/// What the header of a file says.
struct SoundFormat {
    unsigned channels = 1;
    unsigned rate = soundRate; ///< Frames per second. A frame has a sample for each channel.
    std::size_t frames = 0;
};

/// The format of a file: `bytes` are the contents of `path`. Throws DataError, which names the file, if it is no FLAC
/// file.
SoundFormat soundFormat(const std::string& path, const std::string& bytes);

/// The samples of a file as above; those of two channels alternate, left first. Throws DataError if it is cut short, or
/// has other channels or another rate.
std::vector<std::int16_t> decodeSound(const std::string& path, const std::string& bytes,
                                      unsigned channels = 1, unsigned rate = soundRate);

} // namespace arkanong
