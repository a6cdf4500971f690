#include "arkanong/audio/Voices.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

// The sound's voice nearest to its end if the sound uses all the voices it may.
std::optional<std::size_t> ownVoice(SoundId sound, const std::vector<VoiceState>& voices) {
    std::size_t count = 0;
    std::optional<std::size_t> oldest;
    for (std::size_t i = 0; i < voices.size(); ++i) {
        if (!voices[i].busy || voices[i].sound != sound) continue;
        ++count;
        if (!oldest || voices[i].done > voices[*oldest].done) oldest = i;
    }
    if (count < 2 * soundTraits(sound).frameLimit) return std::nullopt;
    return oldest;
}

bool yieldsBefore(const VoiceState& a, const VoiceState& b) {
    const SoundPriority first = soundTraits(a.sound).priority;
    const SoundPriority second = soundTraits(b.sound).priority;
    return first < second || (first == second && a.done > b.done);
}

} // namespace

std::optional<std::size_t> voiceFor(SoundId sound, const std::vector<VoiceState>& voices) {
    if (const auto own = ownVoice(sound, voices)) return own;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < voices.size(); ++i) {
        if (!voices[i].busy) return i;
        if (soundTraits(voices[i].sound).priority > soundTraits(sound).priority) continue;
        if (!best || yieldsBefore(voices[i], voices[*best])) best = i;
    }
    return best;
}

std::array<double, priorityCount> priorityGains(const std::vector<VoiceState>& voices, double room) {
    std::array<double, priorityCount> sums{};
    for (const VoiceState& voice : voices) {
        if (voice.busy) sums[static_cast<std::size_t>(soundTraits(voice.sound).priority)] += voice.level;
    }
    std::array<double, priorityCount> gains{};
    double left = room;
    for (std::size_t i = priorityCount; i-- > 0;) {
        const double share = 0.75 * left;
        gains[i] = sums[i] > share ? share / sums[i] : 1.0;
        left -= sums[i] * gains[i];
    }
    return gains;
}

std::vector<double> remainingPeaks(const std::vector<std::int16_t>& samples, std::size_t parts) {
    assert(parts > 0);
    std::vector<double> peaks(parts, 0.0);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        double& highest = peaks[i * parts / samples.size()];
        highest = std::max(highest, std::abs(samples[i] / 32768.0));
    }
    for (std::size_t part = parts - 1; part > 0; --part)
        peaks[part - 1] = std::max(peaks[part - 1], peaks[part]);
    return peaks;
}

} // namespace arkanong
