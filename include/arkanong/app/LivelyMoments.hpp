#pragma once

#include <optional>

namespace arkanong {

class World;

/// Chooses when --pictures are taken. Once the first countdown is over the time is divided into equal parts. In each of
/// them, without its first quarter, the liveliest moment is chosen: that with the most points just scored and the most
/// balls in play.
class LivelyMoments {
  public:
    /// No moment is chosen if `pictures` is 0. The time ends after `seconds` > 0.
    LivelyMoments(int pictures, double seconds) : pictures_(pictures), seconds_(seconds) {}

    /// Follows one frame, `time` seconds after the start and less than `seconds`; `world` is what it shows, null outside a
    /// match. Returns whether the frame is the liveliest of its part so far. A match that is paused or counts down is less
    /// lively than any other.
    bool follow(double time, const World* world);
    /// The number of parts that are over at this time, s.
    int partsOver(double time) const;

  private:
    double partsAt(double time) const;
    double livelinessOf(const World& world, double elapsed);

    int pictures_;
    double seconds_;
    std::optional<double> begin_; ///< The end of the countdown, s.
    double time_ = 0.0;           ///< The time of the frame before, s.
    int clock_ = 0;               ///< The match's clock in it, ticks.
    int score_ = 0;               ///< The score of both sides in it.
    double scored_ = 0.0;         ///< The points of the last moments, which fade.
    int part_ = -1;
    double best_ = 0.0; ///< The liveliest frame of this part.
};

} // namespace arkanong
