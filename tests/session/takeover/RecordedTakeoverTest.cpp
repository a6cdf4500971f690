#include "Catch.hpp"
#include "TakenOver.hpp"
#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

// Verification of a match that others took over: by the commands of those who played each part of it.

using namespace arkanong::test;

namespace {

constexpr int takenAt = 1500;

/// A campaign match of YOU against Rusty, with its end left out.
Replay played() { return summarised(playedMatch(3000), "2026-11-21 10:00:00"); }

std::optional<ReplayFault> faultIn(const Replay& replay) { return faultOf(replay, firstDifference(replay)); }

/// The same with another command of a side at the tick, and the hashes that follow.
Replay forgedAt(const Replay& replay, int tick, Side side) {
    World world(replay.level, replay.settings, replay.seed);
    ReplayRecorder recorder(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::vector<Event> events;
    while (std::optional<Commands> commands = player.next()) {
        if (world.tick() + 1 == tick) (*commands)[sideIndex(side)].moveX += 31;
        events.clear();
        world.step(*commands, events);
        recorder.record(*commands, world);
    }
    Replay forged = recorder.finish(world);
    forged.summary = replay.summary;
    return forged;
}

} // namespace

TEST_CASE("a match that others took over verifies, with the computers of each part", "[session]") {
    const Replay taken = takenOver(played(), takenAt, 3600);
    REQUIRE(taken.ticks() > takenAt + 600);
    CHECK_FALSE(faultIn(taken));
    CHECK(possibleComputers(taken).size() == 2);
    CHECK(recordedPlayer(taken, Side::Blue, 0) == RecordedPlayer::Person);
    CHECK(recordedPlayer(taken, Side::Blue, 1) == RecordedPlayer::Computer);
    CHECK(possibleComputers(taken)[0][1].front() == BotProfile{Difficulty::Medium, Personality::Hunter});
    CHECK(possibleComputers(taken)[1][1] == std::vector<BotProfile>{newRed});
}

TEST_CASE("the recorded computer's commands are checked up to the takeover", "[session]") {
    const Replay taken = takenOver(played(), takenAt, 3000);
    const auto fault = faultIn(forgedAt(taken, 700, Side::Red));
    REQUIRE(fault);
    CHECK(fault->tick == 700);
    CHECK(fault->why.find("the computer would have") != std::string::npos);
}

TEST_CASE("the new computer's commands are checked from its first one on", "[session]") {
    const Replay taken = takenOver(played(), takenAt, 3000);
    for (const int tick : {takenAt + 1, takenAt + 500}) {
        const auto fault = faultIn(forgedAt(taken, tick, Side::Blue));
        REQUIRE(fault);
        CHECK(fault->tick == static_cast<std::uint32_t>(tick));
    }
}

TEST_CASE("a person's commands are not compared before or after the takeover", "[session]") {
    const Replay taken = takenOver(played(), takenAt, 2400, true);
    CHECK_FALSE(faultIn(taken));
    // Blue's changed command can change Red's answers, so only the last one is changed.
    CHECK_FALSE(faultIn(forgedAt(taken, static_cast<int>(taken.ticks()), Side::Blue)));
}

TEST_CASE("who claims a takeover at another tick, or no takeover, is found out", "[session]") {
    const Replay taken = takenOver(played(), takenAt, 3000);
    Replay claimed = taken;
    SECTION("later") { claimed.summary->takeovers.front().tick += 120; }
    SECTION("earlier") { claimed.summary->takeovers.front().tick -= 120; }
    SECTION("none") { forgetTakeovers(*claimed.summary, 0); }
    SECTION("by another computer") { claimed.summary->computers[0] = newRed; }
    CHECK(faultIn(claimed));
}

TEST_CASE("a match can be taken over again and again, and from its first tick", "[session]") {
    const Replay once = takenOver(played(), takenAt, 3000);
    const Replay twice = takenOver(once, 2000, 3000);
    REQUIRE(twice.summary->takeovers.size() == 2);
    CHECK_FALSE(faultIn(twice));
    const Replay fromStart = takenOver(twice, 0, 1200);
    REQUIRE(fromStart.summary->takeovers.size() == 1);
    CHECK(fromStart.summary->takeovers.front().occasion == "CAMPAIGN 1-2");
    CHECK_FALSE(faultIn(fromStart));
}

TEST_CASE("who takes over before an earlier takeover undoes that", "[session]") {
    const Replay again = takenOver(takenOver(played(), takenAt, 3000), 1000, 2000);
    REQUIRE(again.summary->takeovers.size() == 1);
    CHECK(again.summary->takeovers.front().tick == 1000);
    CHECK(again.summary->takeovers.front().players == std::array<std::string, 2>{"YOU", "RUSTY"});
    CHECK_FALSE(faultIn(again));
}

TEST_CASE("a match that others took over comes back from its file and from its code", "[session]") {
    const Replay taken = takenOver(takenOver(played(), takenAt, 3000), 2000, 3000);
    const std::string bytes = encodeReplay(taken);
    CHECK(encodeReplay(decodeReplay(bytes, "taken.replay")) == bytes);
    const std::string code = replayCode(taken, possibleComputers(taken));
    CHECK(encodeReplay(replayOfCode(code)) == bytes);
    CHECK(replayCode(taken).size() > 2 * code.size()); // The known computers take almost no letters.
}

TEST_CASE("a file whose takeover lies after its last tick is refused", "[session]") {
    Replay taken = takenOver(played(), takenAt, 3000);
    taken.summary->takeovers.front().tick = 3001;
    CHECK_THROWS_WITH(decodeReplay(encodeReplay(taken), "x.replay"), ContainsSubstring("tick of a takeover"));
    taken.summary->takeovers.front().tick = 3000;
    CHECK_NOTHROW(decodeReplay(encodeReplay(taken), "x.replay"));
}

TEST_CASE("takeovers that are not in their order are refused", "[session]") {
    Replay taken = takenOver(takenOver(played(), takenAt, 3000), 2000, 3000);
    taken.summary->takeovers[1].tick = takenAt;
    CHECK_THROWS_WITH(decodeReplay(encodeReplay(taken), "x.replay"), ContainsSubstring("tick of a takeover"));
}
