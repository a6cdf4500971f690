#include "assetgen/sound/Synth.hpp"

#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

namespace {

constexpr double rate = sampleRate;

// PolyBLEP: the correction of the samples next to a jump by +2 at phase 0 that suppresses aliasing; phase and
// the advance per sample are in turns.
double jumpCorrection(double phase, double advance) {
    if (phase < advance) {
        const double t = phase / advance;
        return t + t - t * t - 1.0;
    }
    if (phase > 1.0 - advance) {
        const double t = (phase - 1.0) / advance;
        return t * t + t + t + 1.0;
    }
    return 0.0;
}

double fraction(double turns) { return turns >= 1.0 ? turns - 1.0 : turns; }

double waveAt(Wave wave, double phase, double advance) {
    switch (wave) {
    case Wave::Sine: return rotationFromTurns(phase).sine;
    case Wave::Triangle: {
        const double shifted = fraction(phase + 0.25);
        return shifted < 0.5 ? 4.0 * shifted - 1.0 : 3.0 - 4.0 * shifted;
    }
    case Wave::Square:
        return (phase < 0.5 ? 1.0 : -1.0) + jumpCorrection(phase, advance) -
               jumpCorrection(fraction(phase + 0.5), advance);
    case Wave::Saw: return 2.0 * phase - 1.0 - jumpCorrection(phase, advance);
    }
    assert(false);
    return 0.0;
}

} // namespace

std::size_t sampleCount(double seconds) {
    assert(seconds >= 0.0);
    return static_cast<std::size_t>(seconds * rate);
}

double noteFrequency(int semitonesFromA4) {
    constexpr double semitone = 1.0594630943592953; // The twelfth root of 2.
    double frequency = 440.0;
    for (; semitonesFromA4 >= 12; semitonesFromA4 -= 12)
        frequency *= 2.0;
    for (; semitonesFromA4 < 0; semitonesFromA4 += 12)
        frequency *= 0.5;
    for (; semitonesFromA4 > 0; --semitonesFromA4)
        frequency *= semitone;
    return frequency;
}

Signal oscillate(Wave wave, Sweep pitch, double seconds) {
    Signal signal(sampleCount(seconds));
    const double approach = 1.0 / (pitch.time * rate);
    double frequency = pitch.from;
    double phase = 0.0;
    for (double& sample : signal) {
        assert(frequency > 0.0 && frequency < rate / 4.0);
        const double advance = frequency / rate;
        sample = waveAt(wave, phase, advance);
        phase = fraction(phase + advance);
        frequency += (pitch.to - frequency) * approach;
    }
    return signal;
}

Signal noise(double seconds, std::uint64_t seed) {
    Random random(seed);
    Signal signal(sampleCount(seconds));
    for (double& sample : signal)
        sample = random.between(-1.0, 1.0);
    return signal;
}

Signal contour(const Envelope& envelope, double seconds) {
    assert(envelope.attack >= 0.0 && envelope.decay > 0.0 && envelope.release >= 0.0);
    Signal levels(sampleCount(seconds));
    if (levels.empty()) return levels;
    const double rise = 1.0 / std::max(1.0, envelope.attack * rate);
    const double fall = std::min(1.0, 1.0 / (envelope.decay * rate));
    const double fade = 1.0 / std::max(1.0, envelope.release * rate);
    double risen = 0.0;
    double level = 1.0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto left = static_cast<double>(levels.size() - 1 - i);
        levels[i] = std::min(risen, 1.0) * level * std::min(1.0, left * fade);
        if (risen >= 1.0) level += (envelope.sustain - level) * fall;
        risen += rise;
    }
    return levels;
}

Signal shaped(Signal signal, const Envelope& envelope) {
    const Signal levels = contour(envelope, static_cast<double>(signal.size()) / rate);
    // Converting to seconds and back may lose the last sample to rounding; it is silent anyway.
    for (std::size_t i = 0; i < signal.size(); ++i)
        signal[i] *= i < levels.size() ? levels[i] : 0.0;
    return signal;
}

} // namespace arkanong
