#pragma once

#include "assetgen/sound/Synth.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// The sample rate of the music, Hz: half of sampleRate, because music needs no more and fills most of the assets.
inline constexpr unsigned musicStemRate = sampleRate / 2;

/// A stem: one layer of a music loop, 16-bit mono samples at musicStemRate. It loops seamlessly. All stems of a
/// loop start together, and their lengths divide the longest.
struct MusicStem {
    std::string name; ///< File name without extension, e.g. "play-drums".
    std::vector<std::int16_t> samples;
};

/// Synthesises the game's music; the samples and the order are always the same, each name once. Takes some
/// seconds.
std::vector<MusicStem> makeMusic();

} // namespace arkanong
