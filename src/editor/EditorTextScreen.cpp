#include "arkanong/editor/EditorTextScreen.hpp"

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

namespace {

constexpr Vec2 panelSize{860.0, 500.0};
constexpr Vec2 panelLow{(screenSize.x - panelSize.x) / 2, 100.0};
constexpr double middle = screenSize.x / 2;
constexpr std::size_t columns = 10;
constexpr std::size_t gridRows = 5;
constexpr Vec2 cellStep{54.0, 50.0};
constexpr Vec2 firstCell{middle - cellStep.x * (columns - 1) / 2.0, panelLow.y + 236.0};
constexpr Vec2 cellSize{48.0, 42.0};

std::string textOf(const Level& level, EditorPage page) {
    if (page == EditorPage::Idea) return level.idea;
    if (page == EditorPage::OpponentName) return level.opponent ? level.opponent->name : "";
    return level.name;
}

std::string_view headingOf(EditorPage page) {
    if (page == EditorPage::Idea) return "DESCRIBE IT IN ONE LINE";
    return page == EditorPage::OpponentName ? "THE OPPONENT'S NAME" : "THE LEVEL'S NAME";
}

TextField fieldFor(const Level& level, EditorPage page) {
    const std::size_t longest = page == EditorPage::Idea ? levelrules::longestIdea : levelrules::longestName;
    return {TextField::Kind::Line, longest, textOf(level, page)};
}

TypingScreen::Layout textLayout() {
    return {U"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.,!?:'+&/; ",
            {columns, gridRows, firstCell, cellStep, cellSize},
            {middle, panelLow.y + 136.0},
            780.0,
            type::body,
            "WRITE",
            "CANCEL"};
}

} // namespace

EditorTextScreen::EditorTextScreen(ScreenContext& context, EditorPage page)
    : TypingScreen(context, fieldFor(context.state.editor->draft.level(), page), textLayout()), page_(page) {}

ScreenChange EditorTextScreen::done() {
    Level level = context().state.editor->draft.level();
    if (page_ == EditorPage::Name) level.name = field().text();
    if (page_ == EditorPage::Idea) level.idea = field().text();
    if (page_ == EditorPage::OpponentName && level.opponent) level.opponent->name = field().text();
    if (const EditRefusal refusal = context().state.editor->draft.change(std::move(level))) {
        refuse(*refusal);
        return Stay{};
    }
    sounds().play(Cue::MenuAccept);
    log().write("text " + field().text());
    return Resume{};
}

void EditorTextScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawText(textures(), headingOf(page_), {middle, panelLow.y + 62.0},
             {fittingSize(textures(), headingOf(page_), panelSize.x - 2.0 * space::padding, {type::title}),
              palette().pale, Align::Centre});
    drawTyping(displayName(field().typed()));
}

} // namespace arkanong
