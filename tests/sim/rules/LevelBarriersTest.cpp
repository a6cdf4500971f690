#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

// What a level can have beside bricks and hexagons: walls, goalposts and rules of its own.

using namespace arkanong::test;

namespace {

Level withGoal(int width) {
    Level level;
    level.goalWidth = width;
    return level;
}

} // namespace

TEST_CASE("a ball bounces off the leaning side of a level's wall", "[sim]") {
    Level level;
    level.walls.push_back({{{380.0, 460.0}, {480.0, 360.0}, {580.0, 460.0}}});
    Scene scene = Scene::versus(level);
    scene.world.putBall({430.0, 330.0}, {0.0, 420.0}, Side::Red);
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BallHitWall>() == 1; }));
    CHECK_THAT(scene.ball().velocity.x, WithinAbs(-420.0, 5.0));
    CHECK_THAT(scene.ball().velocity.y, WithinAbs(0.0, 5.0));
    CHECK_THAT(scene.all<BallHitWall>()[0].normal.x, WithinAbs(-std::sqrt(0.5), 1e-9));
}

TEST_CASE("beside a narrow goal stand posts that no ball breaks", "[sim]") {
    const Side side = eitherSide();
    const Side owner = GENERATE(Side::Blue, Side::Red);
    const int width = GENERATE(2, 4);
    const int place = GENERATE(range(0, tuning::shieldsOfRow));
    const bool post = place < (6 - width) / 2 || place >= (6 + width) / 2;
    Scene scene = Scene::versus(withGoal(width));
    CHECK(scene.world.objects().shieldsOf(side, ShieldRow::Line) == width);
    CHECK(scene.shield(side, place).post == post);
    scene.sendOut(side, owner, Scene::shieldX(place));
    scene.step(30);
    CHECK(scene.count<ShieldBroken>() == (!post && owner != side ? 1U : 0U));
    CHECK(scene.count<BallHitWall>() == (post ? 1U : 0U));
    CHECK(scene.stands(side, place) == (post || owner == side));
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
}

TEST_CASE("posts stand in sudden death, when the shields between them fall", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.suddenDeathAt = 0;
    Scene scene = Scene::versus(withGoal(4), settings);
    scene.step();
    for (int place = 0; place < tuning::shieldsOfRow; ++place)
        CHECK(scene.stands(side, place) == (place == 0 || place == 5));
}

TEST_CASE("solo and the sandbox have no goalposts", "[sim]") {
    MatchSettings settings;
    settings.mode = GENERATE(Mode::Solo, Mode::Sandbox);
    const Scene scene(withGoal(2), settings);
    for (const Shield& shield : scene.world.objects().shields)
        CHECK_FALSE(shield.post);
}

TEST_CASE("the rules of a level hold in each match on it, beside the mutators of the match", "[sim]") {
    Level level;
    level.rules.set(Mutator::GiantBalls, true);
    MatchSettings settings;
    settings.mutators.set(Mutator::FastRally, true);
    const Scene scene(level, settings);
    const MatchSettings& held = scene.world.match().settings();
    CHECK(held.mutators.has(Mutator::GiantBalls));
    CHECK(held.mutators.has(Mutator::FastRally));
    CHECK(held.ballRadius() == tuning::giantBallRadius);
    CHECK(scene.world.match().rallySpeed() == tuning::fastRallySpeed);
    CHECK_FALSE(held.mutators.has(Mutator::MoreBalls));
}

TEST_CASE("walls, bands, goals and rules are part of a level's hash", "[sim]") {
    const Level plain;
    Level walled, banded, narrow = withGoal(4), ruled;
    walled.walls.push_back({{{0.0, 300.0}, {90.0, 360.0}, {0.0, 420.0}}});
    banded.bands.push_back({1, 2, 30.0, 40.0});
    ruled.rules.set(Mutator::MoreBalls, true);
    for (const Level& level : {walled, banded, narrow, ruled}) {
        CHECK(levelHash(level) != levelHash(plain));
        CHECK(level != plain);
    }
}
