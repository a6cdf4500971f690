#pragma once

#include "arkanong/game/SandboxTools.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <optional>
#include <string_view>

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
inline constexpr std::size_t toolActionCount = 12;

/// The tool that an action takes; nothing where it takes none.
std::optional<Tool> toolOf(ToolAction action);

/// The key's action, of those that are not said elsewhere (overdrive, clear, rebuild and pause have bindings
/// of their own).
std::optional<ToolAction> toolActionOf(sfml::Key key);

/// What the bar shows a click at `at` (logical px) means.
std::optional<ToolAction> toolActionAt(Vec2 at);

/// What to do with it, for the right panel.
std::string_view explain(Tool tool);

/// The bar in the left panel.
void drawToolBar(TextureManager& textures, const Palette& palette, const SandboxTools& tools, bool wireframe);

} // namespace arkanong
