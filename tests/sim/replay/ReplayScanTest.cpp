#include "arkanong/sim/replay/ReplayScan.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// World::stateHash() after each tick, the beginning first.
std::vector<std::uint64_t> hashesAlong(const Replay& replay) {
    ReplayPoint point(replay);
    std::vector<Event> events;
    std::vector<std::uint64_t> hashes{point.world.stateHash()};
    while (point.step(events))
        hashes.push_back(point.world.stateHash());
    return hashes;
}

void walkToEnd(ReplayScan& scan) {
    while (!scan.done())
        scan.advance(1000);
}

} // namespace

TEST_CASE("any place of a replay is exactly what playing there leads to, forwards and back", "[sim]") {
    const Replay replay = playedMatch(3000);
    const std::vector<std::uint64_t> hashes = hashesAlong(replay);
    const int last = static_cast<int>(replay.ticks());
    REQUIRE(hashes.size() == replay.ticks() + 1);
    ReplayScan scan(replay);
    walkToEnd(scan);
    constexpr int step = ReplayScan::snapshotStep;
    for (const int tick : {last, 0, 1, step - 1, step, step + 1, 2 * step, 1234, 1233, last - 1, 0, last}) {
        CAPTURE(tick);
        const ReplayPoint point = scan.at(tick);
        CHECK(point.world.tick() == tick);
        CHECK(point.world.stateHash() == hashes[static_cast<std::size_t>(tick)]);
        CHECK(point.player.atEnd() == (tick == last));
    }
}

TEST_CASE("a replay goes on from any place as from its beginning", "[sim]") {
    const Replay replay = playedMatch(1500);
    const std::vector<std::uint64_t> hashes = hashesAlong(replay);
    ReplayScan scan(replay);
    walkToEnd(scan);
    ReplayPoint point = scan.at(700);
    std::vector<Event> events;
    while (point.step(events))
        REQUIRE(point.world.stateHash() == hashes[static_cast<std::size_t>(point.world.tick())]);
    CHECK(point.world.tick() == 1500);
    CHECK_FALSE(point.step(events));
    CHECK(point.world.tick() == 1500);
}

TEST_CASE("a scan goes a part at a time and finds no difference in what was recorded", "[sim]") {
    const Replay replay = playedMatch(1000);
    ReplayScan scan(replay);
    scan.advance(400);
    CHECK(scan.tick() == 400);
    CHECK_FALSE(scan.done());
    CHECK(scan.at(400).world.tick() == 400);
    scan.advance(1000);
    CHECK(scan.done());
    CHECK(scan.tick() == 1000);
    CHECK(scan.length() == 1000);
    CHECK_FALSE(scan.difference());
}

TEST_CASE("a scan goes on beyond the first difference, which it keeps", "[sim]") {
    Replay replay = playedMatch(1000);
    replay.hashes[2] ^= 1U;
    replay.hashes[4] ^= 1U;
    ReplayScan scan(replay);
    walkToEnd(scan);
    CHECK(scan.difference() == 3U * 120U);
    CHECK(scan.tick() == 1000);
}

TEST_CASE("a replay without a tick is its beginning and its end", "[sim]") {
    const Replay replay = playedMatch(0);
    ReplayScan scan(replay);
    scan.advance(1);
    CHECK(scan.done());
    CHECK(scan.length() == 0);
    CHECK(scan.at(0).player.atEnd());
    CHECK_FALSE(scan.difference());
}

TEST_CASE("every lost shield is a mark, and a combo one however far it goes", "[sim]") {
    const Replay replay = playedMatch(40'000, rowsOfBricks(), 3);
    ReplayPoint point(replay);
    std::vector<Event> events;
    std::vector<int> lostAt;
    std::vector<int> combos; // The largest of each.
    while (point.step(events)) {
        for (const Event& event : events) {
            if (std::holds_alternative<ShieldLost>(event)) lostAt.push_back(point.world.tick());
            const auto* broken = std::get_if<BrickBroken>(&event);
            if (broken != nullptr && broken->combo == ReplayScan::largeCombo) combos.push_back(0);
        }
        events.clear();
    }
    ReplayScan scan(replay);
    walkToEnd(scan);
    const std::vector<ReplayMark>& marks = scan.marks();
    std::vector<int> marked;
    std::size_t comboMarks = 0;
    for (const ReplayMark& mark : marks) {
        if (mark.kind == ReplayMark::Kind::ShieldLost)
            marked.push_back(mark.tick);
        else
            ++comboMarks;
        if (mark.kind == ReplayMark::Kind::Combo) CHECK(mark.bricks >= ReplayScan::largeCombo);
    }
    CHECK_FALSE(lostAt.empty());
    CHECK_FALSE(combos.empty());
    CHECK(marked == lostAt);
    CHECK(comboMarks == combos.size());
    CHECK(std::is_sorted(marks.begin(), marks.end(),
                         [](const ReplayMark& a, const ReplayMark& b) { return a.tick < b.tick; }));
}

TEST_CASE("the snapshots of a long replay stay within their bounds", "[sim]") {
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
    ReplayScan scan(replay);
    walkToEnd(scan);
    const std::size_t unthinned = length / ReplayScan::snapshotStep * level.bricks.size();
    REQUIRE(unthinned > ReplayScan::objectLimit);
    CHECK(scan.objectCount() <= ReplayScan::objectLimit);
    CHECK(scan.objectCount() > ReplayScan::objectLimit / 4);
    for (const int tick : {0, 1, 77'777, 179'999, 180'000})
        CHECK(scan.at(tick).world.tick() == tick);
}

TEST_CASE("a match relived up to where it was broken off goes on as if it never had been", "[sim]") {
    const Replay whole = playedMatch(4000);
    const Replay part = playedMatch(1777);
    // Both computers only watch what is recorded, then take over.
    ReplayPoint point(part);
    std::array<Bot, 2> bots{
        {{Side::Blue, Strength::Hard, 5}, {Side::Red, {Strength::Medium, Temperament::Hunter}, 5}}};
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
