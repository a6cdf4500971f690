#include "assetgen/sound/Synth.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

void mixIn(Signal& mix, const Signal& part, double gain, double start) {
    const std::size_t first = sampleCount(start);
    if (mix.size() < first + part.size()) mix.resize(first + part.size(), 0.0);
    for (std::size_t i = 0; i < part.size(); ++i)
        mix[first + i] += part[i] * gain;
}

Signal limited(Signal signal) {
    for (double& sample : signal) {
        // A rational approximation of tanh that reaches 1 at 3 with slope 0.
        const double x = std::clamp(sample, -3.0, 3.0);
        sample = x * (27.0 + x * x) / (27.0 + 9.0 * x * x);
    }
    return signal;
}

double peak(const Signal& signal) {
    double highest = 0.0;
    for (const double sample : signal)
        highest = std::max(highest, std::abs(sample));
    return highest;
}

double loudness(const Signal& signal) {
    if (signal.empty()) return 0.0;
    const std::size_t window = std::min(signal.size(), sampleCount(0.05));
    double power = 0.0;
    double loudest = 0.0;
    for (std::size_t i = 0; i < signal.size(); ++i) {
        power += signal[i] * signal[i];
        if (i >= window) power -= signal[i - window] * signal[i - window];
        loudest = std::max(loudest, power);
    }
    return std::sqrt(loudest / static_cast<double>(window));
}

Signal levelled(Signal signal, double targetLoudness, double peakLimit) {
    const double highest = peak(signal);
    if (highest == 0.0) return signal;
    const double gain = std::min(targetLoudness / loudness(signal), peakLimit / highest);
    for (double& sample : signal)
        sample *= gain;
    return signal;
}

Signal trimmed(Signal signal, double level) {
    while (!signal.empty() && std::abs(signal.back()) <= level)
        signal.pop_back();
    return signal;
}

std::vector<std::int16_t> toPcm(const Signal& signal, int grain) {
    std::vector<std::int16_t> samples;
    samples.reserve(signal.size());
    for (const double value : signal) {
        assert(value >= -1.0 && value <= 1.0);
        const double scaled = value * 32767.0 / grain;
        samples.push_back(
            static_cast<std::int16_t>(grain * static_cast<int>(scaled < 0.0 ? scaled - 0.5 : scaled + 0.5)));
    }
    return samples;
}

} // namespace arkanong
