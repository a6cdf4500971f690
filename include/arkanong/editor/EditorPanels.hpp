#pragma once

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// Actions on the level editor's left panel, each by its key or by a click.
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

/// The tool that an action selects; nullopt if it selects none.
[[nodiscard]] std::optional<EditorTool> toolOf(EditorAction action);

/// The action of a key with these modifiers; nullopt if it has none.
[[nodiscard]] std::optional<EditorAction> editorActionOf(sfml::Key key, bool control, bool shift);

/// Hit test of the left panel: the action at `at` (logical px), if any.
[[nodiscard]] std::optional<EditorAction> editorActionAt(Vec2 at, double textScale = 1.0);

/// A step of a setting of hexagons or moving rows; `setting` is a HexagonSetting or BandSetting, depending on the tool.
struct SettingChange {
    std::size_t setting;
    bool more;
};
/// Number of settings that this tool has; 0 for most tools.
std::size_t settingsWith(EditorTool tool);
/// The change made by typing this character, which the panel shows beside the setting; nullopt if it makes none.
[[nodiscard]] std::optional<SettingChange> settingTyped(EditorTool tool, char32_t typed);
/// Hit test of the right panel: the change made by a click at `at` (logical px), if any. `textScale`: the player's text
/// size, 1 = 100 %.
[[nodiscard]] std::optional<SettingChange> settingAt(const EditorSession& session, Vec2 at,
                                                     double textScale = 1.0);

/// Hit test of the right panel: the index of the brick or power-up at `at` (logical px), if any. `textScale` as for
/// settingAt(): large letters leave the palette less room.
[[nodiscard]] std::optional<std::size_t> paletteAt(const EditorSession& session, Vec2 at,
                                                   double textScale = 1.0);
/// Number of bricks or power-ups to choose from with this tool; 0 for the other tools.
std::size_t paletteSize(EditorTool tool);

/// Draws both panels. `byPad`: highlights the setting that a gamepad changes.
void drawEditorPanels(TextureManager& textures, const Palette& palette, const EditorSession& session,
                      bool unsaved, bool byPad);

/// Draws a power-up as a good or bad capsule.
void drawDrop(TextureManager& textures, const Palette& palette, const PowerUpDrop& drop, Vec2 at,
              double scale, double opacity = 1.0);

/// Display name of a brick: "Steel", "Hard 2".
std::string displayName(const Catalogue& words, const Level::BrickPlace& brick);

} // namespace arkanong
