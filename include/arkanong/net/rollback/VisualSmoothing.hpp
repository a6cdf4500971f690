#pragma once

#include "arkanong/sim/ObjectManager.hpp"

#include <vector>

namespace arkanong {

class World;

/// Visual smoothing: shows balls and the opponent's paddle at positions that move smoothly to their corrected positions
/// after a misprediction, instead of jumping. Objects that move as predicted, hits and serves included, and the
/// player's own paddle are shown at their true positions. Affects pictures only, never the match.
class VisualSmoothing {
  public:
    /// Time constant of the correction, s: after 0.1 s an eighth of the offset is left.
    static constexpr double settling = 0.05;
    /// A correction over a longer distance than this is not smoothed, px: the object did not get there by moving.
    static constexpr double furthest = 240.0;

    explicit VisualSmoothing(Side own) : own_(own) {}

    /// Replaces the World shown, `before`, by `now`: the next tick, or the same tick after a correction. After a
    /// picture in which nothing advanced, `now` may be any tick.
    void correct(const World& before, const World& now);
    /// Lets frame time pass, s: the offsets shrink.
    void advance(double seconds);

    /// Whether no object is shown with an offset.
    bool rests() const { return balls_.empty() && paddle_ == Vec2{}; }
    /// The objects of the World that was passed last, at their smoothed positions.
    ObjectManager shown(ObjectManager objects) const;

  private:
    struct Shift {
        BallId ball;
        Vec2 by; ///< Offset from the simulated position, px.
    };
    Vec2 shiftOf(BallId ball) const;

    Side own_;
    std::vector<Shift> balls_; ///< Balls that are shown with an offset.
    std::vector<Shift> next_;
    Vec2 paddle_; ///< Offset of the opponent's paddle, px.
};

} // namespace arkanong
