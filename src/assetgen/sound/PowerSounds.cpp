#include "SoundRecipes.hpp"

#include <algorithm>
#include <iterator>

namespace arkanong {

namespace {

/// A held tone with soft edges.
Signal tone(Wave wave, Sweep pitch, double seconds) {
    return shaped(oscillate(wave, pitch, seconds), {0.02, seconds, 0.6, 0.4 * seconds});
}

// Capsules.

Signal capsule() {
    Signal mix = knock(noteFrequency(c5), 0.6, 0.05);
    mixIn(mix, note(e6, 0.05), 0.4, 0.03);
    return mix;
}

Signal catchGood() {
    Signal mix = melody({{c5, 0.0, 0.08}, {e5, 0.05, 0.08}, {g5, 0.1, 0.1}, {c6, 0.15, 0.2}});
    mixIn(mix, grains({c6 + 12, a6, g6, e6 + 12}, 0.03, 27), 0.2, 0.16);
    return mix;
}

Signal catchBad() {
    Signal mix = strings({noteFrequency(d4), noteFrequency(a2 + 12), 0.08}, 6.0, 0.4);
    mixIn(mix,
          throbbing(tone(Wave::Square, {noteFrequency(a2 + 12), noteFrequency(a2), 0.12}, 0.35), 19.0, 0.2),
          0.3);
    mixIn(mix, knock(noteFrequency(a2 + 12), 2.4, 0.08), 0.9);
    return softened(mix, 2600.0);
}

Signal catchMissed() { return softened(flute({noteFrequency(g4), noteFrequency(d4), 0.07}, 0.2), 1800.0); }

// Start and end of power-ups.

Signal wide() {
    Signal mix = flute({noteFrequency(c4), noteFrequency(c5), 0.1}, 0.36);
    mixIn(mix, flute({noteFrequency(g4), noteFrequency(g5), 0.1}, 0.36), 0.6, 0.03);
    return mix;
}

Signal narrow() {
    Signal mix = flute({noteFrequency(c5), noteFrequency(c4), 0.1}, 0.36);
    mixIn(mix, flute({noteFrequency(g5), noteFrequency(g4), 0.1}, 0.36), 0.6, 0.03);
    return softened(mix, 2400.0);
}

Signal fireball() {
    Signal mix = breath({350.0, 2600.0, 0.12}, 0.13, 28);
    mixIn(mix, throbbing(breath({700.0, 1500.0, 0.2}, 0.16, 29), 31.0, 0.4), 0.8, 0.06);
    mixIn(mix, knock(noteFrequency(a2 + 12), 2.0, 0.09), 0.5);
    return mix;
}

/// Two wet plops.
Signal sticky() {
    Signal mix = flute({noteFrequency(a4), noteFrequency(d4), 0.02}, 0.1);
    mixIn(mix, flute({noteFrequency(d4), noteFrequency(g4), 0.03}, 0.12), 0.9, 0.1);
    mixIn(mix, breath({900.0, 400.0, 0.04}, 0.03, 30), 0.6, 0.09);
    return softened(mix, 1500.0);
}

Signal laserReady() {
    Signal mix = softened(tone(Wave::Saw, {noteFrequency(a2 + 12), noteFrequency(a5), 0.16}, 0.4), 3000.0);
    mixIn(mix, note(a5, 0.1), 0.6, 0.3);
    return mix;
}

/// A record slowed down by a finger.
Signal slow() {
    Signal mix = strings({noteFrequency(c5), noteFrequency(c4), 0.16}, 5.0, 0.5);
    mixIn(mix, strings({noteFrequency(g4), noteFrequency(g4 - 12), 0.16}, 5.0, 0.5), 0.7);
    return softened(mix, 2200.0);
}

Signal magnet() {
    Signal mix = tone(Wave::Triangle, noteFrequency(a2 + 12), 0.5);
    mixIn(mix, tone(Wave::Triangle, noteFrequency(a2 + 12) * 1.02, 0.5));
    mixIn(mix, tone(Wave::Sine, {noteFrequency(a4), noteFrequency(e5), 0.15}, 0.5), 0.9);
    return throbbing(mix, 14.0, 0.35);
}

/// A short melody played backwards.
Signal reverse() {
    Signal mix = melody({{g5, 0.0, 0.06}, {e5, 0.09, 0.06}, {c5, 0.18, 0.08}});
    mixIn(mix, breath(1800.0, 0.06, 31), 0.5);
    std::reverse(mix.begin(), mix.end());
    return mix;
}

Signal freeze() {
    Signal mix = breath({9500.0, 3000.0, 0.12}, 0.09, 32);
    mixIn(mix, grains({c6, e6, g6, a6, c6 + 12, e6 + 12}, 0.022, 33), 0.55, 0.0);
    mixIn(mix, note(e6, 0.25), 0.5, 0.16);
    mixIn(mix, note(a6, 0.25), 0.4, 0.16);
    return softened(mix, 3200.0);
}

/// A foghorn.
Signal blindSpot() {
    Signal mix = softened(strings(noteFrequency(a2 + 12), 6.0, 0.6), 1400.0);
    mixIn(mix, softened(strings(noteFrequency(e4 - 12), 6.0, 0.6), 1400.0), 0.7, 0.04);
    mixIn(mix, breath({300.0, 700.0, 0.2}, 0.12, 34), 0.4);
    return mix;
}

Signal overdrive() {
    Signal mix = softened(tone(Wave::Saw, {noteFrequency(c4 - 12), noteFrequency(c5), 0.22}, 0.5), 2600.0);
    mixIn(mix, softened(tone(Wave::Saw, {noteFrequency(g4 - 12), noteFrequency(g5), 0.22}, 0.5), 2600.0),
          0.7);
    mixIn(mix, breath({500.0, 5200.0, 0.2}, 0.13, 35), 0.6);
    return mix;
}

Signal powerEnded() { return softened(melody({{e5, 0.0, 0.05}, {a4, 0.08, 0.1}}), 2000.0); }

// Effects of power-ups during the match.

Signal hold() {
    Signal mix = flute({noteFrequency(d5), noteFrequency(d4), 0.02}, 0.12);
    mixIn(mix, breath({700.0, 350.0, 0.03}, 0.025, 36), 0.6);
    return softened(mix, 1700.0);
}

Signal laser() {
    Signal mix = softened(tone(Wave::Saw, {1900.0, noteFrequency(a4), 0.035}, 0.42), 3200.0);
    mixIn(mix, throbbing(tone(Wave::Square, noteFrequency(a4 - 12), 0.42), 55.0, 0.5), 0.3);
    mixIn(mix, breath({6500.0, 2500.0, 0.05}, 0.04, 37), 0.4);
    return mix;
}

Signal laserHit() {
    Signal mix = note(a5, 0.03);
    mixIn(mix, throbbing(breath({3200.0, 6500.0, 0.05}, 0.035, 38), 80.0, 0.3), 1.0);
    return mix;
}

Signal wallRaised() {
    Signal mix = strings({noteFrequency(c4 - 12), noteFrequency(c4), 0.08}, 7.0, 0.5);
    mixIn(mix, strings({noteFrequency(g4 - 12), noteFrequency(g4), 0.08}, 7.0, 0.5), 0.8, 0.05);
    mixIn(mix, melody({{c5, 0.12, 0.1}, {g5, 0.18, 0.14}}), 0.7);
    return mix;
}

Signal ability() {
    Signal mix;
    constexpr int roots[] = {a2 + 12, c4, e4};
    for (std::size_t i = 0; i < std::size(roots); ++i) {
        const double start = 0.11 * static_cast<double>(i);
        mixIn(mix, strings(noteFrequency(roots[i]), 8.0, i + 1 < std::size(roots) ? 0.2 : 0.6), 0.6, start);
        mixIn(mix, knock(noteFrequency(a2), 2.2, 0.07), 0.7, start);
    }
    mixIn(mix, note(e5, 0.2), 0.3, 0.22);
    return limited(mix);
}

} // namespace

std::vector<SoundRecipe> powerSoundRecipes() {
    return {
        {"capsule", capsule, 0.10, 0.25, 0.18},
        {"catch-good", catchGood, 0.17, 0.30, 0.25},
        {"catch-bad", catchBad, 0.18, 0.25, 0.22},
        {"catch-missed", catchMissed, 0.06, 0.30, 0.20},
        {"wide", wide, 0.12, 0.25, 0.20},
        {"narrow", narrow, 0.12, 0.25, 0.20},
        {"fireball", fireball, 0.15, 0.25, 0.25},
        {"sticky", sticky, 0.12, 0.20, 0.14},
        {"laser-ready", laserReady, 0.12, 0.25, 0.20},
        {"slow", slow, 0.12, 0.30, 0.25},
        {"magnet", magnet, 0.12, 0.20, 0.20},
        {"reverse", reverse, 0.13, 0.30, 0.25},
        {"freeze", freeze, 0.15, 0.35, 0.35},
        {"blind-spot", blindSpot, 0.14, 0.30, 0.30},
        {"overdrive", overdrive, 0.15, 0.20, 0.20},
        {"power-ended", powerEnded, 0.08, 0.25, 0.18},
        {"hold", hold, 0.11, 0.20, 0.12},
        {"laser", laser, 0.13, 0.20, 0.16},
        {"laser-hit", laserHit, 0.09, 0.20, 0.12},
        {"wall-raised", wallRaised, 0.16, 0.30, 0.28},
        {"trick", ability, 0.21, 0.30, 0.30},
    };
}

} // namespace arkanong
