#include "arkanong/assetgen/sound/Sounds.hpp"

#include "SoundRecipes.hpp"
#include "arkanong/math/Random.hpp"

#include <iterator>

namespace arkanong {

namespace {

// Contacts: short, each with its own material.

Signal paddle() {
    Signal mix = knock(noteFrequency(g4), 1.6, 0.055);
    mixIn(mix, breath(2600.0, 0.006, 1), 0.5);
    return mix;
}

/// A crack like a whip's, and a tone that shoots up.
Signal smash() {
    Signal mix = softened(breath({5600.0, 3000.0, 0.012}, 0.018, 13), 5200.0);
    mixIn(mix, knock(noteFrequency(c5), 2.6, 0.03), 0.8);
    mixIn(mix, flute({noteFrequency(a5), noteFrequency(a6), 0.07}, 0.16), 0.55, 0.012);
    mixIn(mix, breath({2600.0, 5600.0, 0.06}, 0.035, 14), 0.3, 0.02);
    return mix;
}

/// A ball that falls into felt.
Signal cushion() {
    Signal mix = knock(noteFrequency(d4 - 12), 1.15, 0.07);
    mixIn(mix, breath({760.0, 520.0, 0.05}, 0.05, 15), 2.2);
    return softened(mix, 1300.0);
}

Signal wall() {
    Signal mix = knock(noteFrequency(d4), 1.3, 0.035);
    mixIn(mix, breath(1200.0, 0.008, 2), 0.4);
    return mix;
}

Signal brick() {
    Signal mix = note(c5, 0.11);
    mixIn(mix, breath({4200.0, 2500.0, 0.01}, 0.006, 3), 0.35);
    return mix;
}

Signal brickHard() {
    Signal mix = note(g4, 0.07);
    mixIn(mix, knock(noteFrequency(g4 - 12), 1.5, 0.04), 0.6);
    mixIn(mix, breath(1800.0, 0.012, 4), 0.6);
    return mix;
}

Signal brickSteel() {
    // A plate's inharmonic, dense overtones sound metallic.
    constexpr double ratios[] = {1.0, 1.49, 2.02, 2.63, 3.31};
    constexpr double gains[] = {0.5, 0.34, 0.24, 0.14, 0.08};
    Signal mix;
    double ring = 0.12;
    for (std::size_t i = 0; i < std::size(ratios); ++i) {
        const double pitch = noteFrequency(g5) * ratios[i];
        mixIn(mix, shaped(oscillate(Wave::Sine, pitch, 5.0 * ring), {0.001, ring, 0.0, ring}), gains[i]);
        ring *= 0.75;
    }
    mixIn(mix, breath(3400.0, 0.005, 5), 0.3);
    return mix;
}

Signal brickBreak() {
    Signal mix = note(c5, 0.14);
    mixIn(mix, knock(noteFrequency(c4), 2.0, 0.05), 0.6);
    mixIn(mix, breath({5200.0, 1500.0, 0.08}, 0.05, 6), 0.7);
    // Shards: small glass grains that thin out.
    constexpr int scale[] = {c6, e6, g6, a6, c6 + 12};
    Random random(7);
    double start = 0.015;
    double gain = 0.34;
    while (gain > 0.05) {
        // Separate statements, because the evaluation order of function arguments is unspecified.
        const int pitch = scale[random.below(std::size(scale))];
        const double ring = random.between(0.015, 0.04);
        mixIn(mix, note(pitch, ring), gain, start);
        start += random.between(0.012, 0.035);
        gain *= 0.82;
    }
    return mix;
}

Signal hexagon() {
    // Hollow: a tone and its twelfth, each beating with a detuned copy.
    Signal mix;
    const double base = noteFrequency(e4);
    for (const double ratio : {1.0, 1.012, 3.0, 3.02}) {
        const double ring = ratio < 2.0 ? 0.12 : 0.06;
        mixIn(mix, shaped(oscillate(Wave::Triangle, base * ratio, 5.0 * ring), {0.002, ring, 0.0, ring}),
              ratio < 2.0 ? 0.45 : 0.16);
    }
    mixIn(mix, breath(1500.0, 0.008, 8), 0.4);
    return softened(mix, 3500.0);
}

Signal ballBall() { return knock(noteFrequency(a5), 1.25, 0.009); }

// Balls.

Signal serve() {
    Signal mix = flute({noteFrequency(e4), noteFrequency(e5), 0.05}, 0.26);
    mixIn(mix, breath({700.0, 4500.0, 0.09}, 0.07, 9), 0.55);
    mixIn(mix, note(e5, 0.06), 0.35, 0.05);
    return mix;
}

Signal convert() {
    Signal mix = flute({noteFrequency(e5), noteFrequency(a5), 0.02}, 0.14);
    mixIn(mix, note(e5, 0.03), 0.5);
    mixIn(mix, note(a5, 0.09), 0.8, 0.055);
    return mix;
}

Signal nudge() {
    Signal mix = flute({noteFrequency(d4), noteFrequency(d5), 0.06}, 0.13);
    mixIn(mix, flute({noteFrequency(g4), noteFrequency(g5), 0.06}, 0.11), 0.6, 0.06);
    return mix;
}

Signal ballLost() {
    Signal mix = flute({noteFrequency(a4), noteFrequency(d4), 0.12}, 0.42);
    mixIn(mix, breath({1600.0, 300.0, 0.12}, 0.09, 10), 0.3);
    return mix;
}

// Phases of a match.

Signal countdown() { return glass(noteFrequency(a5), 0.07); }

Signal go() { return melody({{a5, 0.0, 0.2}, {e6, 0.0, 0.16}, {a6, 0.02, 0.16}, {a4, 0.0, 0.2}}); }

Signal suddenDeath() {
    Signal mix;
    for (int pulse = 0; pulse < 3; ++pulse) {
        const double start = 0.3 * pulse;
        mixIn(mix, strings(noteFrequency(a2 + 12), 8.0 + 5.0 * pulse, 0.42), 0.5, start);
        mixIn(mix, strings(noteFrequency(c4), 6.0 + 4.0 * pulse, 0.42), 0.35, start);
        mixIn(mix, note(e5, 0.08), 0.35, start);
        mixIn(mix, knock(noteFrequency(a2), 2.5, 0.09), 0.7, start);
    }
    mixIn(mix, breath({400.0, 5000.0, 0.5}, 0.3, 12), 0.25);
    return limited(mix);
}

Signal win() {
    Signal mix = melody(
        {{c5, 0.0, 0.2}, {e5, 0.12, 0.2}, {g5, 0.24, 0.2}, {c6, 0.36, 0.4}, {e6, 0.48, 0.4}, {g6, 0.6, 0.4}});
    for (const int pitch : {c4, g4, e5})
        mixIn(mix, strings(noteFrequency(pitch), 6.0, 1.3), 0.17, 0.36);
    return mix;
}

Signal lose() {
    Signal mix = melody({{e5, 0.0, 0.18}, {d5, 0.2, 0.18}, {c5, 0.4, 0.2}, {a4, 0.62, 0.4}});
    for (const int pitch : {a2 + 12, e4})
        mixIn(mix, strings(noteFrequency(pitch), 4.0, 1.2), 0.2, 0.62);
    return softened(mix, 2200.0);
}

Signal draw() {
    Signal mix = melody({{g4, 0.0, 0.2}, {d5, 0.16, 0.2}, {g5, 0.32, 0.3}, {d5, 0.48, 0.35}});
    for (const int pitch : {g4 - 12, d4})
        mixIn(mix, strings(noteFrequency(pitch), 4.0, 0.9), 0.2, 0.32);
    return mix;
}

// Menus.

Signal menuMove() { return note(g5, 0.025); }
Signal menuAccept() { return melody({{c5, 0.0, 0.05}, {g5, 0.06, 0.09}}); }
Signal menuBack() { return melody({{g5, 0.0, 0.04}, {c5, 0.06, 0.07}}); }
Signal pause() { return softened(melody({{a5, 0.0, 0.06}, {e5, 0.07, 0.07}, {a4, 0.14, 0.12}}), 2500.0); }

constexpr SoundRecipe recipes[] = {
    {"serve", serve, 0.13, 0.25, 0.20},
    {"paddle", paddle, 0.16, 0.20, 0.14},
    {"smash", smash, 0.17, 0.20, 0.16},
    {"cushion", cushion, 0.13, 0.20, 0.16},
    {"wall", wall, 0.085, 0.20, 0.10},
    {"brick", brick, 0.12, 0.25, 0.18},
    {"brick-hard", brickHard, 0.13, 0.20, 0.14},
    {"brick-steel", brickSteel, 0.09, 0.25, 0.18},
    {"brick-break", brickBreak, 0.17, 0.30, 0.25},
    {"hexagon", hexagon, 0.12, 0.25, 0.16},
    {"ball-ball", ballBall, 0.045, 0.15, 0.06},
    {"convert", convert, 0.13, 0.25, 0.18},
    {"nudge", nudge, 0.11, 0.25, 0.16},
    {"ball-lost", ballLost, 0.15, 0.30, 0.25},
    {"countdown", countdown, 0.13, 0.20, 0.16},
    {"go", go, 0.19, 0.30, 0.30},
    {"sudden-death", suddenDeath, 0.24, 0.25, 0.30},
    {"win", win, 0.20, 0.30, 0.40},
    {"lose", lose, 0.19, 0.30, 0.40},
    {"draw", draw, 0.18, 0.30, 0.40},
    {"menu-move", menuMove, 0.06, 0.20, 0.08},
    {"menu-accept", menuAccept, 0.085, 0.25, 0.18},
    {"menu-back", menuBack, 0.075, 0.25, 0.16},
    {"pause", pause, 0.10, 0.30, 0.20},
};

constexpr double peakLimit = 0.70;   // Just below -3 dB.
constexpr double inaudible = 0.0008; // For signals that peak near 1.

Signal finished(const SoundRecipe& recipe) {
    const Signal wet = inRoom(recipe.make(), recipe.wetness, recipe.tail);
    // Frequencies below 30 Hz are inaudible, but an offset would click.
    const Signal centred = trimmed(filtered(wet, Pass::High, 30.0), inaudible);
    constexpr Envelope edges{0.0005, 1.0, 1.0, 0.02};
    return levelled(shaped(centred, edges), recipe.loudness, peakLimit);
}

} // namespace

std::vector<Sound> makeSounds() {
    std::vector<SoundRecipe> all(std::begin(recipes), std::end(recipes));
    for (const auto& part : {brickSoundRecipes(), shieldSoundRecipes(), powerSoundRecipes()})
        all.insert(all.end(), part.begin(), part.end());
    std::vector<Sound> sounds;
    sounds.reserve(all.size());
    for (const SoundRecipe& recipe : all)
        sounds.push_back({recipe.name, toPcm(finished(recipe))});
    return sounds;
}

} // namespace arkanong
