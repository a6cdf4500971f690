#include "Allocations.hpp"
#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "sim/Scene.hpp"

#if !defined(ARKANONG_HEAP_IS_WATCHED)

using namespace arkanong::test;

TEST_CASE("a steady step of the world allocates nothing", "[sim]") {
    const int balls = GENERATE(5, 400);
    Level level = levelOf({}, {hexagonAt({300.0, 360.0}, 40.0), hexagonAt({660.0, 330.0}, 48.0)});
    level.hexagons[1].spin = 0.3;
    level.hexagons[0].pathEnd = {400.0, 360.0};
    level.hexagons[0].pathSpeed = 60.0;
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 0, BrickKind::Steel, 1});

    Scene scene = Scene::sandbox(level);
    for (int i = 0; i < balls; ++i)
        scene.world.putBall({40.0 + 21.0 * (i % 40), 500.0 + 19.0 * (i / 40)},
                            {300.0 - 7.0 * (i % 80), -310.0}, Side::Blue);
    scene.move(Side::Blue, 450, -150);
    const auto play = [&scene](int ticks) {
        std::size_t contacts = 0;
        for (int i = 0; i < ticks; ++i) {
            scene.events.clear();
            scene.step();
            contacts += scene.world.collisions().contactCount();
        }
        return contacts;
    };
    play(1200);
    const std::size_t before = heapUse().allocations;
    const std::size_t contacts = play(240);
    const std::size_t asked = heapUse().allocations - before;
    REQUIRE(before > 0); // The counting works.
    CHECK(contacts > 10);
    CHECK(asked == 0);
}

TEST_CASE("a match with every power-up active allocates nothing more", "[sim]") {
    // The bricks in the middle grow back for ever, because those at the ends are enclosed in steel.
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column) {
        const bool end = column == 0 || column == tuning::brickColumns - 1;
        level.bricks.push_back({column, 4, BrickKind::Regrowing, 1});
        if (column % 2 == 0 || end)
            for (const int row : {3, 5})
                level.bricks.push_back({column, row, end ? BrickKind::Steel : BrickKind::Bumper, 1});
    }
    MatchSettings settings;
    settings.suddenDeathAt = settings.suddenDeathEnd = tuning::seconds(3600.0);
    Scene scene = Scene::versus(level, settings);
    std::size_t regrown = 0;
    const auto play = [&](int ticks) {
        int asked = 0;
        for (int i = 0; i < ticks; ++i) {
            scene.events.clear();
            for (const Side side : {Side::Blue, Side::Red}) {
                for (std::size_t kind = 0; scene.world.tick() % 300 == 0 && kind < powerUpCount; ++kind)
                    scene.give(side, static_cast<PowerUp>(kind));
                // No gap stays open for long, so that there is no goal.
                while (scene.world.objects().shieldsOf(side, ShieldRow::Line) < tuning::shieldsOfRow)
                    scene.give(side, PowerUp::ExtraShield);
                const bool serves = scene.world.tick() % 60 == 0;
                scene.command(side).buttons =
                    static_cast<std::uint8_t>(Command::serveHeld | (serves ? Command::servePressed : 0));
                scene.move(side, scene.world.tick() % 200 < 100 ? 300 : -300, 0);
            }
            while (scene.ballCount() > 12) // Shields lose none, so that there would be ever more.
                scene.world.removeAt(scene.ball().position);
            const std::size_t before = heapUse().allocations;
            scene.step();
            asked += static_cast<int>(heapUse().allocations - before);
            regrown += scene.count<BrickRegrown>();
            REQUIRE_FALSE(scene.world.match().over());
        }
        return asked;
    };
    play(4800);
    // No allocation in every step: a list may only reach a new greatest length.
    CHECK(play(2400) <= 2);
    CHECK(regrown > 10);
}

TEST_CASE("the computer player allocates nothing when it thinks", "[sim]") {
    Level level = levelOf({}, {hexagonAt({300.0, 360.0}, 40.0)});
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4, BrickKind::Hard, 3});
    level.dropChance = 1.0;
    Scene scene(level);
    Bot blue(Side::Blue, Difficulty::Master, 1), red(Side::Red, Difficulty::Novice, 1);
    // The list of what a prediction can meet reaches its greatest length with both walls.
    for (const Side side : {Side::Blue, Side::Red})
        scene.give(side, PowerUp::ShieldWall);
    scene.step(60);
    scene.commands = {blue.think(scene.world), red.think(scene.world)};
    std::size_t asked = 0;
    while (!scene.world.match().over()) {
        const std::size_t before = heapUse().allocations;
        scene.commands = {blue.think(scene.world), red.think(scene.world)};
        asked += heapUse().allocations - before;
        scene.events.clear();
        scene.step();
    }
    CHECK(asked == 0);
}

TEST_CASE("a replay's step, of which a ghost is made, allocates no more than its match's", "[sim]") {
    const Replay replay = playedMatch(3000);
    ReplayPoint point(replay);
    ReplayPlayer player(replay);
    World world(replay.level, replay.settings, replay.seed);
    std::vector<Event> events;
    std::vector<Event> replayed;
    std::size_t own = 0;
    std::size_t asked = 0;
    while (const std::optional<Commands> commands = player.next()) {
        events.clear();
        std::size_t before = heapUse().allocations;
        world.step(*commands, events);
        own += heapUse().allocations - before;
        replayed.clear();
        before = heapUse().allocations;
        point.step(replayed);
        asked += heapUse().allocations - before;
    }
    CHECK(own > 0);
    CHECK(asked <= own);
}

#endif
