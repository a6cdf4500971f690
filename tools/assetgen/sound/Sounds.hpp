#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// A sound effect: 16-bit mono samples at sampleRate that start and end with 0 and stay below -3 dB of full
/// scale. All are tuned to C major pentatonic (C D E G A), so that they sound well together; "countdown" is
/// an A5 (880 Hz).
struct Sound {
    std::string name;
    std::vector<std::int16_t> samples;
};

/// Synthesises every sound effect; the samples and the order are always the same, each name once.
std::vector<Sound> makeSounds();

} // namespace arkanong
