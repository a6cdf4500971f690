#pragma once

#include "arkanong/sim/rules/World.hpp"

#include <optional>

namespace arkanong {

/// The deciding goal is at stake this long before the ball crosses the goal line, s.
inline constexpr double lastStretch = 0.25;

/// The side that will concede the deciding goal (in Solo: lose its last life) within `lastStretch` unless its
/// paddle moves: an enemy ball will pass beside or is already behind the paddle, and no shield stands where it
/// goes. In the phase NextGoal every goal decides. Blue if both sides qualify; nullopt before the start, after
/// the end and in the sandbox.
[[nodiscard]] std::optional<Side> lastGoalAtStake(const World& world);

} // namespace arkanong
