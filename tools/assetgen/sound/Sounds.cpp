#include "assetgen/sound/Sounds.hpp"

#include "SoundRecipes.hpp"

#include <iterator>

namespace arkanong {

namespace {

// Contacts: short, each with its own material, and a click of 3 to 6 kHz for hard materials.

Signal paddle() {
    Signal mix = wood(noteFrequency(g4), 0.034);
    mixIn(mix, tap(3200.0, 0.002, 1), 1.0);
    return mix;
}

/// A short, hard blow and the crack of a whip: two strokes at once.
Signal smash() {
    Signal mix = thump(230.0, 80.0, 0.045);
    mixIn(mix, tap(3600.0, 0.003, 13), 1.8);
    mixIn(mix, tap(4400.0, 0.007, 14), 1.4, 0.0045);
    return limited(mix);
}

/// A ball that falls into felt.
Signal cushion() {
    Signal mix = shaped(oscillate(Wave::Sine, {165.0, 131.0, 0.03}, 0.3), {0.012, 0.05, 0.0, 0.1});
    mixIn(mix, softened(softened(breath({620.0, 380.0, 0.05}, 0.05, 15), 900.0), 900.0), 3.3);
    return mix;
}

Signal wall() {
    Signal mix = knock(noteFrequency(d4 - 5), 1.3, 0.05);
    mixIn(mix, shaped(oscillate(Wave::Sine, noteFrequency(e5), 0.12), {0.003, 0.03, 0.0, 0.03}), 0.3);
    mix = softened(mix, 2400.0);
    mixIn(mix, tap(5600.0, 0.0004, 2), 1.2); // Over after 1 ms.
    return mix;
}

Signal hexagon() {
    // Hollow: a tone and its twelfth, each beating with a detuned copy.
    Signal mix;
    const double base = noteFrequency(e4);
    for (const double ratio : {1.0, 1.03, 3.0, 3.05}) {
        const double ring = ratio < 2.0 ? 0.16 : 0.06;
        mixIn(mix, shaped(oscillate(Wave::Sine, base * ratio, 5.0 * ring), {0.002, ring, 0.0, ring}),
              ratio < 2.0 ? 0.4 : 0.1);
    }
    mixIn(mix, tap(3000.0, 0.0015, 8), 0.9);
    return mix;
}

/// Two billiard balls.
Signal ballBall() {
    Signal mix = shaped(oscillate(Wave::Sine, 2600.0, 0.05), {0.0005, 0.006, 0.0, 0.01});
    mixIn(mix, click(5600.0, 4), 0.6);
    return mix;
}

// Balls.

/// A breath that grows and lets go.
Signal serve() {
    Signal mix = reversed(breath({3400.0, 700.0, 0.06}, 0.06, 9));
    mixIn(mix, flute({noteFrequency(e4), noteFrequency(e5), 0.03}, 0.1), 0.8, 0.26);
    return mix;
}

/// Flips over: a fifth that tears upwards, then rings.
Signal convert() {
    Signal mix = reversed(
        shaped(oscillate(Wave::Saw, {2400.0, noteFrequency(a4), 0.05}, 0.13), {0.001, 0.05, 0.0, 0.02}));
    mix = softened(mix, 3800.0);
    mixIn(mix, click(4800.0, 10), 0.9, 0.125);
    mixIn(mix, note(a5, 0.05), 0.8, 0.125);
    mixIn(mix, note(e6, 0.13), 0.9, 0.19);
    return mix;
}

Signal nudge() {
    Signal mix = flute({noteFrequency(d5), noteFrequency(d5 + 12), 0.03}, 0.07);
    mixIn(mix, flute({noteFrequency(g5), noteFrequency(g6), 0.03}, 0.07), 0.8, 0.12);
    return mix;
}

/// Falls away into the dark.
Signal ballLost() {
    Signal mix = shaped(oscillate(Wave::Sine, {noteFrequency(a5), 130.0, 0.16}, 0.7), {0.01, 0.6, 0.3, 0.4});
    return throbbing(mix, 11.0, 0.35);
}

constexpr SoundRecipe recipes[] = {
    {"serve", serve, 0.13, 0.15, 0.12},         {"paddle", paddle, 0.15, 0.10, 0.10},
    {"smash", smash, 0.19, 0.15, 0.16},         {"cushion", cushion, 0.13, 0.05, 0.08},
    {"wall", wall, 0.085, 0.08, 0.06},          {"hexagon", hexagon, 0.12, 0.15, 0.12},
    {"ball-ball", ballBall, 0.045, 0.05, 0.04}, {"convert", convert, 0.14, 0.20, 0.18},
    {"nudge", nudge, 0.11, 0.15, 0.10},         {"ball-lost", ballLost, 0.15, 0.15, 0.15},
};

constexpr double peakLimit = 0.70;  // Just below -3 dB.
constexpr double inaudible = 0.003; // For signals that peak near 1.

/// 14 bits: the rounding lies 89 dB below full scale, and the files are a fifth smaller.
constexpr int soundGrain = 4;

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
    for (const auto& part : {matchSoundRecipes(), brickSoundRecipes(), shieldSoundRecipes(),
                             powerSoundRecipes(), bossSoundRecipes(), earSoundRecipes()})
        all.insert(all.end(), part.begin(), part.end());
    std::vector<Sound> sounds;
    sounds.reserve(all.size());
    for (const SoundRecipe& recipe : all)
        sounds.push_back({recipe.name, toPcm(finished(recipe), soundGrain)});
    return sounds;
}

} // namespace arkanong
