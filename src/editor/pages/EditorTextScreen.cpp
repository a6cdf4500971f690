#include "arkanong/editor/pages/EditorTextScreen.hpp"

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

namespace arkanong {

namespace {

std::string textOf(const Level& level, EditorPage page) {
    if (page == EditorPage::Idea) return level.idea;
    if (page == EditorPage::OpponentName) return level.opponent ? level.opponent->name : "";
    return level.name;
}

std::string_view headingOf(EditorPage page) {
    if (page == EditorPage::Idea) return translatable("DESCRIBE IT IN ONE LINE");
    return page == EditorPage::OpponentName ? translatable("THE OPPONENT'S NAME")
                                            : translatable("THE LEVEL'S NAME");
}

TextField fieldFor(const Level& level, EditorPage page) {
    const std::size_t longest = page == EditorPage::Idea ? levelrules::longestIdea : levelrules::longestName;
    return {TextField::Kind::Line, longest, textOf(level, page)};
}

TypingScreen::Layout textLayout(const Catalogue& catalogue) {
    return {alphabetOf(catalogue) + U"0123456789-.,!?:'+&/; ",
            860.0,
            136.0,
            236.0,
            780.0,
            type::body,
            translatable("Write"),
            translatable("Cancel")};
}

} // namespace

EditorTextScreen::EditorTextScreen(ScreenContext& context, EditorPage page)
    : TypingScreen(context, fieldFor(context.state.editor->draft.level(), page),
                   textLayout(*context.services.textures.type().catalogue)),
      page_(page) {}

ScreenChange EditorTextScreen::done() {
    Level level = context().state.editor->draft.level();
    if (page_ == EditorPage::Name) level.name = field().text();
    if (page_ == EditorPage::Idea) level.idea = field().text();
    if (page_ == EditorPage::OpponentName && level.opponent) level.opponent->name = field().text();
    if (const EditRefusal refusal = context().state.editor->draft.change(std::move(level))) {
        refuse(refusal->in(catalogue()));
        return Stay{};
    }
    sounds().play(Cue::MenuAccept);
    log().write("text " + field().text());
    return Resume{};
}

void EditorTextScreen::draw(double, double) const {
    drawBoard();
    drawHeading(text(headingOf(page_)));
    drawTyping(field().typed());
}

} // namespace arkanong
