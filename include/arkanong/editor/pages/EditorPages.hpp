#pragma once

#include "arkanong/ui/Screen.hpp"

#include <memory>

// Screens shown over the level editor. All of them require context.state.editor.

namespace arkanong {

/// Creates a page of the editor.
std::unique_ptr<Screen> editorPage(ScreenContext& context, EditorPage page);

/// Saves the level. Returns the page that asks first if the file of another level would be overwritten; otherwise Stay,
/// also if saving fails. EditorSession::news says how it went.
[[nodiscard]] ScreenChange saveOrAsk(ScreenContext& context);

/// Leaves the editor without saving, and deletes the saved draft.
[[nodiscard]] ScreenChange leaveEditor(ScreenContext& context);

} // namespace arkanong
