#pragma once

#include "arkanong/app/LivelyMoments.hpp"
#include "arkanong/app/frames/FrameTimes.hpp"

#include <ostream>

namespace arkanong {

class Captures;
class World;

/// A run of the game with --seconds: it ends by itself, takes the pictures of --pictures and reports frame times.
class TimedRun {
  public:
    /// Ends after `seconds` > 0. Takes this number of pictures until then, see LivelyMoments.
    TimedRun(int seconds, int pictures)
        : seconds_(seconds), pictures_(pictures), moments_(pictures, seconds) {}

    /// Call once per frame, `time` seconds after the start; `world` is the match on the screen, null without one.
    /// Returns whether the run is over. With pictures, it then prints the scores of that match to `out`.
    [[nodiscard]] bool follow(double time, const World* world, Captures& captures, std::ostream& out);
    /// Adds a frame to the report.
    void add(const FrameTime& frame) { times_.add(frame); }
    /// Prints FrameTimes::summary(), unless the run takes pictures, which distort the times.
    void report(std::ostream& out) const;

  private:
    int seconds_;
    int pictures_;
    LivelyMoments moments_;
    FrameTimes times_;
    int saved_ = 0; ///< Number of pictures.
};

} // namespace arkanong
