#include "assetgen/sound/Instruments.hpp"

#include "arkanong/math/Random.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

namespace {

// After five time constants an exponential decay is at 0.7 %; the release fades out the rest.
constexpr double ringsFor = 5.0;

Envelope ringing(double ring) { return {0.001, ring, 0.0, ring}; }

double audible(double frequency) { return std::min(frequency, 15000.0); }

} // namespace

Signal glass(double frequency, double ring) {
    struct Overtone {
        double ratio; // Relative to the fundamental; the last two are those of a free bar.
        double gain;
        double ring; // Fraction of the fundamental's time constant.
    };
    constexpr Overtone overtones[] = {
        {1.0, 0.70, 1.0}, {2.0, 0.16, 0.55}, {2.756, 0.16, 0.35}, {5.404, 0.07, 0.16}};
    Signal bar;
    for (const Overtone& overtone : overtones) {
        const double pitch = frequency * overtone.ratio;
        if (pitch > 10000.0) continue;
        const double time = ring * overtone.ring;
        mixIn(bar, shaped(oscillate(Wave::Sine, pitch, ringsFor * time), ringing(time)), overtone.gain);
    }
    return bar;
}

Signal knock(double frequency, double bend, double ring) {
    const double seconds = ringsFor * ring;
    const double glide = 0.12 * ring;
    Signal body = shaped(oscillate(Wave::Sine, {frequency * bend, frequency, glide}, seconds), ringing(ring));
    const double half = 0.4 * ring;
    mixIn(body,
          shaped(oscillate(Wave::Triangle, {2.0 * frequency * bend, 2.0 * frequency, glide}, ringsFor * half),
                 ringing(half)),
          0.22);
    return body;
}

Signal click(double corner, std::uint64_t seed) {
    return shaped(filtered(noise(0.014, seed), Pass::Band, corner, 1.0), {0.0004, 0.0025, 0.0, 0.005});
}

Signal tap(double pitch, double ring, std::uint64_t seed) {
    struct Tone {
        double ratio; // Relative to the pitch.
        double gain;
    };
    constexpr Tone tones[] = {{1.0, 0.5}, {1.31, 0.35}, {1.64, 0.25}};
    Signal mix;
    for (const Tone& tone : tones)
        mixIn(mix,
              shaped(oscillate(Wave::Sine, pitch * tone.ratio, ringsFor * ring), {0.0003, ring, 0.0, ring}),
              tone.gain);
    mixIn(mix, shaped(filtered(noise(ringsFor * ring, seed), Pass::Band, 1.3 * pitch, 1.0),
                      {0.0003, ring, 0.0, ring}));
    return mix;
}

Signal thump(double from, double to, double ring) {
    const Signal fall = oscillate(Wave::Sine, {from, to, 0.35 * ring}, ringsFor * ring);
    return limited(shaped(fall, {0.002, ring, 0.0, ring}));
}

Signal metal(double frequency, double ring) {
    struct Partial {
        double ratio;
        double gain;
        double ring;
    };
    constexpr Partial partials[] = {{1.0, 0.40, 1.0},   {1.49, 0.34, 0.8},  {2.02, 0.28, 0.7},
                                    {2.63, 0.24, 0.55}, {3.31, 0.20, 0.45}, {4.17, 0.16, 0.35}};
    Signal plate;
    for (const Partial& partial : partials) {
        const double pitch = frequency * partial.ratio;
        if (pitch > 10000.0) continue;
        const double time = ring * partial.ring;
        mixIn(plate, shaped(oscillate(Wave::Sine, pitch, ringsFor * time), ringing(time)), partial.gain);
    }
    return plate;
}

Signal wood(double frequency, double ring) {
    Signal bar = shaped(oscillate(Wave::Sine, frequency, ringsFor * ring), ringing(ring));
    const double brief = 0.3 * ring;
    mixIn(bar, shaped(oscillate(Wave::Sine, 3.93 * frequency, ringsFor * brief), ringing(brief)), 0.35);
    return bar;
}

Signal crackle(Sweep corner, double perSecond, double seconds, std::uint64_t seed) {
    Random random(seed);
    Signal mix;
    double start = 0.0;
    while (start < seconds) { // Separate statements, because the order of arguments is unspecified.
        const double left = 1.0 - start / seconds;
        const double share = random.between(0.3, 1.0);
        const double pitch = corner.to + (corner.from - corner.to) * left;
        const double detuned = pitch * random.between(0.8, 1.25);
        mixIn(mix, click(detuned, random.next()), share * left, start);
        start += random.between(0.4, 1.6) / (perSecond * (0.3 + 0.7 * left));
    }
    return mix;
}

Signal reversed(Signal signal) {
    std::reverse(signal.begin(), signal.end());
    return signal;
}

Signal breath(Sweep corner, double fade, std::uint64_t seed) {
    return shaped(filtered(noise(ringsFor * fade, seed), Pass::Band, corner, 1.2),
                  {std::min(0.25 * fade, 0.03), fade, 0.0, fade});
}

Signal strings(Sweep pitch, double brightness, double seconds) {
    constexpr double apart = 1.004;
    Signal pair = oscillate(Wave::Saw, pitch, seconds);
    mixIn(pair, oscillate(Wave::Saw, {pitch.from * apart, pitch.to * apart, pitch.time}, seconds));
    const Sweep corner(audible(pitch.from * brightness), audible(pitch.to * 2.0), 0.4 * seconds);
    return shaped(filtered(pair, Pass::Low, corner, 0.9), {0.015, 0.5 * seconds, 0.2, 0.4 * seconds});
}

Signal grains(const std::vector<int>& scale, double apart, std::uint64_t seed) {
    assert(!scale.empty() && apart > 0.0);
    Random random(seed);
    Signal mix;
    double start = 0.0;
    for (double gain = 1.0; gain > 0.1; gain *= 0.86) {
        // Separate statements, because the evaluation order of function arguments is unspecified.
        const int pitch = scale[random.below(static_cast<std::uint32_t>(scale.size()))];
        const double ring = random.between(0.02, 0.06);
        mixIn(mix, glass(noteFrequency(pitch), ring), gain, start);
        start += random.between(0.5 * apart, 1.5 * apart);
    }
    return mix;
}

Signal throbbing(Signal signal, double perSecond, double least) {
    const double seconds = static_cast<double>(signal.size() + 1) / sampleRate;
    const Signal swing = oscillate(Wave::Sine, perSecond, seconds);
    for (std::size_t i = 0; i < signal.size(); ++i) {
        // Converting to seconds and back may lose the last sample to rounding; it is silent anyway.
        const double level = i < swing.size() ? 0.5 + 0.5 * swing[i] : 0.0;
        signal[i] *= least + (1.0 - least) * level;
    }
    return signal;
}

Signal flute(Sweep pitch, double seconds) {
    return shaped(softened(oscillate(Wave::Triangle, pitch, seconds), 2.5 * std::max(pitch.from, pitch.to)),
                  {0.008, 0.6 * seconds, 0.3, 0.6 * seconds});
}

} // namespace arkanong
