#pragma once

#include "arkanong/input/ControlMap.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/session/SandboxTools.hpp"

#include <optional>

namespace arkanong {

/// What the sandbox's bar offers: each by its key or by a click.
enum class ToolAction : std::uint8_t {
    Serve, ///< The five tools, in the order of Tool.
    Brick,
    Hexagon,
    Polygon,
    Remove,
    Variant, ///< Another kind or size.
    Spin,
    Wireframe,
    Overdrive,
    ClearBalls,
    Rebuild,
    Pause,
};
inline constexpr std::size_t toolActionCount = countOf<ToolAction>;

/// The tool that an action takes; nothing where it takes none.
[[nodiscard]] std::optional<Tool> toolOf(ToolAction action);

/// What a control's action means for the bar; nothing where it is not one of the bar's.
[[nodiscard]] std::optional<ToolAction> toolActionOf(Action action);

/// What the bar shows a click at `at` (logical px) means.
[[nodiscard]] std::optional<ToolAction> toolActionAt(Vec2 at, double textScale = 1.0);

/// The bar in the left panel, with the keys or a gamepad's buttons as they are set.
void drawToolBar(TextureManager& textures, const Palette& palette, const SandboxTools& tools, bool wireframe,
                 const ControlMap& controls, bool byPad);

} // namespace arkanong
