#pragma once

#include "arkanong/editor/document/BandSetting.hpp"
#include "arkanong/editor/document/EditedLevel.hpp"
#include "arkanong/editor/document/HexagonSetting.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/session/MatchSetup.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// What the level editor has in hand.
enum class EditorTool : std::uint8_t { Brick, PowerUp, Hexagon, Wall, Band, Remove };
inline constexpr std::size_t editorToolCount = countOf<EditorTool>;

/// "brick", "power-up"...
std::string_view nameOf(EditorTool tool);

/// The work on a level: it lasts while other screens come and go, a trial match among them.
struct EditorSession {
    /// `ownFile` is its own file in the player's folder; empty: it has none yet.
    explicit EditorSession(Level level, std::string ownFile = {});

    EditedLevel draft;
    std::string file;
    /// As the file has it; of a level without one, what it began as. None: no file has it.
    std::optional<Level> saved;

    EditorTool tool = EditorTool::Brick;
    std::size_t brick = 0; ///< Index into allBricks().
    std::size_t drop = 0;  ///< Index into allDrops(); behind the last: nothing.
    /// What a gamepad changes: a HexagonSetting or BandSetting, as the tool says.
    std::size_t setting = 0;
    Level::HexagonPlace hexagon;             ///< What the next one is like.
    Level::BandPlace band{0, 0, 60.0, 40.0}; ///< What the next moving rows are like, rows aside.
    std::vector<Vec2> outline;               ///< The corners so far of the wall that is being drawn.
    std::optional<std::size_t>
        chosen; ///< The hexagon, wall or moving rows with the handles, as the tool says.
    Vec2 cursor{tuning::fieldSize / 2.0}; ///< On the field, px.
    std::string news;                     ///< To be told as soon as the field is shown.

    /// Something is not in the file yet.
    bool changed() const { return saved != draft.level(); }
    /// Forgets what was chosen and is no longer there.
    void check();
};

/// An empty level, with a name that no file in `folder` has.
Level freshLevel(const std::string& folder);
/// A level of the game as the start of one's own: it belongs to no world.
Level copyOf(Level level);

/// The file that a level of this name has in `folder`.
std::string levelFile(const std::string& folder, std::string_view name);
/// Saving would write over the file of another level.
bool wouldReplace(const EditorSession& session, const std::string& folder);
/// Saves it under its name. Throws DataError.
void save(EditorSession& session, const std::string& folder);

// What is not saved is kept beside the levels, against a lost session.

/// Keeps the level as it is; nothing where it is not changed. Throws DataError.
void keepDraft(const EditorSession& session, const std::string& folder);
void dropDraft(const std::string& folder);
/// Keeps it under another name, for another one will take its place. Throws DataError.
void quarantineDraft(const std::string& folder);
/// What was kept; nothing where that is nothing or can't be read: then the file is set aside.
[[nodiscard]] std::optional<EditorSession> keptDraft(const std::string& folder);

/// The level as it is, played by a person as Blue against its opponent.
MatchSetup trialSetup(const EditorSession& session, Controller person);

} // namespace arkanong
