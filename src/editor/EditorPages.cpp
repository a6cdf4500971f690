#include "arkanong/editor/EditorPages.hpp"

#include "arkanong/editor/EditorTextScreen.hpp"
#include "arkanong/editor/PropertiesScreen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace arkanong {

namespace {

using Choice = EditorMenuScreen::Choice;

std::size_t linesOf(const std::string& text) {
    return text.empty() ? 0 : 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

MenuPanel panelFor(const std::string& question, std::size_t entries) {
    constexpr double line = type::label * type::lineStep;
    MenuPanel panel;
    panel.width = 568.0;
    panel.rows = entries;
    panel.content = question.empty() ? 0.0 : line * static_cast<double>(linesOf(question)) + space::unit;
    return panel;
}

std::vector<Menu::Item> itemsOf(const std::vector<EditorMenuScreen::MenuEntry>& entries) {
    std::vector<Menu::Item> items;
    items.reserve(entries.size());
    for (const EditorMenuScreen::MenuEntry& entry : entries)
        items.push_back({entry.text});
    return items;
}

std::string fileToReplace(const ScreenContext& context) {
    const std::string path = levelFile(context.services.ownLevels, context.state.editor->draft.level().name);
    return std::filesystem::path(path).filename().string();
}

/// A level is shared by its file.
std::string whereItLies(const ScreenContext& context) {
    if (!context.state.editor->file.empty())
        return "TO SHARE IT GIVE ITS FILE AWAY:\n" + context.state.editor->file;
    return context.services.ownLevels.empty() ? "" : "YOUR LEVELS LIE IN\n" + context.services.ownLevels;
}

} // namespace

std::unique_ptr<Screen> editorPage(ScreenContext& context, EditorPage page) {
    const Level& level = context.state.editor->draft.level();
    switch (page) {
    case EditorPage::Menu: break;
    case EditorPage::Properties: return std::make_unique<PropertiesScreen>(context);
    case EditorPage::Name:
    case EditorPage::Idea:
    case EditorPage::OpponentName: return std::make_unique<EditorTextScreen>(context, page);
    case EditorPage::Replace:
        return std::make_unique<EditorMenuScreen>(
            context, "REPLACE IT?",
            "THERE IS ANOTHER LEVEL IN " + fileToReplace(context) +
                ".\nGIVE YOURS ANOTHER NAME TO KEEP BOTH.",
            std::vector<EditorMenuScreen::MenuEntry>{{"KEEP IT", Choice::Back},
                                                     {"REPLACE IT", Choice::Replace}});
    case EditorPage::Leave:
        return std::make_unique<EditorMenuScreen>(
            context, "SAVE IT?", displayName(level.name) + " HAS CHANGES THAT ARE NOT SAVED.",
            std::vector<EditorMenuScreen::MenuEntry>{{"SAVE AND LEAVE", Choice::SaveAndLeave},
                                                     {"LEAVE WITHOUT SAVING", Choice::LeaveUnsaved},
                                                     {"STAY", Choice::Back}});
    }
    return std::make_unique<EditorMenuScreen>(
        context, "EDITOR", whereItLies(context),
        std::vector<EditorMenuScreen::MenuEntry>{{"BACK TO THE FIELD", Choice::Back},
                                                 {"TEST IT", Choice::Trial},
                                                 {"SAVE", Choice::Save},
                                                 {"PROPERTIES", Choice::Properties},
                                                 {"TURN UPSIDE DOWN", Choice::TurnOver},
                                                 {"TURN LEFT TO RIGHT", Choice::TurnAside},
                                                 {"CLEAR THE FIELD", Choice::Clear},
                                                 {"LEAVE THE EDITOR", Choice::Leave}});
}

ScreenChange saveOrAsk(ScreenContext& context) {
    EditorSession& session = *context.state.editor;
    if (context.services.ownLevels.empty()) {
        session.news = "THERE IS NO FOLDER TO KEEP LEVELS IN";
        return Stay{};
    }
    if (wouldReplace(session, context.services.ownLevels)) return ShowEditorPage{EditorPage::Replace};
    try {
        save(session, context.services.ownLevels);
        session.news = "SAVED AS " + session.file;
        context.services.log.write("saved " + session.file);
    } catch (const DataError& error) {
        session.news = error.what();
        context.services.log.write("not saved " + session.news);
    }
    return Stay{};
}

ScreenChange leaveEditor(ScreenContext& context) {
    context.state.editor.reset();
    if (!context.services.ownLevels.empty()) dropDraft(context.services.ownLevels);
    return ShowTitle{};
}

EditorMenuScreen::EditorMenuScreen(ScreenContext& context, std::string heading, std::string question,
                                   std::vector<MenuEntry> entries)
    : MenuScreen(context, panelFor(question, entries.size()).menu(itemsOf(entries))),
      heading_(std::move(heading)), question_(std::move(question)), entries_(std::move(entries)) {}

void EditorMenuScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return;
    const MenuPanel panel = panelFor(question_, entries_.size());
    panel.draw(textures(), palette(), heading_, palette().pale);
    drawFoot(textures(), palette());
    if (!question_.empty())
        drawParagraph(textures(), question_, {panel.middle, panel.contentTop() + type::label}, panel.inside(),
                      {type::label, palette().muted, Align::Centre});
    drawMenu();
    drawMenuHints("CHOOSE", "BACK");
}

ScreenChange EditorMenuScreen::chosen(std::size_t item) {
    EditorSession& session = *context().state.editor;
    const auto turn = [&session](Flip flip) {
        if (const Refusal refusal = session.draft.change(flipped(session.draft.level(), flip)))
            session.news = *refusal;
        return Resume{};
    };
    switch (entries_[item].choice) {
    case Choice::Back: break;
    case Choice::Trial: return ShowMatch{trialSetup(session, context().state.ownController)};
    case Choice::Properties: return ShowEditorPage{EditorPage::Properties};
    case Choice::TurnOver: return turn(Flip::TopBottom);
    case Choice::TurnAside: return turn(Flip::LeftRight);
    case Choice::Clear: session.draft.clear(); break;
    case Choice::Save: {
        ScreenChange asks = saveOrAsk(context());
        return std::holds_alternative<Stay>(asks) ? Resume{} : asks;
    }
    case Choice::Leave: return session.changed() ? ShowEditorPage{EditorPage::Leave} : leaveEditor(context());
    case Choice::SaveAndLeave: {
        ScreenChange asks = saveOrAsk(context());
        if (!std::holds_alternative<Stay>(asks)) return asks;
        return session.changed() ? Resume{} : leaveEditor(context()); // Not where it could not be saved.
    }
    case Choice::LeaveUnsaved: return leaveEditor(context());
    case Choice::Replace:
        session.file = levelFile(context().services.ownLevels, session.draft.level().name);
        saveOrAsk(context());
        break;
    }
    return Resume{};
}

} // namespace arkanong
