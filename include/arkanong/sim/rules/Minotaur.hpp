#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/rules/BossState.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// The box that the Minotaur's paddle stays in while it is out of its zone: between the walls, no farther than
/// tuning::chargeDepth.
Box chargeRoom(Side side);

/// A charge of this paddle straight at the nearest enemy ball in the field beyond its zone; empty without one.
std::optional<Charge> chargeAt(const Paddle& paddle, const std::vector<Ball>& balls);

} // namespace arkanong
