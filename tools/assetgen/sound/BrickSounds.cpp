#include "SoundRecipes.hpp"

namespace arkanong {

namespace {

/// The combo's note: a clear bar, struck with a hard mallet.
Signal brick() {
    Signal mix = note(c5, 0.1);
    mixIn(mix, tap(4300.0, 0.0016, 3), 1.2);
    return mix;
}

/// Stone that cracks but holds: two dry breaks and no tone.
Signal brickHard() {
    Signal mix = softened(click(3600.0, 6), 4000.0);
    mixIn(mix, knock(250.0, 1.5, 0.012), 0.5, 0.075);
    mixIn(mix, filtered(breath({1500.0, 850.0, 0.02}, 0.02, 5), Pass::Band, 1100.0, 1.5), 1.8, 0.075);
    return mix;
}

Signal brickSteel() {
    Signal mix = metal(1320.0, 0.23);
    mixIn(mix, click(6000.0, 7), 0.25);
    return mix;
}

/// Fired clay that bursts: a crunch and pieces that fall.
Signal brickBreak() {
    Signal mix = filtered(breath({2200.0, 1000.0, 0.05}, 0.05, 8), Pass::Band, 1400.0, 1.0);
    mixIn(mix, click(4600.0, 9), 0.8);
    mixIn(mix, crackle({2600.0, 1100.0, 1.0}, 60.0, 0.4, 10), 1.2, 0.02);
    return mix;
}

/// Bright shards.
Signal glassBreak() {
    Signal mix = click(6000.0, 20);
    mixIn(mix, breath({9000.0, 6500.0, 0.06}, 0.02, 21), 0.9);
    mixIn(mix, grains({c6 + 24, e6 + 24, g6 + 12, a6 + 12, c6 + 26}, 0.022, 22), 0.6, 0.01);
    return filtered(mix, Pass::High, 1800.0);
}

/// A burning fuse: hiss that grows in bursts.
Signal fuse() {
    Signal mix = reversed(throbbing(breath({9800.0, 6500.0, 0.1}, 0.09, 23), 38.0, 0.0));
    mixIn(mix, click(4200.0, 24), 0.7);
    return filtered(mix, Pass::High, 2500.0);
}

Signal bomb() {
    Signal mix = thump(180.0, 46.0, 0.2);
    Signal rumble = shaped(filtered(noise(1.2, 25), Pass::Low, {900.0, 120.0, 0.3}), {0.2, 0.4, 0.0, 0.5});
    mixIn(mix, throbbing(rumble, 9.0, 0.2), 1.6);
    return limited(mix);
}

/// One becomes two: a click that parts into a rising and a falling tone.
Signal split() {
    Signal mix = click(5000.0, 27);
    mixIn(mix,
          shaped(oscillate(Wave::Sine, {noteFrequency(c6), noteFrequency(c6 + 12), 0.06}, 0.2),
                 {0.002, 0.2, 0.0, 0.05}),
          0.5, 0.03);
    mixIn(mix,
          shaped(oscillate(Wave::Sine, {noteFrequency(c6), noteFrequency(g4), 0.06}, 0.2),
                 {0.002, 0.2, 0.0, 0.05}),
          0.6, 0.03);
    return mix;
}

/// A spring that is let go.
Signal bumper() {
    Signal mix =
        throbbing(oscillate(Wave::Triangle, {noteFrequency(c4), noteFrequency(g4), 0.12}, 0.5), 27.0, 0.0);
    mix = shaped(mix, {0.001, 0.12, 0.0, 0.2});
    mixIn(mix, throbbing(shaped(oscillate(Wave::Sine, 2300.0, 0.3), {0.001, 0.05, 0.0, 0.1}), 54.0, 0.1),
          0.25);
    mixIn(mix, click(3000.0, 28), 0.5);
    return mix;
}

/// Grows out of nothing, and stands with a snap.
Signal regrow() {
    Signal mix = reversed(shaped(oscillate(Wave::Sine, {noteFrequency(c6), noteFrequency(c5), 0.12}, 0.22),
                                 {0.002, 0.06, 0.0, 0.06}));
    mixIn(mix, click(3800.0, 29), 0.6, 0.215);
    return mix;
}

} // namespace

std::vector<SoundRecipe> brickSoundRecipes() {
    return {
        {"brick", brick, 0.12, 0.12, 0.12},
        {"brick-hard", brickHard, 0.13, 0.08, 0.08},
        {"brick-steel", brickSteel, 0.09, 0.15, 0.15},
        {"brick-break", brickBreak, 0.17, 0.15, 0.15},
        {"glass", glassBreak, 0.14, 0.20, 0.20},
        {"fuse", fuse, 0.10, 0.10, 0.08},
        {"bomb", bomb, 0.26, 0.20, 0.30},
        {"split", split, 0.13, 0.15, 0.12},
        {"bumper", bumper, 0.15, 0.12, 0.12},
        {"regrow", regrow, 0.10, 0.10, 0.10},
    };
}

} // namespace arkanong
