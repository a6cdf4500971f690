#pragma once

#include "arkanong/sim/Level.hpp"

#include <vector>

namespace arkanong {

/// Moves the bricks of a set's level, which are in the order of their rows, so that as many rows are free
/// above as below: neither side shall have them at its door.
void centre(std::vector<Level::BrickPlace>& bricks);

/// Where bricks that never break shut the way from one side to the other, as a ceiling does in a game for
/// one: makes them hard ones of three hits.
void openWay(std::vector<Level::BrickPlace>& bricks);

} // namespace arkanong
