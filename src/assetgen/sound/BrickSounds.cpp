#include "SoundRecipes.hpp"

namespace arkanong {

namespace {

Signal glassBreak() {
    Signal mix = note(c6, 0.05);
    mixIn(mix, knock(noteFrequency(g5), 1.5, 0.012), 0.5);
    mixIn(mix, breath({8200.0, 4200.0, 0.06}, 0.04, 21), 0.9);
    mixIn(mix, grains({e6, g6, a6, c6 + 12, e6 + 12}, 0.016, 22), 0.5, 0.008);
    return softened(mix, 5000.0);
}

Signal fuse() {
    Signal mix = note(g5, 0.02);
    mixIn(mix, throbbing(breath({4200.0, 9500.0, 0.07}, 0.07, 23), 60.0, 0.3), 1.3);
    return softened(mix, 5000.0);
}

Signal bomb() {
    Signal mix = limited(shaped(oscillate(Wave::Sine, {190.0, 44.0, 0.09}, 0.8), {0.002, 0.2, 0.0, 0.3}));
    mixIn(mix, shaped(filtered(noise(0.7, 24), Pass::Low, {3200.0, 130.0, 0.1}), {0.002, 0.13, 0.0, 0.3}),
          0.9);
    mixIn(mix, breath({2400.0, 700.0, 0.12}, 0.1, 25), 1.2, 0.01);
    mixIn(mix, grains({c5, e5, g5, a5}, 0.035, 26), 0.3, 0.08);
    return limited(mix);
}

Signal split() {
    Signal mix = flute({noteFrequency(c5), noteFrequency(g5), 0.04}, 0.16);
    mixIn(mix, flute({noteFrequency(c5), noteFrequency(g4), 0.04}, 0.16));
    mixIn(mix, note(g5, 0.06), 0.8, 0.03);
    mixIn(mix, note(e6, 0.09), 0.8, 0.09);
    return mix;
}

/// A released spring.
Signal bumper() {
    Signal mix = throbbing(flute({noteFrequency(g4), noteFrequency(g5), 0.06}, 0.28), 23.0, 0.25);
    mixIn(mix, knock(noteFrequency(c4), 0.6, 0.05), 0.9);
    mixIn(mix, note(g5, 0.04), 0.35);
    return mix;
}

Signal regrow() {
    Signal mix = melody({{c5, 0.0, 0.06}, {e5, 0.07, 0.06}, {g5, 0.14, 0.12}});
    mixIn(mix, flute({noteFrequency(c4), noteFrequency(c5), 0.09}, 0.24), 0.5);
    return mix;
}

} // namespace

std::vector<SoundRecipe> brickSoundRecipes() {
    return {
        {"glass", glassBreak, 0.14, 0.30, 0.25}, {"fuse", fuse, 0.10, 0.20, 0.12},
        {"bomb", bomb, 0.26, 0.25, 0.30},        {"split", split, 0.13, 0.25, 0.20},
        {"bumper", bumper, 0.15, 0.25, 0.16},    {"regrow", regrow, 0.10, 0.30, 0.22},
    };
}

} // namespace arkanong
