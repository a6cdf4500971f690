#pragma once

#include "arkanong/sim/Event.hpp"
#include "arkanong/sim/Objects.hpp"

#include <array>
#include <vector>

namespace arkanong {

class Match;
class World;

/// What one side did.
struct SideStatistics {
    int score = 0;
    int bricks = 0;        ///< Broken by its balls, beams and bombs.
    int longestCombo = 0;  ///< Most bricks it broke between two touches of its paddle.
    int conversions = 0;   ///< Enemy balls made its own, by paddle or beam.
    int saves = 0;         ///< Balls turned by its paddle, see isSave().
    int shieldsLost = 0;   ///< In Solo, lives.
    int serves = 0;        ///< Balls sent off, held ones and those that the match threw in too.
    int capsules = 0;      ///< Caught, good ones...
    int badCapsules = 0;   ///< ...and bad ones.
    double topSpeed = 0.0; ///< Of its fastest ball at the end of a tick of play, px/s.
    double depthTicks =
        0.0; ///< How far from its goal line its paddle was, px, summed over the ticks of play.

    /// What the last brick of the longest combo was multiplied by; 1 without any.
    int highestFactor() const;
};

/// How near to its goal line a side's paddle must touch a ball to save it, px: in the half of its zone.
inline constexpr double saveDepth = tuning::zoneDepth / 2.0;

/// Whether the paddle turned away, near its goal line, a ball that was flying towards it and would have cost
/// a shield there: an enemy ball, and any ball while `anyBallCosts`, see below.
bool isSave(const BallHitPaddle& hit, bool anyBallCosts);

/// In sudden death, and in Solo, where any ball may be the last.
bool anyBallCosts(const Match& match);

/// What happened in a match, counted while it is played or played again. Counts nothing of what happens after
/// its end.
class Statistics {
  public:
    /// Call it after each tick, from the World's first one on, with that tick's events.
    void note(const std::vector<Event>& events, const World& world);
    /// Takes in another match: the sums, and the better of two bests. Not to be followed by note().
    void add(const Statistics& other);

    const SideStatistics& of(Side side) const { return sides_[sideIndex(side)]; }
    /// Ticks after the countdown.
    int ticks() const { return ticks_; }
    /// Balls in play or held, summed over those ticks.
    double ballTicks() const { return ballTicks_; }
    /// Most touches of either paddle between two balls lost.
    int longestRally() const { return longestRally_; }

  private:
    SideStatistics& own(Side side) { return sides_[sideIndex(side)]; }
    void count(const Event& event, bool allCost);
    void readWorld(const World& world);

    std::array<SideStatistics, 2> sides_;
    int ticks_ = 0;
    double ballTicks_ = 0.0;
    int rally_ = 0;
    int longestRally_ = 0;
    bool over_ = false;
};

} // namespace arkanong
