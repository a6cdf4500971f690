#pragma once

#include "arkanong/sim/world/World.hpp"
#include "fuzz/Choices.hpp"

namespace arkanong::test {

/// A level with bricks, hexagons, walls, moving rows, goals and rules that every level file may have; some are played as
/// finales.
Level legalLevel(Choices& choices);

/// Any settings of a match of at most about a minute and a half, in all modes.
MatchSettings anySettings(Choices& choices);

/// A side's next command: now and then a new movement, any aim, every button.
Command anyCommand(Command before, Choices& choices);

/// One edit of a sandbox at any place. Returns whether it was possible.
bool editSandbox(World& world, Choices& choices);

} // namespace arkanong::test
