#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/collision/casts/Intersections.hpp"
#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/tuning/Layout.hpp"
#include "arkanong/sim/tuning/Time.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

enum class Side : std::uint8_t { Blue, Red };

constexpr Side opponent(Side side) { return side == Side::Blue ? Side::Red : Side::Blue; }
constexpr std::size_t sideIndex(Side side) { return static_cast<std::size_t>(side); }
/// The direction from a side's goal line into the field: -1 (up) for Blue, +1 (down) for Red.
constexpr double forward(Side side) { return side == Side::Blue ? -1.0 : 1.0; }
/// y of a side's goal line, px.
constexpr double goalLine(Side side) { return side == Side::Blue ? tuning::fieldSize.y : 0.0; }

/// "blue" or "red".
std::string nameOf(Side side);
/// "Blue" or "Red", for sentences.
std::string displayName(Side side);

enum class PowerUp : std::uint8_t; // See PowerUp.hpp.

/// A power-up as a brick or a capsule holds it.
struct PowerUpDrop {
    PowerUp kind{};
    bool bad = false; ///< Affects the side that catches it. Only for kinds that hinder.

    friend bool operator==(const PowerUpDrop& a, const PowerUpDrop& b) {
        return a.kind == b.kind && a.bad == b.bad;
    }
    friend bool operator!=(const PowerUpDrop& a, const PowerUpDrop& b) { return !(a == b); }
};

/// An id is valid while its object exists. A World never uses an id twice.
enum class BallId : std::uint32_t {};
enum class BrickId : std::uint32_t {};
enum class HexagonId : std::uint32_t {};
enum class PolygonId : std::uint32_t {};
enum class CapsuleId : std::uint32_t {};

/// How a paddle struck a ball with its front: moving forward is a smash, moving back a cushion.
enum class Stroke : std::uint8_t { Plain, Smash, Cushion };

struct Ball {
    // The data of a ball that each tick and each frame needs: 64 bytes, so that many balls fit into the processor's caches.
    BallId id{};
    Side owner = Side::Blue;
    bool passing = false; ///< It passes through a paddle that it met from behind, or that outruns it.
    Vec2 position;        ///< Centre, px.
    Vec2 previous;        ///< Centre one tick ago, for interpolated drawing.
    Vec2 velocity;        ///< px/s.
    double radius = 0.0;  ///< px.

    int flatTicks = 0;        ///< Ticks for which its path has been near-horizontal.
    int idleTicks = 0;        ///< Ticks without progress, see AntiStall.hpp.
    int nudges = 0;           ///< How often it was nudged for lack of progress.
    double usualRadius = 0.0; ///< Its radius while it is no giant, px; see Card::Giant.
    Vec2 place;            ///< The position that it has stayed within tuning::stayDistance of, for stayTicks.
    int stayTicks = 0;     ///< Ticks since `place` last changed.
    int ownShields = 0;    ///< Touches of its own side's shields since it last made progress otherwise.
    int shieldTouches = 0; ///< Touches of shields since it was last outside the paddles' zones.
    Stroke stroke = Stroke::Plain; ///< The stroke of the last paddle that touched it.
    bool pierces = false;          ///< It passes through the next brick that it breaks, see Card::Piercing.
    bool turnedBack = false;       ///< The Clockmaker has reversed it, and no side has converted it since.
};

/// A horizontal bar with half-round ends.
struct Paddle {
    Side side = Side::Blue;
    Vec2 position; ///< Centre, px.
    Vec2 previous;
    Vec2 velocity;            ///< px/s; its actual velocity in the last tick.
    Vec2 size;                ///< px; its width changes with power-ups, a few px a tick.
    int beamTicks = 0;        ///< Ticks for which its laser has been on.
    ObstacleIndex obstacle{}; ///< Its shape in the CollisionManager.
};

/// The distance of a point from the surface of a horizontal bar with half-round ends, px; negative inside.
/// `size` is at least as wide as high.
double gapToBar(Vec2 centre, Vec2 size, Vec2 point);

/// A ball held by a sticky paddle. Nothing collides with it until it is served again.
struct HeldBall {
    Ball ball;
    Side side = Side::Blue; ///< The side whose paddle holds it, and its owner.
    double offset = 0.0;    ///< From the paddle's centre, px to the right.
    int ticksLeft = 0;      ///< Ticks until it is released.
};

enum class BrickKind : std::uint8_t {
    Normal,    ///< One hit.
    Hard,      ///< Two or three hits.
    Steel,     ///< Never breaks.
    Glass,     ///< One hit, without deflecting the ball.
    Bomb,      ///< One hit; breaks its eight neighbours.
    Splitter,  ///< One hit; the ball splits in two.
    Blue,      ///< Broken only by Blue's balls, beams and bombs.
    Red,       ///< Broken only by Red's.
    Bumper,    ///< Never breaks; accelerates the ball.
    Regrowing, ///< Grows back unless its whole group is broken: bricks connected side by side.
    Mystery,   ///< One hit; holds a power-up that is not shown.
};
inline constexpr std::size_t brickKindCount = countOf<BrickKind>;

/// "normal", "hard", "steel" and so on, as in level files.
std::string nameOf(BrickKind kind);

constexpr bool breakable(BrickKind kind) { return kind != BrickKind::Steel && kind != BrickKind::Bumper; }

struct Brick {
    BrickId id{};
    BrickKind kind = BrickKind::Normal;
    int hitsLeft = 1; ///< Undefined for kinds that never break.
    int hitsWhole = 1;
    Vec2 centre;
    Vec2 previous; ///< Centre one tick ago.
    Vec2 home;     ///< Its centre in the level's grid: its position at the start of its band's movement.
    std::optional<int> band;       ///< Index in ObjectManager::bands; empty for a brick that stands still.
    Vec2 size = tuning::brickSize; ///< px; all bricks of a level have one size.
    std::optional<PowerUpDrop> drop;
    int tint = 0;         ///< Only for display, see Level::BrickPlace.
    int group = 0;        ///< Regrowing bricks with the same number form a group.
    bool regrown = false; ///< Has grown back at least once, so breaking it scores nothing.
    /// Laid during the match, so not one of the level's bricks. Breaking it scores nothing.
    bool laid = false;
    int lastHit = -1000000; ///< Tick of the last hit, for its animation.
    ObstacleIndex obstacle{};

    bool breakable() const { return arkanong::breakable(kind); }
    Box box() const { return boxAround(centre, size / 2.0); }
};

/// Rows of bricks that move together to one side and back.
struct BandPlace {
    int firstRow = 0;
    int lastRow = 0;       ///< Not above firstRow.
    double distance = 0.0; ///< px, to the right; negative: to the left.
    double speed = 0.0;    ///< px/s, above 0.

    bool holds(int row) const { return row >= firstRow && row <= lastRow; }
    /// The area that an object sweeps which starts in this box and moves with the band.
    Box way(Box start) const {
        (distance < 0.0 ? start.low.x : start.high.x) += distance;
        return start;
    }
};
struct Band : BandPlace {
    double offset = 0.0; ///< px, between 0 and `distance`.
    bool returning = false;
};

/// A broken brick that will stand again.
struct Regrowth {
    Brick brick;
    int ticksLeft = 0; ///< Ticks until it returns; then it waits until no ball overlaps it.
    /// It returns with the whole field, undamaged and with its full score; otherwise it grows back alone.
    bool rises = false;
};

/// A bomb that has been set off but has not exploded yet.
struct Blast {
    Vec2 centre;
    std::optional<Side> by; ///< Empty if a spark set it off.
    int ticksLeft = 0;
    bool mirrored = false; ///< The mirror image of another blast, see Card::Chain.
};

/// A power-up that falls from a broken brick towards the side that broke it, through everything.
struct Capsule {
    CapsuleId id{};
    PowerUpDrop drop;
    Side towards = Side::Blue;
    Vec2 position; ///< Centre, px.
    Vec2 previous;
    Vec2 velocity;       ///< px/s.
    bool called = false; ///< It flies to the paddle, see Card::Magnet.
};

/// A laser beam, which exists for one tick.
struct Beam {
    Side side = Side::Blue;
    Vec2 from;
    Vec2 to;                      ///< Where it ends.
    std::optional<BallId> ball;   ///< The enemy ball that it hits, if any.
    std::optional<BrickId> brick; ///< The brick that it hits, if any.
};

/// The rows of shields before a goal line: the one that every match has, and the one that the power-up
/// ShieldWall adds in front of it for a while.
enum class ShieldRow : std::uint8_t { Line, Wall };

/// A plate before a goal line. It reflects balls into the field. Enemy balls break it; in Solo every ball
/// does.
struct Shield {
    enum class State : std::uint8_t {
        Broken,
        Returning, ///< It will stand when no ball overlaps it or is behind it.
        Standing,
    };
    Side side = Side::Blue;
    ShieldRow row = ShieldRow::Line;
    int place = 0;     ///< 0 to tuning::shieldsOfRow - 1, from the left.
    bool post = false; ///< A goalpost beside a narrow goal, which never breaks.
    State state = State::Broken;
    Box box; ///< Its plate, px.
    /// Its shape reaches from the plate's front to behind the goal line, so that no ball meets its back.
    ObstacleIndex obstacle{};
};

/// A regular hexagonal barrier; its first corner is at the angle `turns` from the +x axis.
struct Hexagon {
    HexagonId id{};
    Vec2 centre;
    Vec2 previous;
    double radius = 48.0; ///< To the corners, px.
    double turns = 0.0;   ///< In turns.
    double previousTurns = 0.0;
    double spin = 0.0; ///< turns/s, positive clockwise.
    Vec2 pathEnd;      ///< It moves from pathStart to pathEnd and back, px; equal points: it does not move.
    Vec2 pathStart;
    double pathSpeed = 0.0; ///< px/s along the path.
    bool returning = false; ///< Moving from pathEnd to pathStart.
    ObstacleIndex obstacle{};

    /// Whether its bounding square overlaps the box anywhere on its path.
    bool comesInto(const Box& box) const { return meets({pathStart, pathEnd}, grown(box, radius)); }
};

/// A barrier drawn by the player in the sandbox. It stands still.
struct Polygon {
    PolygonId id{};
    std::vector<Vec2> corners; ///< At least three, px.
    ObstacleIndex obstacle{};
};

} // namespace arkanong
