#pragma once

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/boss/BossBody.hpp"
#include "arkanong/render/boss/Darkness.hpp"
#include "arkanong/render/objects/MomentumRing.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/PowerUps.hpp"

#include <array>
#include <optional>

namespace arkanong {

/// What shows that a side's cards are ready or at work.
struct CardsShown {
    std::optional<BrickId> brick{}; ///< Harvest: the brick that shines.
    std::optional<BallId> ball{};   ///< Bounty: the ball with a price.
    bool plate = false;             ///< SparePlate: the next hit does nothing.
    bool anchored = false;          ///< Anchor: enemy balls are being slowed.
};

/// The state to draw, between two ticks.
struct Scene {
    const ObjectManager& objects;
    const PowerUps& powers;
    int tick = 0;
    double alpha = 1.0; ///< Interpolation: 0 = the previous tick, 1 = the latest.
    /// The losing side, once the match is decided and if motion is not reduced.
    std::optional<Side> loser{};
    double sinceEnd = 0.0; ///< Seconds of frame time since the match was decided; 0 before.
    bool broken = false;   ///< The loser's paddle is in pieces.
    std::array<std::optional<BossPose>, 2> bosses{}; ///< Index with sideIndex().
    Darkness darkness{};
    std::array<MomentumShown, 2> momentum{}; ///< Index with sideIndex().
    std::array<CardsShown, 2> cards{};       ///< Index with sideIndex().

    /// Time for which everything stands still after a match is decided, s. Then balls, capsules and rising bricks fade
    /// away.
    static constexpr double stillSeconds = 0.25;
    static constexpr double fadeSeconds = 0.3;
    /// Their opacity: 1 during the match.
    double flying() const { return 1.0 - easeInOut((sinceEnd - stillSeconds) / fadeSeconds); }

    /// Simulated time since the match began, s; stands still while the match is paused.
    double seconds() const { return (tick + alpha) * tuning::tickSeconds; }
    bool active(Side side, PowerUp kind) const { return powers.active(side, kind); }
};

/// Linear interpolation between two ticks.
inline Vec2 interpolated(Vec2 previous, Vec2 latest, double alpha) { return lerp(previous, latest, alpha); }
/// Interpolates an angle (turns) along the shorter arc.
inline double interpolatedTurns(double previous, double latest, double alpha) {
    return previous + wrapTurns(latest - previous) * alpha;
}

} // namespace arkanong
