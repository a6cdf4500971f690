#pragma once

#include <cstdint>
#include <vector>

namespace arkanong {

// The synthesiser of the game's sounds. Only + - * / sqrt and the project's own sine, so that every
// system computes the same bits and the committed files can be compared with a new synthesis.

/// Samples a second of everything that is synthesised.
inline constexpr unsigned sampleRate = 44100;

/// A mono signal at sampleRate. Full scale is [-1, 1]; signals may exceed it until they are levelled.
using Signal = std::vector<double>;

/// Number of samples in `seconds` >= 0, rounded down.
std::size_t sampleCount(double seconds);

/// Frequency of a note counted in equal-tempered semitones from A4 (440 Hz): 12 = A5, -9 = C4.
double noteFrequency(int semitonesFromA4);

/// A frequency (Hz) that moves from `from` towards `to` as a capacitor charges: after `time` seconds 63 %
/// of the way is done, after three times that 95 %.
struct Sweep {
    double from;
    double to;
    double time;

    constexpr Sweep(double hertz) : from(hertz), to(hertz), time(1.0) {}
    /// time > 0, in seconds.
    constexpr Sweep(double start, double end, double seconds) : from(start), to(end), time(seconds) {}
};

enum class Wave { Sine, Triangle, Square, Saw };

/// `seconds` of a periodic wave between -1 and 1, starting at phase 0, which for sine and triangle is a
/// rising zero crossing. Square and saw are band-limited at their jumps (polynomial correction of the two
/// neighbouring samples). 0 < pitch < sampleRate / 4.
Signal oscillate(Wave wave, Sweep pitch, double seconds);

/// `seconds` of white noise in [-1, 1), the same for the same seed.
Signal noise(double seconds, std::uint64_t seed);

/// How loud a note is over its time; all in seconds except the level `sustain` in [0, 1].
/// A straight rise to 1, then an exponential fall towards `sustain` with time constant `decay` > 0, and in
/// the last `release` seconds an even fade to silence on top.
struct Envelope {
    double attack = 0.002;
    double decay = 0.1;
    double sustain = 0.0;
    double release = 0.01;
};

/// The envelope over a note of `seconds`: levels in [0, 1], the first and the last exactly 0.
Signal contour(const Envelope& envelope, double seconds);
/// The signal with the envelope laid over its whole length.
Signal shaped(Signal signal, const Envelope& envelope);

enum class Pass { Low, Band, High };

/// A state-variable filter (two poles, 12 dB an octave) with a moving corner frequency; 0 < corner < 0.45
/// sampleRate. `resonance` (quality) >= 0.5: 0.7 is flat, 10 rings. The band-pass has gain 1 at its centre.
Signal filtered(Signal signal, Pass pass, Sweep corner, double resonance = 0.7);
/// A gentle low-pass (one pole, 6 dB an octave).
Signal softened(Signal signal, double corner);

/// The signal in a small bright room, longer by `tail` seconds; `wetness` in [0, 1] is the room's share, and
/// the room is silent at the end of the tail.
Signal inRoom(const Signal& dry, double wetness, double tail);

/// Adds `part` times `gain` to the mix, `start` >= 0 seconds after its beginning; the mix grows as needed.
void mixIn(Signal& mix, const Signal& part, double gain = 1.0, double start = 0.0);

/// A smooth saturation: nearly the same below 0.3, never beyond 1 however loud the input.
Signal limited(Signal signal);

double peak(const Signal& signal);
/// Root mean square of the loudest 50 ms (of the whole, if it is shorter): near to how loud it seems.
double loudness(const Signal& signal);
/// Scaled to `targetLoudness` > 0, or less if its peak would exceed `peakLimit`. Silence stays silence.
Signal levelled(Signal signal, double targetLoudness, double peakLimit);

/// Without the end that stays within [-level, level].
Signal trimmed(Signal signal, double level);

/// 16-bit samples, rounded to the nearest; |signal| <= 1.
std::vector<std::int16_t> toPcm(const Signal& signal);

} // namespace arkanong
