#pragma once

#include "arkanong/editor/document/BandSetting.hpp"
#include "arkanong/editor/document/EditedLevel.hpp"
#include "arkanong/editor/document/HexagonSetting.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/session/MatchSetup.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The tools of the level editor.
enum class EditorTool : std::uint8_t { Brick, PowerUp, Hexagon, Wall, Band, Remove };
inline constexpr std::size_t editorToolCount = countOf<EditorTool>;

/// The identifier in the event log: "brick", "power-up"...
std::string_view nameOf(EditorTool tool);

/// The editing session of a level. It persists while other screens are shown, such as a trial match.
struct EditorSession {
    /// `ownFile` is the level's file in the player's folder; empty if it has none yet.
    explicit EditorSession(Level level, std::string ownFile = {});

    EditedLevel draft;
    std::string file;
    /// The level as last saved, or as it began if it has no file. Nullopt: it was never saved.
    std::optional<Level> saved;

    EditorTool tool = EditorTool::Brick;
    std::size_t brick = 0; ///< Index into allBricks().
    std::size_t drop = 0;  ///< Index into allDrops(); allDrops().size() means no power-up.
    /// The setting that a gamepad changes: a HexagonSetting or BandSetting, depending on the tool.
    std::size_t setting = 0;
    Level::HexagonPlace hexagon;             ///< Template of the next hexagon.
    Level::BandPlace band{0, 0, 60.0, 40.0}; ///< Template of the next moving rows, except their row numbers.
    std::vector<Vec2> outline;               ///< The corners of the unfinished wall.
    std::optional<std::size_t> chosen; ///< The selected hexagon, wall or moving rows, depending on the tool.
    Vec2 cursor{tuning::fieldSize / 2.0}; ///< On the field, px.
    std::string news;                     ///< A message to show as soon as the field is visible.

    /// Whether there are unsaved changes.
    bool changed() const { return saved != draft.level(); }
    /// Clears the selection if it no longer exists.
    void check();
};

/// An empty level, with a name in the catalogue's language that no file in `folder` has.
Level freshLevel(const std::string& folder, const Catalogue& words = Catalogue::english());
/// A copy of one of the game's levels as the start of a new level: it belongs to no campaign world.
Level copyOf(Level level);

/// The file in `folder` for a level of this name.
std::string levelFile(const std::string& folder, std::string_view name);
/// Whether saving would overwrite the file of another level.
bool wouldReplace(const EditorSession& session, const std::string& folder);
/// Saves the level under its name and deletes the draft. Throws DataError.
void save(EditorSession& session, const std::string& folder);

// Unsaved changes are saved as a draft in the folder of levels, so that an interrupted session loses nothing.

/// Saves the draft. Does nothing without unsaved changes. Throws DataError.
void keepDraft(const EditorSession& session, const std::string& folder);
void dropDraft(const std::string& folder);
/// Renames the draft's file, to make room for another draft. Throws DataError.
void quarantineDraft(const std::string& folder);
/// Loads the draft; nullopt if there is none. A broken file is also nullopt, and is renamed.
[[nodiscard]] std::optional<EditorSession> keptDraft(const std::string& folder);

/// The setup of a trial match on the level: a person as Blue against the level's opponent.
MatchSetup trialSetup(const EditorSession& session, Controller person);

} // namespace arkanong
