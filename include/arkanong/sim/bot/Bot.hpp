#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/bot/BotPerception.hpp"
#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/bot/BotSkill.hpp"
#include "arkanong/sim/bot/BotTargets.hpp"
#include "arkanong/sim/bot/PersonalityWeights.hpp"
#include "arkanong/sim/bot/TrajectoryPrediction.hpp"
#include "arkanong/sim/world/World.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arkanong {

/// The computer player. It perceives the game as a player does, late and imprecisely, and answers with the
/// commands that a player could send. A value: the same Worlds give the same commands.
///
/// At intervals it decides: it predicts the trajectory of every ball and capsule that it sees, goes for the
/// most valuable one that it can reach, and chooses where on the paddle to meet a ball in order to send it
/// somewhere useful. Between decisions it only moves, serves and fires.
///
/// It reads from a World:
/// - late, through BotPerception: balls in play and held balls, capsules that fall to its side, the
///   opponent's paddle and whether its laser is on, and the active power-ups of both sides;
/// - at once, as every player does: its own paddle, the phase, the reserves, the rally speed, the rules of
///   the match, and the positions of bricks, hexagons and shields;
/// - nothing inside its blind spot: objects there are not seen, and no trajectory is predicted into it.
/// It never reads what bricks hold, how long effects will last, or the World's random numbers.
class Bot {
  public:
    /// The same seed gives the two sides different random numbers.
    Bot(Side side, const BotProfile& profile, std::uint64_t seed);
    /// With these random numbers: two sides with equal ones play as mirror images.
    Bot(Side side, const BotProfile& profile, const Random& random);
    /// A player with the Steady personality.
    Bot(Side side, Strength strength, std::uint64_t seed) : Bot(side, BotProfile{strength}, seed) {}

    /// The command for the next tick; call it once a tick. Returns an empty command if the side has no
    /// paddle.
    Command think(const World& world);

    /// Draws all later random decisions from these numbers.
    void reseed(const Random& random) { random_ = random; }

    Side side() const { return side_; }
    const BotProfile& profile() const { return profile_; }

  private:
    /// The input to its decisions.
    struct View {
        const World& world;
        const Paddle& paddle;
        const Percept& percept;
    };
    /// Its estimate of one straight part of a ball's trajectory. The error is drawn once for the part, so
    /// that the target does not jitter.
    struct Judgement {
        BallId ball{};
        Vec2 velocity;                   ///< The ball's velocity when the bot last saw it, px/s.
        double error = 0.0;              ///< -1 to 1: share of BotSkill::error.
        int sightBounces = 0;            ///< The most bounces that it predicts.
        std::optional<double> hitOffset; ///< Where on the paddle it will meet the ball, once chosen.
    };

    /// Its judgement of a bad capsule that it has seen.
    struct Suspicion {
        CapsuleId capsule{};
        bool deceived = false; ///< It takes the capsule for a good one.
    };

    const PersonalityWeights& weights() const { return weightsOf(profile_.personality); }
    double lateness() const { return delay_ * tuning::tickSeconds; }
    double depthOf(double y) const { return (y - goalLine(side_)) * forward(side_); }
    double yAt(double depth) const { return goalLine(side_) + forward(side_) * depth; }

    // Bot.cpp: the target.
    void decide(const View& view);
    /// Rounds `parameter` (>= 0) up or down at random, so that the average of many calls is `parameter`.
    int wholeOf(double parameter);

    // BotMovement.cpp: choosing a position and moving to it.
    void meet(const View& view, const Plan& plan);
    void fetch(const View& view, const Intercept& capsule);
    void idle(const View& view);
    void dodge(const View& view, const std::optional<Intercept>& first);
    void move(const View& view, Command& command);
    /// Whether it draws back to call a capsule, see Card::Magnet.
    bool calls(const View& view);
    /// The velocity with which the paddle meets a ball, px/s: positive forward, negative back.
    double strike(const View& view) const;

    // BotButtons.cpp: serving and firing.
    void serve(const View& view, Command& command);
    bool wantsToServe(const View& view);
    /// Whether it presses serve for its super, even if it serves no ball.
    bool wantsSuper(const View& view) const;
    void aimFrom(const View& view, Vec2 from, Command& command);
    void fire(const View& view, Command& command) const;
    /// The x position to shoot from; empty without a laser or a target.
    std::optional<double> laserTarget(const View& view) const;
    bool brickAhead(const View& view) const;

    // BotJudgement.cpp: predictions and their worth.
    void judge(const Percept& percept);
    void suspect(const Percept& percept);
    /// Whether it knows that this capsule is bad for it.
    bool knowsAsBad(const SeenCapsule& capsule) const;
    Targets targets(const View& view) const;
    bool isCostly(const View& view, const SeenBall& ball) const;
    double worthOf(const View& view, const SeenBall& ball, const Intercept& found) const;
    /// The cost of missing a ball that would arrive at `x` on the side's own goal line.
    double costAt(const View& view, double x) const;
    std::optional<Intercept> meeting(const View& view, std::size_t index) const;
    std::optional<Intercept> meetingAt(const View& view, std::size_t index, double paddleDepth) const;
    std::optional<Intercept> catching(const View& view, std::size_t index) const;

    // BotAim.cpp: aiming at an offset, see steered().
    double chooseOffset(const View& view, Vec2 from, Side owner, double widest);
    double worthOfDirection(const View& view, Vec2 from, Side owner, double offset) const;
    double worthOfShot(const View& view, const PredictedTrajectory& trajectory, double radius) const;
    double worthOfBrick(const View& view, BrickId id, Side owner) const;

    Side side_;
    BotProfile profile_;
    BotSkill skill_; ///< Of the profile's strength.
    Random random_;
    BotPerception perception_;
    std::array<Judgement, Percept::ballLimit> judgements_; ///< One for each ball of the last Percept judged.
    std::size_t judgementCount_ = 0;
    std::array<Suspicion, Percept::capsuleLimit>
        suspicions_; ///< One for each capsule of the last Percept judged.
    std::size_t suspicionCount_ = 0;
    std::optional<Intercept> target_; ///< Its current target.
    Vec2 goal_;                       ///< Target position of the paddle's centre.
    double hurry_ = 0.0;              ///< Seconds left to get there; 0 for no deadline.
    bool striking_ = false;           ///< At the last moment the paddle moves into the ball, or back from it.
    bool brickAhead_ = false;         ///< A beam would hit a brick.
    int delay_;                       ///< Present perception delay, ticks.
    int wantedBalls_;                 ///< BotSkill::ballsWanted, until its next serve.
    int untilDecision_ = 0;
    int untilServe_;
    int heldFor_ = 0;     ///< Ticks for which it has seen a ball held by its paddle.
    int untilCall_ = 0;   ///< Ticks until it draws back for a capsule again.
    int reversedFor_ = 0; ///< Ticks for which it has seen its paddle reversed.
};

/// `x` limited to positions of the paddle's centre on the field, px.
double insideX(double x, const Paddle& paddle);
/// The direction in which a ball leaves the side's paddle after touching it at `offset`, from -1 (left end)
/// to 1 (right end): `offset` times tuning::steeringDegrees from straight ahead. Length 1.
Vec2 steered(Side side, double offset);

} // namespace arkanong
