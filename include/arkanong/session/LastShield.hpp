#pragma once

#include "arkanong/sim/World.hpp"

#include <optional>

namespace arkanong {

/// How long before a ball crosses the goal line the shield counts as at stake, seconds.
inline constexpr double lastStretch = 0.25;

/// The side that will lose its last shield (in Solo: its last life) within `lastStretch` unless its paddle
/// moves: an enemy ball will pass beside or is already behind the paddle, and there is no shield wall. In the
/// phase NextShield every shield is the last. Blue if both sides qualify; nullopt before the start, after the
/// end and in the sandbox.
[[nodiscard]] std::optional<Side> lastShieldAtStake(const World& world);

} // namespace arkanong
