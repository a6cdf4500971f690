#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>

namespace arkanong {

struct Field;

/// Applies a ball's contact with the brick at `index`, which may break, and returns the ball's response.
ContactResponse touchBrick(Field& field, const Contact& contact, std::size_t index, Events& events);
/// The response of a brick that no ball of this side can break; empty for all others.
std::optional<ContactResponse> forecastBrick(const Field& field, const Contact& contact, const Brick& brick);
/// Breaks the brick at `index`: points, capsule, explosion and cards follow. `by` is empty if no side broke
/// it (a spark). Its fragments fly with `ballVelocity`, px/s.
void breakBrick(Field& field, std::size_t index, std::optional<Side> by, Vec2 ballVelocity, Events& events);
/// Decides whether a brick that has gone comes back, and with it the others of its group, see BrickKind::Regrowing. In the
/// sandbox, which can be rebuilt without end, the shapes of those that do not are removed.
void settleRegrowth(Field& field, const Brick& brick, bool comesBack);
/// Whether the brick could stand: no ball overlaps it, and no paddle is within a ball's diameter.
bool isFree(const Field& field, const Brick& brick);

/// Of the cells before this side's paddle zone in which bricks can be laid (ObjectManager::mortar): the index of the
/// free one nearest to `x`, px; nullopt without one. Only the first `rows` rows count. Each row further from the
/// zone counts as `rowStep` px further away.
std::optional<std::size_t> nearestOpenCell(const Field& field, Side side, int rows, double x, double rowStep);
/// Lays a brick in this open cell, for its side.
void layBrick(Field& field, std::size_t cell, BrickKind kind, Events& events);

} // namespace arkanong
