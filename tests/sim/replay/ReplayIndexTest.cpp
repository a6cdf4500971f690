#include "arkanong/sim/replay/ReplayIndex.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

/// World::stateHash() at the start and after each tick.
std::vector<std::uint64_t> hashesAlong(const Replay& replay) {
    ReplayPoint point(replay);
    std::vector<Event> events;
    std::vector<std::uint64_t> hashes{point.world.stateHash()};
    while (point.step(events))
        hashes.push_back(point.world.stateHash());
    return hashes;
}

void walkToEnd(ReplayIndex& replayIndex) {
    while (!replayIndex.done())
        replayIndex.advance(1000);
}

} // namespace

TEST_CASE("any position of a replay is the state of playing up to there, forwards and back", "[sim]") {
    const Replay replay = playedMatch(3000);
    const std::vector<std::uint64_t> hashes = hashesAlong(replay);
    const int last = static_cast<int>(replay.ticks());
    REQUIRE(hashes.size() == replay.ticks() + 1);
    ReplayIndex replayIndex(replay);
    walkToEnd(replayIndex);
    constexpr int step = ReplayIndex::snapshotStep;
    for (const int tick : {last, 0, 1, step - 1, step, step + 1, 2 * step, 1234, 1233, last - 1, 0, last}) {
        CAPTURE(tick);
        const ReplayPoint point = replayIndex.at(tick);
        CHECK(point.world.tick() == tick);
        CHECK(point.world.stateHash() == hashes[static_cast<std::size_t>(tick)]);
        CHECK(point.player.atEnd() == (tick == last));
    }
}

TEST_CASE("a replay continues from any position as from its start", "[sim]") {
    const Replay replay = playedMatch(1500);
    const std::vector<std::uint64_t> hashes = hashesAlong(replay);
    ReplayIndex replayIndex(replay);
    walkToEnd(replayIndex);
    ReplayPoint point = replayIndex.at(700);
    std::vector<Event> events;
    while (point.step(events))
        REQUIRE(point.world.stateHash() == hashes[static_cast<std::size_t>(point.world.tick())]);
    CHECK(point.world.tick() == 1500);
    CHECK_FALSE(point.step(events));
    CHECK(point.world.tick() == 1500);
}

TEST_CASE("an index plays in parts and finds no difference in a correct recording", "[sim]") {
    const Replay replay = playedMatch(1000);
    ReplayIndex replayIndex(replay);
    replayIndex.advance(400);
    CHECK(replayIndex.tick() == 400);
    CHECK_FALSE(replayIndex.done());
    CHECK(replayIndex.at(400).world.tick() == 400);
    replayIndex.advance(1000);
    CHECK(replayIndex.done());
    CHECK(replayIndex.tick() == 1000);
    CHECK(replayIndex.length() == 1000);
    CHECK_FALSE(replayIndex.difference());
}

TEST_CASE("an index continues after the first difference, and keeps it", "[sim]") {
    Replay replay = playedMatch(1000);
    replay.hashes[2] ^= 1U;
    replay.hashes[4] ^= 1U;
    ReplayIndex replayIndex(replay);
    walkToEnd(replayIndex);
    CHECK(replayIndex.difference() == 3U * 120U);
    CHECK(replayIndex.tick() == 1000);
}

TEST_CASE("a replay without a tick is its start and its end", "[sim]") {
    const Replay replay = playedMatch(0);
    ReplayIndex replayIndex(replay);
    replayIndex.advance(1);
    CHECK(replayIndex.done());
    CHECK(replayIndex.length() == 0);
    CHECK(replayIndex.at(0).player.atEnd());
    CHECK_FALSE(replayIndex.difference());
}

TEST_CASE("every goal is a mark, and a combo is one mark however large it gets", "[sim]") {
    const Replay replay = playedMatch(40'000, rowsOfBricks(), 8);
    ReplayPoint point(replay);
    std::vector<Event> events;
    std::vector<std::pair<int, Side>> goals;
    std::vector<int> combos; // The largest value of each.
    while (point.step(events)) {
        for (const Event& event : events) {
            if (const auto* goal = std::get_if<GoalScored>(&event))
                goals.emplace_back(point.world.tick(), goal->by);
            const auto* broken = std::get_if<BrickBroken>(&event);
            if (broken != nullptr && broken->combo == ReplayIndex::largeCombo) combos.push_back(0);
        }
        events.clear();
    }
    ReplayIndex replayIndex(replay);
    walkToEnd(replayIndex);
    const std::vector<ReplayMark>& marks = replayIndex.marks();
    std::vector<std::pair<int, Side>> marked;
    std::size_t comboMarks = 0;
    for (const ReplayMark& mark : marks) {
        if (mark.kind == ReplayMark::Kind::Goal)
            marked.emplace_back(mark.tick, mark.side);
        else
            ++comboMarks;
        if (mark.kind == ReplayMark::Kind::Combo) CHECK(mark.bricks >= ReplayIndex::largeCombo);
    }
    CHECK_FALSE(goals.empty());
    CHECK_FALSE(combos.empty());
    CHECK(marked == goals);
    CHECK(comboMarks == combos.size());
    CHECK(std::is_sorted(marks.begin(), marks.end(),
                         [](const ReplayMark& a, const ReplayMark& b) { return a.tick < b.tick; }));
}

TEST_CASE("in solo every lost life is a mark", "[sim]") {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    settings.lives = 2;
    World world(rowsOfBricks(), settings, 4);
    ReplayRecorder recorder(rowsOfBricks(), settings, 4);
    std::vector<Event> events;
    std::vector<int> lost;
    while (!world.match().over()) {
        events.clear();
        world.step({}, events);
        recorder.record({}, world);
        for (const Event& event : events)
            if (std::holds_alternative<LifeLost>(event)) lost.push_back(world.tick());
    }
    const Replay replay = recorder.finish(world);
    ReplayIndex replayIndex(replay);
    walkToEnd(replayIndex);
    std::vector<int> marked;
    for (const ReplayMark& mark : replayIndex.marks())
        if (mark.kind == ReplayMark::Kind::LifeLost) {
            marked.push_back(mark.tick);
            CHECK(mark.side == Side::Blue);
        }
    CHECK(lost.size() == 2);
    CHECK(marked == lost);
}

TEST_CASE("the snapshots of a long replay stay within their limit", "[sim]") {
    Level level;
    for (int row = 0; row < tuning::brickRows; ++row)
        for (int column = 0; column < tuning::brickColumns; ++column)
            level.bricks.push_back({column, row, BrickKind::Steel, 1});
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    Replay replay;
    replay.level = level;
    replay.settings = settings;
    constexpr std::uint32_t length = 180'000;
    replay.runs = {{Commands{}, length}};
    ReplayIndex replayIndex(replay);
    walkToEnd(replayIndex);
    const std::size_t unthinned = length / ReplayIndex::snapshotStep * level.bricks.size();
    REQUIRE(unthinned > ReplayIndex::objectLimit);
    CHECK(replayIndex.objectCount() <= ReplayIndex::objectLimit);
    CHECK(replayIndex.objectCount() > ReplayIndex::objectLimit / 4);
    for (const int tick : {0, 1, 77'777, 179'999, 180'000})
        CHECK(replayIndex.at(tick).world.tick() == tick);
}

TEST_CASE("an interrupted match replayed up to its last tick continues as if uninterrupted", "[sim]") {
    const Replay whole = playedMatch(4000);
    const Replay part = playedMatch(1777);
    // Both computers only watch the recorded part, then take over.
    ReplayPoint point(part);
    std::array<Bot, 2> bots{
        {{Side::Blue, Difficulty::Hard, 5}, {Side::Red, {Difficulty::Medium, Personality::Hunter}, 5}}};
    std::vector<Event> events;
    ReplayRecorder recorder(part.level, part.settings, part.seed);
    while (!point.player.atEnd()) {
        for (Bot& bot : bots)
            bot.think(point.world);
        ReplayPlayer next = point.player;
        const Commands commands = *next.next();
        point.step(events);
        recorder.record(commands, point.world);
    }
    CHECK(point.world.tick() == 1777);
    CHECK(point.world.stateHash() == part.hashes.back());
    while (point.world.tick() < 4000) {
        const Commands commands{bots[0].think(point.world), bots[1].think(point.world)};
        point.world.step(commands, events);
        recorder.record(commands, point.world);
    }
    CHECK(point.world.stateHash() == whole.hashes.back());
    CHECK(recorder.finish(point.world).hashes == whole.hashes);
}
