#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

struct ThiefMemory {
    int steals = 0; ///< Enemy balls taken in this match.
};

/// Makes an enemy ball `side`'s, unless touches do not convert; with the cards Thief and Pickpocket every fourth one
/// brings something.
void steal(Field& field, Ball& ball, Side side, Vec2 at, Events& events);

} // namespace arkanong
