#include "arkanong/audio/Chorus.hpp"

#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/math/Rotation.hpp"

#include <cmath>

namespace arkanong {

double Chorus::next(double sample) {
    constexpr double delay = 0.013 * soundRate; ///< In the middle of the drift, samples.
    constexpr double swing = 0.003 * soundRate; ///< With the period, at most 8 cents out of tune.
    constexpr double period = 4.0 * soundRate;
    constexpr double bassShare = 2.0 * pi * 200.0 / soundRate;
    bass_ += (sample - bass_) * bassShare;
    line_[at_] = sample - bass_;
    const double late = delay + swing * std::sin(2.0 * pi * drift_);
    const auto whole = static_cast<std::size_t>(late);
    const double part = late - static_cast<double>(whole);
    const auto ago = [&](std::size_t samples) {
        return line_[(at_ + line_.size() - samples) % line_.size()];
    };
    const double copy = (1.0 - part) * ago(whole) + part * ago(whole + 1);
    at_ = (at_ + 1) % line_.size();
    drift_ += 1.0 / period;
    if (drift_ >= 1.0) drift_ -= 1.0;
    return copy;
}

} // namespace arkanong
