#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// The active power-ups of both sides and their remaining time. Contains no geometry: other rules change
/// paddles, balls and shields accordingly.
class PowerUps {
  public:
    /// Whether `kind` affects `side`: for example its paddle is narrow, or its balls are fast.
    bool active(Side side, PowerUp kind) const { return ticksLeft(side, kind) > 0; }
    /// How many run on both sides.
    int running() const;
    int ticksLeft(Side side, PowerUp kind) const { return left_[sideIndex(side)][powerUpIndex(kind)]; }

    /// Starts `kind` on `side` with its full duration, whatever was left. Only for kinds that have a
    /// duration.
    void start(Side side, PowerUp kind);
    /// Lets `kind` last for at least `ticks` (> 0) from now.
    void extend(Side side, PowerUp kind, int ticks);
    /// The centre of the side's blind spot, px; undefined while none is active.
    Vec2 blindSpot(Side side) const { return blindSpots_[sideIndex(side)]; }
    void placeBlindSpot(Side side, Vec2 centre) { blindSpots_[sideIndex(side)] = centre; }
    /// Whether a point is in the side's blind spot.
    bool hides(Side side, Vec2 point) const;

    /// Advances by one tick. Reports PowerUpEnded for each power-up that expires.
    void tick(std::vector<Event>& events);

    void addTo(Hash& hash) const;

  private:
    std::array<std::array<int, powerUpCount>, 2> left_{};
    std::array<Vec2, 2> blindSpots_{};
};

/// A random drop by the weights of PowerUpTraits: one in tuning::badDropShare is bad. Without an opponent,
/// power-ups that affect the opponent are excluded.
PowerUpDrop drawDrop(Random& random, bool withOpponent);
/// A random good drop by the weights of PowerUpTraits. Without an opponent, as in drawDrop().
PowerUpDrop drawGoodDrop(Random& random, bool withOpponent);

} // namespace arkanong
