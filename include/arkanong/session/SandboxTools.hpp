#pragma once

#include "arkanong/sim/World.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// What a person has in hand in the sandbox.
enum class Tool : std::uint8_t {
    Serve, ///< No tool: the paddle plays.
    Brick,
    Hexagon,
    Polygon, ///< Corner by corner; the first one once more closes it.
    Remove,
};
inline constexpr std::size_t toolCount = 5;

/// "serve", "brick"...
std::string_view nameOf(Tool tool);

/// The tools of the sandbox and how they are set, without a picture. Places are on the field, px.
class SandboxTools {
  public:
    static constexpr double closeEnough = 14.0; ///< To the first corner, px: it is meant.

    Tool tool() const { return tool_; }
    /// A polygon that was begun is dropped.
    void take(Tool tool);

    /// Another kind of brick or size of hexagon; nothing with the other tools.
    void change(bool forward);
    /// Another spin of the hexagon.
    void changeSpin(bool forward);
    BrickKind brickKind() const;
    int brickHits() const;
    double radius() const;
    double spin() const;
    /// "NORMAL", "48 PX": what change() has chosen; empty with a tool that has no choice.
    std::string variant() const;

    /// Uses the tool there. True where it changed the field.
    bool use(World& world, Vec2 at);
    /// Closes the polygon. True where it did.
    bool close(World& world);
    void dropCorner();
    /// Of the polygon that was begun.
    const std::vector<Vec2>& corners() const { return corners_; }

  private:
    bool addCorner(World& world, Vec2 at);

    Tool tool_ = Tool::Serve;
    std::size_t brick_ = 0;
    std::size_t radius_ = 2;
    std::size_t spin_ = 0;
    std::vector<Vec2> corners_;
};

} // namespace arkanong
