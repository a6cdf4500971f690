#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// The speed of drones in a phase (1 to 3), px/s.
constexpr double droneSpeed(int phase) { return phase < 3 ? 110.0 : 180.0; }

/// Before the first tick: adds the Queen's drones, asleep until they are needed.
void prepareDrones(Field& field, Side side);
/// One tick of the Queen: wakes drones whose time asleep has passed.
void tickDrones(Field& field, Side side, Events& events);
/// Wakes the drones of this phase that sleep, with the next tickDrones().
void wakeDrones(Field& field, Side side);
/// Lets all drones of the side vanish, until tickDrones() wakes them.
void dismissDrones(Field& field, Side side, Events& events);
/// Sets the velocities of all drones towards the points where the next enemy balls will cross their lanes.
void moveDrones(Field& field);
/// Applies a ball's contact with the drone at `index`, and returns the ball's response.
ContactResponse touchDrone(Field& field, const Contact& contact, std::size_t index, Events& events);

} // namespace arkanong
