#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

enum class Phase : std::uint8_t {
    Countdown, ///< Paddles move, but cannot serve.
    Play,
    SuddenDeath, ///< From suddenDeathAt on: shields no longer hold.
    NextGoal,    ///< A tie at the end of sudden death: the next goal decides.
    Over,
};

/// The score and resources of one side.
struct Standing {
    int score = 0;
    int goals = 0;
    int lives = 0;        ///< In Solo: the lives that Blue has left. 0 otherwise.
    int reserve = 0;      ///< Number of balls that the side can serve.
    int reserveTimer = 0; ///< Ticks until the next ball returns; 0 while the reserve is full.
    int serveTimer = 0;   ///< Ticks until the next serve is allowed.
    int combo = 0;        ///< Bricks broken since its paddle last touched a ball.
    int bestCombo = 0;
    int bricksBroken = 0;
    int conversions = 0;
    int smashes = 0;            ///< Touches of its paddle.
    int shieldsBroken = 0;      ///< Of the opponent.
    int momentum = 0;           ///< Steals towards its next super, 0 to tuning::momentumSteals.
    int superLeft = 0;          ///< Remaining ticks of its super; 0: none.
    int firstGoal = 0;          ///< clock() at its first goal; 0 before it.
    std::vector<int> returning; ///< Ticks until each of its lost balls returns to the reserve, ascending.
};

/// Score, goals, reserve and clock of a match, and how it is decided. Contains no geometry.
///
/// A side that has all the goals it needs, or whose score reaches the points limit, wins at once. At the end
/// of sudden death the side that needs fewer goals wins, then the one with more points; an exact tie leads to
/// NextGoal. Solo has no time limit: a life is lost with the last ball in play, Blue wins when nothing is
/// left to break, and loses ("to Red") without lives. In the sandbox the phase stays Play, and neither goals
/// nor lives are lost. MatchSettings::finale has an end of its own. With MatchSettings::practice the phase is
/// Play until a side has all the goals it needs.
class Match {
  public:
    /// Requires goals and lives >= 1, pointsLimit >= 0 and 0 <= suddenDeathAt <= suddenDeathEnd.
    explicit Match(const MatchSettings& settings);

    /// Advances the clock by one tick and decides the end. `breakableLeft` = bricks that can still be broken,
    /// `ballsLeft` = balls in play and held.
    void tick(std::size_t breakableLeft, std::size_t ballsLeft, std::vector<Event>& events);

    /// True when `side`, with `inPlay` balls on the field or held, may serve now. In Solo it may serve only
    /// if `inPlay` is 0.
    bool mayServe(Side side, std::size_t inPlay) const;
    /// Takes a ball from the reserve. If the reserve is empty, the match itself has served the ball, and the
    /// reserve does not change.
    void served(Side side);

    /// Whether a ball, beam or bomb of `owner` breaks a brick of this kind: any breakable kind, except that
    /// blue and red bricks are broken only by their own side. Without a Red side, Blue breaks red ones too.
    bool mayBreak(BrickKind kind, Side owner) const;
    /// Whether a paddle's touch converts an enemy ball.
    bool converts() const { return !settings_.mutators.has(Mutator::NoConversion); }

    /// A paddle touched a ball: ends the side's combo, counts a smash and raises the rally speed (not in the sandbox).
    void paddleTouched(Side side, Stroke stroke = Stroke::Plain);
    /// Whether steals fill the sides' momentum: in Versus, except in lessons and in the match of a newcomer.
    bool hasMomentum() const { return versus() && !settings_.practice && !settings_.newcomer; }
    bool mayBeginSuper(Side side) const;
    /// Empties the side's momentum for a super. Requires mayBeginSuper().
    void beginSuper(Side side, std::vector<Event>& events);
    /// The next four report MatchEnded when the points limit decides the match, and give no points once it is
    /// over.
    void ballConverted(Side newOwner, std::vector<Event>& events);
    void shieldBroken(Side by, std::vector<Event>& events);
    /// Gives points instead of a repair, because no shield is broken or shields no longer hold.
    void repairSpared(Side side, std::vector<Event>& events);
    /// Returns the points given: in proportion to `worth`, the number of hits that the brick takes, or 0 for
    /// a brick that has grown back.
    int brickBroken(Side by, int worth, std::vector<Event>& events);
    /// In Solo: adds a life, up to tuning::lifeLimit.
    void gainLife(std::vector<Event>& events);
    /// A ball of `owner` crossed `line`'s goal line: counts the goal, if it is one, and schedules the ball's
    /// return. Reports GoalScored (and MatchEnded), then BallLost. Returns whether it was a goal: never once
    /// the match is over. `stroke`: the ball's last touch by a paddle, for the event.
    bool ballCrossed(Side owner, Side line, Vec2 at, std::vector<Event>& events,
                     Stroke stroke = Stroke::Plain);
    /// Call it when the field rises again. The rally becomes faster, and later goals reset it to this faster
    /// speed.
    void fieldRises();

    /// Schedules the return of a stuck ball of `owner` that was recalled, which costs nothing.
    void ballTakenBack(Side owner);

    /// The target speed of balls, px/s: grows with every paddle touch, is reset by a goal (in Solo, by a lost
    /// life), climbs to the maximum in sudden death and is the maximum in NextGoal.
    double rallySpeed() const;

    const MatchSettings& settings() const { return settings_; }
    const Standing& standing(Side side) const { return standings_[sideIndex(side)]; }
    Phase phase() const { return phase_; }
    bool over() const { return phase_ == Phase::Over; }
    /// True after the countdown and before the end.
    bool playing() const { return phase_ != Phase::Countdown && phase_ != Phase::Over; }
    /// Whether the shields before the goal lines stand: in Versus, until sudden death.
    bool shieldsHold() const;
    /// Whether the side has a second row of shields from the start: see MatchSettings::help.
    bool hasHelp(Side side) const { return versus() && settings_.help == side; }
    /// The goals that the side still needs to win, at least 0. In the finale goals do not reduce this number.
    int goalsNeeded(Side side) const;
    /// Whether the next goal, if `by` scores it, decides the match.
    bool nextGoalDecides(Side by) const { return phase_ == Phase::NextGoal || goalsNeeded(by) == 1; }
    /// The winner once the match is over; empty before, and in the sandbox.
    std::optional<Side> winner() const { return winner_; }
    /// Ticks since play began (0 during the countdown).
    int clock() const { return clock_; }
    /// Ticks left in the current phase: in the countdown, until sudden death, in sudden death; 0 for phases
    /// without an end of their own.
    int ticksLeft() const;
    /// The factor for the points of the side's next brick: 1 to tuning::comboFactorLimit.
    int comboFactor(Side side) const;

    /// Adds everything that can influence later ticks.
    void addTo(Hash& hash) const;

  private:
    Standing& of(Side side) { return standings_[sideIndex(side)]; }
    bool sandbox() const { return settings_.mode == Mode::Sandbox; }
    bool solo() const { return settings_.mode == Mode::Solo; }
    bool versus() const { return settings_.mode == Mode::Versus; }
    bool oneAtATime() const { return solo() || settings_.practice; }
    void tickPractice();
    void tickSolo(std::size_t breakableLeft, std::size_t ballsLeft, std::vector<Event>& events);
    void tickCountdown(std::vector<Event>& events);
    /// Counts a steal. Steals during a super do not lead to the next one.
    void gainMomentum(Side side, std::vector<Event>& events);
    void tickSuper(Side side, std::vector<Event>& events);
    void tickReserve(Side side, std::vector<Event>& events);
    void scheduleReturn(Side owner);
    void growReserve(Side side, std::vector<Event>& events);
    void tickPhase(std::size_t breakableLeft, std::vector<Event>& events);
    void score(Side side, int points, std::vector<Event>& events);
    void goal(Side by, Vec2 at, Stroke stroke, std::vector<Event>& events);
    void loseLife(Vec2 at, std::vector<Event>& events);
    void decide(std::vector<Event>& events);
    void end(Side winner, std::vector<Event>& events);

    MatchSettings settings_;
    std::array<Standing, 2> standings_;
    Phase phase_ = Phase::Countdown;
    std::optional<Side> winner_;
    int countdownLeft_; ///< Ticks.
    int clock_ = 0;
    bool hadBreakables_ = false;       ///< In Solo and the finale: the field has had a breakable brick.
    std::optional<Vec2> lastBallLost_; ///< In Solo: position of the ball that was lost last in this tick.
    double rally_;
    double resetRally_; ///< What a goal resets the rally speed to, px/s.
};

} // namespace arkanong
