#include "Catch.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "sim/Clocked.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

const Level fourBricks = levelOf({{3, 4, BrickKind::Normal, 1},
                                  {4, 4, BrickKind::Normal, 1},
                                  {10, 4, BrickKind::Normal, 1},
                                  {11, 4, BrickKind::Normal, 1}});

MatchSettings lives(int number) {
    MatchSettings settings;
    settings.lives = number;
    return settings;
}

/// A ball that will pass the paddle and be lost.
void sendOut(Scene& scene, double x = 100.0) { scene.world.putBall({x, 690.0}, {0.0, 420.0}, Side::Blue); }

Clocked alone(int number) {
    MatchSettings settings = lives(number);
    settings.mode = Mode::Solo;
    return begun(settings);
}

} // namespace

TEST_CASE("in solo there is no Red, and the top is a wall", "[sim]") {
    Scene scene = Scene::solo(fourBricks);
    CHECK(scene.world.objects().paddle(Side::Red) == nullptr);
    scene.world.putBall({480.0, 100.0}, {0.0, -420.0}, Side::Blue);
    scene.step(60);
    CHECK(scene.count<BallHitWall>() == 1);
    CHECK(scene.ballCount() == 1);
    CHECK(scene.ball().velocity.y > 0.0);
    CHECK(isOpen(Mode::Solo, Side::Blue));
    CHECK_FALSE(isOpen(Mode::Solo, Side::Red));
}

TEST_CASE("in solo a ball is served only while none is in play or held", "[sim]") {
    Scene scene = Scene::solo(fourBricks);
    scene.serve(Side::Blue, {480.0, 0.0});
    CHECK(scene.ballCount() == 1);
    scene.step(tuning::serveCooldown);
    scene.serve(Side::Blue, {480.0, 0.0});
    CHECK(scene.ballCount() == 1);
    CHECK(scene.count<BallServed>() == 1);
    CHECK_FALSE(scene.world.match().mayServe(Side::Blue, 1));
    CHECK(scene.world.match().mayServe(Side::Blue, 0));
}

TEST_CASE("in solo a life is lost with the last ball, not with one of several", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(3));
    sendOut(scene);
    scene.world.putBall({480.0, 300.0}, {100.0, -400.0}, Side::Blue);
    scene.step(30);
    CHECK(scene.count<BallLost>() == 1);
    CHECK(scene.count<LifeLost>() == 0);
    REQUIRE(scene.stepUntil(2000, [&] {
        scene.move(Side::Blue, 640, 0); // The paddle must not touch the ball.
        return scene.ballCount() == 0;
    }));
    CHECK(scene.count<LifeLost>() == 1);
    CHECK(scene.standing(Side::Blue).lives == 2);
    CHECK(scene.all<LifeLost>()[0].at == scene.all<BallLost>().back().at);
}

TEST_CASE("in solo two balls lost in the same tick cost one life", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(3));
    sendOut(scene, 100.0);
    sendOut(scene, 860.0);
    scene.step(30);
    CHECK(scene.count<BallLost>() == 2);
    CHECK(scene.count<LifeLost>() == 1);
}

TEST_CASE("in solo a held ball keeps the life", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(3));
    scene.give(Side::Blue, PowerUp::Sticky);
    scene.world.putBall({480.0, 600.0}, {0.0, 420.0}, Side::Blue);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() > 0; }));
    sendOut(scene);
    scene.step(20);
    CHECK(scene.count<BallLost>() == 1);
    CHECK(scene.count<LifeLost>() == 0);
}

TEST_CASE("in solo a split ball is as good as any", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(3));
    scene.world.putBall({480.0, 400.0}, {0.0, -300.0}, Side::Blue);
    scene.give(Side::Blue, PowerUp::Multiball);
    CHECK(scene.ballCount() == 3);
    sendOut(scene);
    scene.step(20);
    CHECK(scene.count<LifeLost>() == 0);
}

TEST_CASE("in solo the match is won when nothing is left to break", "[sim]") {
    Scene scene = Scene::solo(levelOf({{7, 4, BrickKind::Normal, 1}, {3, 3, BrickKind::Steel, 1}}));
    scene.shoot(Side::Blue, brickCentre(7, 4));
    REQUIRE(scene.stepUntil(30, [&] { return scene.world.match().over(); }));
    CHECK(scene.world.match().winner() == Side::Blue);
    CHECK(scene.standing(Side::Blue).score == scene.all<BrickBroken>()[0].points);
    CHECK(scene.count<FieldRising>() == 0);
}

TEST_CASE("in solo the match is lost without lives", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(2));
    for (int life = 2; life > 0; --life) {
        CHECK_FALSE(scene.world.match().over());
        sendOut(scene);
        scene.step(30);
    }
    CHECK(scene.world.match().winner() == Side::Red);
    CHECK(scene.count<LifeLost>() == 2);
    CHECK(scene.count<MatchEnded>() == 1);
}

TEST_CASE("in solo clearing the field with the last ball's last touch wins", "[sim]") {
    Clocked clocked = alone(1);
    clocked.tick(1, 1, 1);
    clocked.cross(Side::Blue, Side::Blue);
    clocked.tick(1, 0, 0);
    CHECK(clocked.match.winner() == Side::Blue);
}

TEST_CASE("in solo there is no time limit, no points limit and no sudden death", "[sim]") {
    Clocked clocked = alone(5);
    clocked.tick(2 * tuning::suddenDeathEnd, 10, 1);
    CHECK(clocked.match.phase() == Phase::Play);
    CHECK(clocked.match.ticksLeft() == 0);
    CHECK_FALSE(clocked.match.shieldsHold());
    CHECK(clocked.match.rallySpeed() == tuning::rallySpeed);
    CHECK(clocked.count<SuddenDeathBegan>() == 0);

    MatchSettings settings;
    settings.mode = Mode::Solo;
    settings.pointsLimit = 10;
    Clocked limited = begun(settings);
    limited.breakBrick(Side::Blue, 3);
    CHECK_FALSE(limited.match.over());
}

TEST_CASE("in solo the rally speed grows with the paddle's touches until a life is lost", "[sim]") {
    Clocked clocked = alone(3);
    clocked.match.paddleTouched(Side::Blue);
    CHECK(clocked.match.rallySpeed() > tuning::rallySpeed);
    clocked.cross(Side::Blue, Side::Blue);
    clocked.tick(1, 10, 0);
    CHECK(clocked.match.rallySpeed() == tuning::rallySpeed);
}

TEST_CASE("in solo Blue breaks bricks of both colours, and clears a field of Red's", "[sim]") {
    const BrickKind kind = GENERATE(BrickKind::Blue, BrickKind::Red);
    Scene scene = Scene::solo(levelOf({{7, 4, kind, 1}}));
    scene.shoot(Side::Blue, brickCentre(7, 4));
    scene.step(30);
    CHECK(scene.world.match().winner() == Side::Blue);
}

TEST_CASE("in solo slow affects own balls, since each of them can be lost", "[sim]") {
    Scene scene = Scene::solo(fourBricks);
    scene.give(Side::Blue, PowerUp::Slow);
    scene.world.putBall({200.0, 640.0}, {-300.0, -90.0}, Side::Blue);
    scene.step(40);
    CHECK(length(scene.ball().velocity) < 0.75 * tuning::rallySpeed);
}

TEST_CASE("in solo a brick with a power-up against the opponent gives another one", "[sim]") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        std::vector<Level::BrickPlace> places{{7, 4, BrickKind::Normal, 1}, {0, 0, BrickKind::Normal, 1}};
        places[0].drop = PowerUpDrop{PowerUp::Freeze, false};
        MatchSettings settings;
        settings.mode = Mode::Solo;
        Scene scene(levelOf(places), settings, seed);
        scene.begin();
        scene.shoot(Side::Blue, brickCentre(7, 4));
        scene.step(30);
        REQUIRE(scene.count<CapsuleReleased>() == 1);
        const PowerUpDrop drop = scene.all<CapsuleReleased>()[0].drop;
        CHECK((drop.bad || !traitsOf(drop.kind).hinders));
    }
}

TEST_CASE("in solo an extra shield is a life, up to nine", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(2));
    for (int left = 3; left <= tuning::lifeLimit; ++left) {
        scene.give(Side::Blue, PowerUp::ExtraShield);
        CHECK(scene.standing(Side::Blue).lives == left);
        CHECK(scene.all<LifeGained>().back().left == left);
    }
    scene.give(Side::Blue, PowerUp::ExtraShield);
    CHECK(scene.standing(Side::Blue).lives == tuning::lifeLimit);
    CHECK(scene.count<LifeGained>() == tuning::lifeLimit - 2);
    CHECK(scene.standing(Side::Blue).score == 0);
    CHECK(scene.count<ShieldRepaired>() == 0);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("in solo no shields stand but those of a shield wall, and every ball breaks them", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(2));
    CHECK(scene.standingShields(Side::Blue) == 0);
    scene.give(Side::Blue, PowerUp::ShieldWall);
    scene.step();
    CHECK(scene.standingShields(Side::Blue) == 0);
    CHECK(scene.standingShields(Side::Blue, ShieldRow::Wall) == tuning::shieldsOfRow);
    sendOut(scene);
    scene.step(30);
    REQUIRE(scene.count<ShieldBroken>() == 1);
    CHECK(scene.all<ShieldBroken>()[0].row == ShieldRow::Wall);
    CHECK(scene.all<ShieldBroken>()[0].place == 0);
    CHECK(scene.all<ShieldBroken>()[0].left == tuning::shieldsOfRow - 1);
    CHECK(scene.count<BallLost>() == 0);
    CHECK(scene.ball().velocity.y < 0.0);
    CHECK(scene.standing(Side::Blue).score == 0);
    CHECK(scene.standing(Side::Blue).shieldsBroken == 0);
    sendOut(scene);
    scene.step(30);
    CHECK(scene.count<BallLost>() == 1);
    CHECK(scene.count<ShieldBroken>() == 1);
}

TEST_CASE("in solo no side scores goals", "[sim]") {
    Scene scene = Scene::solo(fourBricks, lives(3));
    scene.world.putBall({100.0, 690.0}, {0.0, 420.0}, Side::Red);
    sendOut(scene, 300.0);
    scene.step(30);
    CHECK(scene.count<BallLost>() == 2);
    CHECK(scene.count<GoalScored>() == 0);
    CHECK(scene.count<ShieldsRestored>() == 0);
    CHECK(scene.standing(Side::Red).goals == 0);
    CHECK(scene.count<LifeLost>() == 1);
}

TEST_CASE("in solo the match serves when the player does not", "[sim]") {
    Scene scene = Scene::solo(fourBricks);
    scene.step(tuning::idleServe);
    CHECK(scene.count<BallServed>() == 1);
    CHECK(scene.ball().owner == Side::Blue);
}

TEST_CASE("a solo level without breakable bricks is won by lasting until the match would end", "[sim]") {
    MatchSettings settings = lives(3);
    settings.suddenDeathAt = tuning::seconds(1.0);
    settings.suddenDeathEnd = tuning::seconds(2.0);
    Scene scene = Scene::solo(levelOf({{3, 4, BrickKind::Steel, 1}}), settings);
    scene.step(tuning::seconds(2.0) - 1);
    CHECK_FALSE(scene.world.match().over());
    scene.step(2);
    CHECK(scene.world.match().over());
    CHECK(scene.world.match().winner() == Side::Blue);
}
