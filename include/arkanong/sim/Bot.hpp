#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/BotSight.hpp"
#include "arkanong/sim/BotSkill.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/World.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arkanong {

/// The computer as a player: sees what a player sees, late and imprecisely, and answers with the commands a
/// player would send. A value; the same Worlds give the same commands.
///
/// Now and then it decides what to do: it follows the flight of every ball it sees, picks the one that is the
/// most urgent to meet, and where on the paddle to meet it so that it flies off to a good place. In between
/// it just moves.
class Bot {
  public:
    Bot(Side side, Strength strength, std::uint64_t seed);

    /// The command for the coming tick; call once each tick. Nothing where the side has no paddle.
    Command think(const World& world);

    Side side() const { return side_; }
    Strength strength() const { return strength_; }

  private:
    /// What it decides on.
    struct View {
        const World& world;
        const Paddle& paddle;
        const Glimpse& glimpse;
    };
    /// What it makes of one leg of a ball's flight: misjudged by as much throughout, so that it does not
    /// tremble.
    struct Judgement {
        BallId ball{};
        Vec2 course;                     ///< The velocity that it saw last.
        double error = 0.0;              ///< -1 to 1, in parts of the most that it can be wrong.
        std::optional<double> hitOffset; ///< Where on the paddle it will meet the ball, once it has chosen.
    };
    /// A ball that will come to the paddle.
    struct Threat {
        std::size_t ball = 0;     ///< In the Glimpse.
        Vec2 meeting;             ///< Where the ball's centre will be.
        double paddleDepth = 0.0; ///< How far from the goal line the paddle's centre is to be then.
        double seconds = 0.0;     ///< Until then; negative when it is past.
        double rank = 0.0;        ///< The least is the most urgent.
    };
    /// The most urgent one and one that comes soon after it.
    struct Threats {
        std::optional<Threat> first;
        std::optional<Threat> second;
    };

    /// From a paddle's centre to the centre of a ball that touches its front, px.
    static constexpr double touchDistance = tuning::paddleSize.y / 2 + tuning::ballRadius;

    double depthOf(double y) const { return (y - goalLine(side_)) * forward(side_); }
    double yAt(double depth) const { return goalLine(side_) + forward(side_) * depth; }
    bool comesCloser(Vec2 velocity) const { return velocity.y * forward(side_) < 0.0; }

    // Bot.cpp: what it does.
    void decide(const World& world, const Paddle& paddle);
    void meet(const View& view, const Threats& threats);
    void idle(const Glimpse& glimpse);
    void move(const Paddle& paddle, Command& command) const;
    void serve(const World& world, const Paddle& paddle, Command& command);

    // BotJudgement.cpp: what it makes of the balls.
    void judge(const Glimpse& glimpse);
    Threats threats(const View& view) const;
    std::optional<Threat> threatOf(const View& view, std::size_t index, bool pressed) const;
    std::optional<Threat> meetingOf(const View& view, std::size_t index, double paddleDepth) const;

    // BotAim.cpp: where it sends them. An offset is a place on the paddle, from -1 at its left to 1 at its
    // right end.
    double chooseOffset(const World& world, Vec2 from, double opponentX);
    double worthOf(const World& world, Vec2 from, double offset, double opponentX) const;
    Vec2 directionFor(double offset) const;

    Side side_;
    Strength strength_;
    Random random_;
    BotSight sight_;
    std::array<Judgement, Glimpse::ballLimit> judgements_; ///< One for each ball of the last Glimpse judged.
    std::size_t judgementCount_ = 0;
    Vec2 goal_;             ///< Where the paddle's centre is to go.
    double hurry_ = 0.0;    ///< Seconds left to get there; 0 where there is no hurry.
    bool striking_ = false; ///< Steps into the ball at the last moment.
    int untilDecision_ = 0;
    int untilServe_;
};

} // namespace arkanong
