#pragma once

#include "assetgen/sound/Synth.hpp"

namespace arkanong {

// The instruments of the game's sound effects, few so that the effects sound related. Each starts and ends in
// silence and peaks near 1. Frequencies in Hz, times in seconds.

/// A struck glass bar: a clear fundamental with bright, quickly decaying overtones. `ring` is the time
/// constant of the fundamental.
Signal glass(double frequency, double ring);

/// A soft knock: a sine whose pitch drops quickly from `bend` times `frequency` to `frequency`. `ring` as for
/// glass().
Signal knock(double frequency, double bend, double ring);

/// The attack of a hit: a burst of noise around `corner` that is over after some milliseconds.
Signal click(double corner, std::uint64_t seed);

/// The tick of hard wood: three high tones from `pitch` on and a click. `ring` as for glass(), some milliseconds.
Signal tap(double pitch, double ring, std::uint64_t seed);

/// A heavy blow: a sine that drops from `from` to `to` and rings with the time constant `ring`.
Signal thump(double from, double to, double ring);

/// A struck metal plate: dense overtones that are no multiples of `frequency`. `ring` as for glass().
Signal metal(double frequency, double ring);

/// A struck wooden bar: a short tone and its fourth harmonic. `ring` as for glass().
Signal wood(double frequency, double ring);

/// Many clicks at random times around `corner`, at first `perSecond` of them, fewer and softer towards the end.
Signal crackle(Sweep corner, double perSecond, double seconds, std::uint64_t seed);

/// The signal played backwards: it swells, and stops abruptly.
Signal reversed(Signal signal);

/// Band-passed noise around a moving `corner` that decays with time constant `fade`; the seed changes details
/// only.
Signal breath(Sweep corner, double fade, std::uint64_t seed);

/// Warm synthesiser strings: two detuned saws through a low-pass that closes from `brightness` times the
/// pitch; held for about `seconds`.
Signal strings(Sweep pitch, double brightness, double seconds);

/// Many small, random glass notes of `scale` (semitones from A4, not empty) that thin out; the first ones are
/// about `apart` seconds apart.
Signal grains(const std::vector<int>& scale, double apart, std::uint64_t seed);

/// Tremolo: the volume oscillates `perSecond` times a second between 1 and the fraction `least`.
Signal throbbing(Signal signal, double perSecond, double least);

/// A soft flute-like tone (low-passed triangle) that follows the sweep, for about `seconds`.
Signal flute(Sweep pitch, double seconds);

} // namespace arkanong
