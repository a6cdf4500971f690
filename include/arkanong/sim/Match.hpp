#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Event.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Objects.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

enum class Phase : std::uint8_t {
    Countdown, ///< Paddles move, nobody serves.
    Play,
    FinalRally,  ///< The last breakable brick is gone: the end comes within tuning::finalRally ticks.
    SuddenDeath, ///< The time for it has come: every ball lost costs a shield.
    NextShield,  ///< A tie at the end: every ball lost costs a shield, and the next shield decides.
    Over,
};

/// One side's standing.
struct Standing {
    int score = 0;
    int shields = 0;
    int reserve = 0;      ///< Balls that can be served.
    int reserveTimer = 0; ///< Ticks until the next ball comes back; 0 while the reserve is full.
    int serveTimer = 0;   ///< Ticks until the next serve is allowed.
    int combo = 0;        ///< Bricks broken since the own paddle was last touched.
    int bestCombo = 0;
    int bricksBroken = 0;
    int conversions = 0;
    std::vector<int> returning; ///< Ticks until each lost own ball is back in the reserve, ascending.
};

/// Score, shields, reserve and the clock of a match, and how it is decided. Knows no shapes.
///
/// A side without shields has lost at once, and one whose score reaches the points limit has won at once. The
/// final rally may begin before or after the time of sudden death and each keeps its own end: whichever comes
/// first decides, the final rally by score (then shields), sudden death by shields (then score). While a
/// final rally runs the phase is FinalRally, but from suddenDeathAt on sudden death's rules hold in it. An
/// exact tie leads to NextShield. In Solo there is no clock to beat: a life is lost with the last ball in
/// play, Blue has won when nothing is left to break and lost ("to Red") without lives. In the sandbox the
/// phase is Play for ever and nothing costs anything. In practice it is Play until a side has no shields.
class Match {
  public:
    explicit Match(const MatchSettings& settings);

    /// One tick of the clock; `breakableLeft` = bricks that can still be broken, `ballsLeft` = balls in play
    /// and held. Decides the end.
    void tick(std::size_t breakableLeft, std::size_t ballsLeft, std::vector<Event>& events);

    /// True when `side`, having `inPlay` balls on the field or held, may serve now. In Solo: when it has
    /// none.
    bool mayServe(Side side, std::size_t inPlay) const;
    /// Takes the ball from the reserve. With none there it is a ball that the match itself threw in.
    void served(Side side);

    /// Whether what belongs to `owner` breaks a brick of this kind: any that breaks at all, but blue and red
    /// ones only their own side. Where there is no Red, Blue breaks red ones too.
    bool mayBreak(BrickKind kind, Side owner) const;
    /// Whether a paddle's touch makes an enemy ball its own.
    bool converts() const { return !settings_.mutators.has(Mutator::NoConversion); }

    /// Ends the side's combo and speeds the rally up (not in the sandbox).
    void paddleTouched(Side side);
    /// Both of these report MatchEnded where the points decide the match, and give none once it is over.
    void ballConverted(Side newOwner, std::vector<Event>& events);
    /// Returns the points given: in proportion to `worth`, the hits that the brick takes when whole, or 0 for
    /// one that has grown back.
    int brickBroken(Side by, int worth, std::vector<Event>& events);
    /// One shield more, up to tuning::shieldLimit.
    void gainShield(Side side, std::vector<Event>& events);
    /// A ball of `owner` crossed `line`'s goal line: takes the shield it costs and books the ball's return.
    /// Reports ShieldLost (and MatchEnded), then BallLost. Costs nothing once the match is over.
    void ballCrossed(Side owner, Side line, Vec2 at, std::vector<Event>& events);

    /// A ball of `owner` was taken off the field at no cost: books its return.
    void ballTakenBack(Side owner);

    /// The speed that balls are drawn to now, px/s: grows with every paddle touch, starts anew when a shield
    /// is lost, climbs to the maximum in sudden death and is the maximum in NextShield.
    double rallySpeed() const;

    const MatchSettings& settings() const { return settings_; }
    const Standing& standing(Side side) const { return standings_[sideIndex(side)]; }
    Phase phase() const { return phase_; }
    bool over() const { return phase_ == Phase::Over; }
    /// True after the countdown and before the end.
    bool playing() const { return phase_ != Phase::Countdown && phase_ != Phase::Over; }
    /// True when every ball lost costs a shield, whoever owned it.
    bool everyBallCosts() const;
    /// Set when the match is over; empty in the sandbox.
    std::optional<Side> winner() const { return winner_; }
    /// Ticks since play began (0 during the countdown).
    int clock() const { return clock_; }
    /// Ticks of the current phase that are left: of the countdown, of play until sudden death, of the final
    /// rally, of sudden death; 0 where the phase has no end of its own.
    int ticksLeft() const;
    /// What the side's next brick is multiplied by: 1 to tuning::comboFactorLimit.
    int comboFactor(Side side) const;

    /// Adds everything that can matter to what follows.
    void addTo(Hash& hash) const;

  private:
    using Measure = int Standing::*;

    Standing& of(Side side) { return standings_[sideIndex(side)]; }
    bool sandbox() const { return settings_.mode == Mode::Sandbox; }
    bool solo() const { return settings_.mode == Mode::Solo; }
    bool versus() const { return settings_.mode == Mode::Versus; }
    bool oneAtATime() const { return solo() || settings_.practice; }
    void tickPractice();
    void tickSolo(std::size_t breakableLeft, std::size_t ballsLeft, std::vector<Event>& events);
    void tickCountdown(std::vector<Event>& events);
    void tickReserve(Side side, std::vector<Event>& events);
    void bookReturn(Side owner);
    void growReserve(Side side, std::vector<Event>& events);
    void tickPhase(std::size_t breakableLeft, std::vector<Event>& events);
    void score(Side side, int points, std::vector<Event>& events);
    void loseShield(Side side, Vec2 at, std::vector<Event>& events);
    void decideBy(Measure first, Measure second, std::vector<Event>& events);
    void end(Side winner, std::vector<Event>& events);

    MatchSettings settings_;
    std::array<Standing, 2> standings_;
    Phase phase_ = Phase::Countdown;
    std::optional<Side> winner_;
    int countdownLeft_ = tuning::countdown;
    int clock_ = 0;
    int finalRallyLeft_ = 0;
    bool hadBreakables_ = false;       ///< Without any there is no last one.
    std::optional<Vec2> lastBallLost_; ///< Where, in Solo, in this tick.
    double rally_;
};

} // namespace arkanong
