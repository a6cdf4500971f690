#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// A stem: one layer of a music loop, 16-bit mono samples at sampleRate. It loops seamlessly. All stems of a
/// loop start together, and their lengths divide the longest.
struct MusicStem {
    std::string name; ///< File name without extension, e.g. "play-drums".
    std::vector<std::int16_t> samples;
};

/// Synthesises the game's music; the samples and the order are always the same, each name once. Takes some
/// seconds.
std::vector<MusicStem> makeMusic();

} // namespace arkanong
