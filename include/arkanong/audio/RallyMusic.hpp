#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/sim/World.hpp"

#include <vector>

namespace arkanong {

/// Follows a match and says what music goes with it. Sees events and a const World, runs on frame time and
/// decides nothing.
class RallyMusic {
  public:
    /// Once a frame: `seconds` >= 0 have passed in the match, in which `events` happened; `world` is as they
    /// left it.
    void advance(double seconds, const std::vector<Event>& events, const World& world);

    /// The calmest of the match's loop before the first advance().
    MusicRequest request() const { return {track_, intensity_}; }

  private:
    Track track_ = Track::Play;
    double heat_ = 0.0;      ///< What events have left, 0 to 1; cools down by itself.
    double untouched_ = 0.0; ///< Seconds since anything was hit.
    double intensity_ = 0.0;
};

} // namespace arkanong
