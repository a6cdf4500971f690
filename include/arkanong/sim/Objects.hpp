#pragma once

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Tuning.hpp"

#include <cstddef>
#include <cstdint>

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

struct Ball {
    BallId id{};
    Side owner = Side::Blue;
    Vec2 position; ///< Centre, px.
    Vec2 previous; ///< Centre one tick ago, for interpolated drawing.
    Vec2 velocity; ///< px/s.
    double radius = tuning::ballRadius;
    int flatTicks = 0; ///< How long its path has been near-horizontal.
    int idleTicks = 0; ///< How long it has touched nothing but unbreakable things.
};

/// A horizontal bar with half-round ends.
struct Paddle {
    Side side = Side::Blue;
    Vec2 position; ///< Centre, px.
    Vec2 previous;
    Vec2 velocity; ///< px/s; what it really moved at in the last tick.
    Vec2 size = tuning::paddleSize;
    ObstacleIndex obstacle{}; ///< Its shape in the CollisionManager.
};

enum class BrickKind : std::uint8_t { Normal, Hard, Steel };

struct Brick {
    BrickId id{};
    BrickKind kind = BrickKind::Normal;
    int hitsLeft = 1; ///< Meaningless for steel.
    int hitsWhole = 1;
    Vec2 centre;
    int lastHit = -1000000; ///< Tick of the last hit, for the picture's jolt.
    ObstacleIndex obstacle{};

    bool breakable() const { return kind != BrickKind::Steel; }
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

} // namespace arkanong
