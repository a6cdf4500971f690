#pragma once

#include "arkanong/sim/World.hpp"

#include <optional>

namespace arkanong {

/// Seconds before it crosses the goal line in which a ball is about to.
inline constexpr double lastStretch = 0.25;

/// The side that loses its last shield (in Solo: its last life) within `lastStretch` unless its paddle moves:
/// a ball that takes it comes, beside the paddle or behind it, and no shield wall stands. In NextShield every
/// shield is the last. Blue where it is both; nobody before the start, after the end and in the sandbox.
std::optional<Side> lastShieldAtStake(const World& world);

} // namespace arkanong
