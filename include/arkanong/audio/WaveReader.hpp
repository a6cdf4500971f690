#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// Samples a second of every sound file of the game.
inline constexpr unsigned soundRate = 44100;

/// The samples of a WAV file (16-bit PCM, mono, soundRate); chunks other than format and data are skipped.
/// Throws DataError naming the file when it is missing, and what was expected and found when it is cut short
/// or of another format.
std::vector<std::int16_t> readWave(const std::string& path);

} // namespace arkanong
