#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// The card Giant, between two steps: a ball that the side has smashed becomes a giant as soon as there is room for it,
/// and is small again once a paddle has touched it or it has changed sides.
void tickGiants(Field& field, Events& events);

} // namespace arkanong
