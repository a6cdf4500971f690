#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// The game's sound files: WAV for sounds, FLAC for music, one channel at soundRate. SFML decodes them.

namespace arkanong {

/// Samples a second of every sound file of the game.
inline constexpr unsigned soundRate = 44100;

/// The contents of a file of at most 16 MiB, not decoded. Throws DataError where it is missing.
std::string readSoundFile(const std::string& path);

// `bytes` are the contents of the file `path`. Both throw DataError naming it where it is cut short or of
// another format.
std::vector<std::int16_t> decodeSound(const std::string& path, const std::string& bytes);
/// How many samples it has, by its header.
std::size_t soundLength(const std::string& path, const std::string& bytes);

} // namespace arkanong
