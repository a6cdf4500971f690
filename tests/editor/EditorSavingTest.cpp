#include "Editing.hpp"
#include "Folders.hpp"
#include "arkanong/editor/EditorChoiceScreen.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/editor/pages/EditorPages.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "language/MoFile.hpp"

#include <filesystem>

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("a new level has a name in the player's language that no file has", "[editor]") {
    const Catalogue catalogue = Catalogue::parse(
        moFile({{"", moHead}, {"My Level", "Wrong"}, {"editor\4My Level", "Leve Lym"}}), "backwards.mo");
    Editing editing;
    editing.textures.type().catalogue = &catalogue;
    EditorChoiceScreen screen(editing.context);
    CHECK(is<ShowEditor>(press(screen, Key::Enter)));
    CHECK(editing.level().name == "Leve Lym");
    save(editing.session(), editing.context.services.ownLevels);
    CHECK(freshLevel(editing.context.services.ownLevels, catalogue).name == "Leve Lym 2");
}

TEST_CASE("a level is saved under its name, and overwrites another file only after a question", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    CHECK(editing.session().changed());
    press(screen, Key::LControl);
    CHECK(is<Stay>(press(screen, Key::S)));
    CHECK_FALSE(editing.session().changed());
    const std::string file = editing.context.services.ownLevels + "/my-level.toml";
    CHECK(loadLevel(file) == editing.level());
    draw(editing, screen);

    const Level twin = editing.level();
    editing.context.state.editor = std::make_shared<EditorSession>(twin); // Another level of the same name.
    tap(screen, Key::Delete);
    const ScreenChange asks = press(screen, Key::S);
    REQUIRE(is<ShowEditorPage>(asks));
    const auto page = editorPage(editing.context, std::get<ShowEditorPage>(asks).page);
    draw(editing, *page);
    CHECK(is<Resume>(press(*page, Key::Enter))); // KEEP IT.
    CHECK(loadLevel(file).bricks.size() == 1);
    CHECK(is<Resume>(chosen(*page, 1)));
    CHECK(loadLevel(file).bricks.empty());
}

TEST_CASE("if nothing can be written the player is told and the level is kept", "[editor]") {
    Editing editing;
    editing.context.services.ownLevels = editing.folder.write("file", "") + "/levels";
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    CHECK_NOTHROW(screen.leave()); // A trial can start all the same.
    CHECK_FALSE(editing.session().news.empty());
    editing.session().news.clear();
    CHECK(is<Stay>(saveOrAsk(editing.context)));
    CHECK_FALSE(editing.session().news.empty());
    CHECK(editing.session().changed());
    editing.context.services.ownLevels.clear();
    CHECK(is<Stay>(saveOrAsk(editing.context)));
    CHECK_THAT(editing.session().news, ContainsSubstring("No folder"));
}

TEST_CASE("leaving with unsaved changes asks first, and a discarded draft is not offered again", "[editor]") {
    Editing editing;
    const auto menu = editorPage(editing.context, EditorPage::Menu);
    draw(editing, *menu);
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    keepDraft(editing.session(), editing.context.services.ownLevels);
    REQUIRE(keptDraft(editing.context.services.ownLevels));
    press(*menu, Key::Up);
    REQUIRE(is<ShowEditorPage>(press(*menu, Key::Enter)));
    const auto question = editorPage(editing.context, EditorPage::Leave);
    CHECK(is<Resume>(chosen(*question, 2)));
    press(*question, Key::Up);
    CHECK(is<ShowTitle>(press(*question, Key::Enter)));
    CHECK_FALSE(editing.context.state.editor);
    CHECK_FALSE(keptDraft(editing.context.services.ownLevels));
}

TEST_CASE("the editor's menu has what no gamepad button does: symmetry, mirroring and redo", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    const std::size_t drawn = editing.level().bricks.size();
    const auto menu = editorPage(editing.context, EditorPage::Menu);
    CHECK(is<Stay>(chosen(*menu, 4))); // Its entries are replaced by those for mirroring.
    draw(editing, *menu);
    CHECK(is<Stay>(press(*menu, Key::Enter)));
    CHECK(editing.session().draft.symmetry() == Flip::TopBottom);
    editing.session().draft.undo();
    REQUIRE(editing.level().bricks.size() < drawn);
    CHECK(is<Resume>(chosen(*editorPage(editing.context, EditorPage::Menu), 6)));
    CHECK(editing.level().bricks.size() == drawn);
}

TEST_CASE("unsaved changes are saved as a draft with the name of their file", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    CHECK(is<Stay>(saveOrAsk(editing.context)));
    tap(screen, Key::Space);
    screen.leave();
    const auto kept = keptDraft(editing.context.services.ownLevels);
    REQUIRE(kept);
    CHECK(kept->draft.level() == editing.level());
    CHECK(kept->file == editing.session().file);
    CHECK(kept->changed());

    editing.folder.write("levels/unsaved.draft", "nonsense = ");
    CHECK_FALSE(keptDraft(editing.context.services.ownLevels));
    CHECK(std::filesystem::exists(editing.context.services.ownLevels +
                                  "/unsaved.draft.broken-1")); // The draft's file is renamed, not deleted.
}

TEST_CASE("a draft can be read again, whatever the name of its level's file", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    editing.session().file = editing.context.services.ownLevels + "/caf\xE9\n.toml";
    screen.leave();
    const auto kept = keptDraft(editing.context.services.ownLevels);
    REQUIRE(kept);
    CHECK(kept->draft.level() == editing.level());
    CHECK(kept->file.empty());
}

TEST_CASE("a level whose name could not be read again is not saved", "[editor]") {
    Level level;
    level.name = "Plain";
    CHECK_FALSE(refusalOf(level));
    for (const char* const name : {"\u3164", " ", "\u00a0", "a\u00adb", "\U000E0041"}) {
        level.name = name;
        CHECK(refusalOf(level));
    }
}

TEST_CASE("starting another level keeps the earlier draft", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    screen.leave();
    EditorChoiceScreen choice(editing.context);
    draw(editing, choice);
    EditorChoiceScreen goesOn(editing.context);
    CHECK(is<ShowEditor>(press(goesOn, Key::Enter)));
    CHECK(editing.level().bricks.size() == 1);
    CHECK(is<ShowEditor>(chosen(choice, 3)));
    CHECK(editing.level().bricks.empty());
    CHECK_FALSE(keptDraft(editing.context.services.ownLevels));
    CHECK(loadLevel(editing.context.services.ownLevels + "/unsaved.draft.older-1").bricks.size() == 1);
}

TEST_CASE("the choice offers an empty level, the player's own, and copies of the game's", "[editor]") {
    Editing editing;
    CHECK(is<Stay>(saveOrAsk(editing.context)));
    editing.folder.write("levels/broken.toml", "name = \"Broken\"\nbricks = '''\nq\n'''\n");
    EditorChoiceScreen screen(editing.context);
    CHECK_FALSE(editing.context.state.editor);
    draw(editing, screen);
    CHECK(is<Stay>(press(screen, Key::Enter))); // The first of the player's own levels is broken.
    press(screen, Key::Up);
    press(screen, Key::Right);
    press(screen, Key::Down);
    CHECK(is<ShowEditor>(press(screen, Key::Enter)));
    CHECK_THAT(editing.session().file, ContainsSubstring("my-level.toml"));

    EditorChoiceScreen again(editing.context);
    press(again, Key::Up, 2);
    press(again, Key::Left);
    press(again, Key::Down, 2);
    CHECK(is<ShowEditor>(press(again, Key::Enter)));
    CHECK(editing.level().name == "My Level 2");
    CHECK(editing.session().file.empty());

    EditorChoiceScreen third(editing.context);
    press(third, Key::Up, 2);
    press(third, Key::Right);
    draw(editing, third);
    press(third, Key::Down, 2);
    CHECK(is<ShowEditor>(press(third, Key::Enter)));
    CHECK_FALSE(editing.level().bricks.empty());
    CHECK(editing.level().world.empty());
    CHECK(editing.session().file.empty());
}

TEST_CASE("a level's code is copied from the editor's menu, and pasting it can be undone", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    const Level before = editing.level();
    const auto share = [&] {
        auto menu = editorPage(editing.context, EditorPage::Menu);
        CHECK(is<Stay>(chosen(*menu, 5)));
        draw(editing, *menu);
        return menu;
    };
    const ScreenChange copies = chosen(*share(), 0);
    REQUIRE(is<CopyText>(copies));
    const auto& copied = std::get<CopyText>(copies);
    CHECK(levelOfCode(copied.text) == before);

    const Level other = loadLevel(levelPath(levelFolder, "beehive"));
    auto menu = share();
    CHECK(is<PasteText>(chosen(*menu, 1)));
    menu->paste("arkanong.html#level=" + levelCode(other) + '\n');
    draw(editing, *menu);
    CHECK(editing.level() == before); // It is asked first.
    CHECK(is<Resume>(chosen(*menu, 1)));
    CHECK(editing.level() == copyOf(other));
    editing.session().draft.undo();
    CHECK(editing.level() == before);
}

TEST_CASE("a mistyped code changes nothing and says so", "[editor]") {
    Editing editing;
    auto menu = editorPage(editing.context, EditorPage::Menu);
    CHECK(is<Stay>(chosen(*menu, 5)));
    const Level before = editing.level();
    menu->paste(levelCode(before).replace(9, 1, "?"));
    CHECK(editing.context.state.toast == "level code: a letter is mistyped or missing");
    menu->paste("hello");
    CHECK_THAT(editing.context.state.toast, ContainsSubstring("found another text"));
    CHECK(is<PasteText>(chosen(*menu, 1))); // Its entries are still there.
    CHECK(editing.level() == before);
}
