#include "assetgen/sound/Music.hpp"

#include "assetgen/sound/Score.hpp"

#include <cstddef>

namespace arkanong {

namespace {

constexpr double stemPeakLimit = 0.24; ///< Filtering afterwards may raise a peak a little.

/// Rounds samples to multiples of 16: 12 bits are enough for quiet music, and the files are smaller.
constexpr int grain = 16;

std::vector<std::int16_t> samplesOf(const Stem& stem, std::size_t stepSamples) {
    const Signal loop = withoutOffset(stem.make(stepSamples));
    std::vector<std::int16_t> samples =
        toPcm(atHalfTheRate(levelled(loop, stem.loudness / grain, stemPeakLimit / grain)));
    for (std::int16_t& sample : samples)
        sample = static_cast<std::int16_t>(grain * sample);
    return samples;
}

} // namespace

std::vector<MusicStem> makeMusic() {
    std::vector<MusicStem> music;
    for (const LoopScore& loop :
         {titleMusic(), playMusic(), suddenDeathMusic(), brickyardMusic(), honeycombMusic(), clockworkMusic(),
          labyrinthMusic(), mayhemMusic(), bossMusic()}) {
        // A whole number of samples per step; the tempo is accurate to 0.1 %.
        const auto stepSamples =
            static_cast<std::size_t>(sampleRate * 60.0 / loop.beatsPerMinute / 4.0 + 0.5);
        music.reserve(music.size() + loop.stems.size());
        for (const Stem& stem : loop.stems)
            music.push_back({std::string(loop.name) + '-' + stem.name, samplesOf(stem, stepSamples)});
    }
    return music;
}

} // namespace arkanong
