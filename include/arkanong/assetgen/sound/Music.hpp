#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// One layer of a loop of the game's music: 16-bit mono samples at sampleRate. Its end leads into its
/// beginning without a seam, and all layers of a loop begin together: their lengths divide the longest.
struct MusicStem {
    std::string name; ///< Of its file, e.g. "play-drums".
    std::vector<std::int16_t> samples;
};

/// Plays the music of the game, always the same bits; in a fixed order, each name once. Takes some seconds.
std::vector<MusicStem> makeMusic();

} // namespace arkanong
