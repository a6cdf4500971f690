#include "arkanong/session/replay/ReplayLink.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

using namespace arkanong::test;

namespace {

/// A match between the computers of playedMatch() that says who they are.
Replay knownMatch(int ticks) {
    Replay replay = playedMatch(ticks);
    ReplaySummary summary;
    summary.occasion = "WATCH";
    summary.players = {"HARD", "MEDIUM HUNTER"};
    replay.summary = summary;
    return replay;
}

} // namespace

TEST_CASE("a match is a link to the game's page, short if its computers are known", "[session]") {
    const Replay replay = knownMatch(1200);
    const std::string link = replayLink(replay);
    CHECK(link.rfind("arkanong.html#replay=R", 0) == 0);
    CHECK(encodeReplay(loadReplay(link)) == encodeReplay(replay));
    Replay unknown = replay;
    unknown.summary.reset();
    CHECK(link.size() * 2 < replayLink(unknown).size());
}

TEST_CASE("a match that is too long for a link says what to do instead", "[session]") {
    Replay replay = knownMatch(240);
    replay.runs.back().ticks = longestCodedMatch + 1;
    CHECK_THROWS_WITH(replayLink(replay),
                      "No link: this match is too long for one; export it and send the file");
    Random random(1);
    World world(rowsOfBricks(), {}, 5);
    ReplayRecorder recorder(rowsOfBricks(), {}, 5);
    std::vector<Event> events;
    for (int tick = 0; tick < 2400; ++tick) { // Noise, which cannot be made shorter.
        Commands commands;
        for (Command& command : commands)
            command.aimX = static_cast<std::int16_t>(random.below(32768)),
            command.aimY = static_cast<std::int16_t>(random.below(32768));
        events.clear();
        world.step(commands, events);
        recorder.record(commands, world);
    }
    CHECK_THROWS_WITH(replayLink(recorder.finish(world)), ContainsSubstring("too long"));
}
