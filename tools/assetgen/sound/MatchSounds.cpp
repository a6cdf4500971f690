#include "MusicInstruments.hpp"
#include "SoundRecipes.hpp"

namespace arkanong {

namespace {

Signal countdown() { return glass(noteFrequency(a5), 0.07); }

/// The countdown's note in three octaves at once, struck hard.
Signal go() {
    Signal mix = melody({{a5, 0.0, 0.04}, {a6, 0.09, 0.3}, {a5, 0.09, 0.3}, {e6, 0.09, 0.3}});
    mixIn(mix, thump(220.0, 110.0, 0.05), 0.8, 0.09);
    mixIn(mix, click(4500.0, 7), 0.8, 0.09);
    return mix;
}

/// An alarm: three blows, each brighter than the last.
Signal suddenDeath() {
    Signal mix;
    for (int pulse = 0; pulse < 3; ++pulse) {
        const double start = 0.34 * pulse;
        mixIn(mix, strings(noteFrequency(a2 + 12), 8.0 + 5.0 * pulse, 0.26), 0.5, start);
        mixIn(mix, strings(noteFrequency(c4), 6.0 + 4.0 * pulse, 0.26), 0.35, start);
        mixIn(mix, note(e5, 0.05), 0.35, start);
        mixIn(mix, knock(noteFrequency(a2), 2.5, 0.07), 0.7, start);
    }
    return limited(mix);
}

/// A fanfare: three short notes and a long chord.
Signal win() {
    Signal mix;
    for (const double start : {0.0, 0.14, 0.28})
        for (const int pitch : {c5, e5, g5})
            mixIn(mix, strings(noteFrequency(pitch), 5.0, 0.1), 0.25, start);
    for (const int pitch : {c4, c5, g5, c6, e6})
        mixIn(mix, strings(noteFrequency(pitch), 5.0, 1.5), 0.25, 0.48);
    mixIn(mix, melody({{c6, 0.48, 0.3}, {e6, 0.6, 0.3}, {g6, 0.72, 0.35}}), 0.9);
    mixIn(mix, grains({c6 + 12, e6 + 12, g6 + 12}, 0.06, 8), 0.3, 0.75);
    return mix;
}

/// Sinks: dull strings that swell to each lower note.
Signal lose() {
    Signal mix;
    constexpr Step steps[] = {{e4, 0.0, 0.0}, {d4, 0.55, 0.0}, {c4, 1.1, 0.0}};
    for (const Step& step : steps) {
        const double pitch = noteFrequency(step.note);
        mixIn(mix, reversed(strings(pitch, 4.5, 0.5)), 0.5, step.start);
        mixIn(mix, reversed(strings(0.5 * pitch, 4.0, 0.5)), 0.5, step.start);
    }
    mixIn(mix, strings(noteFrequency(a2 + 12), 6.0, 0.8), 0.6, 1.65);
    mixIn(mix, thump(120.0, 55.0, 0.25), 0.5, 1.65);
    return softened(mix, 2600.0);
}

// Menus.

Signal menuMove() {
    Signal mix = shaped(oscillate(Wave::Sine, noteFrequency(g6), 0.06), {0.001, 0.012, 0.0, 0.02});
    mixIn(mix, click(3400.0, 5), 0.3);
    return mix;
}

/// A key that goes down and is answered above.
Signal menuAccept() {
    Signal mix = softened(wood(noteFrequency(g4), 0.02), 1200.0);
    mixIn(mix, note(c6 + 12, 0.07), 0.7, 0.07);
    mixIn(mix, note(g5, 0.05), 0.5, 0.07);
    return mix;
}

/// A drawer that is pushed shut.
Signal menuBack() {
    Signal mix = reversed(breath({300.0, 900.0, 0.05}, 0.03, 6));
    mixIn(mix, wood(noteFrequency(d4), 0.03), 0.9, 0.145);
    return softened(mix, 1600.0);
}

/// Time stands: one struck chord, damped at once.
Signal pause() {
    Signal mix = melody({{a4, 0.0, 0.25}, {e5, 0.0, 0.25}, {d5, 0.0, 0.25}});
    return softened(throbbing(mix, 4.0, 0.15), 1500.0);
}

// Stingers: after a rest in which the event itself is heard, a phrase of the music.

Signal goalStinger() {
    Signal mix;
    constexpr Step phrase[] = {{c6, 0.55, 0.12}, {g6, 0.67, 0.12}, {a6, 0.79, 0.12}, {e6 + 12, 0.97, 0.4}};
    for (const Step& step : phrase) {
        mixIn(mix, flute(noteFrequency(step.note), 2.0 * step.ring), 0.5, step.start);
        mixIn(mix, flute(noteFrequency(step.note - 12), 2.0 * step.ring), 0.4, step.start);
    }
    return mix;
}

/// A heartbeat under a held, rising fifth.
Signal matchPoint() {
    Signal mix;
    for (const double start : {0.4, 0.58, 1.0, 1.18, 1.6, 1.78})
        mixIn(mix, thump(120.0, 58.0, 0.06), 0.8, start);
    mixIn(mix, reversed(strings(noteFrequency(c5), 6.0, 1.3)), 0.3, 0.45);
    mixIn(mix, reversed(strings(noteFrequency(g5), 6.0, 1.3)), 0.3, 0.45);
    mixIn(mix, note(g6, 0.15), 0.5, 1.75);
    return mix;
}

/// A chest opens: a slow harp, and light behind it.
Signal firstPower() {
    Signal mix;
    constexpr int harp[] = {c5, e5, g5, a5, c6, e6, g6, c6 + 12};
    double start = 0.05;
    double gain = 0.9;
    for (const int pitch : harp) {
        mixIn(mix, note(pitch, 0.12), gain, start);
        gain *= 0.93;
        start += 0.13;
    }
    mixIn(mix, throbbing(filtered(breath(9000.0, 0.25, 16), Pass::Band, 9000.0, 3.0), 9.0, 0.2), 0.5, 0.9);
    return mix;
}

// Momentum.

/// The ring is full: a shimmer that climbs two octaves, faster and faster, and stays at its top.
Signal momentumFull() {
    constexpr int scale[] = {g5, a5, c6, c6 + 2, e6, g6, a6, c6 + 12, c6 + 14, e6 + 12, g6 + 12};
    Signal mix = throbbing(reversed(breath({9500.0, 4000.0, 0.15}, 0.14, 17)), 14.0, 0.3);
    double start = 0.0;
    double apart = 0.085;
    double gain = 0.4;
    for (const int pitch : scale) {
        mixIn(mix, note(pitch, 0.05), gain, start);
        start += apart;
        apart *= 0.9;
        gain += 0.03;
    }
    mixIn(mix, throbbing(note(c6 + 24, 0.25), 11.0, 0.3), 0.5, start);
    return mix;
}

/// Power is let loose: a short pull, then a blow and a bright fifth that rushes off.
Signal superBegan() {
    constexpr double pull = 0.12;
    Signal mix = reversed(breath({5200.0, 700.0, 0.05}, 0.03, 18));
    mixIn(mix, thump(190.0, 60.0, 0.13), 1.0, pull);
    mixIn(mix, tap(4000.0, 0.004, 19), 1.2, pull);
    for (const int pitch : {c4, g4, c5, g5})
        mixIn(mix, strings({0.94 * noteFrequency(pitch), noteFrequency(pitch), 0.03}, 10.0, 0.4), 0.3, pull);
    mixIn(mix, breath({4500.0, 9000.0, 0.2}, 0.1, 20), 0.7, pull);
    return limited(mix);
}

/// A note of an opponent's sting; the game transposes it.
Signal stingNote() { return pluck(noteFrequency(c4), 0.5); }

} // namespace

std::vector<SoundRecipe> matchSoundRecipes() {
    return {
        {"countdown", countdown, 0.13, 0.10, 0.10},
        {"go", go, 0.19, 0.20, 0.20},
        {"sudden-death", suddenDeath, 0.24, 0.15, 0.20},
        {"win", win, 0.20, 0.25, 0.30},
        {"lose", lose, 0.21, 0.20, 0.30},
        {"menu-move", menuMove, 0.06, 0.05, 0.04},
        {"menu-accept", menuAccept, 0.085, 0.15, 0.12},
        {"menu-back", menuBack, 0.075, 0.05, 0.06},
        {"pause", pause, 0.10, 0.25, 0.20},
        {"goal-stinger", goalStinger, 0.15, 0.25, 0.30},
        {"match-point", matchPoint, 0.18, 0.20, 0.25},
        {"first-power", firstPower, 0.12, 0.30, 0.30},
        {"momentum-full", momentumFull, 0.15, 0.25, 0.25},
        {"super", superBegan, 0.22, 0.20, 0.25},
        {"pluck", stingNote, 0.10, 0.30, 0.35},
    };
}

} // namespace arkanong
