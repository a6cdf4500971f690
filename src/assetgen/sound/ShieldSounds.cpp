#include "SoundRecipes.hpp"

namespace arkanong {

namespace {

/// A touch of one's own shield: a soft tap on thick glass.
Signal shieldHit() {
    Signal mix = glass(noteFrequency(d5), 0.06);
    mixIn(mix, knock(noteFrequency(d4), 1.2, 0.03), 0.7);
    return softened(mix, 2600.0);
}

/// A crack, a thump, and pieces that fall.
Signal shieldBroken() {
    Signal mix;
    mixIn(mix, limited(shaped(oscillate(Wave::Sine, {170.0, 55.0, 0.05}, 0.5), {0.002, 0.14, 0.0, 0.2})),
          0.5);
    mixIn(mix, knock(noteFrequency(g4), 2.2, 0.05), 0.6);
    mixIn(mix, breath({7200.0, 3200.0, 0.03}, 0.03, 41), 1.2);
    mixIn(mix, breath({4200.0, 2400.0, 0.05}, 0.05, 42), 1.0, 0.03);
    mixIn(mix, note(d5, 0.14), 0.6, 0.004);
    mixIn(mix, grains({g5, c6, e6, g6, a6, c6 + 12}, 0.026, 43), 0.5, 0.03);
    return limited(softened(mix, 4500.0));
}

/// A plate is welded in: a hum that rises and locks on a note.
Signal shieldRepaired() {
    Signal mix = strings({noteFrequency(g4 - 12), noteFrequency(g4), 0.09}, 6.0, 0.4);
    mixIn(mix, throbbing(breath({2600.0, 5200.0, 0.12}, 0.09, 44), 48.0, 0.3), 0.6);
    mixIn(mix, knock(noteFrequency(c5), 1.4, 0.03), 0.8, 0.26);
    mixIn(mix, melody({{g5, 0.26, 0.2}, {c6 + 12, 0.27, 0.16}}), 0.8);
    return mix;
}

/// Six plates snap in, one after the other, each on a higher note.
Signal shieldsRestored() {
    constexpr int notes[] = {c5, d5, e5, g5, a5, c6};
    Signal mix;
    double start = 0.0;
    for (const int pitch : notes) {
        mixIn(mix, note(pitch, pitch == c6 ? 0.22 : 0.05), 0.7, start);
        mixIn(mix, knock(noteFrequency(pitch - 24), 1.8, 0.02), 0.7, start);
        mixIn(mix, breath(3600.0, 0.006, 45), 0.5, start);
        start += 0.1;
    }
    return mix;
}

/// The line bursts: a boom, a roar that opens, and a broad chord.
Signal goal() {
    Signal mix = limited(shaped(oscillate(Wave::Sine, {210.0, 49.0, 0.1}, 1.0), {0.002, 0.3, 0.0, 0.35}));
    mixIn(mix, breath({500.0, 4600.0, 0.22}, 0.22, 46), 0.9);
    for (const int pitch : {c4, g4, c5, e5})
        mixIn(mix, strings(noteFrequency(pitch), 9.0, 1.1), 0.22, 0.05);
    mixIn(mix, melody({{c5, 0.05, 0.14}, {g5, 0.13, 0.16}, {c6, 0.21, 0.2}, {e6, 0.29, 0.35}}), 0.9);
    mixIn(mix, grains({c6, e6, g6, c6 + 12}, 0.05, 47), 0.22, 0.32);
    return limited(mix);
}

/// After the stillness at a match's end: a deep blow, splintering wood, and pieces that patter down.
Signal paddleBroken() {
    constexpr double still = 0.25;
    Signal mix;
    mixIn(mix, limited(shaped(oscillate(Wave::Sine, {140.0, 38.0, 0.12}, 1.0), {0.002, 0.3, 0.0, 0.35})), 0.7,
          still);
    mixIn(mix, softened(breath({3600.0, 1200.0, 0.06}, 0.07, 51), 3200.0), 1.2, still);
    constexpr int notes[] = {g4, c5, e4, a4, d5, c4, g4, e5, d4, a4};
    double start = still + 0.03;
    double gain = 0.9;
    double apart = 0.035;
    for (const int pitch : notes) {
        mixIn(mix, knock(noteFrequency(pitch), 1.7, 0.02), gain, start);
        mixIn(mix, breath(2600.0, 0.007, 52), gain, start);
        start += apart;
        apart *= 1.25;
        gain *= 0.86;
    }
    return limited(mix);
}

Signal lifeLost() {
    Signal mix = limited(shaped(oscillate(Wave::Sine, {230.0, 68.0, 0.07}, 0.9), {0.002, 0.26, 0.0, 0.3}));
    mixIn(mix, strings({noteFrequency(a2 + 12), noteFrequency(a2), 0.12}, 9.0, 0.7), 0.5);
    mixIn(mix, breath({1800.0, 160.0, 0.1}, 0.13, 11), 1.1);
    // A higher note for speakers without bass.
    mixIn(mix, note(e5, 0.2), 0.6, 0.01);
    mixIn(mix, note(c5, 0.24), 0.6, 0.11);
    return limited(mix);
}

Signal lifeGained() {
    Signal mix = melody({{c5, 0.0, 0.14}, {g5, 0.09, 0.16}, {c6, 0.18, 0.22}, {e6, 0.27, 0.28}});
    mixIn(mix, strings(noteFrequency(c4), 5.0, 0.6), 0.15);
    return mix;
}

/// Wooden knocks that climb over a slow sweep.
Signal fieldRising() {
    constexpr int notes[] = {c4, e4, g4, a4, c5, e5, g5, a5, c6, e6};
    Signal mix = flute({noteFrequency(c4 - 12), noteFrequency(c5), 0.5}, 1.5);
    double start = 0.0;
    for (const int pitch : notes) {
        mixIn(mix, knock(noteFrequency(pitch), 1.5, 0.035), 0.7, start);
        start += 0.12;
    }
    mixIn(mix, breath({500.0, 3400.0, 0.6}, 0.4, 48), 0.3);
    return mix;
}

} // namespace

std::vector<SoundRecipe> shieldSoundRecipes() {
    return {
        {"shield-hit", shieldHit, 0.09, 0.20, 0.14},
        {"shield-broken", shieldBroken, 0.25, 0.25, 0.28},
        {"shield-repaired", shieldRepaired, 0.18, 0.30, 0.28},
        {"shields-restored", shieldsRestored, 0.17, 0.25, 0.25},
        {"goal", goal, 0.30, 0.30, 0.40},
        {"paddle-broken", paddleBroken, 0.24, 0.30, 0.40},
        {"life-lost", lifeLost, 0.30, 0.25, 0.35},
        {"life-gained", lifeGained, 0.18, 0.30, 0.30},
        {"field-rising", fieldRising, 0.15, 0.30, 0.30},
    };
}

} // namespace arkanong
