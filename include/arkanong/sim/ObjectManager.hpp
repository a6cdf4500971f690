#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Objects.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// What an obstacle in the CollisionManager is: goes through its tag, comes back with every contact.
struct ObstacleTag {
    enum class Kind : std::uint8_t { Paddle, Brick, Hexagon };
    Kind kind = Kind::Paddle;
    std::uint32_t id = 0; ///< The paddle's side, the BrickId or the HexagonId as a number; below 2^24.

    constexpr std::uint32_t encoded() const { return (static_cast<std::uint32_t>(kind) << 24U) | id; }
    static constexpr ObstacleTag decoded(std::uint32_t tag) {
        return {static_cast<Kind>(tag >> 24U), tag & 0xffffffU};
    }
};

/// Holds everything on the field, one vector a kind, and keeps the shapes in a CollisionManager in step with
/// it. A value: copying it copies the field.
class ObjectManager {
  public:
    /// Empties the field and fills it with the level's bricks and hexagons and with a paddle at its start for
    /// each side of `sides`.
    void build(const Level& level, const std::vector<Side>& sides, CollisionManager& collisions);

    /// Remembers where everything is as where it was one tick ago.
    void rememberPositions();

    Ball& addBall(Vec2 position, Vec2 velocity, Side owner);
    /// Removes in place, keeping the order of the others. `index` < balls.size().
    void removeBall(std::size_t index);
    /// `index` < bricks.size(). Takes the brick's shape out of `collisions` too, even in the midst of a step.
    void removeBrick(std::size_t index, CollisionManager& collisions);

    /// Null where the side has none (Red in the sandbox).
    Paddle* paddle(Side side);
    const Paddle* paddle(Side side) const;

    /// Where in `bricks` it is; nothing once it is broken.
    std::optional<std::size_t> brickIndex(BrickId id) const;

    std::size_t ballsOf(Side side) const;
    std::size_t breakableBricks() const;

    std::vector<Paddle> paddles; ///< At most one a side.
    std::vector<Ball> balls;
    std::vector<Brick> bricks;     ///< Ids ascending.
    std::vector<Hexagon> hexagons; ///< The id is the index: none ever goes.

    /// Adds everything that can matter to what follows.
    void addTo(Hash& hash) const;

  private:
    std::uint32_t nextBall_ = 0;
};

} // namespace arkanong
