#include "arkanong/math/Rotation.hpp"
#include "assetgen/sound/Synth.hpp"

#include <array>
#include <cassert>

namespace arkanong {

namespace {

constexpr double samplesPerSecond = sampleRate;

// A comb filter with a low-pass in its feedback: a series of echoes, each duller than the last.
class Comb {
  public:
    Comb(std::size_t delay, double feedback) : line_(delay, 0.0), feedback_(feedback) {}

    double step(double in) {
        const double out = line_[at_];
        dulled_ += (out - dulled_) * 0.6;
        line_[at_] = in + dulled_ * feedback_;
        at_ = at_ + 1 == line_.size() ? 0 : at_ + 1;
        return out;
    }

  private:
    std::vector<double> line_;
    double feedback_;
    double dulled_ = 0.0;
    std::size_t at_ = 0;
};

// An all-pass filter: diffuses echoes without changing the spectrum.
class AllPass {
  public:
    explicit AllPass(std::size_t delay) : line_(delay, 0.0) {}

    double step(double in) {
        constexpr double gain = 0.55;
        const double delayed = line_[at_];
        const double stored = in + delayed * gain;
        line_[at_] = stored;
        at_ = at_ + 1 == line_.size() ? 0 : at_ + 1;
        return delayed - stored * gain;
    }

  private:
    std::vector<double> line_;
    std::size_t at_ = 0;
};

} // namespace

Signal filtered(Signal signal, Pass pass, Sweep corner, double resonance) {
    assert(resonance >= 0.5);
    const double approach = 1.0 / (corner.time * samplesPerSecond);
    const double damping = 1.0 / resonance;
    double frequency = corner.from;
    double tuned = 0.0; // The frequency for which g was computed.
    double g = 0.0;
    double bandState = 0.0;
    double lowState = 0.0;
    for (double& sample : signal) {
        assert(frequency > 0.0 && frequency < 0.45 * samplesPerSecond);
        if (frequency != tuned) {
            // Trapezoidal integration keeps the cutoff accurate at every frequency.
            const Rotation half = rotationFromTurns(0.5 * frequency / samplesPerSecond);
            g = half.sine / half.cosine;
            tuned = frequency;
        }
        const double high = (sample - (damping + g) * bandState - lowState) / (1.0 + g * (damping + g));
        const double band = bandState + g * high;
        const double low = lowState + g * band;
        bandState = band + g * high;
        lowState = low + g * band;
        switch (pass) {
        case Pass::Low: sample = low; break;
        case Pass::Band: sample = band * damping; break;
        case Pass::High: sample = high; break;
        }
        frequency += (corner.to - frequency) * approach;
    }
    return signal;
}

Signal softened(Signal signal, double corner) {
    assert(corner > 0.0);
    const double w = 2.0 * pi * corner / samplesPerSecond;
    const double share = w / (1.0 + w);
    double state = 0.0;
    for (double& sample : signal)
        sample = state += (sample - state) * share;
    return signal;
}

Signal inRoom(const Signal& dry, double wetness, double tail) {
    // Prime delays of 16 to 26 ms, so that no two echoes coincide.
    std::array<Comb, 4> walls{Comb(709, 0.72), Comb(827, 0.70), Comb(967, 0.68), Comb(1151, 0.66)};
    std::array<AllPass, 2> corners{AllPass(241), AllPass(83)};
    const std::size_t fading = sampleCount(tail);
    Signal out(dry.size() + fading, 0.0);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const double in = i < dry.size() ? dry[i] : 0.0;
        double room = 0.0;
        for (Comb& wall : walls)
            room += 0.25 * wall.step(in);
        for (AllPass& corner : corners)
            room = corner.step(room);
        const auto left = static_cast<double>(out.size() - 1 - i);
        const double fade = i < dry.size() ? 1.0 : left / static_cast<double>(fading);
        out[i] = (1.0 - wetness) * in + wetness * room * fade;
    }
    return out;
}

} // namespace arkanong
