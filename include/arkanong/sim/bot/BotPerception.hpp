#pragma once

#include "arkanong/sim/World.hpp"

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>

namespace arkanong {

/// A ball as the computer player saw it.
struct SeenBall {
    BallId id{};
    Side owner = Side::Blue;
    Vec2 position;
    Vec2 velocity;
    double radius = tuning::ballRadius;
};

/// A capsule on its way to the computer's own side.
struct SeenCapsule {
    CapsuleId id{};
    PowerUpDrop drop;
    Vec2 position;
    Vec2 velocity;
};

/// What there was to see in one tick. Left out is what lay in the own blind spot.
struct Percept {
    static constexpr std::size_t ballLimit = 24; ///< The oldest ones; more than this nobody keeps an eye on.
    static constexpr std::size_t capsuleLimit = 8;

    std::array<SeenBall, ballLimit> balls; ///< In play.
    std::size_t ballCount = 0;
    std::array<SeenCapsule, capsuleLimit> capsules;
    std::size_t capsuleCount = 0;
    std::optional<Vec2> held;      ///< The own held ball that would be served next.
    std::optional<Vec2> enemyHeld; ///< One that the opponent holds.
    Vec2 opponentAt{tuning::fieldSize.x / 2, 0.0};
    double opponentWidth = 0.0; ///< 0 where there is no opponent.
    bool enemyBeam = false;     ///< The opponent's laser shines, from its paddle straight ahead.
    /// The power-ups at work on the own side and on the opponent: the side panels show them.
    std::bitset<powerUpCount> own, enemy;

    bool ownHas(PowerUp kind) const { return own.test(powerUpIndex(kind)); }
    bool enemyHas(PowerUp kind) const { return enemy.test(powerUpIndex(kind)); }
    const SeenBall* begin() const { return balls.data(); }
    const SeenBall* end() const { return balls.data() + ballCount; }
};

/// The computer's eyes: takes in every tick and gives it out late, as a reaction takes time. Of fixed size.
class BotPerception {
  public:
    static constexpr int delayLimit = 47;

    /// `delay` in ticks, 0 to delayLimit.
    BotPerception(Side side, int delay);

    /// Takes in the world as it is; call once each tick.
    void look(const World& world);
    /// The world as it was `delay` ticks before the last look(); nothing before there was so much to see.
    const Percept& seen() const;

  private:
    void seeBalls(const World& world, Percept& percept) const;
    void seeCapsules(const World& world, Percept& percept) const;
    void seeOpponent(const World& world, Percept& percept) const;

    Side side_;
    std::size_t delay_;
    std::size_t looks_ = 0;
    std::array<Percept, delayLimit + 1> ring_; ///< Empty where nothing was looked at yet.
};

} // namespace arkanong
