#include "Editing.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/editor/pages/EditorPages.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

const std::vector<Vec2> triangle{{200.0, 260.0}, {320.0, 260.0}, {320.0, 330.0}};

/// An editor with the wall tool or the tool for moving rows selected.
struct BarrierEditing : Editing {
    explicit BarrierEditing(EditorTool tool) { session().tool = tool; }

    /// Draws a triangle with four clicks.
    void drawTriangle(Screen& screen) {
        for (const Vec2 corner : triangle)
            click(screen, corner);
        click(screen, triangle.front());
    }
    void putBricks(int row, int first, int last) {
        for (int column = first; column <= last; ++column)
            CHECK_FALSE(session().draft.putBrick({column, row}, *brickOf('n')));
    }
    Vec2 cell(int column, int row) { return session().draft.cells().centre({column, row}); }
};

/// Number of pixels in this colour on the field.
std::size_t shownIn(BarrierEditing& editing, Screen& screen, sf::Color colour) {
    screen.advance(0.01);
    screen.draw(1.0, 1.0);
    std::size_t count = 0;
    for (std::size_t i = 0; i < editing.textures.batch(Layer::Overlay).count; ++i) {
        const sf::Color shown = editing.textures.batch(Layer::Overlay).vertices[i].color;
        count += shown.r == colour.r && shown.g == colour.g && shown.b == colour.b ? 1 : 0;
    }
    editing.textures.clear();
    return count;
}

} // namespace

TEST_CASE("clicks set a wall's corners, and a click on the first corner closes it as one step", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.drawTriangle(screen);
    REQUIRE(editing.level().walls.size() == 1);
    CHECK(editing.level().walls[0].corners == triangle);
    CHECK(editing.session().outline.empty());
    CHECK(editing.session().draft.stepsBack() == 1);
    draw(editing, screen);
    press(screen, Key::LControl);
    press(screen, Key::Z);
    CHECK(editing.level().walls.empty());
    press(screen, Key::Y);
    CHECK(editing.level().walls.size() == 1);
}

TEST_CASE("corners of an unfinished wall are removed one by one, and Escape discards them", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    for (const Vec2 corner : triangle)
        click(screen, corner);
    click(screen, {500.0, 300.0}, sf::Mouse::Button::Right);
    CHECK(editing.session().outline.size() == 2);
    press(screen, Key::LControl);
    press(screen, Key::Z);
    CHECK(editing.session().outline.size() == 1);
    screen.handle(sfml::KeyReleased{Key::LControl});
    CHECK(is<Stay>(press(screen, Key::Escape)));
    CHECK(editing.session().outline.empty());
    CHECK(is<ShowEditorPage>(press(screen, Key::Escape)));
    CHECK(editing.session().draft.stepsBack() == 0);
}

TEST_CASE("a corner and a whole wall can be dragged; a refused place is red, without effect", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.drawTriangle(screen);
    drag(screen, {320.0, 330.0}, {330.0, 346.0});
    CHECK(editing.level().walls[0].corners[2] == Vec2{330.0, 346.0});
    drag(screen, {300.0, 280.0}, {400.0, 290.0});
    CHECK(editing.level().walls[0].corners[0] == Vec2{300.0, 270.0});
    CHECK(editing.session().draft.stepsBack() == 3);

    const Level before = editing.level();
    screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, pixelOf({300.0, 270.0})});
    const std::size_t usual = shownIn(editing, screen, editing.context.look.palette.red);
    screen.handle(sfml::MouseMoved{pixelOf({300.0, 620.0})}); // In Blue's zone.
    CHECK(shownIn(editing, screen, editing.context.look.palette.red) > usual);
    screen.handle(sfml::MouseReleased{sf::Mouse::Button::Left, pixelOf({300.0, 620.0})});
    CHECK(editing.level() == before);
    press(screen, Key::LControl);
    press(screen, Key::Right);
    CHECK(editing.level().walls[0].corners[0] == Vec2{302.0, 270.0});
    screen.handle(sfml::KeyReleased{Key::LControl});
    click(screen, {390.0, 290.0}, sf::Mouse::Button::Right);
    CHECK(editing.level().walls.empty());
}

TEST_CASE("a wall that cannot be closed at the cursor is red and says why", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    const sf::Color red = editing.context.look.palette.red;
    for (const Vec2 corner : {Vec2{200.0, 260.0}, Vec2{400.0, 260.0}, Vec2{400.0, 400.0}})
        click(screen, corner);
    screen.handle(sfml::MouseMoved{pixelOf({200.0, 400.0})});
    const std::size_t usual = shownIn(editing, screen, red);
    screen.handle(sfml::MouseMoved{pixelOf({380.0, 280.0})}); // The wall would not be convex.
    CHECK(shownIn(editing, screen, red) > usual);
    click(screen, {380.0, 280.0});
    click(screen, {200.0, 260.0});
    CHECK(editing.level().walls.empty());
    CHECK(editing.session().outline.size() == 4); // The corners stay.
    CHECK_THAT(editing.session().draft.refusalOfWall({editing.session().outline})->english(),
               ContainsSubstring("convex"));
}

TEST_CASE("corners snap to the field's edges, the paddles' zones and other walls' corners", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.drawTriangle(screen);
    for (const Vec2 corner : {Vec2{5.0, 236.0}, Vec2{100.0, 300.0}, Vec2{196.0, 263.0}})
        click(screen, corner);
    CHECK(editing.session().outline == std::vector<Vec2>{{0.0, 232.0}, {100.0, 300.0}, {200.0, 260.0}});
}

TEST_CASE("the keyboard and a gamepad can draw a wall", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.session().cursor = {200.0, 260.0};
    tap(screen, Key::Space);
    for (int i = 0; i < 8; ++i)
        tap(screen, Key::Right);
    tap(screen, Key::Space);
    for (int i = 0; i < 8; ++i)
        tap(screen, Key::Down);
    tap(screen, Key::Space);
    tap(screen, Key::Enter);
    REQUIRE(editing.level().walls.size() == 1);
    CHECK(editing.level().walls[0].corners ==
          std::vector<Vec2>{{200.0, 260.0}, {280.0, 260.0}, {280.0, 340.0}});
    for (const Vec2 corner : {Vec2{600.0, 260.0}, Vec2{700.0, 260.0}, Vec2{700.0, 330.0}}) {
        editing.session().cursor = corner;
        screen.handle(sfml::PadPressed{0, padButtonAccept});
        screen.handle(sfml::PadReleased{0, padButtonAccept});
    }
    screen.handle(sfml::PadPressed{0, 3}); // Y closes the wall.
    CHECK(editing.level().walls.size() == 2);
}

TEST_CASE("with symmetry a wall gets its mirror image, and one that is its own image stays one", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.session().draft.setSymmetry(Flip::TopBottom);
    editing.drawTriangle(screen);
    REQUIRE(editing.level().walls.size() == 2);
    CHECK(editing.level().walls[1] == flipped(editing.level().walls[0], Flip::TopBottom));
    drag(screen, {200.0, 260.0}, {180.0, 250.0});
    CHECK(editing.level().walls[1].corners[0] == Vec2{180.0, 470.0});

    for (const Vec2 corner : {Vec2{600.0, 300.0}, Vec2{700.0, 360.0}, Vec2{600.0, 420.0}, Vec2{600.0, 300.0}})
        click(screen, corner);
    REQUIRE(editing.level().walls.size() == 3);
    drag(screen, {600.0, 300.0}, {620.0, 320.0});
    CHECK(editing.level().walls[2].corners ==
          std::vector<Vec2>{{620.0, 320.0}, {700.0, 360.0}, {620.0, 400.0}});
    draw(editing, screen);
    for (const Vec2 corner : {Vec2{800.0, 300.0}, Vec2{880.0, 300.0}, Vec2{880.0, 400.0}})
        click(screen, corner);
    CHECK_THAT(editing.session().draft.refusalOfWall({editing.session().outline})->english(),
               ContainsSubstring("mirror image"));
}

TEST_CASE("a drag over rows makes them move, with the largest distance that fits", "[editor]") {
    BarrierEditing editing(EditorTool::Band);
    EditorScreen screen(editing.context);
    editing.putBricks(3, 4, 12);
    editing.putBricks(4, 4, 12);
    const std::size_t steps = editing.session().draft.stepsBack();
    drag(screen, editing.cell(2, 3), editing.cell(2, 4));
    REQUIRE(editing.level().bands.size() == 1);
    const Level::BandPlace made = editing.level().bands[0];
    CHECK(made.firstRow == 3);
    CHECK(made.lastRow == 4);
    CHECK(made.distance == -60.0); // To the right only 50 px are free.
    CHECK(editing.session().draft.stepsBack() == steps + 1);
    draw(editing, screen);
    press(screen, Key::LControl);
    press(screen, Key::Z);
    CHECK(editing.level().bands.empty());
}

TEST_CASE("moving rows are changed by handles, keys and panel, and removed by the right button", "[editor]") {
    BarrierEditing editing(EditorTool::Band);
    EditorScreen screen(editing.context);
    editing.putBricks(4, 5, 8);
    click(screen, editing.cell(2, 4));
    REQUIRE(editing.level().bands.size() == 1);
    const auto handles = [&] { return handlesOf(editing.level().bands[0], editing.session().draft.cells()); };
    drag(screen, handles().way, handles().way - Vec2{140.0, 0.0});
    CHECK(editing.level().bands[0].distance == -80.0);
    drag(screen, handles().first, editing.cell(2, 2));
    CHECK(editing.level().bands[0].firstRow == 2);
    drag(screen, handles().last, editing.cell(2, 5));
    CHECK(editing.level().bands[0].lastRow == 5);
    enter(screen, U"e-x");
    CHECK(editing.level().bands[0] == Level::BandPlace{3, 5, -90.0, 45.0});
    screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, {1240, 96 + 42 * 2 + 20}});
    screen.handle(sfml::MouseReleased{sf::Mouse::Button::Left, {1240, 96 + 42 * 2 + 20}});
    CHECK(editing.level().bands[0].distance == -80.0);
    draw(editing, screen);
    click(screen, editing.cell(2, 4), sf::Mouse::Button::Right);
    CHECK(editing.level().bands.empty());
    CHECK(editing.level().bricks.size() == 4);
}

TEST_CASE("the distance of moving rows skips 0 between the smallest steps to either side", "[editor]") {
    const Level::BandPlace band{2, 3, 10.0, 5.0};
    CHECK(changedBy(band, {BandSetting::Distance, false}, 9).distance == -10.0);
    CHECK(changedBy(band, {BandSetting::Speed, false}, 9).speed == 5.0);
    CHECK(changedBy(band, {BandSetting::First, true}, 9).firstRow == 3);
    CHECK(changedBy({2, 2, 10.0, 5.0}, {BandSetting::First, true}, 9).firstRow == 2);
    CHECK(changedBy({2, 8, 10.0, 5.0}, {BandSetting::Last, true}, 9).lastRow == 8);
    CHECK(valueOf(Catalogue::english(), band, BandSetting::Distance) == "10 px right");
}

TEST_CASE("rows that cannot move are red, with the reason", "[editor]") {
    BarrierEditing editing(EditorTool::Band);
    EditorScreen screen(editing.context);
    editing.putBricks(4, 0, 13);
    const std::size_t usual = shownIn(editing, screen, editing.context.look.palette.red);
    screen.handle(sfml::MousePressed{sf::Mouse::Button::Left, pixelOf(editing.cell(3, 4))});
    CHECK(shownIn(editing, screen, editing.context.look.palette.red) > usual);
    CHECK(editing.level().bands.empty());
    const EditRefusal refusal = editing.session().draft.putBand({4, 4, 60.0, 40.0});
    REQUIRE(refusal);
    CHECK_THAT(refusal->english(), ContainsSubstring("found a side wall"));
}

TEST_CASE("a brick is refused if a wall or moving rows leave no room for it", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.drawTriangle(screen);
    const Cell inWall = *editing.session().draft.cells().at({300.0, 280.0});
    CHECK(editing.session().draft.putBrick(inWall, *brickOf('n')));
    editing.putBricks(6, 8, 9);
    CHECK_FALSE(editing.session().draft.putBand({6, 6, 60.0, 40.0}));
    CHECK(editing.session().draft.putBrick({8, 5}, *brickOf('n')));
}

TEST_CASE("the remove tool removes walls, and moving rows in cells without a brick", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.drawTriangle(screen);
    editing.putBricks(7, 4, 9);
    CHECK_FALSE(editing.session().draft.putBand({7, 7, 40.0, 30.0}));
    editing.session().tool = EditorTool::Remove;
    click(screen, {300.0, 280.0});
    CHECK(editing.level().walls.empty());
    click(screen, editing.cell(5, 7));
    CHECK(editing.level().bricks.size() == 5);
    CHECK(editing.level().bands.size() == 1);
    click(screen, editing.cell(1, 7));
    CHECK(editing.level().bands.empty());
    CHECK(editing.level().bricks.size() == 5);
}

TEST_CASE("with symmetry moving rows have an image above or below, but none to the side", "[editor]") {
    EditedLevel draft(freshLevel(""));
    draft.setSymmetry(Flip::Both);
    CHECK_FALSE(draft.putBand({1, 2, 40.0, 30.0}));
    REQUIRE(draft.level().bands.size() == 2);
    CHECK(draft.level().bands[1] == Level::BandPlace{6, 7, 40.0, 30.0});
    CHECK_FALSE(draft.putBand({4, 4, 40.0, 30.0}));
    CHECK(draft.level().bands.size() == 3);
    CHECK_FALSE(draft.changeBand(0, {1, 1, -20.0, 50.0}));
    CHECK(draft.level().bands[1] == Level::BandPlace{7, 7, -20.0, 50.0});
    CHECK_FALSE(draft.removeBand(1));
    CHECK(draft.level().bands.size() == 1);
}

TEST_CASE("walls and moving rows are mirrored and folded with the level", "[editor]") {
    Level level = freshLevel("");
    level.walls = {{triangle}};
    level.bands = {{7, 8, 40.0, 30.0}};
    const Level below = flipped(level, Flip::TopBottom);
    CHECK(below.walls[0].corners[0] == Vec2{200.0, 460.0});
    CHECK(below.bands[0] == Level::BandPlace{0, 1, 40.0, 30.0});
    const Level aside = flipped(level, Flip::LeftRight);
    CHECK(aside.walls[0].corners[0] == Vec2{760.0, 260.0});
    CHECK(aside.bands[0] == Level::BandPlace{7, 8, -40.0, 30.0});
    const Level fair = folded(level, Flip::TopBottom);
    CHECK(fair.walls.size() == 2);
    CHECK(fair.bands.empty()); // The lower half is replaced by the image of the upper one.
    CHECK(folded(below, Flip::TopBottom).bands.size() == 2);
    CHECK(folded(level, Flip::LeftRight).bands == level.bands);
}

TEST_CASE("goals, rules, walls and moving rows are saved exactly, and apply in a trial match", "[editor]") {
    BarrierEditing editing(EditorTool::Wall);
    EditorScreen screen(editing.context);
    editing.drawTriangle(screen);
    editing.putBricks(7, 4, 9);
    CHECK_FALSE(editing.session().draft.putBand({7, 7, 40.0, 30.0}));
    Level level = editing.level();
    level.goalWidth = 4;
    level.rules.set(Mutator::GiantBalls, true);
    level.rules.set(Mutator::PurePong, true);
    CHECK_FALSE(editing.session().draft.change(level));
    draw(editing, screen); // The editor shows the bricks that the match's rules remove.
    CHECK(is<Stay>(saveOrAsk(editing.context)));
    CHECK(loadLevel(editing.session().file) == editing.level());

    const LoadedMatch match = loadMatch(trialSetup(editing.session(), Controller::AnyDevice), "nowhere");
    const World field(match.level, match.settings, 1);
    CHECK(field.match().settings().mutators == level.rules);
    CHECK(field.objects().polygons.size() == 1);
    CHECK(field.objects().bricks.empty());
}
