#include "SoundRecipes.hpp"

namespace arkanong {

namespace {

// Heard among all other sounds, on small loudspeakers and over three octaves: short tones with overtones and without a
// slide. A pitch of 1 is that of the paddle's middle.

/// A reed: a pulse of 60 ms.
Signal ballTone() {
    Signal mix = shaped(oscillate(Wave::Square, 660.0, 0.06), {0.003, 0.2, 0.5, 0.03});
    return softened(mix, 3200.0);
}

/// The same reed, held; parts of 0.25 s every 0.125 s overlap to an even tone.
Signal steadyTone() {
    Signal mix = softened(oscillate(Wave::Triangle, 660.0, 0.25), 5000.0);
    mixIn(mix, oscillate(Wave::Triangle, 1320.0, 0.25), 0.3);
    return shaped(mix, {0.125, 1000.0, 1.0, 0.125});
}

/// A small bell.
Signal capsuleBell() {
    Signal mix = shaped(oscillate(Wave::Sine, 1980.0, 0.2), {0.001, 0.05, 0.0, 0.03});
    mixIn(mix, shaped(oscillate(Wave::Sine, 2.756 * 1980.0, 0.1), {0.001, 0.02, 0.0, 0.02}), 0.5);
    return mix;
}

/// A short buzz, as of a fingernail on a comb.
Signal nextTick() {
    const Signal buzz = softened(oscillate(Wave::Square, 1100.0, 0.035), 2500.0);
    return throbbing(shaped(buzz, {0.002, 0.1, 0.3, 0.015}), 90.0, 0.1);
}

/// Two notes that rise by a fourth.
Signal serveNotes() {
    Signal mix = flute(noteFrequency(e5), 0.09);
    mixIn(mix, flute(noteFrequency(a5), 0.14), 1.0, 0.1);
    return mix;
}

} // namespace

std::vector<SoundRecipe> earSoundRecipes() {
    return {
        {"ear-ball", ballTone, 0.20, 0.06, 0.06},       {"ear-steady", steadyTone, 0.14, 0.03, 0.04},
        {"ear-capsule", capsuleBell, 0.16, 0.05, 0.05}, {"ear-tick", nextTick, 0.10, 0.08, 0.07},
        {"ear-serve", serveNotes, 0.16, 0.1, 0.1},
    };
}

} // namespace arkanong
