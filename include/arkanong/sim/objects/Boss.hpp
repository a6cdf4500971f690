#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// A boss plays a side of a match like any player, and has a rule of its own besides. Its acts begin by
/// themselves, not by a command.
enum class Boss : std::uint8_t {
    Foreman,    ///< Lays bricks before its zone.
    Queen,      ///< Has drones: small paddles before its zone.
    Clockmaker, ///< Turns the enemy's balls back along their paths for a while.
    Minotaur,   ///< Charges out of its zone, through the bricks, at the nearest enemy ball.
    Umbra,      ///< Darkens the field for the opponent, who then sees only trails.
};
inline constexpr std::size_t bossCount = countOf<Boss>;
constexpr std::size_t bossIndex(Boss boss) { return static_cast<std::size_t>(boss); }

/// The name in files: "foreman", "queen", "clockmaker", "minotaur" or "umbra".
std::string_view nameOf(Boss boss);
/// The boss with this name; empty for any other word.
std::optional<Boss> bossNamed(std::string_view name);

/// A small paddle of the Queen's that moves sideways along a lane just before her zone. Balls that come from the
/// opponent bounce off its front and become hers; all others pass through it.
struct Drone {
    enum class State : std::uint8_t {
        Absent, ///< Has not appeared in this phase.
        Awake,
        Asleep, ///< Hit too often: every ball passes through it.
    };
    static constexpr Vec2 size{72.0, 12.0}; ///< A bar with half-round ends.

    Side side = Side::Blue; ///< The side that the Queen plays.
    int number = 0;         ///< 0 or 1: if there are two, the left and the right one.
    State state = State::Absent;
    Vec2 position; ///< Centre, px.
    Vec2 previous;
    Vec2 velocity;     ///< px/s; its actual velocity in the last tick.
    int hitsLeft = 0;  ///< Awake: number of further hits by enemy balls until it falls asleep.
    int asleepFor = 0; ///< Asleep: ticks until it wakes.
    ObstacleIndex obstacle{};

    bool awake() const { return state == State::Awake; }
};
inline constexpr int droneCount = 2; ///< The most drones of one Queen.
/// y of the lane of a side's drones, px.
double droneLane(Side side);

} // namespace arkanong
