#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"

#include <cstddef>

namespace arkanong {

struct Field;
class Match;

/// One tick of counting the time without progress, after which a spark breaks a brick. In a stalled tie
/// sparks also break unbreakable bricks, hexagons and walls.
void tickSparks(Field& field, Events& events);
/// Restarts the count after a side has broken a brick; `before` = number of breakable bricks before that.
void postponeSpark(Field& field, std::size_t before);
/// Ticks since a tie counts as stalled; negative before, and while the match is not tied.
int stalledFor(const Match& match);

} // namespace arkanong
