#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Event.hpp"
#include "arkanong/sim/Objects.hpp"
#include "arkanong/sim/PowerUp.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// What works on either side, and for how long yet. Knows no shapes: World makes paddles, balls and walls
/// follow it.
class PowerUps {
  public:
    /// `kind` works on `side`: its paddle is narrow, its view is blocked, its balls are fast.
    bool active(Side side, PowerUp kind) const { return ticksLeft(side, kind) > 0; }
    int ticksLeft(Side side, PowerUp kind) const { return left_[sideIndex(side)][powerUpIndex(kind)]; }

    /// Makes it work on `side` for its whole time, from now on, however much was left. For kinds that have a
    /// time.
    void start(Side side, PowerUp kind);
    /// Where the side's blind spot is, the centre, px; meaningless while none is active.
    Vec2 blindSpot(Side side) const { return blindSpots_[sideIndex(side)]; }
    void placeBlindSpot(Side side, Vec2 centre) { blindSpots_[sideIndex(side)] = centre; }
    /// True where a point is hidden from the side.
    bool hides(Side side, Vec2 point) const;

    /// One tick: reports PowerUpEnded of those whose time is over.
    void tick(std::vector<Event>& events);

    void addTo(Hash& hash) const;

  private:
    std::array<std::array<int, powerUpCount>, 2> left_{};
    std::array<Vec2, 2> blindSpots_{};
};

/// A gift drawn by the weights of PowerUpTraits: one in tuning::badGiftShare is bad. Without an opponent none
/// that works on it is drawn.
PowerUpDrop drawDrop(Random& random, bool withOpponent);

} // namespace arkanong
