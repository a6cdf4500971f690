#include "SoundRecipes.hpp"

namespace arkanong {

namespace {

/// A held tone with soft edges.
Signal tone(Wave wave, Sweep pitch, double seconds) {
    return shaped(oscillate(wave, pitch, seconds), {0.02, seconds, 0.6, 0.4 * seconds});
}

/// A drop of water: a short tone that shoots up.
Signal drop(double from, double to, double seconds) {
    return shaped(oscillate(Wave::Sine, {from, to, 0.6 * seconds}, seconds),
                  {0.004, seconds, 0.2, 0.5 * seconds});
}

// Capsules.

/// A bubble that bursts, and a glint.
Signal capsule() {
    Signal mix = drop(420.0, 1500.0, 0.09);
    mixIn(mix, note(e6 + 12, 0.05), 1.1, 0.17);
    return mix;
}

Signal catchGood() {
    Signal mix = melody({{c5, 0.0, 0.04}, {e5, 0.085, 0.04}, {g5, 0.17, 0.04}, {c6, 0.255, 0.22}});
    mixIn(mix, click(5200.0, 26), 0.5);
    mixIn(mix, grains({c6 + 24, a6 + 12, g6 + 12, e6 + 12}, 0.03, 27), 0.3, 0.28);
    return mix;
}

/// A growl.
Signal catchBad() {
    Signal mix =
        throbbing(tone(Wave::Square, {noteFrequency(a2 + 12), noteFrequency(a2 - 5), 0.2}, 0.5), 19.0, 0.1);
    mixIn(mix, thump(240.0, 80.0, 0.08), 0.9);
    return softened(mix, 1300.0);
}

/// Air that misses.
Signal catchMissed() {
    return filtered(reversed(breath({380.0, 800.0, 0.1}, 0.06, 30)), Pass::Band, {900.0, 500.0, 0.1}, 2.5);
}

// Start and end of power-ups.

/// A bow is drawn: a low tone that grows louder and higher until it springs open.
Signal wide() {
    Signal mix = shaped(oscillate(Wave::Triangle, {noteFrequency(c4 - 12), noteFrequency(c4), 0.3}, 0.55),
                        {0.5, 1.0, 1.0, 0.04});
    mixIn(mix,
          shaped(oscillate(Wave::Triangle, {noteFrequency(g4 - 12), noteFrequency(g4), 0.3}, 0.55),
                 {0.5, 1.0, 1.0, 0.04}),
          0.6);
    mixIn(mix, wood(noteFrequency(c5), 0.05), 0.9, 0.54);
    return mix;
}

/// Three squeaks, each shorter and higher.
Signal narrow() {
    Signal mix;
    double start = 0.0;
    double seconds = 0.11;
    for (const double pitch : {1250.0, 1650.0, 2200.0}) {
        mixIn(mix, softened(tone(Wave::Square, {pitch, 1.35 * pitch, 0.06}, seconds), 2200.0), 0.6, start);
        start += seconds + 0.05;
        seconds *= 0.6;
    }
    return mix;
}

/// A flame that catches.
Signal fireball() {
    Signal mix = shaped(filtered(noise(0.95, 28), Pass::Low, {200.0, 700.0, 0.35}), {0.5, 0.3, 0.4, 0.3});
    mix = throbbing(filtered(mix, Pass::Low, 900.0), 17.0, 0.3);
    mixIn(mix, crackle({2600.0, 3000.0, 1.0}, 25.0, 0.5, 29), 0.12, 0.3);
    return mix;
}

/// Three wet plops.
Signal sticky() {
    Signal mix = drop(170.0, 420.0, 0.1);
    mixIn(mix, drop(220.0, 560.0, 0.08), 0.9, 0.14);
    mixIn(mix, drop(190.0, 480.0, 0.12), 0.8, 0.25);
    return mix;
}

/// Charges: pulses that follow each other faster and higher.
Signal laserReady() {
    Signal mix;
    double start = 0.0;
    double apart = 0.1;
    double pitch = noteFrequency(c5);
    for (int i = 0; i < 12; ++i) {
        mixIn(mix, shaped(oscillate(Wave::Square, pitch, 0.03), {0.002, 0.02, 0.3, 0.01}), 0.3 + 0.03 * i,
              start);
        start += apart;
        apart *= 0.88;
        pitch *= 1.122;
    }
    return softened(mix, 4000.0);
}

/// A record that is stopped by a finger.
Signal slow() {
    Signal mix;
    double start = 0.0;
    double seconds = 0.05;
    double pitch = noteFrequency(g5);
    for (int i = 0; i < 7; ++i) {
        mixIn(mix, softened(tone(Wave::Saw, {pitch, 0.84 * pitch, seconds}, seconds), 2000.0), 0.7, start);
        start += 1.25 * seconds;
        seconds *= 1.32;
        pitch *= 0.75;
    }
    return mix;
}

/// A coil under current.
Signal magnet() {
    Signal mix = tone(Wave::Square, 65.4, 0.75);
    mixIn(mix, tone(Wave::Sine, {196.0, 392.0, 0.4}, 0.75), 0.8);
    return throbbing(softened(mix, 700.0), 8.0, 0.45);
}

/// A short melody played backwards.
Signal reverse() {
    const Signal mix = melody({{g6, 0.0, 0.05}, {d5 + 12, 0.14, 0.05}, {a5, 0.28, 0.08}});
    return reversed(mix);
}

/// Ice that cracks and creeps over everything.
Signal freeze() {
    Signal mix = crackle({5500.0, 8500.0, 1.0}, 70.0, 0.9, 32);
    mixIn(mix, grains({g6 + 12, a6 + 12, c6 + 24, e6 + 12}, 0.06, 33), 0.7, 0.08);
    return filtered(mix, Pass::High, 2400.0);
}

/// A foghorn.
Signal blindSpot() {
    Signal mix = shaped(oscillate(Wave::Saw, 98.0, 1.1), {0.15, 1.0, 0.9, 0.35});
    mixIn(mix, shaped(oscillate(Wave::Saw, 146.8, 1.1), {0.2, 1.0, 0.9, 0.35}), 0.7);
    return softened(softened(mix, 700.0), 900.0);
}

/// An engine that is revved up.
Signal overdrive() {
    Signal mix = oscillate(Wave::Saw, {58.0, 310.0, 0.35}, 0.8);
    mixIn(mix, oscillate(Wave::Square, {87.0, 465.0, 0.35}, 0.8), 0.5);
    return softened(shaped(throbbing(mix, 27.0, 0.35), {0.7, 1.0, 1.0, 0.08}), 3200.0);
}

/// A lamp goes out: two steps down.
Signal powerEnded() {
    Signal mix = note(e6, 0.05);
    mixIn(mix, note(a5, 0.09), 0.9, 0.17);
    return mix;
}

// Effects of power-ups during the match.

/// Sucked in, and closed.
Signal hold() {
    Signal mix = reversed(drop(620.0, 210.0, 0.12));
    mixIn(mix, wood(noteFrequency(d5), 0.008), 0.5, 0.118);
    return softened(mix, 1700.0);
}

Signal laser() {
    const Signal beam = oscillate(Wave::Saw, {5200.0, 900.0, 0.07}, 0.26);
    return softened(filtered(shaped(throbbing(beam, 55.0, 0.3), {0.001, 0.6, 0.5, 0.04}), Pass::High, 900.0),
                    3500.0);
}

/// A drop of metal sizzles twice.
Signal laserHit() {
    Signal mix = breath(8600.0, 0.012, 38);
    mixIn(mix, breath({9500.0, 7500.0, 0.05}, 0.022, 39), 0.9, 0.06);
    mixIn(mix, note(a6 + 12, 0.01), 0.3);
    return filtered(mix, Pass::High, 3000.0);
}

/// A slab of stone is pushed up, and locks.
Signal wallRaised() {
    Signal mix = throbbing(
        shaped(filtered(noise(0.6, 35), Pass::Low, {350.0, 900.0, 0.4}), {0.5, 1.0, 1.0, 0.04}), 33.0, 0.3);
    mixIn(mix, thump(140.0, 70.0, 0.08), 0.9, 0.6);
    mixIn(mix, click(3200.0, 36), 0.9, 0.6);
    mixIn(mix, melody({{c5, 0.6, 0.1}, {g5, 0.6, 0.14}}), 0.5);
    return limited(mix);
}

/// A pack of cards is riffled, and one is put down.
Signal card() {
    Signal mix;
    double start = 0.0;
    for (std::uint64_t i = 0; i < 8; ++i) {
        mixIn(mix, click(2300.0 + 260.0 * static_cast<double>(i), 60 + i),
              0.4 + 0.06 * static_cast<double>(i), start);
        start += 0.019 - 0.0012 * static_cast<double>(i);
    }
    mixIn(mix, wood(noteFrequency(g5), 0.03), 0.9, start + 0.04);
    mixIn(mix, click(4400.0, 68), 0.8, start + 0.04);
    return mix;
}

} // namespace

std::vector<SoundRecipe> powerSoundRecipes() {
    return {
        {"capsule", capsule, 0.10, 0.12, 0.12},
        {"catch-good", catchGood, 0.17, 0.20, 0.20},
        {"catch-bad", catchBad, 0.18, 0.10, 0.12},
        {"catch-missed", catchMissed, 0.06, 0.10, 0.10},
        {"wide", wide, 0.12, 0.12, 0.14},
        {"narrow", narrow, 0.12, 0.10, 0.10},
        {"fireball", fireball, 0.15, 0.10, 0.15},
        {"sticky", sticky, 0.12, 0.08, 0.08},
        {"laser-ready", laserReady, 0.12, 0.12, 0.14},
        {"slow", slow, 0.12, 0.15, 0.15},
        {"magnet", magnet, 0.12, 0.08, 0.10},
        {"reverse", reverse, 0.13, 0.10, 0.10},
        {"freeze", freeze, 0.15, 0.30, 0.30},
        {"blind-spot", blindSpot, 0.14, 0.20, 0.25},
        {"overdrive", overdrive, 0.15, 0.10, 0.12},
        {"power-ended", powerEnded, 0.08, 0.15, 0.14},
        {"hold", hold, 0.11, 0.06, 0.06},
        {"laser", laser, 0.13, 0.12, 0.12},
        {"laser-hit", laserHit, 0.09, 0.08, 0.08},
        {"wall-raised", wallRaised, 0.16, 0.15, 0.20},
        {"card", card, 0.09, 0.12, 0.12},
    };
}

} // namespace arkanong
