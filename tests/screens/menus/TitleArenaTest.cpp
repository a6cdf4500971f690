#include "arkanong/screens/menus/TitleArena.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// How far the point is from the convex outline's inside, px; negative within.
double outside(Vec2 point, const std::vector<Vec2>& corners) {
    double most = -1e9;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 edge = corners[(i + 1) % corners.size()] - corners[i];
        most = std::max(most, -cross(edge, point - corners[i]) / length(edge));
    }
    return most;
}

/// The middles of the pixels of the name's tubes, px about its centre.
std::vector<Vec2> tubes() {
    const std::vector<SpriteRecipe> recipes = spriteRecipes();
    const auto recipe = std::find_if(recipes.begin(), recipes.end(),
                                     [](const SpriteRecipe& r) { return r.name == "logo-shine"; });
    REQUIRE(recipe != recipes.end());
    Canvas canvas(recipe->low, recipe->high, 1.0);
    recipe->paint(canvas);
    std::vector<Vec2> found;
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            if (canvas.at(x, y).alpha > 0.02)
                found.push_back({x - canvas.originX() + 0.5, y - canvas.originY() + 0.5});
    return found;
}

constexpr Vec2 centre{660.0, 360.0};
constexpr double scale = 0.58;

Level arena(const std::string& name) { return loadLevel(levelPath(assetsPath("levels"), name)); }

} // namespace

TEST_CASE("the title's walls match its painted letters", "[screens]") {
    const std::vector<Vec2> painted = tubes();
    for (const Vec2 point : painted) {
        double nearest = 1e9;
        for (const Level::WallPlace& letter : titleLetters())
            nearest = std::min(nearest, outside(point, letter.corners));
        CAPTURE(point.x, point.y);
        REQUIRE(nearest <= 0.5);
    }
    for (const Level::WallPlace& letter : titleLetters()) {
        const Box around = boxAround(letter.corners);
        Box ink{{1e9, 1e9}, {-1e9, -1e9}};
        for (const Vec2 point : painted)
            if (outside(point, letter.corners) <= 0.5)
                ink = {{std::min(ink.low.x, point.x), std::min(ink.low.y, point.y)},
                       {std::max(ink.high.x, point.x), std::max(ink.high.y, point.y)}};
        CAPTURE(around.low.x, ink.low.x, ink.low.y, ink.high.x, ink.high.y);
        CHECK(holds(grown(ink, 6.0), around));
    }
}

TEST_CASE("objects that overlap the title are left out of its arena, the others stay", "[screens]") {
    const Level before = arena("beehive");
    const Level after = aroundTitle(before, centre, scale);
    CHECK(after.walls.size() == before.walls.size() + titleLetters().size());
    CHECK(after.hexagons.size() == before.hexagons.size() - 2); // The queen in the middle and a guard.
    CHECK(after.bricks.size() < before.bricks.size());
    CHECK(after.bricks.size() > before.bricks.size() / 2);
    for (std::size_t i = before.walls.size(); i < after.walls.size(); ++i) {
        const Box letter = grown(boxAround(after.walls[i].corners), 2.0 * tuning::ballRadius - 2.0);
        for (const Level::BrickPlace& brick : after.bricks)
            CHECK_FALSE(
                overlap(letter, boxAround(brickCentre(brick.column, brick.row), tuning::brickSize / 2.0)));
    }
}

TEST_CASE("balls bounce off the title's letters, and a match around them ends in every arena", "[screens]") {
    for (const std::string& name : matchLevels(assetsPath("levels"))) {
        CAPTURE(name);
        World world(aroundTitle(arena(name), centre, scale), MatchSettings{}, 7);
        Bot blue(Side::Blue, {Difficulty::Master, Personality::Steady}, 1);
        Bot red(Side::Red, {Difficulty::Master, Personality::Steady}, 2);
        std::vector<Event> events;
        const Box letters = boxAround(centre, scale * Vec2{390.0, 60.0});
        int bounces = 0;
        while (!world.match().over() && world.match().clock() < tuning::seconds(400.0)) {
            events.clear();
            world.step({blue.think(world), red.think(world)}, events);
            bounces += static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) {
                const auto* wall = std::get_if<BallHitWall>(&event);
                return wall && nearestPoint(letters, wall->at) == wall->at;
            }));
        }
        CHECK(world.match().over());
        CHECK(bounces > 0);
    }
}
