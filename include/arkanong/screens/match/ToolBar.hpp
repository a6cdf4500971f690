#pragma once

#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/session/SandboxTools.hpp"

#include <optional>

namespace arkanong {

/// Actions of the sandbox's tool bar, each by its key or by a click.
enum class ToolAction : std::uint8_t {
    Serve, ///< The five tools, in the order of Tool.
    Brick,
    Hexagon,
    Polygon,
    Remove,
    Variant, ///< Selects another kind or size.
    Spin,
    Wireframe,
    Overdrive,
    ClearBalls,
    Rebuild,
    Pause,
};
inline constexpr std::size_t toolActionCount = countOf<ToolAction>;

/// The tool that an action selects; nullopt if it selects none.
[[nodiscard]] std::optional<Tool> toolOf(ToolAction action);

/// The tool bar's action for a control's action; nullopt if it has none.
[[nodiscard]] std::optional<ToolAction> toolActionOf(Action action);

/// Hit test: the action at `at` (logical px), if any.
[[nodiscard]] std::optional<ToolAction> toolActionAt(Vec2 at, double textScale = 1.0);

/// Draws the bar in the left panel, with the bound keys or gamepad buttons.
void drawToolBar(TextureManager& textures, const Palette& palette, const SandboxTools& tools, bool wireframe,
                 const ControlMap& controls, bool byPad);

} // namespace arkanong
