#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// The game's sound files: WAV for sounds, FLAC for music, one channel at soundRate. SFML decodes them.

namespace arkanong {

/// The sample rate of all sound files of the game, Hz.
inline constexpr unsigned soundRate = 44100;

/// The undecoded contents of a file of at most 16 MiB. Throws DataError if it is missing.
std::string readSoundFile(const std::string& path);

/// The samples of a file: `bytes` are the contents of `path`, FLAC if that ends in .flac, otherwise WAV. Throws
/// DataError, which names the file, if it is cut short or of another format.
std::vector<std::int16_t> decodeSound(const std::string& path, const std::string& bytes);
/// The number of samples according to the file's header. Throws DataError if it is of another format.
std::size_t soundLength(const std::string& path, const std::string& bytes);

} // namespace arkanong
