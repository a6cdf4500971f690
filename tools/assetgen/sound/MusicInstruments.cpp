#include "assetgen/sound/MusicInstruments.hpp"

#include "assetgen/sound/Instruments.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// A wave and a detuned copy at `apart` times its frequency, each at half volume.
Signal pair(Wave wave, double frequency, double apart, double seconds) {
    Signal both;
    mixIn(both, oscillate(wave, frequency, seconds), 0.5);
    mixIn(both, oscillate(wave, frequency * apart, seconds), 0.5);
    return both;
}

double below(double corner, double limit) { return std::min(corner, limit); }

/// Filtered noise that decays with time constant `fade`.
Signal hiss(Pass pass, double corner, double fade, std::uint64_t seed) {
    return shaped(filtered(noise(6.0 * fade, seed), pass, corner, 0.9), {0.001, fade, 0.0, 2.0 * fade});
}

} // namespace

Signal carpet(double frequency, double seconds) {
    constexpr double tail = 0.9;
    const double length = seconds + tail;
    Signal saws = pair(Wave::Saw, frequency, 1.0045, length);
    mixIn(saws, oscillate(Wave::Saw, frequency * 0.9952, length), 0.5);
    const double bright = below(3.2 * frequency + 250.0, 2200.0);
    const Signal dull = filtered(saws, Pass::Low, {0.6 * bright, bright, 0.5}, 0.6);
    return shaped(dull, {0.22, 1.6, 0.75, tail + 0.15});
}

Signal roundBass(double frequency, double seconds) {
    constexpr double tail = 0.12;
    const double length = seconds + tail;
    Signal body = oscillate(Wave::Sine, frequency, length);
    const Signal edge = filtered(oscillate(Wave::Saw, frequency, length), Pass::Low,
                                 {below(9.0 * frequency, 900.0), 2.5 * frequency, 0.18}, 0.7);
    mixIn(body, edge, 0.45);
    return shaped(body, {0.012, 0.9, 0.55, tail});
}

Signal edgyBass(double frequency, double seconds) {
    constexpr double tail = 0.05;
    const double length = seconds + tail;
    Signal saws = pair(Wave::Saw, frequency, 1.006, length);
    mixIn(saws, oscillate(Wave::Square, frequency, length), 0.25);
    Signal body = filtered(saws, Pass::Low, {below(22.0 * frequency, 2600.0), 4.0 * frequency, 0.07}, 1.3);
    mixIn(body, oscillate(Wave::Sine, frequency, length), 0.6);
    return shaped(body, {0.003, 0.22, 0.45, tail});
}

Signal pluck(double frequency, double seconds) {
    constexpr double ring = 0.14;
    const double length = std::max(seconds, 4.0 * ring);
    const Signal saws = pair(Wave::Saw, frequency, 1.007, length);
    const Signal body =
        filtered(saws, Pass::Low, {below(8.0 * frequency, 6000.0), 1.4 * frequency, 0.06}, 1.0);
    return shaped(body, {0.002, ring, 0.0, 0.1});
}

Signal bell(double frequency, double /*seconds*/) { return glass(frequency, 0.32); }

Signal pipe(double frequency, double seconds) {
    constexpr double tail = 0.16;
    const double length = seconds + tail;
    Signal tone = pair(Wave::Triangle, frequency, 1.0035, length);
    mixIn(tone, oscillate(Wave::Sine, 2.0 * frequency, length), 0.12);
    return shaped(softened(tone, 3.0 * frequency), {0.045, 1.2, 0.7, tail});
}

Signal singing(double frequency, double seconds) {
    constexpr double tail = 0.09;
    const double length = seconds + tail;
    const Sweep from(0.965 * frequency, frequency, 0.012); // Slides into each note from slightly below.
    Signal tone = oscillate(Wave::Square, from, length);
    mixIn(tone, oscillate(Wave::Square, {0.969 * frequency, 1.004 * frequency, 0.014}, length), 0.8);
    mixIn(tone, oscillate(Wave::Triangle, from, length), 0.7);
    const Signal body = filtered(tone, Pass::Low, {3.0 * frequency, 5.0 * frequency, 0.15}, 0.8);
    return shaped(body, {0.012, 0.5, 0.6, tail});
}

Signal biting(double frequency, double seconds) {
    constexpr double tail = 0.05;
    const double length = seconds + tail;
    Signal tone = pair(Wave::Saw, frequency, 1.008, length);
    mixIn(tone, oscillate(Wave::Square, 0.5 * frequency, length), 0.3);
    const Signal body =
        filtered(tone, Pass::Low, {below(11.0 * frequency, 7000.0), 4.0 * frequency, 0.09}, 1.4);
    return shaped(body, {0.004, 0.3, 0.55, tail});
}

Signal marimba(double frequency, double /*seconds*/) {
    Signal bar = wood(frequency, 0.13);
    mixIn(bar, knock(frequency, 1.05, 0.05), 0.3);
    return bar;
}

Signal organ(double frequency, double seconds) {
    constexpr double tail = 0.08;
    const double length = seconds + tail;
    Signal pipes;
    for (const double drawbar : {0.5, 1.0, 2.0, 3.0})
        mixIn(pipes, oscillate(Wave::Sine, frequency * drawbar, length), drawbar > 1.5 ? 0.16 : 0.34);
    return shaped(pipes, {0.02, 2.0, 0.8, tail});
}

Signal reed(double frequency, double seconds) {
    constexpr double tail = 0.07;
    const double length = seconds + tail;
    const Signal tone = pair(Wave::Square, frequency, 1.003, length);
    const Signal body = filtered(tone, Pass::Low, {2.0 * frequency, 3.2 * frequency, 0.08}, 1.6);
    return shaped(body, {0.02, 0.8, 0.7, tail});
}

Signal brass(double frequency, double seconds) {
    constexpr double tail = 0.12;
    const double length = seconds + tail;
    const Signal tone = pair(Wave::Saw, frequency, 1.005, length);
    const Signal body =
        filtered(tone, Pass::Low, {1.2 * frequency, below(4.5 * frequency, 2600.0), 0.12}, 0.8);
    return shaped(body, {0.035, 0.9, 0.75, tail});
}

Signal bassDrum(double /*frequency*/, double /*seconds*/) {
    Signal mix = limited(knock(52.0, 4.2, 0.085));
    mixIn(mix, hiss(Pass::Band, 2800.0, 0.003, 61), 0.5);
    return mix;
}

Signal softBassDrum(double /*frequency*/, double /*seconds*/) {
    return softened(knock(55.0, 2.6, 0.09), 900.0);
}

Signal snareDrum(double /*frequency*/, double /*seconds*/) {
    Signal mix = knock(196.0, 1.7, 0.05);
    mixIn(mix, hiss(Pass::Band, 2300.0, 0.06, 62), 1.3);
    mixIn(mix, hiss(Pass::High, 5200.0, 0.045, 63), 0.4);
    return limited(mix);
}

Signal clap(double /*frequency*/, double /*seconds*/) {
    Signal mix;
    double start = 0.0;
    for (std::uint64_t hand = 0; hand < 3; ++hand) {
        mixIn(mix, hiss(Pass::Band, 1500.0, hand == 2 ? 0.055 : 0.006, 64 + hand), 1.5, start);
        start += 0.011;
    }
    return limited(mix);
}

Signal rim(double /*frequency*/, double /*seconds*/) {
    Signal mix = knock(830.0, 1.2, 0.012);
    mixIn(mix, hiss(Pass::Band, 2600.0, 0.008, 68), 0.8);
    return mix;
}

Signal shaker(double /*frequency*/, double /*seconds*/) {
    return shaped(filtered(noise(0.11, 69), Pass::Band, 6200.0, 1.1), {0.022, 0.022, 0.0, 0.03});
}

Signal closedHat(double /*frequency*/, double /*seconds*/) { return hiss(Pass::High, 7600.0, 0.017, 70); }
Signal openHat(double /*frequency*/, double /*seconds*/) { return hiss(Pass::High, 7000.0, 0.075, 71); }

Signal lowTom(double /*frequency*/, double /*seconds*/) { return limited(knock(98.0, 1.8, 0.09)); }
Signal highTom(double /*frequency*/, double /*seconds*/) { return limited(knock(147.0, 1.8, 0.08)); }

Signal anvil(double /*frequency*/, double /*seconds*/) {
    Signal mix = metal(1250.0, 0.12);
    mixIn(mix, click(4200.0, 74), 0.6);
    return mix;
}

Signal tick(double /*frequency*/, double /*seconds*/) {
    Signal mix = wood(2350.0, 0.012);
    mixIn(mix, click(5200.0, 75), 0.6);
    return mix;
}
Signal tock(double /*frequency*/, double /*seconds*/) {
    Signal mix = wood(1480.0, 0.016);
    mixIn(mix, click(3600.0, 76), 0.5);
    return mix;
}

Signal cymbal(double /*frequency*/, double /*seconds*/) {
    Signal mix = hiss(Pass::High, 5200.0, 0.36, 72);
    mixIn(mix, hiss(Pass::Band, 3400.0, 0.22, 73), 0.5);
    return mix;
}

} // namespace arkanong
