#pragma once

#include "arkanong/assetgen/sound/Synth.hpp"

namespace arkanong {

// The few voices that all sounds of the game are made of, so that they sound like one family.
// Each starts and ends in silence and peaks near 1. Frequencies in Hz, times in seconds.

/// A struck glass bar: a clear fundamental under bright, quickly fading overtones. `ring` is the time
/// constant of the fundamental.
Signal glass(double frequency, double ring);

/// A rounded knock: a sine that drops quickly to `frequency` from `bend` times it. `ring` as for glass.
Signal knock(double frequency, double bend, double ring);

/// A breath of noise around a moving `corner` with time constant `fade`; different seeds differ in detail
/// only.
Signal breath(Sweep corner, double fade, std::uint64_t seed);

/// A warm synthesiser string: two saws a little apart behind a low-pass that closes from `brightness` times
/// the pitch; held for about `seconds`.
Signal strings(Sweep pitch, double brightness, double seconds);

/// Many small glass notes that thin out, each drawn by chance from `scale` (semitones from A4, not empty);
/// the first ones lie about `apart` seconds from each other.
Signal grains(const std::vector<int>& scale, double apart, std::uint64_t seed);

/// The signal, louder and softer `perSecond` times a second, between its full volume and the share `least`.
Signal throbbing(Signal signal, double perSecond, double least);

/// A soft flute-like tone (triangle behind a low-pass) that follows the sweep, for about `seconds`.
Signal flute(Sweep pitch, double seconds);

} // namespace arkanong
