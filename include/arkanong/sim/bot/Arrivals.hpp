#pragma once

#include "arkanong/sim/bot/BotPerception.hpp"

#include <cstdint>
#include <optional>

namespace arkanong {

/// How far ahead an Arrival is predicted, s.
inline constexpr double arrivalHorizon = 3.0;

/// A position that a paddle should reach, and the time until then.
struct Arrival {
    double x = 0.0;       ///< Position of the paddle's middle, field px.
    double seconds = 0.0; ///< At least 0.
    std::uint32_t id = 0; ///< Of the ball or capsule.
};

/// What arrives at a side's paddle next. Balls that the paddle cannot reach any more are left out.
struct Arrivals {
    /// The most urgent ball: in Versus the first of the enemy's, and one of the side's own only if none of the enemy's
    /// arrives, because an own ball that is lost costs nothing; in other modes the first of all balls.
    std::optional<Arrival> first;
    std::optional<Arrival> second;  ///< The one after it of the same kind.
    std::optional<Arrival> capsule; ///< The first good capsule.
};

/// Predicts the arrivals for everything in `percept`, which is what the paddle's side sees now, with the game's own
/// collision code: see lookAhead(). Ignores collisions with other balls and paddles.
Arrivals arrivalsAt(const World& world, const Paddle& paddle, const Percept& percept);

} // namespace arkanong
