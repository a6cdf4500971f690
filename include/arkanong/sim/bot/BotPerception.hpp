#pragma once

#include "arkanong/sim/world/World.hpp"

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>

namespace arkanong {

/// A ball as the computer player sees it.
struct SeenBall {
    BallId id{};
    Side owner = Side::Blue;
    Vec2 position;
    Vec2 velocity;
    double radius = 0.0; ///< px.
};

/// A capsule that falls towards the computer's side.
struct SeenCapsule {
    CapsuleId id{};
    PowerUpDrop drop; ///< Never bad for a side with Card::Alchemist.
    Vec2 position;
    Vec2 velocity;
    bool called = false; ///< It flies to the paddle.
};

/// The objects visible in one tick. Objects in the side's blind spot are left out. In Umbra's dark only two
/// kinds of balls are visible: those near the paddle, and those that approach and leave a trail (in her third
/// phase only the side's own balls leave one).
struct Percept {
    static constexpr std::size_t ballLimit = 24; ///< The oldest balls; further ones are ignored.
    static constexpr std::size_t capsuleLimit = 8;

    std::array<SeenBall, ballLimit> balls; ///< In play.
    std::size_t ballCount = 0;
    std::array<SeenCapsule, capsuleLimit> capsules;
    std::size_t capsuleCount = 0;
    std::optional<Vec2> held;      ///< Position of the side's held ball that would be served next.
    std::optional<Vec2> enemyHeld; ///< Position of a ball held by the opponent.
    Vec2 opponentAt{tuning::fieldSize.x / 2, 0.0};
    double opponentWidth = 0.0; ///< px; 0 without an opponent.
    bool enemyBeam = false;     ///< The opponent's laser is on.
    /// The active power-ups of this side and of the opponent, as the side panels show them.
    std::bitset<powerUpCount> own, enemy;

    bool ownHas(PowerUp kind) const { return own.test(powerUpIndex(kind)); }
    bool enemyHas(PowerUp kind) const { return enemy.test(powerUpIndex(kind)); }
    const SeenBall* begin() const { return balls.data(); }
    const SeenBall* end() const { return balls.data() + ballCount; }
};

/// The computer's perception: records every tick and returns it after a delay. Of fixed size.
class BotPerception {
  public:
    static constexpr int delayLimit = 47;

    explicit BotPerception(Side side) : side_(side) {}

    /// Records the world; call it once a tick.
    void look(const World& world);
    /// The Percept of `delay` ticks (0 to delayLimit) before the last look(); empty if none is that old.
    const Percept& seen(int delay) const;

  private:
    void seeBalls(const World& world, Percept& percept) const;
    bool sees(const World& world, const Ball& ball) const;
    void seeCapsules(const World& world, Percept& percept) const;
    void seeOpponent(const World& world, Percept& percept) const;

    Side side_;
    std::size_t looks_ = 0;
    std::array<Percept, delayLimit + 1> ring_; ///< A ring buffer; unused entries are empty Percepts.
};

} // namespace arkanong
