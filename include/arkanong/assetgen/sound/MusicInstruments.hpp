#pragma once

#include "arkanong/assetgen/sound/Synth.hpp"

namespace arkanong {

// The band that plays the music. Each plays one note, `frequency` Hz, held for `seconds` > 0, and peaks
// near 1; most ring on for a while after it. Drums take no notice of either.

/// Three soft saws a little apart that swell and fade: a carpet of chords.
Signal carpet(double frequency, double seconds);
/// A round bass that opens and closes.
Signal roundBass(double frequency, double seconds);
/// A saw bass with an edge, short.
Signal edgyBass(double frequency, double seconds);
/// A plucked string of the synthesiser's own.
Signal pluck(double frequency, double seconds);
/// A small glass bell, for chords in pieces.
Signal bell(double frequency, double seconds);
/// A breathy pipe: for calm melodies.
Signal pipe(double frequency, double seconds);
/// A singing lead of two squares.
Signal singing(double frequency, double seconds);
/// A lead that bites.
Signal biting(double frequency, double seconds);

Signal bassDrum(double frequency, double seconds);
Signal softBassDrum(double frequency, double seconds);
Signal snareDrum(double frequency, double seconds);
Signal clap(double frequency, double seconds);
Signal rim(double frequency, double seconds);
Signal shaker(double frequency, double seconds);
Signal closedHat(double frequency, double seconds);
Signal openHat(double frequency, double seconds);
Signal lowTom(double frequency, double seconds);
Signal highTom(double frequency, double seconds);
/// Rings for two seconds.
Signal cymbal(double frequency, double seconds);

} // namespace arkanong
