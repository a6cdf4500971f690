#include "arkanong/session/SandboxTools.hpp"

#include "Catch.hpp"
#include "arkanong/screens/match/ToolBar.hpp"

#include <set>

using namespace arkanong;

namespace {

World emptySandbox() {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    return World(Level{}, settings, 1);
}

SandboxTools holding(Tool tool) {
    SandboxTools tools;
    tools.take(tool);
    return tools;
}

} // namespace

TEST_CASE("every kind of brick can be put", "[screens]") {
    World world = emptySandbox();
    SandboxTools tools = holding(Tool::Brick);
    std::set<BrickKind> kinds;
    std::set<std::string> names;
    for (int column = 0; names.insert(tools.variant(Catalogue::english())).second; ++column) {
        REQUIRE(tools.use(world, brickCentre(column, 4)));
        CHECK(world.objects().bricks.back().kind == tools.brickKind());
        CHECK(world.objects().bricks.back().hitsLeft == tools.brickHits());
        kinds.insert(tools.brickKind());
        tools.change(true);
    }
    CHECK(kinds.size() == brickKindCount);
    tools.change(false);
    tools.change(true);
    CHECK(tools.brickKind() == BrickKind::Normal);
}

TEST_CASE("hexagons are put with the chosen size and spin", "[screens]") {
    World world = emptySandbox();
    SandboxTools tools = holding(Tool::Hexagon);
    tools.change(true);
    tools.changeSpin(false);
    REQUIRE(tools.use(world, {300.0, 200.0}));
    CHECK(world.objects().hexagons.at(0).radius == tools.radius());
    CHECK(world.objects().hexagons.at(0).spin == tools.spin());
    CHECK(tools.spin() < 0.0);
    CHECK_FALSE(tools.use(world, {300.0, 700.0}));
}

TEST_CASE("a polygon grows corner by corner and is closed by its first one", "[screens]") {
    World world = emptySandbox();
    SandboxTools tools = holding(Tool::Polygon);
    CHECK_FALSE(tools.use(world, {100.0, 100.0}));
    CHECK_FALSE(tools.use(world, {100.0, 690.0})); // In the paddle's zone: no corner.
    CHECK_FALSE(tools.use(world, {200.0, 100.0}));
    CHECK(tools.corners().size() == 2);
    CHECK_FALSE(tools.use(world, {104.0, 103.0})); // Two corners are no outline yet.
    CHECK_FALSE(tools.use(world, {400.0, 300.0}));
    tools.dropCorner();
    CHECK_FALSE(tools.use(world, {150.0, 200.0}));
    CHECK(tools.use(world, {104.0, 103.0}));
    CHECK(tools.corners().empty());
    REQUIRE(world.objects().polygons.size() == 1);
    CHECK(world.objects().polygons[0].corners.size() == 3);
}

TEST_CASE("another tool in hand drops a polygon that was begun", "[screens]") {
    World world = emptySandbox();
    SandboxTools tools = holding(Tool::Polygon);
    tools.use(world, {100.0, 100.0});
    tools.take(Tool::Remove);
    CHECK(tools.corners().empty());
}

TEST_CASE("without a tool in hand nothing is built, and a tool that removes removes", "[screens]") {
    World world = emptySandbox();
    SandboxTools tools;
    CHECK_FALSE(tools.use(world, brickCentre(3, 3)));
    CHECK(tools.variant(Catalogue::english()).empty());
    holding(Tool::Brick).use(world, brickCentre(3, 3));
    tools.take(Tool::Remove);
    CHECK(tools.use(world, brickCentre(3, 3)));
    CHECK_FALSE(tools.use(world, brickCentre(3, 3)));
}

TEST_CASE("the tool bar finds its actions by key and by position", "[screens]") {
    CHECK(toolActionOf(Action::TakeHexagon) == ToolAction::Hexagon);
    CHECK(toolActionOf(Action::Wireframe) == ToolAction::Wireframe);
    CHECK_FALSE(toolActionOf(Action::MoveLeft));
    CHECK(toolOf(ToolAction::Remove) == Tool::Remove);
    CHECK_FALSE(toolOf(ToolAction::Variant));
    std::set<ToolAction> found;
    for (int y = 0; y < 720; ++y)
        if (const auto action = toolActionAt({60.0, static_cast<double>(y)})) found.insert(*action);
    CHECK(found.size() == toolActionCount);
    CHECK_FALSE(toolActionAt({200.0, 140.0})); // On the field.
    CHECK_FALSE(toolActionAt({60.0, 20.0}));
}
