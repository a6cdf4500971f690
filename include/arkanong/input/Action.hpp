#pragma once

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// What a player can do on the field by a key, a button or a stick.
enum class Action : std::uint8_t {
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown,
    ServeByArrow, ///< Held: the aiming arrow sweeps. Let go: serves along it.
    ServeAtAim,   ///< Serves at once towards the point aimed at.
    Overdrive,
    Rebuild,
    ClearBalls,
    Pause,
    TakeServe, ///< The tools of the sandbox, in the order of Tool.
    TakeBrick,
    TakeHexagon,
    TakePolygon,
    TakeRemove,
    OtherKind, ///< Of brick, or another size.
    OtherSpin,
    Wireframe,
    NextTool,
    PreviousTool,
    DropCorner,
    MoveSideways, ///< By a stick's axis, like the next three.
    MoveUpAndDown,
    AimSideways,
    AimUpAndDown,
};
inline constexpr std::size_t actionCount = static_cast<std::size_t>(Action::AimUpAndDown) + 1;
constexpr std::size_t actionIndex(Action action) { return static_cast<std::size_t>(action); }

} // namespace arkanong
