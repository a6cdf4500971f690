#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>

// The cards that mark an object which brings a good capsule: Harvest a brick, Bounty an enemy ball.

namespace arkanong {

class Hash;
struct Field;

/// The marked objects of a side.
struct PrizeMemory {
    std::optional<BrickId> brick; ///< Harvest: the brick that shines.
    std::optional<BallId> ball;   ///< Bounty: the enemy ball with a price.
    int untilBrick = 0;           ///< Ticks of play until the next brick shines.
    int untilBall = 0;            ///< Ticks of play until the next ball has a price.

    void addTo(Hash& hash) const;
};

/// Marks a random brick that the side can break and a random enemy ball, as soon as the pause after the last one is
/// over and there is one.
void tickPrizes(Field& field, Side side);
/// Call after a side has broken this brick.
void payHarvest(Field& field, const Brick& brick, Side by, Events& events);
/// Call after `side` has stolen this ball at this position.
void payBounty(Field& field, const Ball& ball, Side side, Vec2 at, Events& events);

} // namespace arkanong
