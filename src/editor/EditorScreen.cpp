#include "arkanong/editor/EditorScreen.hpp"

#include "arkanong/editor/pages/EditorPages.hpp"
#include "arkanong/storage/DataError.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr double keepAfter = 15.0; ///< Interval at which the draft is saved, s.

} // namespace

EditorScreen::EditorScreen(ScreenContext& context)
    : Screen(context), tools_(context), view_(context, tools_) {}

void EditorScreen::resumed() {
    held_ = {};
    pushed_ = 0.0;
    session().check();
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
    tools_.release();
    if (tool != session().tool) session().chosen.reset();
    session().tool = tool;
    session().outline.clear();
    session().setting = 0;
    tools_.hideRefusal();
    sounds().play(Cue::MenuMove);
    log().write("tool " + std::string(nameOf(tool)));
}

ScreenChange EditorScreen::act(EditorAction action) {
    tools_.release();
    if (const auto tool = toolOf(action)) takeTool(*tool);
    const auto mirror = [this](Flip flip) { tools_.answer(draft().change(folded(draft().level(), flip))); };
    switch (action) {
    case EditorAction::Symmetry:
        draft().setSymmetry(nextOf(draft().symmetry()));
        sounds().play(Cue::MenuMove);
        break;
    case EditorAction::MirrorDown: mirror(Flip::TopBottom); break;
    case EditorAction::MirrorAside: mirror(Flip::LeftRight); break;
    case EditorAction::Undo:
        if (!tools_.removeLastCorner() && draft().undo()) session().check();
        break;
    case EditorAction::Redo:
        if (draft().redo()) session().check();
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
    sounds().play({}, std::nullopt);
    repeat(seconds);
    tools_.advance(seconds);
    view_.advance(seconds);
    if (!session().news.empty()) toast_.show(std::exchange(session().news, {}));
    toast_.advance(seconds);

    unkept_ += seconds;
    if (unkept_ >= keepAfter && tools_.stroke() == EditorTools::Stroke::None) keepUnsaved();
}

void EditorScreen::draw(double, double brightness) const {
    view_.draw(brightness);
    if (brightness >= 1.0) toast_.draw(textures(), palette(), context().look.view.movesMenus());
}

} // namespace arkanong
