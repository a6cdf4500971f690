#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Applies a ball's contact with the shield at `index`, which may break, and returns the ball's response.
ContactResponse touchShield(Field& field, const Contact& contact, std::size_t index, Events& events);
/// Breaks the shield at `index`, which must stand; `at` is where it was hit, px.
void breakShield(Field& field, std::size_t index, Vec2 at, Events& events);
/// Repairs a shield of the side's line; if none can be repaired, the side gets points instead. In Solo: one
/// more life.
void repairShield(Field& field, Side side, Events& events);
/// After a goal: all shields of the line that conceded it return, and the other line gets up to
/// tuning::goalRepairs of its own back.
void restoreShields(Field& field, Side conceded, Events& events);
/// In a newcomer's match: repairs a shield of the side with fewer goals, every tuning::newcomerRepair.
void repairForWhoIsBehind(Field& field, Events& events);
/// One tick of the shields: drops the lines in sudden death and shield walls at the end of their time, and
/// lets returning shields stand.
void tickShields(Field& field);
/// Reverses a ball that has touched a line's shields tuning::shieldTouches times without leaving the zone,
/// and that another ball has sent towards them again. Through a gap in the shields it may pass.
void keepOffShields(const Field& field, Ball& ball);

} // namespace arkanong
