#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/objects/Boss.hpp"

namespace arkanong {

class Hash;

struct ForemanMemory {
    int laid = 0; ///< Bricks laid in phase 3.
};

struct ClockmakerMemory {
    bool hexagonsTurned = false; ///< Hexagons move backwards until the act ends.
};

/// The phases of the Minotaur's charge out of its zone and back. Its paddle obeys no command while it is Out or Stunned,
/// and only sideways commands while it comes Back.
struct Charge {
    enum class Stage : std::uint8_t {
        Home,    ///< In its zone, like any paddle.
        Out,     ///< It charges straight ahead through the bricks.
        Stunned, ///< It stands where it ran into something that does not break.
        Back,    ///< It returns to its zone, more slowly.
    };
    Stage stage = Stage::Home;
    Vec2 start;           ///< The paddle's centre when it set off, px.
    Vec2 direction;       ///< Of the charge, length 1.
    double left = 0.0;    ///< Stage Out: remaining distance of the charge, px.
    int stunnedFor = 0;   ///< Stage Stunned: remaining ticks.
    bool another = false; ///< A second charge follows as soon as it is in its zone again.
};

/// The state of a boss: its phase, its timers, and what its rule remembers.
struct BossState {
    Boss boss = Boss::Foreman;
    int phase = 1; ///< 1 to 3, see bossPhase().
    /// Ticks of play until the next act; an act that is not possible then waits. A BossWarned is reported
    /// when tuning::bossWarning ticks are left. Always 0 for the Queen, who has no acts.
    int untilAct = 0;
    int actLeft = 0; ///< Remaining ticks of the Clockmaker's or Umbra's act; 0 = no act.
    ForemanMemory foreman;
    ClockmakerMemory clockmaker;
    Charge charge; ///< The Minotaur's.

    /// Clockmaker: the enemy's balls fly back along their paths.
    bool rewinding() const { return boss == Boss::Clockmaker && actLeft > 0; }
    /// Umbra: the opponent sees neither bricks nor balls.
    bool dark() const { return boss == Boss::Umbra && actLeft > 0; }
    /// Minotaur: its paddle may be outside its zone.
    bool out() const { return charge.stage != Charge::Stage::Home; }

    void addTo(Hash& hash) const;
};

} // namespace arkanong
