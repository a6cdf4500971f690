#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// One tick of overdrive: all balls fly faster while the button is held, and slow down afterwards.
void tickOverdrive(Field& field, const Commands& commands);
/// The radius of balls in a sandbox with `crowd` balls, px. Above tuning::sandboxRoom balls it shrinks, so
/// that their total area stays constant.
double radiusIn(const Field& field, std::size_t crowd);

// Editing between two steps; see World.

bool putBrick(Field& field, Vec2 at, BrickKind kind, int hits, const std::optional<PowerUpDrop>& drop);
bool putHexagon(Field& field, Vec2 centre, double radius, double spin);
bool putPolygon(Field& field, const std::vector<Vec2>& corners);
bool removeAt(Field& field, Vec2 at);
Box buildingRoom(const Field& field);

} // namespace arkanong
