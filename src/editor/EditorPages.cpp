#include "arkanong/editor/EditorPages.hpp"

#include "arkanong/editor/EditorTextScreen.hpp"
#include "arkanong/editor/PropertiesScreen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"
#include "arkanong/ui/MutatorsScreen.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

namespace arkanong {

namespace {

enum class Choice : std::uint8_t {
    Back,
    Trial,
    Save,
    Properties,
    Mirror,
    Share,
    CopyCode,
    PasteCode,
    TakePasted,
    Symmetry,
    FoldDown,
    FoldAside,
    TurnOver,
    TurnAside,
    Undo,
    Redo,
    Clear,
    Leave,
    SaveAndLeave,
    LeaveUnsaved,
    Replace,
};
struct Option {
    std::string text;
    Choice choice;
};

/// A question or menu over the editor whose entries change the level.
class EditorMenuScreen : public ChoiceScreen {
  public:
    /// `question` may have several lines, or be empty.
    EditorMenuScreen(ScreenContext& context, std::string heading, std::string question,
                     std::vector<Option> options);

    /// Asks whether the level of this code is to replace the edited one.
    void paste(std::string_view text) override;

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    /// Replaces this menu by another one.
    void show(std::string heading, std::string question, std::vector<Option> options);
    void showMirror();

    std::vector<Option> options_;
    Level pasted_;
};

Dialog dialogOf(std::string heading, std::string question, const std::vector<Option>& options) {
    Dialog dialog;
    dialog.name = "editor-menu";
    dialog.heading = std::move(heading);
    dialog.panel.width = MenuPanel::wide;
    if (!question.empty()) {
        const auto lines = 1 + std::count(question.begin(), question.end(), '\n');
        dialog.panel.content = type::label * type::lineStep * static_cast<double>(lines) + space::unit;
        Dialog::Text text{std::move(question), {0.0, type::label}, type::label, &Palette::muted};
        text.wraps = true;
        dialog.texts = {std::move(text)};
    }
    for (const Option& option : options)
        dialog.entries.push_back({option.text, Resume{}});
    dialog.dimsAtOnce = true;
    return dialog;
}

std::string fileToReplace(const ScreenContext& context) {
    const std::string path = levelFile(context.services.ownLevels, context.state.editor->draft.level().name);
    return std::filesystem::path(path).filename().string();
}

std::vector<Option> mirrorOptions(const EditedLevel& draft) {
    return {{"SYMMETRY: " + std::string(displayName(draft.symmetry())), Choice::Symmetry},
            {"COPY DOWN", Choice::FoldDown},
            {"COPY RIGHT", Choice::FoldAside},
            {"FLIP TOP-BOTTOM", Choice::TurnOver},
            {"FLIP LEFT-RIGHT", Choice::TurnAside},
            {"BACK", Choice::Back}};
}

/// A line on the level's file, which players can send to each other, too.
std::string whereItLies(const ScreenContext& context) {
    if (!context.state.editor->file.empty())
        return "\nThe level is also this file:\n" + context.state.editor->file;
    return context.services.ownLevels.empty() ? "" : "\nYour levels are in\n" + context.services.ownLevels;
}

std::vector<Option> shareOptions() {
    return {{"COPY CODE", Choice::CopyCode}, {"PASTE CODE", Choice::PasteCode}, {"BACK", Choice::Back}};
}

std::vector<Option> menuOptions(const EditedLevel& draft) {
    std::vector<Option> options{
        {"BACK TO THE FIELD", Choice::Back}, {"TEST IT", Choice::Trial}, {"SAVE", Choice::Save},
        {"PROPERTIES", Choice::Properties},  {"MIRROR", Choice::Mirror}, {"SHARE", Choice::Share}};
    if (draft.stepsBack() > 0) options.push_back({"UNDO", Choice::Undo});
    if (draft.stepsForward() > 0) options.push_back({"REDO", Choice::Redo});
    options.push_back({"CLEAR THE FIELD", Choice::Clear});
    options.push_back({"LEAVE THE EDITOR", Choice::Leave});
    return options;
}

} // namespace

std::unique_ptr<Screen> editorPage(ScreenContext& context, EditorPage page) {
    const Level& level = context.state.editor->draft.level();
    switch (page) {
    case EditorPage::Menu: break;
    case EditorPage::Properties: return std::make_unique<PropertiesScreen>(context);
    case EditorPage::Rules:
        return std::make_unique<MutatorsScreen>(context, "LEVEL RULES", level.rules,
                                                [&draft = context.state.editor->draft](Mutators on) {
                                                    Level changed = draft.level();
                                                    changed.rules = on;
                                                    static_cast<void>(draft.change(std::move(changed)));
                                                });
    case EditorPage::Name:
    case EditorPage::Idea:
    case EditorPage::OpponentName: return std::make_unique<EditorTextScreen>(context, page);
    case EditorPage::Replace:
        return std::make_unique<EditorMenuScreen>(
            context, "REPLACE IT?",
            "There is another level in " + fileToReplace(context) +
                ".\nGive yours another name to keep both.",
            std::vector<Option>{{"KEEP IT", Choice::Back}, {"REPLACE IT", Choice::Replace}});
    case EditorPage::Leave:
        return std::make_unique<EditorMenuScreen>(
            context, "SAVE IT?", displayName(level.name) + " has changes that are not saved.",
            std::vector<Option>{{"SAVE AND LEAVE", Choice::SaveAndLeave},
                                {"LEAVE WITHOUT SAVING", Choice::LeaveUnsaved},
                                {"STAY", Choice::Back}});
    }
    return std::make_unique<EditorMenuScreen>(context, "EDITOR", "",
                                              menuOptions(context.state.editor->draft));
}

ScreenChange saveOrAsk(ScreenContext& context) {
    EditorSession& session = *context.state.editor;
    if (context.services.ownLevels.empty()) {
        session.news = "No folder for levels could be found";
        return Stay{};
    }
    if (wouldReplace(session, context.services.ownLevels)) return ShowEditorPage{EditorPage::Replace};
    try {
        save(session, context.services.ownLevels);
        session.news = "Saved as " + session.file;
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
                                   std::vector<Option> options)
    : ChoiceScreen(context, dialogOf(std::move(heading), std::move(question), options)),
      options_(std::move(options)) {}

void EditorMenuScreen::show(std::string heading, std::string question, std::vector<Option> options) {
    options_ = std::move(options);
    become(dialogOf(std::move(heading), std::move(question), options_));
}

void EditorMenuScreen::showMirror() { show("MIRROR", "", mirrorOptions(context().state.editor->draft)); }

void EditorMenuScreen::paste(std::string_view text) {
    try {
        pasted_ = levelOfCode(text);
    } catch (const DataError& error) {
        context().state.toast = error.what();
        return log().write("told " + context().state.toast);
    }
    show("PASTE IT?",
         displayName(pasted_.name) + " replaces " + displayName(context().state.editor->draft.level().name) +
             ". UNDO brings yours back.",
         {{"KEEP YOURS", Choice::Back}, {"REPLACE IT", Choice::TakePasted}});
    menu().select(0);
}

ScreenChange EditorMenuScreen::chosen(std::size_t item) {
    EditorSession& session = *context().state.editor;
    const auto change = [&session](Level changed) {
        if (const EditRefusal refusal = session.draft.change(std::move(changed))) session.news = *refusal;
        return Resume{};
    };
    const Level& level = session.draft.level();
    switch (options_[item].choice) {
    case Choice::Back: break;
    case Choice::Trial: return ShowMatch{trialSetup(session, context().state.ownController)};
    case Choice::Properties: return ShowEditorPage{EditorPage::Properties};
    case Choice::Mirror:
        showMirror();
        menu().select(0);
        return Stay{};
    case Choice::Share:
        show("SHARE", "A code is the level as letters for a chat." + whereItLies(context()), shareOptions());
        menu().select(0);
        return Stay{};
    case Choice::CopyCode: return CopyText{levelCode(level)};
    case Choice::PasteCode: return PasteText{};
    case Choice::TakePasted: return change(copyOf(pasted_));
    case Choice::Symmetry:
        session.draft.setSymmetry(nextOf(session.draft.symmetry()));
        showMirror();
        return Stay{};
    case Choice::FoldDown: return change(folded(level, Flip::TopBottom));
    case Choice::FoldAside: return change(folded(level, Flip::LeftRight));
    case Choice::TurnOver: return change(flipped(level, Flip::TopBottom));
    case Choice::TurnAside: return change(flipped(level, Flip::LeftRight));
    case Choice::Undo: static_cast<void>(session.draft.undo()); break;
    case Choice::Redo: static_cast<void>(session.draft.redo()); break;
    case Choice::Clear: session.draft.clear(); break;
    case Choice::Replace:
        session.file = levelFile(context().services.ownLevels, session.draft.level().name);
        [[fallthrough]];
    case Choice::Save: {
        ScreenChange asks = saveOrAsk(context());
        return std::holds_alternative<Stay>(asks) ? Resume{} : asks;
    }
    case Choice::Leave: return session.changed() ? ShowEditorPage{EditorPage::Leave} : leaveEditor(context());
    case Choice::SaveAndLeave: {
        ScreenChange asks = saveOrAsk(context());
        if (!std::holds_alternative<Stay>(asks)) return asks;
        return session.changed() ? Resume{} : leaveEditor(context()); // Stays open if saving failed.
    }
    case Choice::LeaveUnsaved: return leaveEditor(context());
    }
    return Resume{};
}

} // namespace arkanong
