#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// One effect of the game: 16-bit mono samples at sampleRate, starting and ending with 0 and never louder
/// than -3 dB of full scale. The sounds are tuned to C major pentatonic (C D E G A), so that any of them may
/// meet; "countdown" is a plain A5 (880 Hz).
struct Sound {
    std::string name;
    std::vector<std::int16_t> samples;
};

/// Synthesises every sound of the game, always the same bits; in a fixed order, each name once.
std::vector<Sound> makeSounds();

/// The bytes of a WAV file (16-bit PCM, mono, sampleRate) of these samples.
std::string waveFile(const std::vector<std::int16_t>& samples);

/// Writes every sound as <directory>/<name>.wav; the directory must exist.
/// Throws std::runtime_error naming the file that cannot be written.
void writeSounds(const std::string& directory);

} // namespace arkanong
