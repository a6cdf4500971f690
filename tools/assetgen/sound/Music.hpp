#pragma once

#include "assetgen/sound/Synth.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// A stem: one layer of a music loop. It loops seamlessly. All stems of a loop start together, and their lengths
/// divide the longest.
struct MusicStem {
    std::string name;                  ///< File name without extension, e.g. "play-drums".
    std::vector<std::int16_t> samples; ///< Of 16 bits; with two channels left, right, left...
    unsigned channels;                 ///< 1 or 2.
    unsigned rate;                     ///< Hz: sampleRate, or half of it if nothing is heard above that.
};

/// Synthesises the game's music; the samples and the order are always the same, each name once. Takes some
/// seconds.
std::vector<MusicStem> makeMusic();

} // namespace arkanong
