#include "assetgen/sound/Music.hpp"

#include "assetgen/sound/Score.hpp"

#include <cstddef>
#include <numeric>

namespace arkanong {

namespace {

/// For loops with gain 1. Filtering afterwards may raise a peak a little.
constexpr double stemPeakLimit = 0.28;

/// The shelf that makes the music bright: 5 dB at 4 kHz and 6 dB well above.
constexpr double shelfCorner = 2500.0; // Hz
constexpr double shelfGain = 2.0;

/// Rounds samples to multiples of 16: 12 bits are enough for quiet music, and the files are smaller.
constexpr int musicGrain = 16;

double power(const Signal& signal) {
    return std::inner_product(signal.begin(), signal.end(), signal.begin(), 0.0);
}

/// Whether more than a thousandth of the power lies where half the sample rate ends: hats, snares and shakers.
bool needsFullRate(const Signal& loop) {
    const Signal treble = filtered(filtered(loop, Pass::High, 10000.0), Pass::High, 10000.0);
    return power(treble) > 0.001 * power(loop);
}

MusicStem stemOf(const std::string& name, const Stem& recipe, double gain, std::size_t stepSamples) {
    Stereo sides = onEachSide(recipe.make(stepSamples), [](const Signal& loop) {
        return brightened(withoutOffset(loop), shelfCorner, shelfGain);
    });
    const bool full = needsFullRate(sides.left);
    sides = levelled(sides, gain * recipe.loudness, gain * stemPeakLimit);
    if (!full) sides = onEachSide(sides, atHalfTheRate);
    MusicStem stem{name, {}, sides.mono() ? 1U : 2U, full ? sampleRate : sampleRate / 2};
    const std::vector<std::int16_t> left = toPcm(sides.left, musicGrain);
    const std::vector<std::int16_t> right = toPcm(sides.right, musicGrain);
    stem.samples.reserve(stem.channels * left.size());
    for (std::size_t i = 0; i < left.size(); ++i) {
        stem.samples.push_back(left[i]);
        if (!sides.mono()) stem.samples.push_back(right[i]);
    }
    return stem;
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
            music.push_back(stemOf(std::string(loop.name) + '-' + stem.name, stem, loop.gain, stepSamples));
    }
    return music;
}

} // namespace arkanong
