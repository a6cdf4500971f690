#pragma once

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/ui/Screen.hpp"

#include <memory>

// What lies over the level editor. All of it works on context.state.editor; there must be one.

namespace arkanong {

/// A page of the editor.
std::unique_ptr<Screen> editorPage(ScreenContext& context, EditorPage page);

/// Saves the level; where that would write over another one's file it asks first. Stay where it is saved, or
/// can't be: the editor tells.
[[nodiscard]] ScreenChange saveOrAsk(ScreenContext& context);

/// Ends the work on the level as it is; what was kept of it is dropped.
[[nodiscard]] ScreenChange leaveEditor(ScreenContext& context);

} // namespace arkanong
