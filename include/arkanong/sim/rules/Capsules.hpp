#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;
enum class Card : std::uint8_t;

/// Moves the capsules by one tick. A capsule that touches the paddle of the side that it falls towards is
/// caught.
void moveCapsules(Field& field, Events& events);
/// Decides whether a brick that this side has broken drops a capsule, and releases it: the one that the brick
/// holds, else, by Field::dropChance, a random one.
void releaseDrop(Field& field, const Brick& brick, Side by, Events& events);
/// Drops a random good capsule for the side that has this card.
void dropGift(Field& field, Vec2 at, Side side, Card card, Events& events);

} // namespace arkanong
