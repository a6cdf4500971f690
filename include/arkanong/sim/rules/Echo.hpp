#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// The echo of a brick that was broken by a side with the card Echo.
struct EchoPlace {
    Vec2 at; ///< The mirror image of its centre, px.
    Side by = Side::Blue;
};

/// Notes the echo of a brick that the side has broken, if it has the card.
void noteEcho(Field& field, const Brick& brick, Side by);
/// Hits the mirror images of the bricks that were broken in this tick.
void hitEchoes(Field& field, Events& events);

} // namespace arkanong
