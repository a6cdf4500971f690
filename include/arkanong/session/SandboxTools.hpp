#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/world/World.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The tools of the sandbox.
enum class Tool : std::uint8_t {
    Serve, ///< No tool: the player uses the paddle.
    Brick,
    Hexagon,
    Polygon, ///< Placed corner by corner; placing a corner on the first one closes it.
    Remove,
};
inline constexpr std::size_t toolCount = countOf<Tool>;

/// The identifier in the event log: "serve", "brick"...
std::string_view nameOf(Tool tool);

/// The selected sandbox tool and its settings, independent of the screen. Positions are px on the field.
class SandboxTools {
  public:
    /// Distance from the first corner within which a new corner closes the polygon, px.
    static constexpr double closeEnough = 14.0;

    Tool tool() const { return tool_; }
    /// Selects a tool. Discards an unfinished polygon.
    void take(Tool tool);

    /// Selects the next or previous kind of brick or size of hexagon. Does nothing with other tools.
    void change(bool forward);
    /// Selects the next or previous spin of hexagons.
    void changeSpin(bool forward);
    BrickKind brickKind() const;
    int brickHits() const;
    double radius() const;
    double spin() const;
    /// Display name of the selection made by change(): "Normal", "48 px"; empty if the tool has none.
    std::string variant(const Catalogue& catalogue) const;

    /// Uses the tool at this position. Returns whether the field changed.
    bool use(World& world, Vec2 at);
    /// Closes the polygon. Returns false if it cannot be closed.
    bool close(World& world);
    /// Removes the last corner of the unfinished polygon, if any.
    void dropCorner();
    /// The corners of the unfinished polygon.
    const std::vector<Vec2>& corners() const { return corners_; }

  private:
    bool addCorner(World& world, Vec2 at);

    Tool tool_ = Tool::Serve;
    std::size_t brick_ = 0;
    std::size_t radius_ = 2;
    std::size_t spin_ = 0;
    std::vector<Vec2> corners_;
};

/// Adds `count` blue balls to the sandbox, 1 to tuning::sandboxBallLimit, evenly spread over the free space
/// and flying in all directions. Their speed is the rally speed, scaled with their size. The result is
/// deterministic.
void spawnBalls(World& world, int count);

} // namespace arkanong
