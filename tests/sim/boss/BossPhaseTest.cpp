#include "BossScene.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "arkanong/sim/tuning/Match.hpp"

using namespace arkanong::test;

namespace {

Boss anyBoss() { return static_cast<Boss>(GENERATE(range(0, static_cast<int>(bossCount)))); }

Level field() {
    Level level = levelOf({}, {hexagonAt({480.0, 360.0}, 40.0)});
    level.hexagons[0].spin = 0.2;
    for (int column = 0; column < tuning::brickColumns; ++column)
        for (const int row : {3, 5})
            level.bricks.push_back({column, row, column % 5 == 2 ? BrickKind::Steel : BrickKind::Normal, 1});
    level.dropChance = 0.2;
    return level;
}

struct Duel {
    World world;
    Bot blue, red;
    std::vector<Event> events;

    Duel(Boss boss, Side side, std::uint64_t seed)
        : world(
              field(),
              [&] {
                  MatchSettings settings = bossSettings(boss, side);
                  settings.practice = false;
                  return settings;
              }(),
              seed),
          blue(Side::Blue, Difficulty::Hard, seed), red(Side::Red, Difficulty::Hard, seed) {}

    Commands step() {
        const Commands commands{blue.think(world), red.think(world)};
        world.step(commands, events);
        return commands;
    }
};

} // namespace

TEST_CASE("each third of the goals that a boss may concede begins a phase", "[sim][boss]") {
    CHECK(bossPhase(0, 3) == 1);
    CHECK(bossPhase(1, 3) == 2);
    CHECK(bossPhase(2, 3) == 3);
    CHECK(bossPhase(3, 3) == 3);
    CHECK(bossPhase(1, 5) == 1);
    CHECK(bossPhase(2, 5) == 2);
    CHECK(bossPhase(3, 5) == 2);
    CHECK(bossPhase(4, 5) == 3);
    CHECK(bossPhase(0, 1) == 1);
    CHECK(bossPhase(1, 2) == 2);
}

TEST_CASE("a goal against a boss begins its next phase, a goal of its own does not", "[sim][boss]") {
    const Boss boss = anyBoss();
    const Side side = eitherSide();
    Scene scene = bossScene(boss, side);
    scene.scoreGoal(side);
    scene.step();
    CHECK(scene.count<BossPhaseBegan>() == 0);
    scene.scoreGoal(opponent(side));
    scene.step();
    REQUIRE(scene.count<BossPhaseBegan>() == 1);
    CHECK(scene.all<BossPhaseBegan>()[0].phase == 2);
    CHECK(scene.all<BossPhaseBegan>()[0].side == side);
    CHECK(scene.all<BossPhaseBegan>()[0].boss == boss);
    CHECK(stateOf(scene, side).phase == 2);
}

TEST_CASE("a boss warns one second before it acts, and acts at intervals", "[sim][boss]") {
    const Side side = eitherSide();
    const Boss boss = GENERATE(Boss::Clockmaker, Boss::Umbra);
    const int interval = actInterval(boss, 1);
    Scene scene = bossScene(boss, side);
    scene.step(interval - tuning::bossWarning - 1);
    CHECK(scene.count<BossWarned>() == 0);
    scene.step();
    CHECK(scene.count<BossWarned>() == 1);
    CHECK(isWarning(*scene.world.boss(side)));
    scene.step(tuning::bossWarning - 1);
    CHECK(scene.count<BossActed>() == 0);
    scene.step();
    CHECK(scene.count<BossActed>() == 1);
    CHECK_FALSE(isWarning(*scene.world.boss(side)));
    scene.step(actLength(boss, 1));
    CHECK(scene.count<BossRested>() == 1);
    scene.step(interval - actLength(boss, 1));
    CHECK(scene.count<BossActed>() == 2);
    CHECK(actInterval(boss, 3) < actInterval(boss, 2));
}

TEST_CASE("no boss acts before the match begins or after its end", "[sim][boss]") {
    const Boss boss = GENERATE(Boss::Foreman, Boss::Clockmaker, Boss::Minotaur, Boss::Umbra);
    const Side side = eitherSide();
    MatchSettings settings = bossSettings(boss, side);
    settings.practice = false;
    settings.goals = {1, 1};
    Scene scene({}, settings);
    scene.step(tuning::countdown - 1);
    CHECK(stateOf(scene, side).untilAct == actInterval(boss, 1));
    scene.step(2);
    scene.scoreGoal(side);
    REQUIRE(scene.world.match().over());
    scene.events.clear();
    scene.step(2 * actInterval(boss, 1));
    CHECK(scene.count<BossActed>() + scene.count<BrickLaid>() + scene.count<BossWarned>() == 0);
}

TEST_CASE("in solo and in the sandbox there is no boss", "[sim][boss]") {
    MatchSettings settings = bossSettings(anyBoss(), eitherSide());
    settings.practice = false;
    settings.mode = GENERATE(Mode::Solo, Mode::Sandbox);
    const Scene scene({}, settings);
    CHECK(scene.world.boss(Side::Blue) == nullptr);
    CHECK(scene.world.boss(Side::Red) == nullptr);
    CHECK(scene.world.objects().drones.empty());
}

TEST_CASE("matches of the computer with a boss break no invariant, and a copy does the same", "[sim][boss]") {
    const Boss boss = anyBoss();
    const Side side = eitherSide();
    CAPTURE(nameOf(boss));
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Duel duel(boss, side, seed);
        for (int tick = 0; tick < tuning::seconds(60.0) && !duel.world.match().over(); ++tick) {
            if (tick == tuning::seconds(20.0)) {
                Duel copy = duel;
                for (int i = 0; i < 600; ++i)
                    copy.step();
                Duel again = duel;
                for (int i = 0; i < 600; ++i)
                    again.step();
                REQUIRE(copy.world.stateHash() == again.world.stateHash());
            }
            duel.step();
            CAPTURE(seed, tick);
            REQUIRE(duel.world.brokenInvariant() == "");
            REQUIRE(duel.world.collisions().parkedBalls() == 0);
        }
    }
}

TEST_CASE("the replay of a match with a boss leads to the same hashes", "[sim][boss]") {
    const Boss boss = anyBoss();
    const Side side = eitherSide();
    Duel duel(boss, side, 5);
    ReplayRecorder recorder(field(), duel.world.match().settings(), 5);
    for (int tick = 0; tick < tuning::seconds(40.0) && !duel.world.match().over(); ++tick) {
        const Commands commands = duel.step();
        recorder.record(commands, duel.world);
    }
    CHECK_FALSE(firstDifference(recorder.finish(duel.world)));
}
