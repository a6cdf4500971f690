#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Objects.hpp"

#include <optional>
#include <vector>

namespace arkanong {

class CollisionManager;

/// What an obstacle in the CollisionManager is: goes through its tag, comes back with every contact.
struct ObstacleTag {
    enum class Kind : std::uint8_t { Paddle, Brick, Hexagon, ShieldWall, Polygon };
    Kind kind = Kind::Paddle;
    std::uint32_t id = 0; ///< The side or the object's id as a number; below 2^24.

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

    Ball& addBall(Vec2 position, Vec2 velocity, Side owner, double radius = tuning::ballRadius);
    void addCapsule(Vec2 position, const PowerUpDrop& drop, Side towards);
    /// `index` < bricks.size(). Takes the brick's shape out of `collisions` too, even in the midst of a step.
    void removeBrick(std::size_t index, CollisionManager& collisions);
    /// For a regrowing brick that has just been broken and removed: books its return if it is to come back,
    /// or, when it was the last one standing, clears the whole group.
    void bookRegrowth(const Brick& brick, bool comesBack);
    /// `index` < regrowths.size(). The brick stands again, whole; returns its id.
    BrickId regrow(std::size_t index, CollisionManager& collisions);

    /// One at a time a side, for sides with a paddle: does nothing where it stands already.
    void raiseShieldWall(Side side, CollisionManager& collisions);
    /// Even in the midst of a step.
    void removeShieldWall(Side side, CollisionManager& collisions);
    bool hasShieldWall(Side side) const;

    // Building by hand, between two steps.
    /// The rows of the level's grid of bricks.
    int brickRows() const { return rows_; }
    void addBrick(const Level::BrickPlace& place, CollisionManager& collisions);
    void addHexagon(const Level::HexagonPlace& place, CollisionManager& collisions);
    void addPolygon(const std::vector<Vec2>& corners, CollisionManager& collisions);
    /// `index` < hexagons.size().
    void removeHexagon(std::size_t index, CollisionManager& collisions);
    /// `index` < polygons.size().
    void removePolygon(std::size_t index, CollisionManager& collisions);

    /// Null where the side has none (Red in the sandbox).
    Paddle* paddle(Side side);
    const Paddle* paddle(Side side) const;

    /// Where in `bricks` it is; nothing once it is broken.
    std::optional<std::size_t> brickIndex(BrickId id) const;

    /// There must be such a hexagon.
    const Hexagon& hexagon(HexagonId id) const;

    /// Where in `held` the side's ball is that has been held longest.
    std::optional<std::size_t> firstHeld(Side side) const;

    /// In play and held.
    std::size_t ballsOf(Side side) const;
    std::size_t ballCount() const { return balls.size() + held.size(); }
    /// Those that will be back count too.
    std::size_t breakableBricks() const;

    std::vector<Paddle> paddles; ///< At most one a side.
    std::vector<Ball> balls;
    std::vector<HeldBall> held;      ///< In the order in which they were caught.
    std::vector<Brick> bricks;       ///< Ids ascending.
    std::vector<Hexagon> hexagons;   ///< Ids ascending.
    std::vector<Polygon> polygons;   ///< Ids ascending.
    std::vector<Regrowth> regrowths; ///< Of groups of which at least one still stands.
    std::vector<Blast> blasts;
    std::vector<Capsule> capsules;       ///< Ids ascending.
    std::vector<Beam> beams;             ///< Of the tick just played.
    std::vector<ShieldWall> shieldWalls; ///< Those that stand.

    /// Adds everything that can matter to what follows.
    void addTo(Hash& hash) const;

  private:
    void addBuiltTo(Hash& hash) const;

    int rows_ = tuning::brickRows;
    std::uint32_t nextBall_ = 0;
    std::uint32_t nextCapsule_ = 0;
    std::uint32_t nextBrick_ = 0;
    std::uint32_t nextHexagon_ = 0;
    std::uint32_t nextPolygon_ = 0;
    bool built_ = false;                 ///< By hand: it is no longer the level's field.
    std::vector<ShieldWall> wallShapes_; ///< Of each side with a paddle, standing or not.
};

} // namespace arkanong
