#pragma once

namespace arkanong {

class World;

/// Chooses when --pictures are taken: in each of several equal parts of the time, without its first quarter, at the
/// liveliest moment: that with the most points just scored and the most balls in play.
class LivelyMoments {
  public:
    /// Nothing for `pictures` = 0. `seconds` > 0.
    LivelyMoments(int pictures, double seconds) : pictures_(pictures), seconds_(seconds) {}

    /// Follows one frame, `time` seconds after the first one; `world` is what it shows, null outside a match. Returns
    /// whether it is livelier than the frames before it of the same part; the first frame after that quarter always is. A
    /// world that stands still, such as during a countdown, is less lively than any other.
    bool follow(double time, const World* world);
    /// How many parts are over at this time, s: 0 to the number of pictures.
    int partsOver(double time) const;

  private:
    double livelinessOf(const World& world, double elapsed);

    int pictures_;
    double seconds_;
    double time_ = 0.0;   ///< Of the frame before, s...
    int tick_ = 0;        ///< ...and its world's.
    int score_ = 0;       ///< Of both sides.
    double scored_ = 0.0; ///< Points of late, which fade.
    int part_ = -1;
    double best_ = 0.0; ///< Of this part so far.
};

} // namespace arkanong
