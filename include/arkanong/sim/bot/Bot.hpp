#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/World.hpp"
#include "arkanong/sim/bot/BotPerception.hpp"
#include "arkanong/sim/bot/BotPlan.hpp"
#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/bot/BotSkill.hpp"
#include "arkanong/sim/bot/PersonalityWeights.hpp"
#include "arkanong/sim/bot/TrajectoryPrediction.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arkanong {

/// The computer as a player: sees what a player sees, late and imprecisely, and answers with the commands a
/// player would send. A value; the same Worlds give the same commands.
///
/// Now and then it decides what to do: it follows the flight of every ball and capsule it sees, goes for what
/// is worth most in the time there is, and chooses where on the paddle to meet a ball so that it flies off to
/// a good place. In between it just moves, serves and fires.
///
/// What it reads of a World:
/// - late, through BotPerception: the balls in play and those held, the capsules that fall to its side, the
///   opponent's paddle and whether its laser shines, and the power-ups at work on either side;
/// - at once, as a player has it in the hand or beside the field: its own paddle, the phase, the reserves,
///   the rally's speed, the rules of the match, and where bricks, hexagons and shield walls stand;
/// - nothing of all this that lies in its blind spot: what flies there is not seen, and the flight of a ball
///   is not followed into it.
/// It never reads what bricks hold, how long anything will yet last, or the World's chance.
class Bot {
  public:
    /// The same seed gives the two sides chances of their own.
    Bot(Side side, const BotProfile& profile, std::uint64_t seed);
    /// With this chance: two sides with the same one play each other's mirror image.
    Bot(Side side, const BotProfile& profile, const Random& chance);
    /// A steady player.
    Bot(Side side, Difficulty difficulty, std::uint64_t seed) : Bot(side, BotProfile{difficulty}, seed) {}

    /// The command for the coming tick; call once each tick. Nothing where the side has no paddle.
    Command think(const World& world);

    Side side() const { return side_; }
    const BotProfile& profile() const { return profile_; }

  private:
    /// What it decides on.
    struct View {
        const World& world;
        const Paddle& paddle;
        const Percept& percept;
    };
    /// What it makes of one leg of a ball's flight: misjudged by as much throughout, so that it does not
    /// tremble.
    struct Judgement {
        BallId ball{};
        Vec2 course;                     ///< The velocity that it saw last.
        double error = 0.0;              ///< -1 to 1, in parts of the most that it can be wrong.
        std::optional<double> hitOffset; ///< Where on the paddle it will meet the ball, once it has chosen.
    };

    const BotSkill& skill() const { return skillOf(profile_.difficulty); }
    const PersonalityWeights& weights() const { return weightsOf(profile_.personality); }
    /// px/s.
    double fastest() const { return skill().speedShare * tuning::paddleSpeed; }
    double lateness() const { return skill().delay * tuning::tickSeconds; }
    double depthOf(double y) const { return (y - goalLine(side_)) * forward(side_); }
    double yAt(double depth) const { return goalLine(side_) + forward(side_) * depth; }
    bool comesCloser(Vec2 velocity) const { return velocity.y * forward(side_) < 0.0; }

    // Bot.cpp: where it goes.
    void decide(const View& view);
    void meet(const View& view, const Plan& plan);
    void fetch(const View& view, const Intercept& capsule);
    void idle(const View& view);
    void dodge(const View& view, const std::optional<Intercept>& first);
    void move(const View& view, Command& command);

    // BotButtons.cpp: what it presses.
    void serve(const View& view, Command& command);
    bool wantsToServe(const View& view);
    void aimFrom(const View& view, Vec2 from, Command& command);
    void fire(const View& view, Command& command) const;
    /// Where to go with the laser; nothing without one, or without anything to hit.
    std::optional<double> laserTarget(const View& view) const;
    bool brickAhead(const View& view) const;

    // BotJudgement.cpp: what it makes of what it sees.
    void judge(const Percept& percept);
    Targets targets(const View& view) const;
    bool isCostly(const View& view, const SeenBall& ball) const;
    double worthOf(const View& view, const SeenBall& ball, bool costly) const;
    std::optional<Intercept> meeting(const View& view, std::size_t index, bool pressed) const;
    std::optional<Intercept> meetingAt(const View& view, std::size_t index, double paddleDepth) const;
    std::optional<Intercept> catching(const View& view, std::size_t index) const;

    // BotAim.cpp: where it sends balls. An offset is a place on the paddle, from -1 at its left to 1 at its
    // right end; a ball leaves at so much of tuning::steeringDegrees from straight.
    double chooseOffset(const View& view, Vec2 from, Side owner, double widest);
    double worthOfDirection(const View& view, Vec2 from, Side owner, double offset) const;
    double worthOfShot(const View& view, const PredictedTrajectory& trajectory, double radius) const;
    double worthOfBrick(const View& view, BrickId id, Side owner) const;
    Vec2 directionFor(double offset) const;

    Side side_;
    BotProfile profile_;
    Random random_;
    BotPerception perception_;
    std::array<Judgement, Percept::ballLimit> judgements_; ///< One for each ball of the last Percept judged.
    std::size_t judgementCount_ = 0;
    std::optional<Intercept> going_; ///< What it goes for.
    Vec2 goal_;                      ///< Where the paddle's centre is to go.
    double hurry_ = 0.0;             ///< Seconds left to get there; 0 where there is no hurry.
    bool striking_ = false;          ///< Steps into the ball at the last moment.
    bool brickAhead_ = false;        ///< A beam would hit one.
    int untilDecision_ = 0;
    int untilServe_;
    int heldFor_ = 0;     ///< Ticks for which it has seen a ball on its paddle.
    int reversedFor_ = 0; ///< Ticks for which it has seen its paddle run the wrong way.
};

} // namespace arkanong
