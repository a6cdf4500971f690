#include "SoundRecipes.hpp"

namespace arkanong {

// The motifs of the bosses: heard as a warning, and louder when they act.

namespace {

/// Three blows of a hammer on an anvil.
Signal foreman() {
    Signal mix;
    double start = 0.0;
    for (const double gain : {0.8, 0.8, 1.0}) {
        mixIn(mix, thump(150.0, 70.0, 0.04), 0.8 * gain, start);
        mixIn(mix, metal(820.0, gain > 0.9 ? 0.22 : 0.1), gain, start);
        mixIn(mix, click(4000.0, 81), gain, start);
        start += 0.33;
    }
    return limited(mix);
}

/// A swarm that comes near and passes.
Signal queen() {
    Signal mix;
    for (const double pitch : {196.0, 207.0, 221.0})
        mixIn(mix,
              throbbing(oscillate(Wave::Saw, {pitch, 1.35 * pitch, 0.5}, 1.1), 31.0 + 0.05 * pitch, 0.3));
    mix = filtered(mix, Pass::Band, {900.0, 1700.0, 0.4}, 3.0);
    return shaped(filtered(mix, Pass::Band, {900.0, 1700.0, 0.4}, 3.0), {0.9, 0.5, 0.4, 0.15});
}

/// Tick and tock, played backwards, ever faster.
Signal clockmaker() {
    Signal mix;
    double start = 0.0;
    double apart = 0.30;
    for (int tick = 0; tick < 7; ++tick) {
        const Signal hit = wood(tick % 2 == 0 ? 2100.0 : 1400.0, 0.03);
        mixIn(mix, reversed(hit), 0.8, start);
        mixIn(mix, metal(3100.0, 0.012), 0.4, start + 0.14);
        start += apart;
        apart *= 0.78;
    }
    return mix;
}

/// A snort, and hooves that come nearer.
Signal minotaur() {
    Signal mix = throbbing(breath({420.0, 240.0, 0.1}, 0.09, 82), 24.0, 0.2);
    mixIn(mix, breath(1500.0, 0.05, 83), 0.3);
    double start = 0.5;
    double gain = 0.5;
    for (int hoof = 0; hoof < 8; ++hoof) {
        mixIn(mix, thump(180.0, 85.0, 0.025), gain, start);
        mixIn(mix, wood(noteFrequency(g4), 0.01), 0.5 * gain, start);
        start += hoof % 2 == 0 ? 0.08 : 0.13;
        gain += 0.07;
    }
    return limited(mix);
}

/// A breath out of the dark: noise so low that it is felt more than heard.
Signal umbra() {
    Signal mix = filtered(filtered(noise(2.2, 84), Pass::Low, {55.0, 95.0, 0.8}, 0.9), Pass::Low, 130.0);
    mix = shaped(mix, {1.0, 0.9, 0.5, 1.1});
    mixIn(mix, shaped(oscillate(Wave::Sine, 55.0, 2.2), {1.1, 0.9, 0.5, 1.0}), 0.16);
    // For speakers without bass.
    mixIn(mix, shaped(filtered(noise(2.2, 85), Pass::Band, {500.0, 430.0, 0.5}, 2.0), {1.2, 0.6, 0.3, 0.8}),
          0.27);
    return mix;
}

/// Any boss takes a power-up: three calls of low brass.
Signal ability() {
    Signal mix;
    constexpr int roots[] = {a2 + 12, c4, e4};
    double start = 0.0;
    for (const int root : roots) {
        mixIn(mix, strings(noteFrequency(root), 9.0, root == e4 ? 0.6 : 0.1), 0.7, start);
        mixIn(mix, strings(2.0 * noteFrequency(root), 7.0, root == e4 ? 0.6 : 0.1), 0.4, start);
        start += 0.13;
    }
    return limited(mix);
}

} // namespace

std::vector<SoundRecipe> bossSoundRecipes() {
    return {
        {"boss-foreman", foreman, 0.22, 0.20, 0.25},
        {"boss-queen", queen, 0.20, 0.20, 0.20},
        {"boss-clockmaker", clockmaker, 0.19, 0.20, 0.20},
        {"boss-minotaur", minotaur, 0.23, 0.15, 0.20},
        {"boss-umbra", umbra, 0.26, 0.0, 0.0},
        {"boss-phase", ability, 0.21, 0.25, 0.30},
    };
}

} // namespace arkanong
