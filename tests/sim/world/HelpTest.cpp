#include "Catch.hpp"
#include "sim/Scene.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr ShieldRow wall = ShieldRow::Wall;

MatchSettings withHelp() {
    MatchSettings settings;
    settings.help = Side::Blue;
    return settings;
}

} // namespace

TEST_CASE("help is a second row of shields for Blue, from the start and without a time limit", "[sim]") {
    CHECK(Scene({}, withHelp()).standingShields(Side::Blue, wall) == 6);
    Scene scene = Scene::versus({}, withHelp());
    for (int second = 0; second < 20; ++second) {
        scene.step(tuning::ticksPerSecond);
        scene.clearBalls(); // Before they reach a shield.
    }
    CHECK(scene.standingShields(Side::Blue, wall) == 6);
    CHECK(scene.standingShields(Side::Red, wall) == 0);
    CHECK(Scene::versus().standingShields(Side::Blue, wall) == 0);
    CHECK(Scene::solo({}, withHelp()).standingShields(Side::Blue, wall) == 0);
}

TEST_CASE("a broken shield of the help stays broken until a shield wall is caught", "[sim]") {
    Scene scene = Scene::versus({}, withHelp());
    scene.sendOut(Side::Blue, Side::Red);
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<ShieldBroken>() == 1; }));
    CHECK(scene.all<ShieldBroken>()[0].row == wall);
    scene.clearBalls();
    scene.step(tuning::seconds(3.0));
    CHECK(scene.standingShields(Side::Blue, wall) == 5);
    scene.clearBalls();
    scene.give(Side::Blue, PowerUp::ShieldWall);
    scene.step(2);
    CHECK(scene.standingShields(Side::Blue, wall) == 6);
    scene.step(traitsOf(PowerUp::ShieldWall).ticks + 1);
    CHECK(scene.standingShields(Side::Blue, wall) > 0);
}

TEST_CASE("sudden death takes the help too", "[sim]") {
    MatchSettings settings = withHelp();
    settings.suddenDeathAt = tuning::seconds(1.0);
    Scene scene = Scene::versus({}, settings);
    scene.step(tuning::seconds(1.5));
    CHECK(scene.standingShields(Side::Blue, wall) == 0);
}
