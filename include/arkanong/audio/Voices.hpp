#pragma once

#include "arkanong/audio/SoundCues.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

// Shares a fixed number of voices among sounds: pure functions of the voices' states.

struct VoiceState {
    bool busy = false; ///< If false, the voice is free and the rest is meaningless.
    SoundId sound = SoundId::Wall;
    double done = 0.0;  ///< The share of the sound already played, 0 to 1.
    double level = 0.0; ///< The highest amplitude in the rest of the sound; 1 is full scale.
};

/// The index of the voice for a new sound. If the sound already uses twice its frameLimit of voices: the one
/// of them nearest to its end. Else a free voice. Else, among voices of equal or lower priority, one with the
/// lowest, and of those the one nearest to its end. Nullopt if all voices play more important sounds.
std::optional<std::size_t> voiceFor(SoundId sound, const std::vector<VoiceState>& voices);

/// A gain, at most 1, for each priority (index by SoundPriority), such that the sum of all voices stays
/// within `room` (a share of full scale, > 0) even if all peaks coincide. From the highest priority down,
/// each may take up to three quarters of the remaining room, so that a lost shield is heard above many hits
/// and the hits are not silenced.
std::array<double, priorityCount> priorityGains(const std::vector<VoiceState>& voices, double room = 1.0);

/// The decay of a sound: entry i is the highest amplitude (1 is full scale) from the i-th of `parts` equal
/// parts to the end. Never rises; `parts` > 0.
std::vector<double> remainingPeaks(const std::vector<std::int16_t>& samples, std::size_t parts);

} // namespace arkanong
