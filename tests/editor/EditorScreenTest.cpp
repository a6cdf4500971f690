#include "arkanong/editor/EditorScreen.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/editor/EditorChoiceScreen.hpp"
#include "arkanong/editor/EditorPages.hpp"
#include "arkanong/editor/EditorTextScreen.hpp"
#include "arkanong/editor/PropertiesScreen.hpp"
#include "arkanong/editor/TrialScreen.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"
#include "ui/Shared.hpp"

#include <filesystem>

using namespace arkanong;
using namespace arkanong::test;
using sfml::Key;

namespace {

namespace fs = std::filesystem;

/// An editor with an empty level and a folder of its own.
struct Editing : Shared {
    Editing() : Editing(freshLevel("")) {}
    explicit Editing(Level level) {
        context.services.ownLevels = folder / "levels";
        context.state.editor = std::make_shared<EditorSession>(std::move(level));
    }

    EditorSession& session() { return *context.state.editor; }
    const Level& level() { return session().draft.level(); }

    TempFolder folder;
};

void enter(Screen& screen, const std::u32string& letters) {
    for (const char32_t letter : letters)
        static_cast<void>(screen.handle(sfml::CharacterTyped{letter}));
}

void tap(Screen& screen, Key key) {
    press(screen, key);
    static_cast<void>(screen.handle(sfml::KeyReleased{key}));
}

sf::Vector2i pixelOf(Vec2 field) { return {160 + static_cast<int>(field.x), static_cast<int>(field.y)}; }

void drag(Screen& screen, Vec2 from, Vec2 to, sf::Mouse::Button button = sf::Mouse::Button::Left) {
    static_cast<void>(screen.handle(sfml::MouseMoved{pixelOf(from)}));
    static_cast<void>(screen.handle(sfml::MousePressed{button, pixelOf(from)}));
    static_cast<void>(screen.handle(sfml::MouseMoved{pixelOf(to)}));
    static_cast<void>(screen.handle(sfml::MouseReleased{button, pixelOf(to)}));
}

void draw(Shared& shared, Screen& screen) {
    screen.advance(0.02);
    screen.draw(1.0, 1.0);
    CHECK(shared.textures.vertexCount(Layer::Overlay) > 0);
    shared.textures.clear();
}

ScreenChange choose(Screen& screen, int steps) {
    press(screen, Key::Down, steps);
    return press(screen, Key::Enter);
}

} // namespace

TEST_CASE("the mouse paints a line of cells as one step, and the right button takes them away", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    const CellGrid cells = editing.session().draft.cells();
    enter(screen, U"x");
    drag(screen, cells.centre({2, 3}), cells.centre({9, 3}));
    CHECK(editing.level().bricks.size() == 8);
    CHECK(editing.level().bricks.front().kind == BrickKind::Bomb);
    CHECK(editing.session().draft.stepsBack() == 1);
    drag(screen, cells.centre({4, 3}), cells.centre({5, 3}), sf::Mouse::Button::Right);
    CHECK(editing.level().bricks.size() == 6);
    draw(editing, screen);
}

TEST_CASE("the wheel and the letters of the file change the brush", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    enter(screen, U"3");
    CHECK(signOf(allBricks()[editing.session().brick]) == '3');
    screen.handle(sfml::MouseWheeled{-1.0F});
    CHECK(signOf(allBricks()[editing.session().brick]) == 's');
    press(screen, Key::PageUp);
    CHECK(signOf(allBricks()[editing.session().brick]) == '3');
    enter(screen, U".");
    CHECK(editing.session().tool == EditorTool::Remove);
    enter(screen, U"1");
    CHECK(editing.session().tool == EditorTool::Brick);
    CHECK(editing.session().brick == 0);
    press(screen, Key::Tab);
    enter(screen, U"b");
    CHECK(allDrops()[editing.session().drop] == PowerUpDrop{PowerUp::BlindSpot, true});
    enter(screen, U"w");
    CHECK(allDrops()[editing.session().drop] == PowerUpDrop{PowerUp::Wide, false});
    enter(screen, U".");
    CHECK(editing.session().drop == allDrops().size());
    draw(editing, screen);
}

TEST_CASE("a hexagon is drawn out, moved, sized, spun and sent on a path by mouse and keys", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    press(screen, Key::Tab, 2);
    REQUIRE(editing.session().tool == EditorTool::Hexagon);
    drag(screen, {300.0, 340.0}, {330.0, 340.0});
    REQUIRE(editing.level().hexagons.size() == 1);
    CHECK(editing.level().hexagons[0].centre == Vec2{300.0, 340.0});
    CHECK(editing.level().hexagons[0].radius == 30.0);
    drag(screen, {305.0, 345.0}, {355.0, 365.0}); // The middle of the field draws it to itself.
    CHECK(editing.level().hexagons[0].centre == Vec2{350.0, 360.0});
    drag(screen, sizeHandle(editing.level().hexagons[0]), {390.0, 360.0});
    CHECK(editing.level().hexagons[0].radius == 40.0);
    drag(screen, pathHandle(editing.level().hexagons[0]), {550.0, 362.0});
    CHECK(editing.level().hexagons[0].pathEnd == Vec2{550.0, 360.0});
    CHECK(editing.level().hexagons[0].pathSpeed > 0.0);
    enter(screen, U"eex");
    CHECK(editing.level().hexagons[0].spin == 0.1);
    screen.handle(sfml::MouseWheeled{-1.0F});
    CHECK(editing.level().hexagons[0].spin == 0.05);
    draw(editing, screen);
    const Level before = editing.level();
    drag(screen, {350.0, 360.0}, {350.0, 100.0}); // Into Red's zone: it stays where there is room.
    CHECK(editing.level().hexagons[0].centre == before.hexagons[0].centre);
    drag(screen, pathHandle(editing.level().hexagons[0]), {352.0, 361.0});
    CHECK(editing.level().hexagons[0].pathEnd == editing.level().hexagons[0].centre);
    drag(screen, {350.0, 360.0}, {350.0, 360.0}, sf::Mouse::Button::Right);
    CHECK(editing.level().hexagons.empty());
    while (editing.session().draft.undo()) {
    }
    CHECK(editing.level().hexagons.empty());
    draw(editing, screen);
}

TEST_CASE("a gamepad places, paints, removes and undoes", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    const auto push = [&](float x) { screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, x}); };
    screen.handle(sfml::PadPressed{0, padButtonAccept});
    push(100.0F);
    push(0.0F);
    push(100.0F);
    push(0.0F);
    screen.handle(sfml::PadReleased{0, padButtonAccept});
    CHECK(editing.level().bricks.size() == 3);
    screen.handle(sfml::PadPressed{0, padButtonBack});
    CHECK(editing.level().bricks.size() == 2);
    screen.handle(sfml::PadPressed{0, 6});
    CHECK(editing.level().bricks.size() == 3);
    screen.handle(sfml::PadPressed{0, padButtonShoulder});
    CHECK(editing.session().tool == EditorTool::PowerUp);
    CHECK(is<ShowEditorPage>(screen.handle(sfml::PadPressed{0, padButtonStart})));
}

TEST_CASE("a gamepad's right stick changes the brush, or the setting of a hexagon that Y has chosen",
          "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    const auto push = [&](float x) {
        screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::U, x});
        screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::U, 0.0F});
    };
    push(100.0F);
    CHECK(editing.session().brick == 1);
    editing.session().tool = EditorTool::Hexagon;
    screen.handle(sfml::PadPressed{0, padButtonAccept});
    screen.handle(sfml::PadReleased{0, padButtonAccept});
    REQUIRE(editing.level().hexagons.size() == 1);
    screen.handle(sfml::PadPressed{0, 3});
    screen.handle(sfml::PadPressed{0, 3}); // Radius, angle, spin.
    push(-100.0F);
    CHECK(editing.level().hexagons[0].spin == -0.05);
    screen.handle(sfml::PadPressed{0, 3});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
    editing.session().cursor.x += 100.0;
    push(100.0F); // The path leads to the cursor.
    CHECK(editing.level().hexagons[0].pathEnd == Vec2{590.0, 360.0});
    editing.context.state.device = Device::Gamepad;
    draw(editing, screen);
}

TEST_CASE("a hexagon that would meet its own mirror image is put onto the middle line", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    editing.session().tool = EditorTool::Hexagon;
    editing.session().draft.setSymmetry(Flip::TopBottom);
    drag(screen, {300.0, 345.0}, {300.0, 345.0});
    REQUIRE(editing.level().hexagons.size() == 1);
    CHECK(editing.level().hexagons[0].centre == Vec2{300.0, 360.0});
    drag(screen, {700.0, 290.0}, {700.0, 310.0});
    CHECK(editing.level().hexagons.size() == 3);
}

TEST_CASE("an arrow that is held goes on", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    editing.session().cursor = editing.session().draft.cells().centre({0, 0});
    press(screen, Key::Right);
    for (int frame = 0; frame < 60; ++frame)
        screen.advance(1.0 / 60.0);
    screen.handle(sfml::KeyReleased{Key::Right});
    const Cell reached = *editing.session().draft.cells().at(editing.session().cursor);
    CHECK(reached.column > 8);
    screen.advance(1.0);
    CHECK(editing.session().draft.cells().at(editing.session().cursor) == reached);
}

TEST_CASE("a click in the panels takes a tool, a brush or an action", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    const auto click = [&](int x, int y) {
        return screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {x, y}});
    };
    click(60, 141);
    CHECK(editing.session().tool == EditorTool::Hexagon);
    click(1240, 122); // More radius.
    CHECK(editing.session().hexagon.radius == 50.0);
    click(60, 87);
    CHECK(editing.session().tool == EditorTool::Brick);
    click(1180, 96 + 2);
    CHECK(editing.session().brick == 0);
    click(1180, 96 + 32);
    CHECK(editing.session().brick == 1);
    click(60, 209);
    CHECK(editing.session().draft.symmetry() == Flip::TopBottom);
    CHECK(is<ShowMatch>(click(60, 388)));
    CHECK(is<ShowEditorPage>(click(60, 415)));
}

TEST_CASE("a level is saved under its name, and the file of another level only after a question",
          "[editor]") {
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
    editing.context.state.editor = std::make_shared<EditorSession>(twin); // Another one of the same name.
    tap(screen, Key::Delete);
    const ScreenChange asks = press(screen, Key::S);
    REQUIRE(is<ShowEditorPage>(asks));
    const auto page = editorPage(editing.context, std::get<ShowEditorPage>(asks).page);
    draw(editing, *page);
    CHECK(is<Resume>(press(*page, Key::Enter))); // Rather not.
    CHECK(loadLevel(file).bricks.size() == 1);
    CHECK(is<Resume>(choose(*page, 1)));
    CHECK(loadLevel(file).bricks.empty());
}

TEST_CASE("where nothing can be written the player is told and the level is still there", "[editor]") {
    Editing editing;
    editing.context.services.ownLevels = editing.folder.write("file", "") + "/levels";
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    CHECK_NOTHROW(screen.leave()); // A trial begins nevertheless.
    CHECK_FALSE(editing.session().news.empty());
    editing.session().news.clear();
    CHECK(is<Stay>(saveOrAsk(editing.context)));
    CHECK_FALSE(editing.session().news.empty());
    CHECK(editing.session().changed());
    editing.context.services.ownLevels.clear();
    CHECK(is<Stay>(saveOrAsk(editing.context)));
    CHECK_THAT(editing.session().news, ContainsSubstring("NO FOLDER"));
}

TEST_CASE("who leaves with changes is asked, and what was dropped is not offered again", "[editor]") {
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
    CHECK(is<Resume>(choose(*question, 2)));
    press(*question, Key::Up);
    CHECK(is<ShowTitle>(press(*question, Key::Enter)));
    CHECK_FALSE(editing.context.state.editor);
    CHECK_FALSE(keptDraft(editing.context.services.ownLevels));
}

TEST_CASE("what is left unsaved is kept with the file that it belongs to", "[editor]") {
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
    CHECK(fs::exists(editing.context.services.ownLevels +
                     "/unsaved.draft.broken-1")); // Nothing is thrown away.
}

TEST_CASE("who begins another level does not lose what was kept", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    tap(screen, Key::Space);
    screen.leave();
    EditorChoiceScreen choice(editing.context);
    draw(editing, choice);
    EditorChoiceScreen goesOn(editing.context);
    CHECK(is<ShowEditor>(press(goesOn, Key::Enter)));
    CHECK(editing.level().bricks.size() == 1);
    CHECK(is<ShowEditor>(choose(choice, 3)));
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
    CHECK(is<Stay>(press(screen, Key::Enter))); // The first of the player's own is broken.
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

TEST_CASE("a trial is played against the level's opponent and always leads back to the editor", "[editor]") {
    Level level = freshLevel("");
    level.opponent =
        Opponent{"Pip", Difficulty::Novice, Personality::Hothead, BossAbility{PowerUp::Freeze, 1200}};
    Editing editing(level);
    const MatchSetup setup = trialSetup(editing.session(), Controller::AnyDevice);
    const LoadedMatch match = loadMatch(setup, "nowhere");
    CHECK(match.level == level);
    CHECK(match.settings.ability->kind == PowerUp::Freeze);
    CHECK(match.setup.contestants[sideIndex(Side::Red)].computer.difficulty == Difficulty::Novice);
    TrialScreen screen(editing.context, match);
    CHECK(is<Stay>(screen.step()));
    CHECK(is<ShowPause>(screen.handle(sfml::FocusLost{})));
    ChoiceScreen pause(editing.context, pauseDialog(setup));
    CHECK(is<ShowEditor>(choose(pause, 3)));
    CHECK(is<ShowEditor>(press(screen, Key::Escape)));
}

TEST_CASE("the properties change the draft, a step each, and only what was changed", "[editor]") {
    Level level = freshLevel("");
    level.dropChance = 0.12;
    Editing editing(level);
    PropertiesScreen screen(editing.context);
    draw(editing, screen);
    CHECK(std::get<ShowEditorPage>(press(screen, Key::Enter)).page == EditorPage::Name);
    press(screen, Key::Down, 3);
    press(screen, Key::Right);
    REQUIRE(editing.level().opponent);
    CHECK(editing.level().dropChance == 0.12);
    press(screen, Key::Down);
    press(screen, Key::Right);
    CHECK(editing.level().opponent->difficulty == Difficulty::Hard);
    press(screen, Key::Down, 2);
    press(screen, Key::Left);
    CHECK(editing.level().opponent->ability->kind == PowerUp::Overdrive);
    press(screen, Key::Down);
    press(screen, Key::Right);
    CHECK(editing.level().opponent->ability->interval == tuning::seconds(18.0));
    press(screen, Key::Up, 5);
    press(screen, Key::Right);
    CHECK(editing.level().dropChance == 0.15);
    CHECK(editing.session().draft.stepsBack() == 5);
    press(screen, Key::Down);
    press(screen, Key::Left);
    CHECK_FALSE(editing.level().opponent);
    press(screen, Key::Right);
    CHECK(editing.level().opponent->difficulty == Difficulty::Hard); // It comes back as it was.
    draw(editing, screen);
}

TEST_CASE("a name is typed or put together from letters, and never empty", "[editor]") {
    Editing editing;
    EditorTextScreen screen(editing.context, EditorPage::Name);
    press(screen, Key::Backspace, 10);
    CHECK(is<Stay>(press(screen, Key::Enter)));
    draw(editing, screen);
    enter(screen, U"Ärger");
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
    screen.handle(sfml::PadPressed{0, padButtonAccept}); // B, but within a word.
    CHECK(is<Resume>(screen.handle(sfml::PadPressed{0, padButtonStart})));
    CHECK(editing.level().name == "Ärgerb");
    EditorTextScreen other(editing.context, EditorPage::Name);
    enter(other, U"!!");
    CHECK(is<Resume>(press(other, Key::Escape)));
    CHECK(editing.level().name == "Ärgerb");
}
