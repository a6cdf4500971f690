#include "assetgen/sound/Synth.hpp"

#include "Catch.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

int risingZeroCrossings(const Signal& signal) {
    int crossings = 0;
    for (std::size_t i = 1; i < signal.size(); ++i)
        crossings += signal[i - 1] < 0.0 && signal[i] >= 0.0 ? 1 : 0;
    return crossings;
}

double effectiveValue(const Signal& signal) {
    double power = 0.0;
    for (const double sample : signal)
        power += sample * sample;
    return std::sqrt(power / static_cast<double>(signal.size()));
}

// Amplitude of the signal's component at this frequency.
double amplitudeAt(double frequency, const Signal& signal) {
    double real = 0.0;
    double imaginary = 0.0;
    for (std::size_t i = 0; i < signal.size(); ++i) {
        const double angle = 2.0 * 3.14159265358979 * frequency * static_cast<double>(i) / sampleRate;
        real += signal[i] * std::cos(angle);
        imaginary += signal[i] * std::sin(angle);
    }
    return 2.0 * std::sqrt(real * real + imaginary * imaginary) / static_cast<double>(signal.size());
}

} // namespace

TEST_CASE("an oscillator has the given frequency and stays within full scale", "[assetgen]") {
    const Wave wave = GENERATE(Wave::Sine, Wave::Triangle, Wave::Square, Wave::Saw);
    const double frequency = GENERATE(55.0, 440.0, 3001.0);
    const Signal signal = oscillate(wave, frequency, 1.0);
    CHECK(signal.size() == sampleRate);
    CHECK_THAT(static_cast<double>(risingZeroCrossings(signal)), WithinAbs(frequency, 1.0));
    CHECK(peak(signal) <= 1.0 + 1e-9);
    CHECK(peak(signal) > 0.85);
}

TEST_CASE("sine and triangle begin at a zero crossing", "[assetgen]") {
    const Wave wave = GENERATE(Wave::Sine, Wave::Triangle);
    const Signal signal = oscillate(wave, 500.0, 0.01);
    CHECK(signal.front() == 0.0);
    CHECK(signal[1] > 0.0);
}

TEST_CASE("saw and square waves have little aliasing", "[assetgen]") {
    const Wave wave = GENERATE(Wave::Square, Wave::Saw);
    // The eleventh harmonic of 3 kHz lies at 33 kHz and would fold back to 11.1 kHz, where no harmonic is.
    const Signal signal = oscillate(wave, 3000.0, 1.0);
    CHECK(amplitudeAt(3000.0, signal) > 0.5);
    CHECK(amplitudeAt(sampleRate - 33000.0, signal) < 0.02);
}

TEST_CASE("a sweep reaches its end frequency without overshooting", "[assetgen]") {
    const Signal signal = oscillate(Wave::Sine, {200.0, 800.0, 0.05}, 1.0);
    const Signal begin(signal.begin(), signal.begin() + 441);
    const Signal end(signal.end() - sampleRate / 2, signal.end());
    CHECK(risingZeroCrossings(begin) <= 4);
    CHECK_THAT(static_cast<double>(risingZeroCrossings(end)), WithinAbs(400.0, 1.0));
}

TEST_CASE("notes are equal-tempered around A4", "[assetgen]") {
    CHECK(noteFrequency(0) == 440.0);
    CHECK(noteFrequency(12) == 880.0);
    CHECK(noteFrequency(-24) == 110.0);
    CHECK_THAT(noteFrequency(-9), WithinAbs(261.6256, 1e-4));
    CHECK_THAT(noteFrequency(10), WithinAbs(783.9909, 1e-4));
}

TEST_CASE("noise is the same for the same seed and centred on zero", "[assetgen]") {
    const Signal signal = noise(1.0, 5);
    CHECK(signal == noise(1.0, 5));
    CHECK(signal != noise(1.0, 6));
    double sum = 0.0;
    for (const double sample : signal)
        sum += sample;
    CHECK_THAT(sum / static_cast<double>(signal.size()), WithinAbs(0.0, 0.01));
    CHECK_THAT(effectiveValue(signal), WithinAbs(std::sqrt(1.0 / 3.0), 0.01));
}

TEST_CASE("an envelope stays in [0, 1] and begins and ends with 0", "[assetgen]") {
    const Envelope envelope = GENERATE(Envelope{}, Envelope{0.0, 0.01, 1.0, 0.0},
                                       Envelope{0.3, 0.05, 0.4, 0.5}, Envelope{0.01, 0.00001, 0.2, 0.02});
    const double seconds = GENERATE(0.001, 0.05, 1.0);
    const Signal levels = contour(envelope, seconds);
    CHECK(levels.front() == 0.0);
    CHECK(levels.back() == 0.0);
    CHECK(*std::min_element(levels.begin(), levels.end()) >= 0.0);
    CHECK(*std::max_element(levels.begin(), levels.end()) <= 1.0);
}

TEST_CASE("an envelope rises during its attack, then decays to its sustain level", "[assetgen]") {
    const Signal levels = contour({0.1, 0.05, 0.25, 0.1}, 1.0);
    CHECK_THAT(levels[sampleCount(0.05)], WithinAbs(0.5, 0.001));
    CHECK_THAT(levels[sampleCount(0.1)], WithinAbs(1.0, 0.001));
    CHECK_THAT(levels[sampleCount(0.15)], WithinAbs(0.25 + 0.75 * std::exp(-1.0), 0.001));
    CHECK_THAT(levels[sampleCount(0.8)], WithinAbs(0.25, 0.001));
    CHECK_THAT(levels[sampleCount(0.95)], WithinAbs(0.125, 0.001));
}

TEST_CASE("a filter passes frequencies on its side of the cutoff and attenuates the others", "[assetgen]") {
    const Signal low = oscillate(Wave::Sine, 100.0, 0.5);
    const Signal high = oscillate(Wave::Sine, 8000.0, 0.5);
    CHECK_THAT(effectiveValue(filtered(low, Pass::Low, 1000.0)), WithinAbs(0.707, 0.02));
    CHECK(effectiveValue(filtered(high, Pass::Low, 1000.0)) < 0.02);
    CHECK(effectiveValue(filtered(low, Pass::High, 1000.0)) < 0.02);
    CHECK_THAT(effectiveValue(filtered(high, Pass::High, 1000.0)), WithinAbs(0.707, 0.02));
    CHECK(effectiveValue(filtered(low, Pass::Band, 1000.0, 5.0)) < 0.05);
    CHECK(effectiveValue(filtered(high, Pass::Band, 1000.0, 5.0)) < 0.05);
    CHECK_THAT(effectiveValue(filtered(oscillate(Wave::Sine, 1000.0, 0.5), Pass::Band, 1000.0, 5.0)),
               WithinAbs(0.707, 0.02));
    CHECK(effectiveValue(softened(high, 1000.0)) < 0.12);
}

TEST_CASE("the limiter hardly changes quiet signals and never exceeds full scale", "[assetgen]") {
    CHECK_THAT(limited({0.2}).front(), WithinAbs(0.2, 0.003));
    CHECK_THAT(limited({1.0}).front(), WithinAbs(std::tanh(1.0), 0.02));
    const double loud = GENERATE(2.0, 3.0, 100.0);
    const Signal out = limited({loud, -loud});
    CHECK(out[0] <= 1.0);
    CHECK(out[0] > 0.9);
    CHECK(out[1] == -out[0]);
}

TEST_CASE("mixing adds at the start time and lengthens the mix as needed", "[assetgen]") {
    Signal mix{0.5, 0.5};
    mixIn(mix, {1.0, 1.0}, 0.25, 1.0 / sampleRate + 1e-9);
    CHECK(mix == Signal{0.5, 0.75, 0.25});
}

TEST_CASE("levelling reaches the target loudness unless the peak limit is lower", "[assetgen]") {
    const Signal tone = oscillate(Wave::Sine, 441.0, 0.5);
    CHECK_THAT(loudness(levelled(tone, 0.1, 0.7)), WithinAbs(0.1, 1e-6));
    CHECK_THAT(peak(levelled(tone, 0.9, 0.7)), WithinAbs(0.7, 1e-9));
    CHECK(peak(levelled(Signal(100, 0.0), 0.5, 0.7)) == 0.0);
}

TEST_CASE("reverberation continues after the sound and is silent at the end of its tail", "[assetgen]") {
    const Signal click{1.0, -1.0};
    const Signal wet = inRoom(click, 0.5, 0.3);
    CHECK(wet.size() == 2 + sampleCount(0.3));
    const auto later = static_cast<std::ptrdiff_t>(sampleCount(0.1));
    CHECK(peak(Signal(wet.begin() + later, wet.end())) > 0.0005);
    CHECK(wet.back() == 0.0);
    const Signal dry = inRoom(click, 0.0, 0.1);
    CHECK(dry[0] == 1.0);
    CHECK(peak(Signal(dry.begin() + 2, dry.end())) == 0.0);
}

TEST_CASE("trimming drops the quiet end only", "[assetgen]") {
    CHECK(trimmed({0.0, 0.5, 0.0, -0.2, 0.05, 0.0}, 0.1) == Signal{0.0, 0.5, 0.0, -0.2});
    CHECK(trimmed({0.01}, 0.1).empty());
}

TEST_CASE("samples are rounded to the nearest 16-bit value", "[assetgen]") {
    CHECK(toPcm({0.0, 1.0, -1.0, 0.6 / 32767, -0.6 / 32767, 0.4 / 32767}) ==
          std::vector<std::int16_t>{0, 32767, -32767, 1, -1, 0});
    CHECK(toPcm({9.9 / 32767, 10.1 / 32767, -9.9 / 32767}, 4) == std::vector<std::int16_t>{8, 12, -8});
}
