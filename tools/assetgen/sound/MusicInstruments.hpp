#pragma once

#include "assetgen/sound/Synth.hpp"

namespace arkanong {

// The instruments of the music. Each plays one note of `frequency` Hz, held for `seconds` > 0, and peaks near
// 1; most ring longer. Drums ignore both arguments.

/// A pad: three soft, detuned saws that swell and fade, for chords.
Signal carpet(double frequency, double seconds);
/// A soft bass whose filter opens and closes.
Signal roundBass(double frequency, double seconds);
/// A short, edgy saw bass.
Signal edgyBass(double frequency, double seconds);
/// A plucked synthesiser string.
Signal pluck(double frequency, double seconds);
/// A small glass bell, for arpeggios.
Signal bell(double frequency, double seconds);
/// A breathy pipe, for calm melodies.
Signal pipe(double frequency, double seconds);
/// A smooth lead of two square waves.
Signal singing(double frequency, double seconds);
/// A sharp lead.
Signal biting(double frequency, double seconds);
/// A wooden bar with a resonator.
Signal marimba(double frequency, double seconds);
/// A small organ of four drawbars.
Signal organ(double frequency, double seconds);
/// A reed, hollow and nasal.
Signal reed(double frequency, double seconds);
/// Low brass that swells into each note.
Signal brass(double frequency, double seconds);

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
/// A hammer on an anvil.
Signal anvil(double frequency, double seconds);
/// The escapement of a clock.
Signal tick(double frequency, double seconds);
Signal tock(double frequency, double seconds);
/// Rings for two seconds.
Signal cymbal(double frequency, double seconds);

} // namespace arkanong
