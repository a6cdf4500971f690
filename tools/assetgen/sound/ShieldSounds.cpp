#include "SoundRecipes.hpp"

namespace arkanong {

namespace {

/// A touch of one's own shield: a fingertip on a thick glass, damped at once.
Signal shieldHit() {
    Signal mix = shaped(oscillate(Wave::Sine, noteFrequency(d5 + 12), 0.12), {0.002, 0.02, 0.0, 0.03});
    mixIn(mix, shaped(oscillate(Wave::Sine, 2.756 * noteFrequency(d5 + 12), 0.08), {0.001, 0.008, 0.0, 0.02}),
          0.4);
    mixIn(mix, knock(noteFrequency(d4), 1.2, 0.02), 0.4);
    return mix;
}

/// A crack, a thump, and pieces that fall.
Signal shieldBroken() {
    Signal mix = click(4800.0, 41);
    mixIn(mix, breath({7800.0, 3800.0, 0.03}, 0.03, 42), 1.1);
    mixIn(mix, thump(170.0, 55.0, 0.06), 1.0, 0.07);
    mixIn(mix, note(d5 + 12, 0.1), 0.35, 0.004);
    mixIn(mix, grains({c6 + 12, e6 + 12, g6, a6, g6 + 12, c6 + 24}, 0.042, 43), 0.6, 0.06);
    mixIn(mix, crackle({7000.0, 5000.0, 1.0}, 45.0, 0.55, 40), 0.5, 0.08);
    return limited(mix);
}

/// A plate is welded in: a buzzing arc that stops, then the lock.
Signal shieldRepaired() {
    Signal mix = throbbing(
        shaped(filtered(noise(0.42, 44), Pass::Band, {2600.0, 4400.0, 0.2}, 2.0), {0.06, 1.0, 0.9, 0.03}),
        48.0, 0.05);
    mixIn(mix, wood(noteFrequency(c5), 0.02), 0.7, 0.5);
    mixIn(mix, note(c6, 0.14), 0.7, 0.5);
    mixIn(mix, note(g6, 0.14), 0.5, 0.5);
    return mix;
}

/// Six plates snap in, one after the other, each on a higher note.
Signal shieldsRestored() {
    constexpr int notes[] = {c5, d5, e5, g5, a5, c6};
    Signal mix;
    double start = 0.0;
    for (const int pitch : notes) {
        mixIn(mix, note(pitch + 12, pitch == c6 ? 0.18 : 0.03), 0.6, start);
        mixIn(mix, wood(noteFrequency(pitch), 0.02), 0.7, start);
        mixIn(mix, click(4000.0, 45), 0.8, start);
        start += 0.1;
    }
    return mix;
}

/// The line bursts: a boom, a roar that opens, and a broad chord.
Signal goal() {
    Signal mix = thump(210.0, 49.0, 0.24);
    mixIn(mix, breath({500.0, 4600.0, 0.22}, 0.26, 46), 1.0);
    for (const int pitch : {c4, g4, c5, e5})
        mixIn(mix, strings(noteFrequency(pitch), 9.0, 1.1), 0.3, 0.16);
    mixIn(mix, melody({{c5, 0.16, 0.14}, {g5, 0.26, 0.16}, {c6, 0.36, 0.2}, {e6, 0.46, 0.35}}), 0.9);
    mixIn(mix, grains({c6, e6, g6, c6 + 12}, 0.05, 47), 0.22, 0.32);
    Signal loud;
    mixIn(loud, mix, 1.5);
    return limited(loud);
}

/// After the stillness at a match's end: a deep blow, splintering wood, and pieces that patter down.
Signal paddleBroken() {
    constexpr double still = 0.25;
    Signal mix;
    mixIn(mix, thump(140.0, 38.0, 0.24), 0.7, still);
    mixIn(mix, softened(breath({3600.0, 1200.0, 0.06}, 0.07, 51), 3200.0), 1.2, still);
    constexpr int notes[] = {g4, c5, e4, a4, d5, c4, g4, e5, d4, a4};
    double start = still + 0.03;
    double gain = 0.9;
    double apart = 0.035;
    for (const int pitch : notes) {
        mixIn(mix, wood(noteFrequency(pitch), 0.02), gain, start);
        mixIn(mix, click(3000.0, 52), 0.8 * gain, start);
        start += apart;
        apart *= 1.25;
        gain *= 0.86;
    }
    return limited(mix);
}

/// A heart stops: two beats, then a falling line.
Signal lifeLost() {
    Signal mix = thump(160.0, 62.0, 0.06);
    mixIn(mix, thump(140.0, 55.0, 0.08), 0.9, 0.3);
    mixIn(mix, softened(strings({noteFrequency(a4), noteFrequency(a2 + 12), 0.25}, 3.0, 0.7), 1500.0), 0.8,
          0.55);
    // Higher notes for speakers without bass.
    mixIn(mix, note(e5, 0.05), 1.0);
    mixIn(mix, note(d5, 0.05), 1.0, 0.3);
    mixIn(mix, note(c5, 0.2), 0.9, 0.55);
    return limited(mix);
}

/// Strength comes back: a chord that swells, and a bell on top.
Signal lifeGained() {
    Signal mix;
    for (const int pitch : {c4, g4, e5})
        mixIn(mix, softened(reversed(strings(noteFrequency(pitch), 2.0, 0.45)), 900.0), 0.7);
    mixIn(mix, melody({{c5, 0.45, 0.12}, {c6, 0.45, 0.2}}), 0.9);
    return mix;
}

/// Wooden knocks that climb over a slow sweep.
Signal fieldRising() {
    constexpr int notes[] = {c4, e4, g4, a4, c5, e5, g5, a5, c6, e6};
    Signal mix;
    double start = 0.0;
    double gain = 0.4;
    for (const int pitch : notes) {
        mixIn(mix, wood(noteFrequency(pitch), 0.03), gain, start);
        mixIn(mix, click(3000.0, 49), 0.3 * gain, start);
        start += 0.12;
        gain += 0.05;
    }
    mixIn(mix, shaped(filtered(noise(1.4, 48), Pass::Band, {250.0, 1800.0, 0.9}, 1.2), {1.1, 1.0, 1.0, 0.2}),
          0.4);
    return mix;
}

} // namespace

std::vector<SoundRecipe> shieldSoundRecipes() {
    return {
        {"shield-hit", shieldHit, 0.09, 0.08, 0.08},
        {"shield-broken", shieldBroken, 0.25, 0.20, 0.25},
        {"shield-repaired", shieldRepaired, 0.18, 0.15, 0.20},
        {"shields-restored", shieldsRestored, 0.17, 0.15, 0.20},
        {"goal", goal, 0.30, 0.30, 0.40},
        {"paddle-broken", paddleBroken, 0.24, 0.25, 0.30},
        {"life-lost", lifeLost, 0.27, 0.20, 0.30},
        {"life-gained", lifeGained, 0.18, 0.25, 0.25},
        {"field-rising", fieldRising, 0.15, 0.15, 0.20},
    };
}

} // namespace arkanong
