#include "arkanong/editor/EditorScreen.hpp"

#include "Editing.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

using namespace arkanong::test;
using sfml::Key;

TEST_CASE("the mouse paints a line of cells as one step, and the right button removes it", "[editor]") {
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

TEST_CASE("the bricks of a level are drawn even if its rules remove them from a match", "[editor]") {
    const auto drawn = [](bool removed) {
        Level level = freshLevel("");
        level.bricks = {{3, 3, BrickKind::Normal}, {4, 3, BrickKind::Normal}};
        level.rules.set(Mutator::PurePong, removed);
        Editing editing(level);
        EditorScreen screen(editing.context);
        screen.draw(1.0, 1.0);
        return editing.textures.batch(Layer::Field).count;
    };
    CHECK(drawn(true) == drawn(false));
}

TEST_CASE("the wheel and the letters of the level file change the brush", "[editor]") {
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

TEST_CASE("a hexagon can be drawn, moved, resized, spun and put on a path by mouse and keys", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    press(screen, Key::Tab, 2);
    REQUIRE(editing.session().tool == EditorTool::Hexagon);
    drag(screen, {300.0, 340.0}, {330.0, 340.0});
    REQUIRE(editing.level().hexagons.size() == 1);
    CHECK(editing.level().hexagons[0].centre == Vec2{300.0, 340.0});
    CHECK(editing.level().hexagons[0].radius == 30.0);
    drag(screen, {305.0, 345.0}, {355.0, 365.0}); // The centre snaps to the middle of the field.
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
    drag(screen, {350.0, 360.0}, {350.0, 100.0}); // A position in Red's zone is refused.
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

TEST_CASE("a gamepad adds, paints, removes and undoes", "[editor]") {
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

TEST_CASE("a gamepad's right stick changes the brush, or a setting of the selected hexagon", "[editor]") {
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
    screen.handle(sfml::PadPressed{0, 3}); // From the radius to the angle to the spin.
    push(-100.0F);
    CHECK(editing.level().hexagons[0].spin == -0.05);
    screen.handle(sfml::PadPressed{0, 3});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
    editing.session().cursor.x += 100.0;
    push(100.0F); // Sets the path's end to the cursor.
    CHECK(editing.level().hexagons[0].pathEnd == Vec2{590.0, 360.0});
    editing.context.state.device = Device::Gamepad;
    draw(editing, screen);
}

TEST_CASE("a hexagon that would overlap its own mirror image snaps to the centre line", "[editor]") {
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

TEST_CASE("a held arrow key repeats", "[editor]") {
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

TEST_CASE("a click in the panels selects a tool or brush, or starts an action", "[editor]") {
    Editing editing;
    EditorScreen screen(editing.context);
    const auto click = [&](double x, double y) {
        return screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {x, y}});
    };
    click(60, 141);
    CHECK(editing.session().tool == EditorTool::Hexagon);
    click(1240, 122); // Increases the radius.
    CHECK(editing.session().hexagon.radius == 50.0);
    click(60, 87);
    CHECK(editing.session().tool == EditorTool::Brick);
    click(1180, 96 + 2);
    CHECK(editing.session().brick == 0);
    click(1180, 96 + 32);
    CHECK(editing.session().brick == 1);
    click(60, 263);
    CHECK(editing.session().draft.symmetry() == Flip::TopBottom);
    CHECK(is<ShowMatch>(click(60, 442)));
    CHECK(is<ShowEditorPage>(click(60, 469)));
}
