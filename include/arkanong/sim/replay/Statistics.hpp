#pragma once

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <array>
#include <vector>

namespace arkanong {

class Match;
class World;

/// The statistics of one side.
struct SideStatistics {
    int score = 0;
    int bricks = 0;        ///< Broken by its balls, beams and bombs.
    int longestCombo = 0;  ///< Most bricks it broke between two touches of its paddle.
    int conversions = 0;   ///< Enemy balls converted, by paddle or beam.
    int smashes = 0;       ///< Balls smashed by its paddle.
    int saves = 0;         ///< Balls saved by its paddle, see isSave().
    int goals = 0;         ///< Scored.
    int shieldsBroken = 0; ///< Of the opponent.
    int livesLost = 0;     ///< In Solo.
    int serves = 0;        ///< Balls served, including held balls and automatic serves.
    int capsules = 0;      ///< Good capsules caught.
    int badCapsules = 0;   ///< Bad capsules caught.
    double topSpeed = 0.0; ///< Greatest speed of its balls at the end of a tick, px/s.
    double depthTicks =
        0.0; ///< Distance of its paddle from its goal line, px, summed over the ticks of play.

    /// The factor on the last brick of the longest combo; 1 without any.
    int highestFactor() const;
};

/// How near to its goal line a paddle must touch a ball to save it, px: the outer half of its zone.
inline constexpr double saveDepth = tuning::zoneDepth / 2.0;

/// Whether the paddle deflected, near its goal line, a ball that approached it and would have cost a shield, a
/// goal or a life there: an enemy ball, or any ball while `anyBallCosts`.
bool isSave(const BallHitPaddle& hit, bool anyBallCosts);

/// True in Solo, where any ball may be the last.
bool anyBallCosts(const Match& match);

/// Statistics of a match, counted while it is played or replayed. Ignores everything after its end.
class Statistics {
  public:
    /// Call it after each tick, from the World's first one, with that tick's events.
    void note(const std::vector<Event>& events, const World& world);
    /// Adds another match: sums, and the better of two bests. note() must not follow.
    void add(const Statistics& other);

    const SideStatistics& of(Side side) const { return sides_[sideIndex(side)]; }
    /// Ticks after the countdown.
    int ticks() const { return ticks_; }
    /// Number of balls in play or held, summed over those ticks.
    double ballTicks() const { return ballTicks_; }
    /// Most paddle touches, of either side, between two lost balls.
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
