#include "Catch.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

MatchSettings inPractice() {
    MatchSettings settings;
    settings.practice = true;
    return settings;
}

Level withBricks(int count) {
    Level level;
    for (int column = 0; column < count; ++column)
        level.bricks.push_back({column, 4});
    return level;
}

Command serve() {
    Command command;
    command.buttons = Command::servePressed;
    command.aimX = 480;
    return command;
}

} // namespace

TEST_CASE("in practice play begins at once and nothing happens by itself", "[sim]") {
    World world(withBricks(GENERATE(0, 2, 10)), inPractice(), 1);
    CHECK(world.match().phase() == Phase::Play);
    std::vector<Event> events;
    for (int tick = 0; tick < tuning::suddenDeathEnd + tuning::seconds(60.0); ++tick)
        world.step({}, events);
    CHECK(events.empty());
    CHECK(world.match().phase() == Phase::Play);
}

TEST_CASE("in practice a side serves one ball at a time, as often as it likes", "[sim]") {
    World world(Level{}, inPractice(), 1);
    std::vector<Event> events;
    int served = 0;
    for (int tick = 0; tick < tuning::seconds(60.0); ++tick) {
        events.clear();
        const std::size_t before = world.objects().ballsOf(Side::Blue);
        world.step({serve(), {}}, events);
        for (const Event& event : events) {
            if (!std::holds_alternative<BallServed>(event)) continue;
            REQUIRE(before == 0);
            ++served;
        }
    }
    CHECK(served > tuning::reserveSize);
    CHECK(world.match().standing(Side::Blue).reserve == tuning::reserveSize);
}

TEST_CASE("in practice shields break and goals count as in every match, and the last goal decides", "[sim]") {
    MatchSettings settings = inPractice();
    settings.goals.fill(2);
    Scene scene(Level{}, settings);
    const Side side = GENERATE(Side::Blue, Side::Red);
    scene.scoreGoal(side);
    CHECK(scene.count<ShieldsRestored>() == 1);
    CHECK(scene.standing(side).goals == 1);
    CHECK_FALSE(scene.world.match().over());
    scene.step();
    CHECK(scene.standingShields(opponent(side)) == tuning::shieldsOfRow);
    scene.scoreGoal(side);
    CHECK(scene.world.match().winner() == side);
}

TEST_CASE("a brick added by editing can hold a power-up", "[sim]") {
    World world(Level{}, inPractice(), 1);
    const PowerUpDrop drop{PowerUp::Wide, false};
    REQUIRE(world.putBrick({480.0, 360.0}, BrickKind::Normal, 1, drop));
    CHECK(world.objects().bricks.front().drop == drop);
    REQUIRE(world.putBrick({100.0, 360.0}, BrickKind::Normal));
    CHECK_FALSE(world.objects().bricks.back().drop);
}
