#pragma once

#include "arkanong/audio/MusicFiles.hpp"
#include "assetgen/sound/SoundFigures.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace arkanong {

/// Measures a whole round of a track with all its layers, as MusicMixer sends it to the device at full volume.
inline StereoFigures heard(const MusicFiles& files, Track track) {
    const auto loop = std::make_shared<const MusicLoop>(files.decoded(track));
    const MusicRequest lively{track, 1.0};
    MusicMixer mixer;
    mixer.provide(track, loop);
    std::vector<std::int16_t> frames(std::size_t{4} * soundRate); // Until the track has faded in.
    mixer.mix(lively, frames);
    std::size_t whole = 0;
    for (const MusicLayer& layer : loop->layers)
        whole = std::max(whole, layer.samples.size());
    frames.resize(2 * whole);
    mixer.mix(lively, frames);
    Signal left;
    Signal right;
    for (std::size_t i = 0; i < frames.size(); i += 2) {
        left.push_back(frames[i] / 32768.0);
        right.push_back(frames[i + 1] / 32768.0);
    }
    return stereoFiguresOf(left, right);
}

} // namespace arkanong
