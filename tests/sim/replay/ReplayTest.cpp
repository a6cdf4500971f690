#include "arkanong/sim/replay/Replay.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"

#include <algorithm>

using namespace arkanong;

namespace {

Level someLevel() {
    Level level;
    level.name = "Test";
    for (int column = 2; column < 12; ++column)
        level.bricks.push_back({column, 4, BrickKind::Normal, 1});
    return level;
}

/// Random commands that change now and then and serve often.
Commands someCommands(Random& random, const Commands& before) {
    Commands commands = before;
    for (Command& command : commands) {
        command.buttons = random.below(60) == 0 ? Command::servePressed : 0;
        if (random.below(30) != 0) continue;
        command.moveX = static_cast<std::int16_t>(static_cast<int>(random.below(6401)) - 3200);
        command.aimX = static_cast<std::int16_t>(random.below(960));
        command.aimY = 360;
    }
    return commands;
}

struct Recording {
    std::vector<Commands> commands;
    Replay replay;
};

Recording record(int ticks, const MatchSettings& settings = {}) {
    constexpr std::uint64_t seed = 11;
    World world(someLevel(), settings, seed);
    ReplayRecorder recorder(someLevel(), settings, seed);
    Recording recording;
    Random random(5);
    Commands commands;
    std::vector<Event> events;
    for (int tick = 0; tick < ticks; ++tick) {
        commands = someCommands(random, commands);
        world.step(commands, events);
        recorder.record(commands, world);
        recording.commands.push_back(commands);
    }
    recording.replay = recorder.finish(world);
    return recording;
}

} // namespace

TEST_CASE("a replay player returns the recorded commands tick by tick and then nothing", "[sim]") {
    const Recording recording = record(1000);
    CHECK(recording.replay.ticks() == 1000);
    CHECK(recording.replay.runs.size() < 500);
    ReplayPlayer player(recording.replay);
    for (const Commands& commands : recording.commands)
        REQUIRE(player.next() == commands);
    CHECK_FALSE(player.next());
    CHECK_FALSE(player.next());
}

TEST_CASE("a replay holds a hash for each second and one for its end", "[sim]") {
    CHECK(record(0).replay.hashes.size() == 1);
    CHECK(record(119).replay.hashes.size() == 1);
    CHECK(record(120).replay.hashes.size() == 2);
    CHECK(record(250).replay.hashes.size() == 3);
}

TEST_CASE("a replay played again gives the same hashes", "[sim]") {
    MatchSettings settings;
    settings.mode = GENERATE(Mode::Versus, Mode::Sandbox);
    const int ticks = GENERATE(0, 1, 120, 2000);
    CHECK_FALSE(firstDifference(record(ticks, settings).replay));
}

TEST_CASE("a recording may continue after finish()", "[sim]") {
    World world(someLevel(), {}, 3);
    ReplayRecorder recorder(someLevel(), {}, 3);
    std::vector<Event> events;
    world.step({}, events);
    recorder.record({}, world);
    const Replay early = recorder.finish(world);
    for (int tick = 0; tick < 300; ++tick) {
        world.step({}, events);
        recorder.record({}, world);
    }
    CHECK(early.ticks() == 1);
    CHECK_FALSE(firstDifference(early));
    CHECK_FALSE(firstDifference(recorder.finish(world)));
}

TEST_CASE("the first second with a different state is found", "[sim]") {
    const Replay replay = record(2050).replay;
    Replay changed = replay;

    changed.hashes[4] ^= 1U;
    CHECK(firstDifference(changed) == 5U * 120U);

    changed = replay;
    changed.hashes.back() ^= 1U;
    CHECK(firstDifference(changed) == 2050U);

    changed = replay;
    changed.hashes.pop_back();
    CHECK(firstDifference(changed) == 2050U);

    changed = replay;
    ++changed.seed;
    CHECK(firstDifference(changed).has_value());

    changed = replay;
    changed.level.bricks.pop_back();
    CHECK(firstDifference(changed) == 120U);

    changed = replay;
    std::uint32_t tick = 0;
    const auto moved =
        std::find_if(changed.runs.begin(), changed.runs.end(), [&tick](const Replay::Run& run) {
            tick += run.ticks;
            return tick > 900;
        });
    REQUIRE(moved != changed.runs.end());
    Command& command = moved->commands[0];
    command.moveX = static_cast<std::int16_t>(command.moveX > 0 ? -640 : 640);
    const auto difference = firstDifference(changed);
    REQUIRE(difference);
    CHECK(*difference >= 900U);
    CHECK(*difference <= 1200U);
}
