#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"
#include "e2e/GameRun.hpp"

using namespace arkanong::test;

namespace {

/// From the title to an empty level. OPEN is selected first.
void openEditor(GameRun& game) {
    game.chooseByKeys("EDITOR").await("screen editor-choice");
    game.key("Return").await("screen editor");
}

/// A cell's centre, window px.
struct Pixel {
    int x, y;
};
Pixel pixelOf(int column, int row) {
    const Vec2 centre = brickCentre(column, row);
    return {160 + static_cast<int>(centre.x), static_cast<int>(centre.y)};
}

void openEditorByMouse(GameRun& game) {
    game.chooseByMouse("EDITOR").await("screen editor-choice");
    game.chooseByMouse("OPEN").await("screen editor");
}

void drag(GameRun& game, Pixel from, Pixel to) {
    game.point(from.x, from.y);
    game.buttonDown();
    game.point(to.x, to.y);
    game.buttonUp();
}

std::size_t count(const Level& level, char sign) {
    std::size_t number = 0;
    for (const Level::BrickPlace& brick : level.bricks)
        number += signOf(brick) == sign ? 1U : 0U;
    return number;
}

} // namespace

TEST_CASE("the keyboard alone edits a level: place, mirror, undo, redo, try and save", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    const std::string file = home + "/levels/wall.toml";
    {
        GameRun game({}, home);
        openEditor(game);
        game.keyTimes("Up", 3); // The cursor starts in the middle row.
        game.key("x");
        game.key("space").await("drawn bricks 1");
        game.key("Right");
        game.key("b");
        game.keyDown("space"); // While held, the cursor draws a line.
        game.keyTimes("Right", 2);
        game.keyUp("space").await("drawn bricks 4");
        game.key("Tab");
        game.key("m"); // Lower case works for letters without another meaning.
        game.key("space").await("drawn");
        game.key("F2");
        game.keys({"ctrl+z", "ctrl+z", "ctrl+y", "ctrl+y"});
        game.key("F5").await("screen play");
        game.await("CountdownTicked");
        game.key("Escape").await("screen editor");
        game.key("F6").await("screen properties");
        game.keys({"Up", "Down", "Return"}); // To BACK, then up to the medals.
        game.await("screen text");
        game.keyTimes("BackSpace", 8);
        game.keys({"W", "a", "l", "l", "Return"}).await("text Wall");
        game.key("Escape").await("screen editor");
        game.key("ctrl+s").await("saved " + file);
        game.key("Escape").await("screen editor-menu");
        game.keys({"Up", "Return"}); // Nothing is unsaved, so it does not ask.
        game.await("screen title");
    }
    const std::string text = contentsOf(file);
    CHECK_THAT(text, ContainsSubstring("name = \"Wall\"\n"));
    CHECK_THAT(text, ContainsSubstring("# . empty   n normal"));
    const Level level = loadLevel(file);
    CHECK(level.bricks.size() == 8);
    CHECK(count(level, 'x') == 2);
    CHECK(count(level, 'b') == 3);
    CHECK(count(level, 'r') == 3);
    CHECK(level.bricks.back().drop == dropOf('M'));
    CHECK(level.bricks.back().kind == BrickKind::Red);

    // The new level is played from the command line, by its path.
    const Outcome outcome = runToEnd({"--headless", "--watch", "--level", file, "--seed", "7"});
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.errors.empty());
}

TEST_CASE("the mouse alone edits a level, and leaving without saving asks first", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    const std::string file = home + "/levels/my-level.toml";
    {
        GameRun game({}, home);
        game.await("screen title");
        openEditorByMouse(game);
        const Pixel from = pixelOf(2, 1);
        const Pixel to = pixelOf(6, 1);
        drag(game, from, to); // One jump: the cells in between are drawn too.
        game.await("drawn bricks 5");
        game.click(60, 141); // HEXAGONS.
        game.await("tool hexagon");
        drag(game, {640, 400}, {640, 430});
        game.await("drawn bricks 5 hexagons 1");
        game.click(60, 307); // COPY DOWN does not affect the hexagon, which is in the lower half.
        game.click(60, 523); // MENU.
        game.await("screen editor-menu");
        game.chooseByMouse("LEAVE THE EDITOR").await("screen editor-menu");
        game.chooseByMouse("SAVE AND LEAVE").await("saved " + file);
        game.await("screen title");
    }
    const Level level = loadLevel(file);
    CHECK(level.name == "My Level");
    CHECK(level.bricks.size() == 10);
}

TEST_CASE("the mouse alone draws a wall, makes a row move and narrows the goals", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    const std::string file = home + "/levels/my-level.toml";
    {
        GameRun game({}, home);
        game.await("screen title");
        openEditorByMouse(game);
        const Pixel from = pixelOf(5, 6);
        const Pixel to = pixelOf(8, 6);
        drag(game, from, to);
        game.await("drawn bricks 4");
        game.click(60, 168); // WALLS.
        game.await("tool wall");
        for (const Pixel corner : {Pixel{300, 260}, Pixel{420, 260}, Pixel{420, 330}})
            game.click(corner.x, corner.y);
        game.await("corners 3");
        game.click(300, 260); // The first one again.
        game.await("walls 1");
        game.click(60, 195); // MOVING ROWS.
        game.await("tool moving rows");
        game.click(pixelOf(2, 6).x, from.y).await("moving rows 1");
        drag(game, {700, from.y}, {760, from.y}); // The arrow's end, 60 px right of the middle.
        game.await("drawn");
        game.click(60, 469); // PROPERTIES.
        game.await("screen properties");
        game.chooseByMouse("Goal width", -300); // One step less.
        game.await("property");
        game.chooseByMouse("BACK").await("screen editor");
        game.click(60, 496); // SAVE.
        game.await("saved " + file);
    }
    const std::string text = contentsOf(file);
    CHECK_THAT(text, ContainsSubstring("goal = 4"));
    CHECK_THAT(text, ContainsSubstring("corners = [[140, 260], [260, 260], [260, 330]]"));
    const Level level = loadLevel(file);
    CHECK(level.bricks.size() == 4);
    CHECK(level.goalWidth == 4);
    REQUIRE(level.bands.size() == 1);
    CHECK(level.bands[0] == Level::BandPlace{6, 6, 120.0, 40.0});
    const Outcome outcome = runToEnd({"--headless", "--watch", "--level", file, "--seed", "7"});
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.errors.empty());
}

TEST_CASE("an unsaved draft is offered the next time", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string home = folder / "home";
    {
        GameRun game({}, home);
        openEditor(game);
        game.key("space").await("drawn bricks 1");
        game.key("F5"); // Leaving the editor for a match keeps the draft too.
        game.await("CountdownTicked");
    }
    CHECK_THAT(contentsOf(home + "/levels/unsaved.draft"), ContainsSubstring("My Level"));
    GameRun game({}, home);
    openEditor(game); // RESUME is selected.
    game.key("Delete").await("drawn bricks 0");
}
#endif
