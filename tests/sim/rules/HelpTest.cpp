#include "Catch.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

MatchSettings withHelp() {
    MatchSettings settings;
    settings.help = Side::Blue;
    return settings;
}

} // namespace

TEST_CASE("help is a second row of shields for Blue, from the start and without a time limit", "[sim]") {
    CHECK(Scene({}, withHelp()).standingShields(Side::Blue, ShieldRow::Wall) == 6);
    Scene scene = Scene::versus({}, withHelp());
    for (int second = 0; second < 20; ++second) {
        scene.step(tuning::ticksPerSecond);
        scene.clearBalls(); // Before they reach a shield.
    }
    CHECK(scene.standingShields(Side::Blue, ShieldRow::Wall) == 6);
    CHECK(scene.standingShields(Side::Red, ShieldRow::Wall) == 0);
    CHECK(Scene::versus().standingShields(Side::Blue, ShieldRow::Wall) == 0);
    CHECK(Scene::solo({}, withHelp()).standingShields(Side::Blue, ShieldRow::Wall) == 0);
}

TEST_CASE("a broken shield of the help stays broken until a shield wall is caught", "[sim]") {
    Scene scene = Scene::versus({}, withHelp());
    scene.sendOut(Side::Blue, Side::Red);
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<ShieldBroken>() == 1; }));
    CHECK(scene.all<ShieldBroken>()[0].row == ShieldRow::Wall);
    scene.clearBalls();
    scene.step(tuning::seconds(3.0));
    CHECK(scene.standingShields(Side::Blue, ShieldRow::Wall) == 5);
    scene.clearBalls();
    scene.give(Side::Blue, PowerUp::ShieldWall);
    scene.step(2);
    CHECK(scene.standingShields(Side::Blue, ShieldRow::Wall) == 6);
    scene.step(traitsOf(PowerUp::ShieldWall).ticks + 1);
    CHECK(scene.standingShields(Side::Blue, ShieldRow::Wall) > 0);
}

TEST_CASE("sudden death takes the help too", "[sim]") {
    MatchSettings settings = withHelp();
    settings.suddenDeathAt = tuning::seconds(1.0);
    Scene scene = Scene::versus({}, settings);
    scene.step(tuning::seconds(1.5));
    CHECK(scene.standingShields(Side::Blue, ShieldRow::Wall) == 0);
}
