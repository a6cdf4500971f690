#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// The sample rate of all sound files of the game, Hz.
inline constexpr unsigned soundRate = 44100;

/// The samples of a WAV file (16-bit PCM, mono, soundRate). Skips chunks other than format and data. Throws
/// DataError if the file is missing, cut short or of another format.
std::vector<std::int16_t> readWave(const std::string& path);

} // namespace arkanong
