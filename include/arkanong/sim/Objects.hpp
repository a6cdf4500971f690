#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/Shapes.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/PowerUp.hpp"
#include "arkanong/sim/Tuning.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

enum class Side : std::uint8_t { Blue, Red };

constexpr Side opponent(Side side) { return side == Side::Blue ? Side::Red : Side::Blue; }
constexpr std::size_t sideIndex(Side side) { return static_cast<std::size_t>(side); }
/// The direction from a side's goal line into the field: -1 (up) for Blue, +1 (down) for Red.
constexpr double forward(Side side) { return side == Side::Blue ? -1.0 : 1.0; }
/// y of a side's goal line, px.
constexpr double goalLine(Side side) { return side == Side::Blue ? tuning::fieldSize.y : 0.0; }

/// Identities last as long as the object and are never given again within a World.
enum class BallId : std::uint32_t {};
enum class BrickId : std::uint32_t {};
enum class HexagonId : std::uint32_t {};
enum class PolygonId : std::uint32_t {};
enum class CapsuleId : std::uint32_t {};

struct Ball {
    BallId id{};
    Side owner = Side::Blue;
    Vec2 position; ///< Centre, px.
    Vec2 previous; ///< Centre one tick ago, for interpolated drawing.
    Vec2 velocity; ///< px/s.
    double radius = tuning::ballRadius;
    int flatTicks = 0; ///< How long its path has been near-horizontal.
    int idleTicks = 0; ///< How long it has met nothing that brings the match on, see AntiStall.hpp.
    int nudges = 0;    ///< So many times it was nudged for that.
};

/// A horizontal bar with half-round ends.
struct Paddle {
    Side side = Side::Blue;
    Vec2 position; ///< Centre, px.
    Vec2 previous;
    Vec2 velocity;                  ///< px/s; what it really moved at in the last tick.
    Vec2 size = tuning::paddleSize; ///< Its width changes with power-ups, a few px a tick.
    int beamTicks = 0;              ///< For how long its laser has been shining.
    ObstacleIndex obstacle{};       ///< Its shape in the CollisionManager.
};

/// A ball that a sticky paddle holds: nothing touches it until it is served again.
struct HeldBall {
    Ball ball;
    Side side = Side::Blue; ///< Whose paddle holds it, and its owner.
    double offset = 0.0;    ///< From the paddle's centre, px to the right.
    int ticksLeft = 0;      ///< Then it sets off by itself.
};

enum class BrickKind : std::uint8_t {
    Normal,    ///< One hit.
    Hard,      ///< Two or three hits.
    Steel,     ///< Never breaks.
    Glass,     ///< One hit, which does not deflect the ball.
    Bomb,      ///< One hit; takes its eight neighbours with it.
    Splitter,  ///< One hit; the ball leaves as two.
    Blue,      ///< Only Blue's balls, beams and bombs break it...
    Red,       ///< ...and this one only Red's.
    Bumper,    ///< Never breaks; throws the ball off faster.
    Regrowing, ///< Comes back unless all of its group is broken: those that touch it side by side.
    Mystery,   ///< One hit; always holds a power-up, and nobody knows which.
};
inline constexpr std::size_t brickKindCount = 11;

constexpr bool breakable(BrickKind kind) { return kind != BrickKind::Steel && kind != BrickKind::Bumper; }

struct Brick {
    BrickId id{};
    BrickKind kind = BrickKind::Normal;
    int hitsLeft = 1; ///< Meaningless for those that never break.
    int hitsWhole = 1;
    Vec2 centre;
    Vec2 size = tuning::brickSize; ///< The same for all of a level's.
    std::optional<PowerUpDrop> drop;
    int tint = 0;           ///< Of its picture only, see Level::BrickPlace.
    int group = 0;          ///< Of regrowing ones: the same number is the same group.
    bool regrown = false;   ///< Has come back at least once: scores nothing any more.
    int lastHit = -1000000; ///< Tick of the last hit, for the picture's jolt.
    ObstacleIndex obstacle{};

    bool breakable() const { return arkanong::breakable(kind); }
    Box box() const { return boxAround(centre, size / 2.0); }
};

/// A broken brick that will come back.
struct Regrowth {
    Brick brick;
    int ticksLeft = 0; ///< It also waits until no ball is in its place.
};

/// A bomb that has been set off and has not yet taken its neighbours.
struct Blast {
    Vec2 centre;
    std::optional<Side> by; ///< Nobody's, where a spark set it off.
    int ticksLeft = 0;
};

/// A power-up on its way from a broken brick to the side that broke it. Nothing stops it.
struct Capsule {
    CapsuleId id{};
    PowerUpDrop drop;
    Side towards = Side::Blue;
    Vec2 position; ///< Centre, px.
    Vec2 previous;
    Vec2 velocity; ///< px/s.
};

/// A laser's beam in the tick just played.
struct Beam {
    Side side = Side::Blue;
    Vec2 from;
    Vec2 to;                      ///< What stops it: perhaps
    std::optional<BallId> ball;   ///< an enemy ball
    std::optional<BrickId> brick; ///< or a brick.
};

/// Turns one ball back at a goal line, and is gone.
struct ShieldWall {
    Side side = Side::Blue;
    ObstacleIndex obstacle{};
};

/// A regular hexagonal barrier; its first corner lies at `turns` from the +x axis.
struct Hexagon {
    HexagonId id{};
    Vec2 centre;
    Vec2 previous;
    double radius = 48.0; ///< To the corners, px.
    double turns = 0.0;   ///< Angle in whole turns.
    double previousTurns = 0.0;
    double spin = 0.0; ///< Turns a second, positive clockwise.
    Vec2 pathEnd;      ///< Travels from pathStart to pathEnd and back; equal points mean that it stays.
    Vec2 pathStart;
    double pathSpeed = 0.0; ///< px/s along the path.
    bool returning = false; ///< On the way from pathEnd to pathStart.
    ObstacleIndex obstacle{};
};

/// A barrier of any shape that a person has drawn in the sandbox. It stands still.
struct Polygon {
    PolygonId id{};
    std::vector<Vec2> corners; ///< At least three, px.
    ObstacleIndex obstacle{};
};

} // namespace arkanong
