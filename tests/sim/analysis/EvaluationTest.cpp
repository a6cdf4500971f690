#include "arkanong/sim/analysis/Evaluation.hpp"

#include "Catch.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

#include <cmath>

using namespace arkanong::test;

namespace {

constexpr Profiles equals{BotProfile{Difficulty::Medium}, BotProfile{Difficulty::Medium}};

double chanceOf(Side side, const Scene& scene, const Profiles& profiles = equals) {
    const double blue = evaluation(scene.world, profiles);
    return side == Side::Blue ? blue : 1.0 - blue;
}

} // namespace

TEST_CASE("the logistic function is accurate, and ends at 0 and 1", "[sim]") {
    for (double x = -30.0; x <= 30.0; x += 0.37)
        CHECK_THAT(logistic(x), WithinAbs(1.0 / (1.0 + std::exp(-x)), 1e-6));
    CHECK(logistic(0.0) == 0.5);
    CHECK(logistic(-1e9) < 1e-9);
    CHECK(logistic(1e9) > 1.0 - 1e-9);
    CHECK(logistic(1e9) <= 1.0);
}

TEST_CASE("equals have equal chances at the start of a match", "[sim]") {
    CHECK(evaluation(Scene::versus().world, equals) == 0.5);
}

TEST_CASE("the mirror image of a match has the opposite chance", "[sim]") {
    const Profiles profiles{BotProfile{Difficulty::Hard}, BotProfile{Difficulty::Easy, Personality::Hunter}};
    const Profiles exchanged{profiles[1], profiles[0]};
    const auto played = [](Side side) {
        Scene scene = Scene::versus();
        scene.openGap(opponent(side), 1);
        scene.scoreGoal(side);
        scene.openGap(opponent(side), 3);
        scene.give(side, PowerUp::Wide);
        scene.give(opponent(side), PowerUp::ShieldWall);
        for (int i = 0; i < 4; ++i)
            scene.world.putBall({150.0 + 200.0 * i, seenBy(side, 300.0 + 40.0 * i)},
                                turnedFor(side, {80.0, i % 2 == 0 ? -300.0 : 250.0}),
                                i < 3 ? side : opponent(side));
        return scene;
    };
    const double blue = evaluation(played(Side::Blue).world, profiles);
    const double mirrored = evaluation(played(Side::Red).world, exchanged);
    CHECK(blue > 0.6);
    CHECK_THAT(blue + mirrored, WithinAbs(1.0, 1e-9));
}

TEST_CASE("goals, shields, strength and a ball at a gap are worth something", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    SECTION("a goal") { scene.scoreGoal(side); }
    SECTION("a shield") { scene.openGap(opponent(side), 2); }
    SECTION("strength") {
        Profiles stronger = equals;
        stronger[sideIndex(side)].strength = Difficulty::Hard;
        CHECK(chanceOf(side, scene, stronger) > 0.55);
        return;
    }
    SECTION("a ball at a gap") {
        scene.openGap(opponent(side), 0);
        const double before = chanceOf(side, scene);
        scene.sendOut(opponent(side), side, Scene::shieldX(0));
        CHECK(chanceOf(side, scene) > before + 0.05);
        return;
    }
    CHECK(chanceOf(side, scene) > 0.51);
}

TEST_CASE("a match that is over has the chance 0 or 1", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.goals = {1, 1};
    Scene scene = Scene::versus({}, settings);
    scene.scoreGoal(side);
    REQUIRE(scene.world.match().over());
    CHECK(chanceOf(side, scene) == 1.0);
}
