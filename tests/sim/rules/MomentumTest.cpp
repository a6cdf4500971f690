#include "arkanong/sim/tuning/Momentum.hpp"

#include "arkanong/sim/boss/Bosses.hpp"
#include "sim/Clocked.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

/// Lets the side's paddle steal this number of balls, and takes them away.
void stealBalls(Scene& scene, Side side, int balls) {
    for (int i = 0; i < balls; ++i) {
        const std::size_t before = scene.count<BallConverted>();
        scene.drop(side, opponent(side));
        REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallConverted>() > before; }));
        scene.clearBalls();
    }
}

/// In play, with full momentum of the side, its paddle in the middle and no ball.
Scene full(Side side, const Level& level = {}, const MatchSettings& settings = {}) {
    Scene scene = Scene::versus(level, settings);
    stealBalls(scene, side, tuning::momentumSteals);
    return scene;
}

void press(Scene& scene, Side side) { scene.serve(side, {480.0, goalLine(opponent(side))}); }

MatchSettings against(Boss boss, Side side) {
    MatchSettings settings;
    settings.bosses[sideIndex(side)] = boss;
    return settings;
}

/// Two hard bricks on the line on which shootThrough() shoots.
Level twoHardBricks() { return levelOf({{7, 8, BrickKind::Hard, 3}, {7, 6, BrickKind::Hard, 3}}); }

void shootThrough(Scene& scene, Side owner) {
    scene.world.putBall(brickCentre(7, 7) - Vec2{0.0, forward(owner) * 100.0},
                        {0.0, forward(owner) * shotSpeed}, owner);
}

} // namespace

TEST_CASE("steals fill a side's momentum, and the last of them tells it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    stealBalls(scene, side, tuning::momentumSteals - 1);
    CHECK(scene.standing(side).momentum == tuning::momentumSteals - 1);
    CHECK(scene.count<MomentumFilled>() == 0);
    stealBalls(scene, side, 3);
    CHECK(scene.standing(side).momentum == tuning::momentumSteals);
    REQUIRE(scene.count<MomentumFilled>() == 1);
    CHECK(scene.all<MomentumFilled>()[0].side == side);
    CHECK(scene.standing(opponent(side)).momentum == 0);
}

TEST_CASE("a steal counts double for a side that is behind", "[sim]") {
    const Side side = eitherSide();
    Clocked clocked = begun();
    clocked.convert(side);
    CHECK(clocked.match.standing(side).momentum == 1);
    clocked.score(opponent(side));
    clocked.convert(side);
    clocked.convert(opponent(side));
    CHECK(clocked.match.standing(side).momentum == 1 + tuning::momentumBehind);
    CHECK(clocked.match.standing(opponent(side)).momentum == 1);
    clocked.score(side);
    clocked.convert(side);
    CHECK(clocked.match.standing(side).momentum == 2 + tuning::momentumBehind);
}

TEST_CASE("a press of serve begins a super of three seconds in place of a serve, and the next one serves",
          "[sim]") {
    const Side side = eitherSide();
    Scene scene = full(side);
    const int reserve = scene.standing(side).reserve;
    press(scene, side);
    REQUIRE(scene.count<SuperBegan>() == 1);
    CHECK(scene.all<SuperBegan>()[0].side == side);
    CHECK(scene.count<BallServed>() == 0);
    CHECK(scene.standing(side).reserve == reserve);
    CHECK(scene.standing(side).momentum == 0);
    press(scene, side);
    CHECK(scene.count<BallServed>() == 1);
    scene.waitWithoutBalls(tuning::superTicks - 3);
    CHECK(scene.count<SuperEnded>() == 0);
    scene.waitWithoutBalls(1);
    REQUIRE(scene.count<SuperEnded>() == 1);
    CHECK(scene.all<SuperEnded>()[0].side == side);
    CHECK(scene.count<SuperBegan>() == 1);
}

TEST_CASE("a press of serve with a held ball releases the ball and keeps the momentum", "[sim]") {
    const Side side = eitherSide();
    Scene scene = full(side);
    scene.give(side, PowerUp::Sticky);
    scene.drop(side, side);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() > 0; }));
    press(scene, side);
    CHECK(scene.count<BallServed>() == 1);
    CHECK(scene.count<SuperBegan>() == 0);
    press(scene, side);
    CHECK(scene.count<SuperBegan>() == 1);
}

TEST_CASE("before the momentum is full a press of serve only serves", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    stealBalls(scene, side, tuning::momentumSteals - 1);
    press(scene, side);
    CHECK(scene.count<BallServed>() == 1);
    CHECK(scene.count<SuperBegan>() == 0);
}

TEST_CASE("during a super all balls of the side go through bricks, afterwards and before none", "[sim]") {
    const Side side = eitherSide();
    Scene scene = full(side, twoHardBricks());
    shootThrough(scene, side);
    scene.step(40);
    REQUIRE(scene.brickCount() == 2);
    scene.clearBalls();
    press(scene, side);
    shootThrough(scene, opponent(side));
    scene.step(30);
    CHECK(scene.brickCount() == 2);
    scene.clearBalls();
    shootThrough(scene, side);
    scene.step(40);
    CHECK(scene.brickCount() == 0);
    CHECK(scene.ball().velocity.x == 0.0);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
}

TEST_CASE("a goal and a lost ball leave the momentum as it is, and a new match begins without any", "[sim]") {
    const Side side = eitherSide();
    Scene scene = full(side);
    scene.scoreGoal(opponent(side));
    CHECK(scene.standing(side).momentum == tuning::momentumSteals);
    scene.scoreGoal(side);
    CHECK(scene.standing(side).momentum == tuning::momentumSteals);
    CHECK(Scene::versus().standing(side).momentum == 0);
}

TEST_CASE("steals during a super do not lead to the next one", "[sim]") {
    const Side side = eitherSide();
    Scene scene = full(side);
    press(scene, side);
    stealBalls(scene, side, 3);
    REQUIRE(scene.standing(side).superLeft > 0);
    CHECK(scene.standing(side).momentum == 0);
    scene.waitWithoutBalls(tuning::superTicks);
    stealBalls(scene, side, 1);
    CHECK(scene.standing(side).momentum == 1);
}

TEST_CASE("lessons, newcomers and matches of one side have no momentum", "[sim]") {
    const int kind = GENERATE(0, 1, 2);
    MatchSettings settings;
    settings.practice = kind == 0;
    if (kind == 1) settings.newcomer = Side::Blue;
    if (kind == 2) settings.mode = Mode::Sandbox;
    Clocked clocked(settings);
    clocked.begin();
    for (int i = 0; i < 2 * tuning::momentumSteals; ++i)
        clocked.convert(Side::Blue);
    CHECK(clocked.match.standing(Side::Blue).conversions == 2 * tuning::momentumSteals);
    CHECK(clocked.match.standing(Side::Blue).momentum == 0);
    CHECK_FALSE(clocked.match.mayBeginSuper(Side::Blue));
}

TEST_CASE("once the match is decided no super begins", "[sim]") {
    const Side side = eitherSide();
    Clocked clocked = begun();
    for (int i = 0; i < tuning::momentumSteals; ++i)
        clocked.convert(side);
    CHECK(clocked.match.mayBeginSuper(side));
    while (!clocked.match.over())
        clocked.score(opponent(side));
    CHECK_FALSE(clocked.match.mayBeginSuper(side));
}

TEST_CASE("momentum and the ticks of a super are part of the state's hash", "[sim]") {
    const auto hashOf = [](const Match& match) {
        Hash hash;
        match.addTo(hash);
        return hash.value();
    };
    Clocked clocked = begun();
    for (int i = 0; i < tuning::momentumSteals; ++i)
        clocked.convert(Side::Red);
    Clocked super = clocked;
    super.match.beginSuper(Side::Red, super.events);
    CHECK(hashOf(super.match) != hashOf(clocked.match));
}

TEST_CASE("the super of a boss is its act, at once, and its balls do not burn", "[sim][boss]") {
    const Side side = eitherSide();
    const Boss boss = GENERATE(Boss::Clockmaker, Boss::Minotaur, Boss::Umbra);
    Scene scene = full(side, {}, against(boss, side));
    BossState state = *scene.world.boss(side);
    state.untilAct = tuning::seconds(8.0);
    scene.world.putBoss(side, state);
    scene.world.putBall({480.0, 360.0}, {0.0, forward(side)}, opponent(side));
    scene.events.clear();
    press(scene, side);
    REQUIRE(scene.count<SuperBegan>() == 1);
    CHECK(scene.count<BossActed>() == 1);
    CHECK_FALSE(scene.world.powers().active(side, PowerUp::Fireball));
}

TEST_CASE("a boss whose act still lasts acts again after it", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = full(side, {}, against(Boss::Clockmaker, side));
    BossState state = *scene.world.boss(side);
    state.untilAct = 1;
    scene.world.putBoss(side, state);
    scene.step();
    REQUIRE(scene.world.boss(side)->rewinding());
    scene.events.clear();
    press(scene, side);
    scene.waitWithoutBalls(actLength(Boss::Clockmaker, 1) - 10);
    CHECK(scene.count<BossActed>() == 0);
    scene.waitWithoutBalls(10);
    CHECK(scene.count<BossRested>() == 1);
    CHECK(scene.count<BossActed>() == 1);
}

TEST_CASE("in his super the Foreman lays four bricks a second", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = full(side, {}, against(Boss::Foreman, side));
    scene.waitWithoutBalls(actInterval(Boss::Foreman, 1) + 1);
    for (const Brick& brick : std::vector<Brick>(scene.world.objects().bricks))
        scene.world.removeAt(brick.centre);
    scene.events.clear();
    press(scene, side);
    scene.waitWithoutBalls(tuning::superTicks - 1);
    CHECK(scene.count<BrickLaid>() >= static_cast<std::size_t>(tuning::superTicks / tuning::foremanRush));
}

TEST_CASE("the Queen's super wakes her drones", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = full(side, {}, against(Boss::Queen, side));
    const auto isAwake = [&] {
        for (const Drone& drone : scene.world.objects().drones)
            if (drone.number == 0) return drone.awake();
        return false;
    };
    for (int i = 0; i < 20 && isAwake(); ++i) {
        for (const Drone& drone : std::vector<Drone>(scene.world.objects().drones))
            if (drone.number == 0)
                scene.world.putBall(drone.position + Vec2{0.0, forward(side) * 56.0},
                                    {0.0, -shotSpeed * forward(side)}, opponent(side));
        scene.step(20);
        scene.clearBalls();
    }
    REQUIRE_FALSE(isAwake());
    scene.events.clear();
    press(scene, side);
    CHECK(isAwake());
    CHECK(scene.count<DroneWoke>() == 1);
}
