#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;
enum class Card : std::uint8_t;

/// Lets the capsules fall by one tick; those that meet their paddle take effect.
void moveCapsules(Field& field, Events& events);
/// Releases the capsule of a brick that this side has broken: the brick's own one, or by chance a random one.
void releaseDrop(Field& field, const Brick& brick, Side by, Events& events);
/// Drops a random good capsule for the side that has this card.
void dropGift(Field& field, Vec2 at, Side side, Card card, Events& events);

} // namespace arkanong
