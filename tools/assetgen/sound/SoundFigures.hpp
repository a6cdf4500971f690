#pragma once

#include "assetgen/sound/Synth.hpp"

#include <string>
#include <vector>

namespace arkanong {

// Measures sound effects, so that tests can hold them apart. Only for developers: the generator does not use
// it, and its last bits may differ from machine to machine.

/// Measurements of one sound effect.
struct SoundFigures {
    double seconds = 0.0;
    double peak = 0.0;     ///< Highest amplitude; 1 is full scale.
    double loudness = 0.0; ///< See loudness().
    double centroid = 0.0; ///< Spectral centroid, Hz: the mean of all frequencies, weighted by their power.
    double attack = 0.0;   ///< Seconds from 10 % to 90 % of the envelope's maximum.
    /// The levels of the third-octave bands (IEC 61260: centres 1000 Hz * 10^(k/10)) from 50 Hz to 16 kHz, dB
    /// above a floor 40 dB below the power of all bands together; 0 for a band below the floor.
    std::vector<double> bands;
    /// The RMS amplitude in each 5 ms.
    std::vector<double> envelope;
    double tick = 0.0;      ///< Share of the power of the first 8 ms that lies above 2 kHz, 0 to 1.
    double tickLevel = 0.0; ///< RMS of the first 8 ms between 3 and 6 kHz, dB relative to full scale.
};

/// Measures a signal that is not silent. Centroid and attack are defined as in G. Peeters, "A large set of
/// audio features for sound description", IRCAM 2004, sections 6.1.1 and 4.2.1.
SoundFigures figuresOf(const Signal& signal);

/// Measurements of what two ears hear.
struct StereoFigures {
    double level = 0.0;       ///< RMS of both sides, dB relative to full scale.
    double treble = 0.0;      ///< The level above 4 kHz, dB relative to `level`.
    double correlation = 1.0; ///< Of the two sides: 1 is mono, 0 unrelated, -1 opposite.
    double width =
        0.0; ///< The level of the sides' difference, dB relative to that of their sum; -120 is mono.
};

/// Measures two signals of the same length that are not silent.
StereoFigures stereoFiguresOf(const Signal& left, const Signal& right);

/// How alike two sounds are, 0 to 1: the mean of the cosine between their bands and the cosine between their
/// envelopes, of which the shorter one continues in silence. Volume has no influence. Two sounds of the same
/// colour are told apart by their course, and two of the same course by their colour. Levels rather than
/// amplitudes make it hear like an ear: quiet overtones count too.
double likeness(const SoundFigures& a, const SoundFigures& b);

/// Two sounds with more likeness than this are twins.
inline constexpr double greatestLikeness = 0.85;

/// The power spectrum of the signal, zero-padded to the next power of two, N samples: entry k is the power at
/// k * sampleRate / N Hz, up to and with N / 2.
std::vector<double> powerSpectrum(const Signal& signal);

} // namespace arkanong
