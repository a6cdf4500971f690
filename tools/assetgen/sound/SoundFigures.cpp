#include "assetgen/sound/SoundFigures.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <complex>
#include <numeric>
#include <utility>

namespace arkanong {

namespace {

using Complex = std::complex<double>;

constexpr double silence = 1e-12; ///< Power that counts as none: -120 dB.
constexpr int lowestBand = -13;   ///< 50 Hz.
constexpr int highestBand = 12;   ///< 16 kHz.

// The fast Fourier transform of J. W. Cooley and J. W. Tukey (1965), radix 2, in place. The size is a power of
// two.
void transform(std::vector<Complex>& values) {
    const std::size_t count = values.size();
    for (std::size_t i = 1, reversed = 0; i < count; ++i) {
        std::size_t bit = count / 2;
        for (; (reversed & bit) != 0; bit /= 2)
            reversed ^= bit;
        reversed ^= bit;
        if (i < reversed) std::swap(values[i], values[reversed]);
    }
    for (std::size_t length = 2; length <= count; length *= 2) {
        const Rotation turn = rotationFromTurns(-1.0 / static_cast<double>(length));
        const Complex step(turn.cosine, turn.sine);
        for (std::size_t first = 0; first < count; first += length) {
            Complex twiddle(1.0, 0.0);
            for (std::size_t i = first; i < first + length / 2; ++i) {
                const Complex even = values[i];
                const Complex odd = values[i + length / 2] * twiddle;
                values[i] = even + odd;
                values[i + length / 2] = even - odd;
                twiddle *= step;
            }
        }
    }
}

/// The RMS amplitude in each part of `samples` samples, > 0.
std::vector<double> envelopeOf(const Signal& signal, std::size_t samples) {
    std::vector<double> levels((signal.size() + samples - 1) / samples, 0.0);
    for (std::size_t i = 0; i < signal.size(); ++i)
        levels[i / samples] += signal[i] * signal[i];
    for (double& level : levels)
        level = std::sqrt(level / static_cast<double>(samples));
    return levels;
}

double attackOf(const Signal& signal) {
    const std::vector<double> levels = envelopeOf(signal, sampleCount(0.001));
    const auto highest = std::max_element(levels.begin(), levels.end());
    const auto reaches = [&](double share) {
        return std::find_if(levels.begin(), highest, [&](double level) { return level >= share * *highest; });
    };
    return 0.001 * static_cast<double>(reaches(0.9) - reaches(0.1));
}

std::vector<double> bandsOf(const std::vector<double>& spectrum, double width) {
    std::vector<double> bands(highestBand - lowestBand + 1, 0.0);
    for (std::size_t i = 1; i < spectrum.size(); ++i) {
        const double hertz = static_cast<double>(i) * width;
        const auto band = static_cast<int>(std::lround(10.0 * std::log10(hertz / 1000.0)));
        if (band >= lowestBand && band <= highestBand)
            bands[static_cast<std::size_t>(band - lowestBand)] += spectrum[i];
    }
    constexpr double range = 40.0; // dB
    const double power = std::accumulate(bands.begin(), bands.end(), 0.0);
    for (double& band : bands)
        band = band > 0.0 ? std::max(0.0, range + 10.0 * std::log10(band / power)) : 0.0;
    return bands;
}

double powerOf(const Signal& signal) {
    return std::inner_product(signal.begin(), signal.end(), signal.begin(), 0.0);
}

/// Without what lies below `corner` Hz, or with Pass::Low above it: four poles, 24 dB per octave.
Signal steeply(const Signal& signal, Pass pass, double corner) {
    return filtered(filtered(signal, pass, corner), pass, corner);
}

/// Of vectors without negative entries; the shorter one is continued with zeros.
double cosine(const std::vector<double>& a, const std::vector<double>& b) {
    const auto product = [](const std::vector<double>& one, const std::vector<double>& other) {
        const auto both = static_cast<std::ptrdiff_t>(std::min(one.size(), other.size()));
        return std::inner_product(one.begin(), one.begin() + both, other.begin(), 0.0);
    };
    return product(a, b) / std::sqrt(product(a, a) * product(b, b));
}

} // namespace

std::vector<double> powerSpectrum(const Signal& signal) {
    std::size_t count = 2;
    while (count < signal.size())
        count *= 2;
    std::vector<Complex> values(signal.begin(), signal.end());
    values.resize(count);
    transform(values);
    std::vector<double> power;
    power.reserve(count / 2 + 1);
    for (std::size_t i = 0; i <= count / 2; ++i)
        power.push_back(std::norm(values[i]));
    return power;
}

SoundFigures figuresOf(const Signal& signal) {
    assert(peak(signal) > 0.0);
    SoundFigures figures;
    figures.seconds = static_cast<double>(signal.size()) / sampleRate;
    figures.peak = peak(signal);
    figures.loudness = loudness(signal);
    const std::vector<double> spectrum = powerSpectrum(signal);
    const double width = 0.5 * sampleRate / static_cast<double>(spectrum.size() - 1);
    double power = 0.0;
    double weighted = 0.0;
    for (std::size_t i = 0; i < spectrum.size(); ++i) {
        power += spectrum[i];
        weighted += spectrum[i] * static_cast<double>(i) * width;
    }
    figures.centroid = weighted / power;
    figures.attack = attackOf(signal);
    figures.bands = bandsOf(spectrum, width);
    figures.envelope = envelopeOf(signal, sampleCount(0.005));
    Signal start = signal;
    start.resize(sampleCount(0.008));
    const double whole = powerOf(start);
    if (whole > 0.0) figures.tick = powerOf(steeply(start, Pass::High, 2000.0)) / whole;
    const Signal wooden = steeply(steeply(start, Pass::High, 3000.0), Pass::Low, 6000.0);
    figures.tickLevel = 10.0 * std::log10(powerOf(wooden) / static_cast<double>(start.size()) + silence);
    return figures;
}

StereoFigures stereoFiguresOf(const Signal& left, const Signal& right) {
    assert(left.size() == right.size());
    Signal sum = left;
    mixIn(sum, right);
    Signal difference = left;
    mixIn(difference, right, -1.0);
    const double power = powerOf(left) + powerOf(right);
    const double treble =
        powerOf(steeply(left, Pass::High, 4000.0)) + powerOf(steeply(right, Pass::High, 4000.0));
    const double common = std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
    const auto decibels = [](double ratio) { return 10.0 * std::log10(ratio + silence); };
    return {decibels(power / 2.0 / static_cast<double>(left.size())), decibels(treble / power),
            common / std::sqrt(powerOf(left) * powerOf(right)), decibels(powerOf(difference) / powerOf(sum))};
}

double likeness(const SoundFigures& a, const SoundFigures& b) {
    return (cosine(a.bands, b.bands) + cosine(a.envelope, b.envelope)) / 2.0;
}

} // namespace arkanong
