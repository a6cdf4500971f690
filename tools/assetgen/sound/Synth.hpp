#pragma once

#include <cstdint>
#include <vector>

namespace arkanong {

// The building blocks of the synthesiser. They use only + - * / sqrt and the project's own sine, so that the
// samples are the same on every system and tests can compare them with the committed files.

/// Hz.
inline constexpr unsigned sampleRate = 44100;

/// A mono signal at sampleRate. Full scale is [-1, 1]; signals may exceed it until levelled().
using Signal = std::vector<double>;

/// Samples in `seconds` >= 0, rounded down.
std::size_t sampleCount(double seconds);

/// Frequency (Hz) of an equal-tempered note, in semitones from A4 (440 Hz): 12 = A5, -9 = C4.
double noteFrequency(int semitonesFromA4);

/// A frequency (Hz) that approaches `to` from `from` exponentially with time constant `time`: 63 % of the way
/// after `time` seconds, 95 % after three times that.
struct Sweep {
    double from;
    double to;
    double time;

    constexpr Sweep(double hertz) : from(hertz), to(hertz), time(1.0) {}
    /// time > 0, in seconds.
    constexpr Sweep(double start, double end, double seconds) : from(start), to(end), time(seconds) {}
};

enum class Wave { Sine, Triangle, Square, Saw };

/// `seconds` of a periodic wave in [-1, 1] starting at phase 0, which is a rising zero crossing for sine and
/// triangle. Square and saw are band-limited with PolyBLEP (two samples per jump). 0 < pitch < sampleRate /
/// 4.
Signal oscillate(Wave wave, Sweep pitch, double seconds);

/// `seconds` of white noise in [-1, 1), the same for the same seed.
Signal noise(double seconds, std::uint64_t seed);

/// An ADSR-like envelope; times in seconds, `sustain` in [0, 1]. Linear attack to 1, then exponential decay
/// towards `sustain` with time constant `decay` > 0, multiplied by a linear fade-out over the last `release`
/// seconds.
struct Envelope {
    double attack = 0.002;
    double decay = 0.1;
    double sustain = 0.0;
    double release = 0.01;
};

/// The envelope's levels for a note of `seconds`: in [0, 1], the first and last exactly 0.
Signal contour(const Envelope& envelope, double seconds);
/// The signal multiplied by the envelope over its whole length.
Signal shaped(Signal signal, const Envelope& envelope);

enum class Pass { Low, Band, High };

/// A state-variable filter (two poles, 12 dB per octave) with a moving cutoff; 0 < corner < 0.45 sampleRate.
/// `resonance` is the quality factor, >= 0.5: 0.7 is flat, 10 rings. The band-pass has gain 1 at its centre.
Signal filtered(Signal signal, Pass pass, Sweep corner, double resonance = 0.7);
/// A low-pass with one pole (6 dB per octave).
Signal softened(Signal signal, double corner);

/// Adds the reverberation of a small bright room and lengthens the signal by `tail` seconds, at whose end the
/// room is silent. `wetness` in [0, 1] is the room's share.
Signal inRoom(const Signal& dry, double wetness, double tail);

/// Adds `part` times `gain` to the mix, `start` >= 0 seconds from its beginning; lengthens the mix as needed.
void mixIn(Signal& mix, const Signal& part, double gain = 1.0, double start = 0.0);

/// A soft limiter: nearly linear below 0.3, never beyond 1.
Signal limited(Signal signal);

double peak(const Signal& signal);
/// RMS of the loudest 50 ms (or of the whole signal, if shorter), an estimate of perceived loudness.
double loudness(const Signal& signal);
/// Scaled to `targetLoudness` > 0, or to less if the peak would exceed `peakLimit`. Silence stays silence.
Signal levelled(Signal signal, double targetLoudness, double peakLimit);

/// Drops the end that stays within [-level, level].
Signal trimmed(Signal signal, double level);

/// 16-bit samples, rounded to the nearest multiple of `grain` >= 1; |signal| <= 1.
std::vector<std::int16_t> toPcm(const Signal& signal, int grain = 1);

} // namespace arkanong
