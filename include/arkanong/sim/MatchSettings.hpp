#pragma once

#include "arkanong/sim/Objects.hpp"
#include "arkanong/sim/PowerUp.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arkanong {

enum class Mode : std::uint8_t {
    Versus,  ///< Two sides, shields, a winner.
    Solo,    ///< Breakout: Blue alone below a wall. Shields are lives; the bricks are to be cleared.
    Sandbox, ///< Every border bounces, serving is free, nobody wins.
};

/// A rule of the match turned another way. Any number of them go together.
enum class Mutator : std::uint8_t {
    MoreBalls,        ///< Twice the reserve, back twice as fast, and twice as many in play.
    SpinningHexagons, ///< Those that stand still spin.
    PurePong,         ///< No bricks.
    NoConversion,     ///< A touch does not change a ball's owner.
    GiantBalls,
    FastRally,  ///< The rally starts faster.
    PowerRain,  ///< Every breakable brick holds a power-up.
    NoPowerUps, ///< None does.
};
inline constexpr std::size_t mutatorCount = 8;

/// A set of mutators.
class Mutators {
  public:
    constexpr bool has(Mutator mutator) const { return (bits_ & bit(mutator)) != 0; }
    constexpr void set(Mutator mutator, bool on) {
        bits_ = static_cast<std::uint8_t>(on ? bits_ | bit(mutator) : bits_ & ~bit(mutator));
    }
    /// One bit each, in the enumeration's order.
    constexpr std::uint8_t bits() const { return bits_; }
    static constexpr Mutators fromBits(std::uint8_t bits) {
        Mutators mutators;
        mutators.bits_ = bits;
        return mutators;
    }

  private:
    static constexpr unsigned bit(Mutator mutator) { return 1U << static_cast<unsigned>(mutator); }
    std::uint8_t bits_ = 0;
};

/// What a boss can do that others cannot: a power-up that comes to Red again and again.
struct BossAbility {
    PowerUp kind = PowerUp::ShieldWall;
    int interval = tuning::seconds(15.0); ///< Ticks of play between two, > 0.

    friend bool operator==(const BossAbility& a, const BossAbility& b) {
        return a.kind == b.kind && a.interval == b.interval;
    }
};

/// What can be set before a match.
struct MatchSettings {
    Mode mode = Mode::Versus;
    /// At the start, 1 to 9. Index with sideIndex(): a handicap is a side that has fewer. In Solo, Blue's are
    /// the lives.
    std::array<int, 2> shields{tuning::shields, tuning::shields};
    int pointsLimit = 0; ///< Versus: the side whose score reaches it first has won; 0: there is none.
    int suddenDeathAt = tuning::suddenDeathAt;   ///< Ticks of play.
    int suddenDeathEnd = tuning::suddenDeathEnd; ///< Ticks of play, after suddenDeathAt.
    Mutators mutators;
    std::optional<BossAbility> ability; ///< Red's, in Versus.
    /// Versus for lessons: nothing happens by itself. No countdown and no clock, nobody serves for who waits,
    /// no spark breaks a brick, and like in Solo a side serves one ball at a time, as often as it likes. No
    /// replay knows of it.
    bool practice = false;

    double ballRadius() const;
    double startSpeed() const; ///< The rally's, px/s.
    int reserveSize() const;
    int reserveReturn() const; ///< Ticks.
    /// In play at once, of one side.
    std::size_t ballLimit() const;
};

} // namespace arkanong
