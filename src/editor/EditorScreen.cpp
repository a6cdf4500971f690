#include "arkanong/editor/EditorScreen.hpp"

#include "arkanong/editor/EditorPages.hpp"
#include "arkanong/storage/DataError.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr double keepAfter = 15.0; ///< Interval at which the draft is saved, s.

MatchSettings quiet() {
    MatchSettings settings;
    settings.mode = Mode::Versus;
    return settings;
}

} // namespace

EditorScreen::EditorScreen(ScreenContext& context)
    : Screen(context), field_(context.state.editor->draft.level(), quiet(), 1),
      renderer_(context.look.palette, context.look.view) {
    rebuildField();
}

void EditorScreen::resumed() {
    held_ = {};
    pushed_ = 0.0;
    session().check();
    noticeChange();
}

void EditorScreen::leave() {
    if (context().state.editor) keepUnsaved();
}

// A failure to save the draft does not interrupt the work.
void EditorScreen::keepUnsaved() {
    unkept_ = 0.0;
    if (context().services.ownLevels.empty()) return;
    try {
        keepDraft(session(), context().services.ownLevels);
    } catch (const DataError& error) {
        session().news = error.what();
        log().write("not kept " + session().news);
    }
}

void EditorScreen::nextBrush(bool forward) {
    const std::size_t count = paletteSize(session().tool);
    if (count == 0) return;
    std::size_t& index = session().tool == EditorTool::Brick ? session().brick : session().drop;
    index = (index + (forward ? 1 : count - 1)) % count;
    sounds().play(Cue::MenuMove);
}

void EditorScreen::takeTool(EditorTool tool) {
    release();
    if (tool != session().tool) session().chosen.reset();
    session().tool = tool;
    session().outline.clear();
    session().setting = 0;
    wordsAge_ = wordsSeconds;
    sounds().play(Cue::MenuMove);
    log().write("tool " + std::string(nameOf(tool)));
}

ScreenChange EditorScreen::act(EditorAction action) {
    release();
    if (const auto tool = toolOf(action)) takeTool(*tool);
    const auto mirror = [this](Flip flip) { answer(draft().change(folded(draft().level(), flip))); };
    switch (action) {
    case EditorAction::Symmetry:
        draft().setSymmetry(nextOf(draft().symmetry()));
        sounds().play(Cue::MenuMove);
        break;
    case EditorAction::MirrorDown: mirror(Flip::TopBottom); break;
    case EditorAction::MirrorAside: mirror(Flip::LeftRight); break;
    case EditorAction::Undo:
        if (!takeCornerBack() && draft().undo()) noticeChange();
        break;
    case EditorAction::Redo:
        if (draft().redo()) noticeChange();
        break;
    case EditorAction::Trial: {
        MatchSetup setup = trialSetup(session(), context().state.ownController);
        return ShowMatch{setup};
    }
    case EditorAction::Properties: return ShowEditorPage{EditorPage::Properties};
    case EditorAction::Save: return saveNow();
    case EditorAction::Menu: return ShowEditorPage{EditorPage::Menu};
    case EditorAction::Brick:
    case EditorAction::PowerUp:
    case EditorAction::Hexagon:
    case EditorAction::Wall:
    case EditorAction::Band:
    case EditorAction::Remove: break;
    }
    return Stay{};
}

ScreenChange EditorScreen::saveNow() { return saveOrAsk(context()); }

void EditorScreen::advance(double seconds) {
    age_ += seconds;
    wordsAge_ += seconds;
    sounds().play({}, std::nullopt);
    repeat(seconds);
    rebuildField();
    followOutline();
    renderer_.advance(seconds, field_.objects());
    if (!session().news.empty()) toast_.show(std::exchange(session().news, {}));
    toast_.advance(seconds);

    unkept_ += seconds;
    if (unkept_ >= keepAfter && stroke_ == Stroke::None) keepUnsaved();
}

} // namespace arkanong
