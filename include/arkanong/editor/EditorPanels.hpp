#pragma once

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/input/WindowEvent.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// What the level editor's left panel offers: each by its key or by a click.
enum class EditorAction : std::uint8_t {
    Brick, ///< The tools, in the order of EditorTool.
    PowerUp,
    Hexagon,
    Wall,
    Band,
    Remove,
    Symmetry,
    MirrorDown,
    MirrorAside,
    Undo,
    Redo,
    Trial,
    Properties,
    Save,
    Menu,
};
inline constexpr std::size_t editorActionCount = countOf<EditorAction>;

/// The tool that an action takes; nothing where it takes none.
[[nodiscard]] std::optional<EditorTool> toolOf(EditorAction action);

/// What a key means, with or without Control and Shift held; nothing where it means none of these.
[[nodiscard]] std::optional<EditorAction> editorActionOf(sfml::Key key, bool control, bool shift);

/// What the left panel shows a click at `at` (logical px) means.
[[nodiscard]] std::optional<EditorAction> editorActionAt(Vec2 at, double textScale = 1.0);

/// A setting of hexagons or moving rows, as the tool says, and the way it is to go.
struct SettingChange {
    std::size_t setting;
    bool more;
};
/// How many settings there are with this tool; 0 with most.
std::size_t settingsWith(EditorTool tool);
/// What a typed character changes: the panel shows it beside the setting.
[[nodiscard]] std::optional<SettingChange> settingTyped(EditorTool tool, char32_t typed);
/// What a click in the right panel changes.
[[nodiscard]] std::optional<SettingChange> settingAt(const EditorSession& session, Vec2 at,
                                                     double textScale = 1.0);

/// Which brick or power-up of the right panel a click at `at` means.
[[nodiscard]] std::optional<std::size_t> paletteAt(const EditorSession& session, Vec2 at);
/// How many there are to choose from with the tool in hand; 0 where there is nothing to choose.
std::size_t paletteSize(EditorTool tool);

/// Both panels. `byPad`: the setting that a gamepad would change is lit.
void drawEditorPanels(TextureManager& textures, const Palette& palette, const EditorSession& session,
                      bool unsaved, bool byPad);

/// A power-up as a capsule: good or bad.
void drawDrop(TextureManager& textures, const Palette& palette, const PowerUpDrop& drop, Vec2 at,
              double scale, double opacity = 1.0);

/// "STEEL", "HARD 2".
std::string shownName(const Level::BrickPlace& brick);

} // namespace arkanong
