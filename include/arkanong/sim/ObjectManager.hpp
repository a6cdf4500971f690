#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>
#include <vector>

namespace arkanong {

class CollisionManager;

/// Which object an obstacle in the CollisionManager belongs to, encoded in its tag, which contacts report.
struct ObstacleTag {
    enum class Kind : std::uint8_t { Paddle, Brick, Hexagon, Shield, Polygon, Drone };
    Kind kind = Kind::Paddle;
    std::uint32_t id =
        0; ///< The side, the object's id or its index in ObjectManager::shields or drones, below 2^24.

    constexpr std::uint32_t encoded() const { return (static_cast<std::uint32_t>(kind) << 24U) | id; }
    static constexpr ObstacleTag decoded(std::uint32_t tag) {
        return {static_cast<Kind>(tag >> 24U), tag & 0xffffffU};
    }
};

inline constexpr int mortarRows = 2; ///< Number of rows next to each zone.
/// A cell of the level's grid in which a side's Foreman or its Card::Mason can lay a brick.
struct MortarCell {
    Side side = Side::Blue;
    int row = 0; ///< 0 next to the side's zone, else 1.
    /// The brick that would be laid here. Once laid, it is in ObjectManager::bricks under the same id.
    Brick brick;
};

/// Holds everything on the field, one vector a kind, and keeps the shapes in a CollisionManager in sync. A
/// value: a copy is independent of the original.
class ObjectManager {
  public:
    /// Clears the field and adds everything of the level, and a paddle at its start position for each side of
    /// `sides`; between two sides goalposts, and with `shielded` standing shields before the goal lines.
    void build(const Level& level, const std::vector<Side>& sides, bool shielded,
               CollisionManager& collisions);

    /// Stores the current positions as those of one tick ago, except those of `balls`, see World::admitBalls().
    void rememberPositions();

    /// Advances the bands by one tick and drives their bricks, before a step of the CollisionManager.
    void driveBands(CollisionManager& collisions);
    /// Reads the positions of moving bricks after a step. Broken bricks keep moving with their bands.
    void followBands(const CollisionManager& collisions);

    /// Adds a ball with a new id; `radius` in px. The reference is valid until the next change of `balls`.
    Ball& addBall(Vec2 position, Vec2 velocity, Side owner, double radius);
    /// Adds a capsule that falls towards the goal line of `towards`, which must have a paddle.
    void addCapsule(Vec2 position, const PowerUpDrop& drop, Side towards);
    /// Removes a brick (`index` < bricks.size()) and its shape, even during a step.
    void removeBrick(std::size_t index, CollisionManager& collisions);
    /// For a regrowing brick that has just been broken and removed: schedules its return if `comesBack`. If
    /// it was the last one standing of its group, the whole group does not return.
    void scheduleRegrowth(const Brick& brick, bool comesBack);
    /// Lets a brick that has just been broken and removed grow back alone, unless it is scheduled already.
    void growBack(const Brick& brick);
    /// Whether the broken brick is scheduled to stand again.
    bool growsBack(BrickId id) const;
    /// Restores a brick with all its hits (`index` < regrowths.size()) and returns its id.
    BrickId regrow(std::size_t index, CollisionManager& collisions);
    /// Lets every broken brick of the level return, one after the other, within tuning::riseTime.
    void scheduleRise();
    /// For the finale: takes every brick off the field and lets it return at the time of its turn, which is counted from
    /// `delay` ticks on: see tuning::finaleTurn and finaleName.
    void scheduleTurns(int delay, CollisionManager& collisions);
    /// Number of breakable bricks in the level as it was built.
    std::size_t breakableOfLevel() const { return pattern_.size(); }

    /// Breaks a standing shield (`index` < shields.size()). Allowed during a step.
    void breakShield(std::size_t index, CollisionManager& collisions);
    /// Lets the broken shields of a row return.
    void returnShields(Side side, ShieldRow row);
    /// Repairs the broken shield of the side's line that is nearest to the middle. Returns its slot in the row, or
    /// nullopt if none is broken.
    std::optional<int> returnOneShield(Side side);
    /// Breaks a whole row at once, including shields that were returning.
    void dropShields(Side side, ShieldRow row, CollisionManager& collisions);
    /// Lets each returning shield stand unless a ball overlaps it or is behind it. Call between two steps.
    void settleShields(CollisionManager& collisions);
    /// Number of shields of a row that stand or return, without goalposts.
    int shieldsOf(Side side, ShieldRow row) const;
    /// The shield or goalpost of a row that stands at `x` (0 <= x <= the field's width); null if none stands
    /// there.
    const Shield* shieldAt(Side side, ShieldRow row, double x) const;

    // What bosses add, in BossObjects.cpp.
    /// Prepares the cells in which bricks can be laid for the side, see mortar.
    void prepareMortar(Side side, CollisionManager& collisions);
    /// Lays a normal or steel brick in an empty cell of `mortar` (`index` < mortar.size()), between two
    /// steps. Returns its id.
    BrickId layBrick(std::size_t index, BrickKind kind, CollisionManager& collisions);
    /// Adds the Queen's two drones, in the state Absent.
    void addDrones(Side side, CollisionManager& collisions);
    /// Wakes a drone that is absent or asleep, with all its hits left. Call between two steps.
    void wakeDrone(std::size_t index, CollisionManager& collisions);
    /// Puts an awake drone to sleep for `ticks` ticks. Allowed during a step.
    void sleepDrone(std::size_t index, int ticks, CollisionManager& collisions);

    // Editing, between two steps.
    /// The rows of the level's brick grid.
    int brickRows() const { return rows_; }
    void addBrick(const Level::BrickPlace& place, CollisionManager& collisions);
    void addHexagon(const Level::HexagonPlace& place, CollisionManager& collisions);
    void addPolygon(const std::vector<Vec2>& corners, CollisionManager& collisions);
    /// `index` < hexagons.size().
    void removeHexagon(std::size_t index, CollisionManager& collisions);
    /// `index` < polygons.size().
    void removePolygon(std::size_t index, CollisionManager& collisions);

    /// Null if the side has no paddle (Red in the sandbox and in Solo).
    Paddle* paddle(Side side);
    const Paddle* paddle(Side side) const;

    /// The brick's index in `bricks`; empty once it is broken.
    std::optional<std::size_t> brickIndex(BrickId id) const;

    /// The hexagon with this id, which must exist.
    const Hexagon& hexagon(HexagonId id) const;

    /// The index in `held` of the side's ball that has been held longest; empty without one.
    std::optional<std::size_t> firstHeld(Side side) const;

    /// Balls in play and held.
    std::size_t ballsOf(Side side) const;
    std::size_t ballCount() const { return balls.size() + held.size(); }
    /// The level's bricks that can be broken, including those that will grow back; without those that were laid.
    std::size_t breakableBricks() const;

    std::vector<Paddle> paddles; ///< At most one a side.
    std::vector<Ball> balls;
    std::vector<HeldBall> held;    ///< Oldest first.
    std::vector<Brick> bricks;     ///< By id, ascending.
    std::vector<Hexagon> hexagons; ///< By id, ascending.
    std::vector<Polygon> polygons; ///< By id, ascending.
    std::vector<Band> bands;
    /// Bricks that will return: of groups with at least one brick standing, and of a rising field.
    std::vector<Regrowth> regrowths;
    std::vector<Blast> blasts;
    std::vector<Capsule> capsules; ///< By id, ascending.
    std::vector<Beam> beams;       ///< Of the last tick.
    std::vector<Shield> shields;   ///< Includes broken ones. In order of side, row and place.
    std::vector<Drone> drones;     ///< Includes absent and sleeping ones. In order of side and number.
    /// The cells in which bricks can be laid for a side: in the two rows of the grid next to its zone, except
    /// those that are covered by the level's bricks or the paths of its hexagons. The row nearest to the zone
    /// comes first; cells of a row are in order from the left.
    std::vector<MortarCell> mortar;

    /// Adds everything that can influence later ticks.
    void addTo(Hash& hash) const;

  private:
    /// Adds both rows of a side. With `shielded` the shields of the line stand; all others are broken.
    void addShields(Side side, bool shielded, int goalWidth, CollisionManager& collisions);
    void placePolygon(const std::vector<Vec2>& corners, CollisionManager& collisions);
    /// The position, px, of a brick's centre in its band; works for broken bricks, too.
    Vec2 placeInBand(const Brick& brick) const;
    void addEditsTo(Hash& hash) const;

    int rows_ = tuning::brickRows;
    std::uint32_t nextBall_ = 0;
    std::uint32_t nextCapsule_ = 0;
    std::uint32_t nextBrick_ = 0;
    std::uint32_t nextHexagon_ = 0;
    std::uint32_t nextPolygon_ = 0;
    bool edited_ = false;        ///< The field has been edited and no longer equals the level's.
    std::vector<Brick> pattern_; ///< The level's breakable bricks, undamaged.
};

} // namespace arkanong
