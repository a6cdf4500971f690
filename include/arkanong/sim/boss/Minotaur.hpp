#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/boss/BossState.hpp"

#include <optional>
#include <vector>

namespace arkanong {

inline constexpr double chargeSpeed = 800.0;  ///< px/s.
inline constexpr double walkingSpeed = 400.0; ///< px/s, on the way back.
inline constexpr double chargeDepth =
    tuning::fieldSize.y * 2.0 / 3.0;                 ///< The farthest from its goal line, px.
inline constexpr double chargeBeyond = 60.0;         ///< It runs so far past the ball that it charges at, px.
inline constexpr int stunned = tuning::seconds(1.2); ///< Ticks.

/// The box that the Minotaur's paddle stays in while it is out of its zone: between the walls, no farther than
/// chargeDepth.
Box chargeRoom(Side side);

/// A charge of this paddle straight at the nearest enemy ball in the field beyond its zone; empty without one.
std::optional<Charge> chargeAt(const Paddle& paddle, const std::vector<Ball>& balls);

} // namespace arkanong
