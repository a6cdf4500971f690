#include "arkanong/editor/pages/EditorPages.hpp"

#include "arkanong/editor/pages/EditorTextScreen.hpp"
#include "arkanong/editor/pages/PropertiesScreen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"
#include "arkanong/ui/MutatorsScreen.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
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

/// What a menu over the editor says.
struct Page {
    const char* heading; ///< In English, as the options are.
    /// May have several lines, or be empty. In the language of the catalogue.
    std::function<std::string(const Catalogue&)> question;
    std::vector<Option> options;
};

/// A question or menu over the editor whose entries change the level.
class EditorMenuScreen : public ChoiceScreen {
  public:
    EditorMenuScreen(ScreenContext& context, Page page);

    /// Asks whether the level of this code is to replace the edited one.
    void paste(std::string_view text) override;
    void lookChanged() override;

  protected:
    ScreenChange chosen(std::size_t item) override;

  private:
    /// Replaces this menu by another one.
    void show(Page page);

    Page page_;
    Level pasted_;
};

Dialog dialogOf(const Catalogue& words, const Page& page) {
    Dialog dialog;
    dialog.name = "editor-menu";
    dialog.heading = words.text(page.heading);
    dialog.panel.width = MenuPanel::wide;
    if (page.question) {
        std::string question = page.question(words);
        const auto lines = 1 + std::count(question.begin(), question.end(), '\n');
        dialog.panel.content = type::label * type::lineStep * static_cast<double>(lines) + space::unit;
        Dialog::Text text{std::move(question), {0.0, type::label}, type::label, &Palette::muted};
        text.wraps = true;
        dialog.texts = {std::move(text)};
    }
    for (const Option& option : page.options)
        dialog.entries.push_back({option.text, Resume{}});
    dialog.dimsAtOnce = true;
    return dialog;
}

std::string fileToReplace(const ScreenContext& context) {
    const std::string path = levelFile(context.services.ownLevels, context.state.editor->draft.level().name);
    return std::filesystem::path(path).filename().string();
}

// In the order of Flip.
constexpr auto symmetryEntries =
    tableOf<Flip, const char*>({translatable("SYMMETRY: None"), translatable("SYMMETRY: Top + bottom"),
                                translatable("SYMMETRY: Left + right"), translatable("SYMMETRY: All four")});

std::vector<Option> mirrorOptions(const EditedLevel& draft) {
    return {{symmetryEntries[static_cast<std::size_t>(draft.symmetry())], Choice::Symmetry},
            {translatable("COPY DOWN"), Choice::FoldDown},
            {translatable("COPY RIGHT"), Choice::FoldAside},
            {translatable("FLIP TOP-BOTTOM"), Choice::TurnOver},
            {translatable("FLIP LEFT-RIGHT"), Choice::TurnAside},
            {translatable("BACK"), Choice::Back}};
}

/// What a code is, and a line on the level's file, which players can send to each other, too.
std::string sharingText(const Catalogue& words, const std::string& file, const std::string& folder) {
    std::string text(words.text("A code is the level as letters for a chat."));
    if (!file.empty())
        return text += "\n" + fill(words.text("The level is also this file:\n{file}"), {{"file", file}});
    if (folder.empty()) return text;
    return text += "\n" + fill(words.text("Your levels are in\n{folder}"), {{"folder", folder}});
}

std::vector<Option> shareOptions() {
    return {{translatable("COPY CODE"), Choice::CopyCode},
            {translatable("PASTE CODE"), Choice::PasteCode},
            {translatable("BACK"), Choice::Back}};
}

std::vector<Option> menuOptions(const EditedLevel& draft) {
    std::vector<Option> options{{translatable("BACK TO THE FIELD"), Choice::Back},
                                {translatable("TEST IT"), Choice::Trial},
                                {translatable("SAVE"), Choice::Save},
                                {translatable("PROPERTIES"), Choice::Properties},
                                {translatable("MIRROR"), Choice::Mirror},
                                {translatable("SHARE"), Choice::Share}};
    if (draft.stepsBack() > 0) options.push_back({translatable("UNDO"), Choice::Undo});
    if (draft.stepsForward() > 0) options.push_back({translatable("REDO"), Choice::Redo});
    options.push_back({translatable("CLEAR THE FIELD"), Choice::Clear});
    options.push_back({translatable("LEAVE THE EDITOR"), Choice::Leave});
    return options;
}

} // namespace

std::unique_ptr<Screen> editorPage(ScreenContext& context, EditorPage page) {
    const Level& level = context.state.editor->draft.level();
    switch (page) {
    case EditorPage::Menu: break;
    case EditorPage::Properties: return std::make_unique<PropertiesScreen>(context);
    case EditorPage::Rules:
        return std::make_unique<MutatorsScreen>(context, translatable("LEVEL RULES"), level.rules,
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
            context,
            Page{translatable("REPLACE IT?"),
                 [file = fileToReplace(context)](const Catalogue& words) {
                     return fill(
                         words.text(
                             "There is another level in {file}.\nGive yours another name to keep both."),
                         {{"file", file}});
                 },
                 {{translatable("KEEP IT"), Choice::Back}, {translatable("REPLACE IT"), Choice::Replace}}});
    case EditorPage::Leave:
        return std::make_unique<EditorMenuScreen>(
            context,
            Page{translatable("SAVE IT?"),
                 [name = displayName(level.name)](const Catalogue& words) {
                     return fill(words.text("{level} has changes that are not saved."), {{"level", name}});
                 },
                 {{translatable("SAVE AND LEAVE"), Choice::SaveAndLeave},
                  {translatable("LEAVE WITHOUT SAVING"), Choice::LeaveUnsaved},
                  {translatable("STAY"), Choice::Back}}});
    }
    return std::make_unique<EditorMenuScreen>(
        context, Page{translatable("EDITOR"), {}, menuOptions(context.state.editor->draft)});
}

ScreenChange saveOrAsk(ScreenContext& context) {
    EditorSession& session = *context.state.editor;
    if (context.services.ownLevels.empty()) {
        session.news = context.services.textures.type().text("No folder for levels could be found");
        return Stay{};
    }
    if (wouldReplace(session, context.services.ownLevels)) return ShowEditorPage{EditorPage::Replace};
    try {
        save(session, context.services.ownLevels);
        session.news =
            fill(context.services.textures.type().text("Saved as {file}"), {{"file", session.file}});
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

EditorMenuScreen::EditorMenuScreen(ScreenContext& context, Page page)
    : ChoiceScreen(context, dialogOf(*context.services.textures.type().catalogue, page)),
      page_(std::move(page)) {}

void EditorMenuScreen::show(Page page) {
    page_ = std::move(page);
    become(dialogOf(catalogue(), page_));
}

void EditorMenuScreen::lookChanged() { become(dialogOf(catalogue(), page_)); }

void EditorMenuScreen::paste(std::string_view text) {
    try {
        pasted_ = levelOfCode(text);
    } catch (const DataError& error) {
        context().state.toast = error.what();
        return log().write("told " + context().state.toast);
    }
    const auto question =
        [pasted = displayName(pasted_.name),
         yours = displayName(context().state.editor->draft.level().name)](const Catalogue& words) {
            // Translators: UNDO is an entry of the editor's menu.
            return fill(words.text("{pasted} replaces {yours}. UNDO brings yours back."),
                        {{"pasted", pasted}, {"yours", yours}});
        };
    show({translatable("PASTE IT?"),
          question,
          {{translatable("KEEP YOURS"), Choice::Back}, {translatable("REPLACE IT"), Choice::TakePasted}}});
    menu().select(0);
}

ScreenChange EditorMenuScreen::chosen(std::size_t item) {
    EditorSession& session = *context().state.editor;
    const auto change = [this, &session](Level changed) {
        if (const EditRefusal refusal = session.draft.change(std::move(changed)))
            session.news = refusal->in(catalogue());
        return Resume{};
    };
    const Level& level = session.draft.level();
    switch (page_.options[item].choice) {
    case Choice::Back: break;
    case Choice::Trial: return ShowMatch{trialSetup(session, context().state.ownController)};
    case Choice::Properties: return ShowEditorPage{EditorPage::Properties};
    case Choice::Mirror:
        show({translatable("MIRROR"), {}, mirrorOptions(session.draft)});
        menu().select(0);
        return Stay{};
    case Choice::Share:
        show({translatable("SHARE"),
              [file = session.file, folder = context().services.ownLevels](const Catalogue& words) {
                  return sharingText(words, file, folder);
              },
              shareOptions()});
        menu().select(0);
        return Stay{};
    case Choice::CopyCode: return CopyText{levelCode(level)};
    case Choice::PasteCode: return PasteText{};
    case Choice::TakePasted: return change(copyOf(pasted_));
    case Choice::Symmetry:
        session.draft.setSymmetry(nextOf(session.draft.symmetry()));
        show({translatable("MIRROR"), {}, mirrorOptions(session.draft)});
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
