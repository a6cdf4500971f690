#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/sim/world/World.hpp"

#include <vector>

namespace arkanong {

/// Chooses the music for a match from its events and state. Runs on frame time and has no effect on the
/// match.
class RallyMusic {
  public:
    /// `theme` plays except in sudden death.
    explicit RallyMusic(Track theme = Track::Play) : theme_(theme), track_(theme) {}

    /// Call once per frame. `seconds` >= 0 is the match time since the last call, `events` what happened in
    /// it, and `world` the state after it.
    void advance(double seconds, const std::vector<Event>& events, const World& world);

    /// The music to play. Before the first advance(): the theme at the lowest intensity.
    MusicRequest request() const { return {track_, intensity_}; }

  private:
    Track theme_;
    Track track_;
    double heat_ = 0.0;      ///< Raised by events, 0 to 1; decays over time.
    double untouched_ = 0.0; ///< Seconds since anything was hit.
    double intensity_ = 0.0;
};

} // namespace arkanong
