#pragma once

#include "arkanong/audio/SoundCues.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

// How a fixed number of voices is shared: pure functions over what the voices are doing.

struct VoiceState {
    bool busy = false; ///< The rest has no meaning when the voice is free.
    SoundId sound = SoundId::Wall;
    double done = 0.0;  ///< Share of its sound that has been played, 0 to 1.
    double level = 0.0; ///< The amplitude that its sound may still reach; 1 is full scale.
};

/// The voice for a new sound. When the sound already has twice its frameLimit of voices: the one of them
/// nearest to its end; else a free voice; else, among those of equal or lower priority, the lowest, and of
/// these the one nearest to its end; none when all voices are busy with more important sounds.
std::optional<std::size_t> voiceFor(SoundId sound, const std::vector<VoiceState>& voices);

/// A gain, at most 1, for the voices of each priority (indexed by SoundPriority), with which all together
/// stay within `room` (a share of full scale, above 0) even if all their crests meet. The more important are
/// served first; each priority may take up to three quarters of what those above it leave, so that a lost
/// shield is heard through a storm and the storm does not fall silent.
std::array<double, priorityCount> priorityGains(const std::vector<VoiceState>& voices, double room = 1.0);

/// How a sound dies away: entry i is the highest amplitude (1 is full scale) from the i-th of `parts` equal
/// parts on to the end. Never rises; `parts` > 0.
std::vector<double> remainingPeaks(const std::vector<std::int16_t>& samples, std::size_t parts);

} // namespace arkanong
