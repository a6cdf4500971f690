#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// The actions that a key, button or stick can be bound to.
enum class Action : std::uint8_t {
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown,
    ServeByArrow, ///< While held, the aiming arrow sweeps; on release, serves along it.
    ServeAtAim,   ///< Serves immediately towards the aim.
    /// The mouse button. While the mouse moves the paddle, holding it aims and releasing it serves; otherwise
    /// a click serves immediately towards the pointer.
    ServeByPointer,
    Overdrive,
    Rebuild,
    ClearBalls,
    Pause,
    TakeServe, ///< Selects a sandbox tool, like the next four, in the order of Tool.
    TakeBrick,
    TakeHexagon,
    TakePolygon,
    TakeRemove,
    OtherKind, ///< The next kind of brick or size of hexagon.
    OtherSpin,
    Wireframe,
    NextTool,
    PreviousTool,
    DropCorner,
    MoveSideways, ///< Bound to the axis of a stick, like the next three.
    MoveUpAndDown,
    AimSideways,
    AimUpAndDown,
};
inline constexpr std::size_t actionCount = countOf<Action>;
constexpr std::size_t actionIndex(Action action) { return static_cast<std::size_t>(action); }

} // namespace arkanong
