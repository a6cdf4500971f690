#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/objects/Boss.hpp"

#include <cstdint>

namespace arkanong {

/// The Minotaur's way out of its zone and back. Its paddle obeys no command while it is Out or Stunned, and only
/// sideways ones on the way Back.
struct Charge {
    enum class Stage : std::uint8_t {
        Home,    ///< In its zone, like any paddle.
        Out,     ///< Straight ahead, fast, through the bricks.
        Stunned, ///< It ran into something that does not break, and stands there.
        Back,    ///< Walks home, more slowly.
    };
    Stage stage = Stage::Home;
    Vec2 start;           ///< The paddle's centre when it set off, px.
    Vec2 direction;       ///< Of the charge, length 1.
    double left = 0.0;    ///< Out: px to go.
    int stunnedFor = 0;   ///< Stunned: ticks left.
    bool another = false; ///< A second charge follows as soon as it is home.
};

/// What a boss is doing: its phase, its timers, and what its rule remembers. World changes the field accordingly.
struct BossState {
    Boss boss = Boss::Foreman;
    int phase = 1; ///< 1 to 3, see bossPhase().
    /// Ticks of play until the next act (the Foreman: brick, phases and balls permitting). A BossWarned is
    /// reported when tuning::bossWarning ticks are left. The Queen has none: 0.
    int untilAct = 0;
    /// Ticks that the act still lasts: the Clockmaker's time runs backwards, Umbra's dark goes on. 0: it does not.
    int actLeft = 0;
    int laid = 0;                ///< Foreman: bricks laid in phase 3.
    bool hexagonsTurned = false; ///< Clockmaker: hexagons run backwards until the act ends.
    Charge charge;               ///< Minotaur.

    bool warning() const;
    /// Clockmaker: the enemy's balls fly back along their paths.
    bool rewinding() const { return boss == Boss::Clockmaker && actLeft > 0; }
    /// Umbra: the opponent sees neither bricks nor balls.
    bool dark() const { return boss == Boss::Umbra && actLeft > 0; }
    /// Minotaur: its paddle may be outside its zone.
    bool out() const { return charge.stage != Charge::Stage::Home; }

    void addTo(Hash& hash) const;
};

/// The boss before its first tick of play.
BossState makeBoss(Boss boss);

/// The phase of a boss that has conceded so many goals (>= 0) of those that its opponent needs in all (>= 1): 1 to 3,
/// a new one with each third.
constexpr int bossPhase(int conceded, int needed) {
    const int thirds = 3 * conceded / needed;
    return 1 + (thirds < 2 ? thirds : 2);
}

/// Ticks from one act to the next in this phase; 0 for the Queen, who has none.
int actInterval(Boss boss, int phase);
/// How many ticks the act lasts in this phase; 0 where it is done in one, or ends by itself.
int actLength(Boss boss, int phase);

} // namespace arkanong
