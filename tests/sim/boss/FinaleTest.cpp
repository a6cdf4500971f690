#include "Catch.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

/// Forty bricks, without power-ups.
Level finaleOf() {
    Level level;
    level.rows = tuning::finaleBrickRows;
    for (int row = 0; row < level.rows; ++row)
        for (int column = 0; column < tuning::finaleBrickColumns; ++column)
            level.bricks.push_back({column, row, BrickKind::Normal, 1, std::nullopt, row + 1});
    return level;
}

constexpr std::size_t allNames{tuning::finaleBrickRows * tuning::finaleBrickColumns};

/// A finale between two computers.
struct Celebration {
    World world{finaleOf(), {}, 5};
    std::array<Bot, 2> bots{Bot{Side::Blue, Difficulty::Hard, 5}, Bot{Side::Red, Difficulty::Easy, 6}};
    Events events;

    void step(int ticks = 1) {
        for (int i = 0; i < ticks; ++i)
            world.step({bots[0].think(world), bots[1].think(world)}, events);
    }
    void toEnd() {
        while (!world.match().over())
            step();
    }
};

template <typename Kind>
std::vector<Kind> all(const Events& events) {
    std::vector<Kind> found;
    for (const Event& event : events)
        if (const auto* one = std::get_if<Kind>(&event)) found.push_back(*one);
    return found;
}

} // namespace

TEST_CASE("in the finale the five bosses play Red in turn, a fifth of two minutes each", "[sim][finale]") {
    Scene scene = Scene::versus(finaleOf());
    CHECK(scene.world.match().ticksLeft() == tuning::seconds(120.0));
    for (std::size_t turn = 0; turn < bossCount; ++turn) {
        CAPTURE(turn);
        scene.step(2);
        CHECK(scene.world.boss(Side::Red)->boss == static_cast<Boss>(turn));
        CHECK(scene.world.boss(Side::Red)->phase == 2);
        CHECK(scene.world.boss(Side::Blue) == nullptr);
        scene.events.clear();
        scene.step(tuning::finaleTurn - 3);
        CHECK(scene.world.boss(Side::Red)->boss == static_cast<Boss>(turn));
        scene.step();
    }
}

TEST_CASE("what a boss has added to the field leaves with it", "[sim][finale]") {
    Scene scene = Scene::versus(finaleOf());
    const auto laid = [&] {
        const std::vector<Brick>& bricks = scene.world.objects().bricks;
        return std::count_if(bricks.begin(), bricks.end(), [](const Brick& brick) { return brick.laid; });
    };
    const auto drones = [&](Drone::State state) {
        const std::vector<Drone>& all = scene.world.objects().drones;
        return std::count_if(all.begin(), all.end(),
                             [&](const Drone& drone) { return drone.state == state; });
    };
    scene.stepSoundly(tuning::finaleTurn - 1);
    CHECK(laid() > 3);
    CHECK(drones(Drone::State::Absent) == 2);
    scene.stepSoundly(3);
    CHECK(laid() == 0);
    CHECK(drones(Drone::State::Awake) == 2);
    scene.stepSoundly(tuning::finaleTurn);
    CHECK(drones(Drone::State::Absent) == 2);
}

TEST_CASE("a boss that acts when its turn ends finishes its act first", "[sim][finale]") {
    Scene scene = Scene::versus(finaleOf());
    scene.step(3 * tuning::finaleTurn - 10);
    BossState clockmaker = *scene.world.boss(Side::Red);
    REQUIRE(clockmaker.boss == Boss::Clockmaker);
    clockmaker.actLeft = 60;
    scene.world.putBoss(Side::Red, clockmaker);
    scene.stepSoundly(59);
    CHECK(scene.world.boss(Side::Red)->boss == Boss::Clockmaker);
    scene.stepSoundly(2);
    CHECK(scene.world.boss(Side::Red)->boss == Boss::Minotaur);
    scene.stepSoundly(2 * tuning::finaleTurn - 60);
    CHECK(scene.world.boss(Side::Red)->boss == Boss::Umbra);
}

TEST_CASE("the finale's forty bricks come to stand one after the other, a row in each boss's turn",
          "[sim][finale]") {
    Scene scene{finaleOf()};
    CHECK(scene.brickCount() == 0);
    CHECK(scene.world.objects().breakableBricks() == allNames);
    std::vector<int> clocks; // When each came.
    while (!scene.world.match().over()) {
        const std::size_t before = scene.events.size();
        scene.step();
        for (std::size_t i = before; i < scene.events.size(); ++i) {
            const auto* const came = std::get_if<BrickRegrown>(&scene.events[i]);
            if (came == nullptr) continue;
            const auto number = static_cast<int>(static_cast<std::uint32_t>(came->brick));
            const int due = number / 8 * tuning::finaleTurn + number % 8 * tuning::seconds(2.5);
            CAPTURE(number);
            CHECK(scene.world.match().clock() >= due - 1); // A ball in the way delays the brick.
            CHECK(scene.world.match().clock() < due + tuning::seconds(3.0));
            clocks.push_back(scene.world.match().clock());
        }
    }
    REQUIRE(clocks.size() == allNames);
    CHECK(clocks.front() <= 1);
    const Brick placed = [] {
        Scene other = Scene::versus(finaleOf());
        other.step(2);
        return other.world.objects().bricks.front();
    }();
    CHECK(placed.size == Vec2{119.0, 33.0});
    CHECK(placed.tint == 1);
    CHECK_FALSE(placed.regrown); // It gives points.
}

TEST_CASE("the finale ends after two minutes, however many goals there are, and nobody loses",
          "[sim][finale]") {
    Celebration played;
    played.toEnd();
    const Match& match = played.world.match();
    const auto ended = all<MatchEnded>(played.events);
    REQUIRE(ended.size() == 1);
    CHECK(ended[0].winner == Side::Blue);
    CHECK_FALSE(ended[0].loser);
    const std::vector<GoalScored> goals = all<GoalScored>(played.events);
    CHECK(goals.size() > std::size_t{tuning::goals});
    for (const GoalScored& goal : goals)
        CHECK(goal.needed == tuning::goals);
    CHECK(all<SuddenDeathBegan>(played.events).empty());
    CHECK(all<FieldRising>(played.events).empty());
    if (played.world.objects().breakableBricks() > 0)
        CHECK(match.clock() == tuning::finaleLength);
    else
        CHECK(match.clock() > 4 * tuning::finaleTurn);
}

TEST_CASE("the finale ends early once all forty bricks are broken", "[sim][finale]") {
    Level level = finaleOf();
    level.bricks.resize(1);
    Scene scene = Scene::versus(level);
    scene.step(2);
    REQUIRE(scene.brickCount() == 1);
    scene.world.putBall({65.0, 380.0}, {0.0, -300.0}, Side::Blue);
    scene.step(tuning::seconds(0.6));
    CHECK(scene.world.match().over());
    CHECK(scene.world.match().winner() == Side::Blue);
}

TEST_CASE("a finale in two parts, and a replay of it, give the same state", "[sim][finale]") {
    Celebration whole;
    whole.step(4 * tuning::finaleTurn + 100); // In Minotaur's turn.
    Celebration copy = whole;
    whole.step(tuning::finaleTurn);
    copy.step(tuning::finaleTurn);
    CHECK(copy.world.stateHash() == whole.world.stateHash());
    Celebration again;
    ReplayRecorder recorder(finaleOf(), {}, 5);
    for (int i = 0; i < 5 * tuning::finaleTurn + 100; ++i) {
        const Commands commands{again.bots[0].think(again.world), again.bots[1].think(again.world)};
        again.world.step(commands, again.events);
        recorder.record(commands, again.world);
    }
    CHECK(again.world.stateHash() == whole.world.stateHash());
    CHECK_FALSE(firstDifference(recorder.finish(again.world)));
}

TEST_CASE("on the finale's level only versus matches are finales, and no other level has its rules",
          "[sim][finale]") {
    MatchSettings settings;
    CHECK(onLevel(settings, finaleOf()).finale);
    CHECK_FALSE(onLevel(settings, Level{}).finale);
    settings.mode = Mode::Solo;
    CHECK_FALSE(onLevel(settings, finaleOf()).finale);
    const Scene solo = Scene::solo(finaleOf());
    CHECK(solo.brickCount() == allNames);
}
