#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// The phases of the Minotaur's charge out of its zone and back. Its paddle obeys no command while it is Out or Stunned,
/// and only sideways commands while it comes Back.
struct Charge {
    enum class Stage : std::uint8_t {
        Home,    ///< In its zone, like any paddle.
        Out,     ///< Straight ahead, fast, through the bricks.
        Stunned, ///< It stands where it ran into something that does not break.
        Back,    ///< Walks home, more slowly.
    };
    Stage stage = Stage::Home;
    Vec2 start;           ///< The paddle's centre when it set off, px.
    Vec2 direction;       ///< Of the charge, length 1.
    double left = 0.0;    ///< Out: px to go.
    int stunnedFor = 0;   ///< Stunned: ticks left.
    bool another = false; ///< A second charge follows as soon as it is home.
};

/// The box that the Minotaur's paddle stays in while it is out of its zone: between the walls, no farther than
/// tuning::chargeDepth.
Box chargeRoom(Side side);
/// Whether the Minotaur plays with this paddle, and is out of its zone.
bool isCharging(const Field& field, const Paddle& paddle);
/// The velocity of such a paddle for one tick, px/s.
Vec2 chargeVelocity(Field& field, const Paddle& paddle, const Command& command, Events& events);

/// The Minotaur's act: sets off towards the nearest enemy ball beyond its zone. False without one.
bool beginCharge(Field& field, Side side, Events& events);
/// One tick of the Minotaur: ends the charge, or begins another one, when it is back in its zone.
void settleCharge(Field& field, Side side, Events& events);

} // namespace arkanong
