#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// What a ball does that meets the shield at `index`, which may break.
ContactResponse touchShield(Field& field, const Contact& contact, std::size_t index, Events& events);
/// Breaks the shield at `index`, which stands, where it was hit at this place.
void breakShield(Field& field, std::size_t index, Vec2 at, Events& events);
/// Repairs a shield of the side's line; where none can be, it gets points instead. In Solo: one more life.
void repairShield(Field& field, Side side, Events& events);
/// In a newcomer's match: repairs a shield of the side with fewer goals, every tuning::newcomerRepair.
void repairForWhoIsBehind(Field& field, Events& events);
/// One tick of the shields' coming and going: lines fall in sudden death, walls at their end.
void tickShields(Field& field);
/// Sends a ball into the field that has met a line's shields often enough without leaving the zone, and that another
/// ball has turned towards them again. Where a shield is missing it may pass.
void keepOffShields(const Field& field, Ball& ball);

} // namespace arkanong
