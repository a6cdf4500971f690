#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include "Allocations.hpp"
#include "Catch.hpp"
#include "PlayedGauntlet.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/DataError.hpp"
#include "fuzz/SealedReplay.hpp"

#include <functional>

using namespace arkanong::test;

namespace {

const GauntletReplay& brokenOffRun() {
    static const GauntletReplay replay = playedGauntlet(1, 200);
    return replay;
}

/// The error message; empty if the bytes are accepted.
std::string refusal(const std::string& bytes) {
    try {
        decodeGauntlet(bytes, "run.replay");
    } catch (const DataError& error) {
        return error.what();
    }
    return {};
}

std::string refusalOf(const std::function<void(GauntletReplay&)>& change) {
    GauntletReplay replay = brokenOffRun();
    change(replay);
    return refusal(encodeGauntlet(replay));
}

} // namespace

TEST_CASE("a run of the gauntlet survives saving and loading, with all its rounds", "[storage]") {
    const TempFolder folder;
    GauntletReplay saved = GENERATE(playedGauntlet(0), brokenOffRun());
    saved.day = dayNamed("2026-11-22");
    saved.ranked = true;
    saveGauntlet(saved, folder / "run.replay");
    const GauntletReplay loaded = loadGauntlet(folder / "run.replay");
    CHECK(loaded.record == saved.record);
    CHECK(loaded.day == dayNamed("2026-11-22"));
    CHECK(loaded.ranked);
    CHECK(loaded.isWithinRound() == saved.isWithinRound());
    for (std::size_t side = 0; side < 2; ++side) {
        CHECK(loaded.players[side].plays == saved.players[side].plays);
        CHECK(loaded.players[side].name == saved.players[side].name);
        CHECK(loaded.players[side].computer.strength == saved.players[side].computer.strength);
        CHECK(loaded.players[side].computer.personality == saved.players[side].computer.personality);
    }
    REQUIRE(loaded.rounds.size() == saved.rounds.size());
    for (std::size_t round = 0; round < loaded.rounds.size(); ++round)
        CHECK(loaded.rounds[round]->hashes == saved.rounds[round]->hashes);
    CHECK(encodeGauntlet(loaded) == encodeGauntlet(saved));
}

TEST_CASE("a run's file has the same bytes on every system", "[storage]") {
    const std::string bytes = encodeGauntlet(playedGauntlet(0));
    CHECK(isGauntlet(bytes));
    CHECK_FALSE(isGauntlet(encodeReplay(*brokenOffRun().rounds[0])));
    CHECK(bytes.substr(0, 16) == "Arkanong rounds\n");
    CHECK(bytes.substr(16, 12) == std::string("\x02\0\0\0", 4) + static_cast<char>(simulationVersion) +
                                      std::string("\0\0\0\x78\0\0\0", 7));
    CHECK(bytes.substr(28, 12) == std::string("\xf0\xff\xff\xff\xff\xff\xff\xff\x01\0\0\0", 12));
}

TEST_CASE("each field of a run's file that is out of range is refused with what was expected", "[storage]") {
    struct Case {
        std::function<void(GauntletReplay&)> change;
        const char* message;
    };
    const std::vector<Case> cases{
        {[](auto& run) { run.record.settings.levels = 0; }, "expected levels from 1 to 1000, found 0"},
        {[](auto& run) { run.record.settings.levels = 1001; }, "expected levels from 1 to 1000, found 1001"},
        {[](auto& run) { run.record.settings.heat = 11; }, "expected a heat from 0 to 10, found 11"},
        {[](auto& run) { run.record.settings.lastKind = static_cast<CardKind>(3); },
         "expected a kind of cards or none from 0 to 3, found 4"},
        {[](auto& run) { run.record.picks[1] = 3; }, "expected a card's place from 0 to 2, found 3"},
        {[](auto& run) { run.record.results[0].goals[1] = -1; }, "expected a figure of a round from 0"},
        {[](auto& run) { run.record.results[0].score[0] = -5; }, "expected a figure of a round from 0"},
        {[](auto& run) { run.record.results[0].steals[0] = -5; }, "expected a figure of a round from 0"},
        {[](auto& run) { run.record.results[0].ticks = -1; }, "expected ticks of play from 0"},
        {[](auto& run) { run.record.results[0].firstGoals[1] = -5; }, "expected a figure of a round from 0"},
        {[](auto& run) { run.ranked = true; }, "expected the day of a ranked run, found none"},
        {[](auto& run) {
             Replay bare = *run.rounds[1];
             bare.summary.reset();
             run.rounds[1] = std::make_shared<const Replay>(bare);
         },
         "expected a summary of round 2, found none"},
        {[](auto& run) {
             Replay other = *run.rounds[1];
             other.version = 1;
             run.rounds[1] = std::make_shared<const Replay>(other);
         },
         "run.replay, round 2: expected simulation version"},
    };
    for (const Case& bad : cases) {
        const std::string why = refusalOf(bad.change);
        CHECK_THAT(why, ContainsSubstring("run.replay"));
        CHECK_THAT(why, ContainsSubstring(bad.message));
    }
}

TEST_CASE("a strength, personality or winner out of range is refused", "[storage]") {
    const std::string bytes = encodeGauntlet(brokenOffRun());
    const auto refusedWith = [&](std::size_t at, char byte) {
        std::string broken = bytes;
        broken[at] = byte;
        return refusal(test::sealed(broken, gauntletFormat));
    };
    constexpr std::size_t blue = 47;
    const std::size_t strength = blue + 4 + std::string("any-device").size() + 4;
    CHECK_THAT(refusedWith(strength + 1, '\x7F'),
               ContainsSubstring("expected a strength in hundredths from 0"));
    CHECK_THAT(refusedWith(strength + 2, '\x7F'), ContainsSubstring("expected a personality from 0"));
    const std::size_t red = strength + 3;
    const std::size_t picks = red + 4 + 8 + 4 + std::string("The \"Foreman\"").size() + 3;
    const std::size_t results = picks + 4 + brokenOffRun().record.picks.size();
    CHECK_THAT(refusedWith(results + 4, '\3'), ContainsSubstring("expected a winner from 1 to 2, found 3"));
    CHECK_THAT(refusedWith(results + 3, '\x7F'), ContainsSubstring("expected a shorter list"));
}

TEST_CASE("a run with a card that this version does not have is refused", "[storage]") {
    std::string bytes = encodeGauntlet(brokenOffRun());
    constexpr std::size_t cards = 40;
    REQUIRE(bytes.substr(cards, 4) == std::string("\xff\xff\xff\0", 4));
    bytes[cards + 3] = '\1';
    CHECK_THAT(refusal(test::sealed(bytes, gauntletFormat)),
               ContainsSubstring("expected only cards that this version has, found others"));
}

TEST_CASE("a run of a day that the calendar does not have is refused", "[storage]") {
    GauntletReplay replay = brokenOffRun();
    replay.day = dayNamed("2026-11-22");
    std::string bytes = encodeGauntlet(replay);
    bytes.replace(bytes.find("2026-11-22"), 10, "2026-11-31");
    CHECK_THAT(refusal(test::sealed(bytes, gauntletFormat)),
               ContainsSubstring("expected a day such as 2026-11-22 or none, found 2026-11-31"));
}

TEST_CASE("a run's file that was cut short or changed is refused", "[storage]") {
    const std::string bytes = encodeGauntlet(playedGauntlet(0, 130));
    for (std::size_t length = 0; length < bytes.size(); ++length)
        CHECK_FALSE(refusal(bytes.substr(0, length)).empty());
    CHECK_FALSE(refusal(bytes + '\0').empty());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string broken = bytes;
        broken[at] = static_cast<char>(broken[at] ^ 0x41);
        CAPTURE(at);
        CHECK_FALSE(refusal(broken).empty());
    }
    std::string later = bytes;
    later[16] = 3;
    CHECK_THAT(refusal(later), ContainsSubstring("expected run of the gauntlet format 2, found 3: another "
                                                 "version of Arkanong wrote this run of the gauntlet"));
    CHECK_THAT(refusal("PNG"), ContainsSubstring("expected an Arkanong run of the gauntlet"));
}

TEST_CASE("a run that cannot have happened is not loaded", "[storage]") {
    const TempFolder folder;
    GauntletReplay replay = brokenOffRun();
    std::swap(replay.rounds[0], replay.rounds[1]);
    saveGauntlet(replay, folder / "run.replay");
    CHECK_THROWS_WITH(
        loadGauntlet(folder / "run.replay"),
        ContainsSubstring("expected a run that can have happened, but round 1 has another seed"));
}

TEST_CASE("lists show of a run its points, its length and the level of its last round", "[storage]") {
    GauntletReplay run = brokenOffRun();
    const ReplayHeader header = recordedPlayHeader(encodeGauntlet(run), "run.replay");
    CHECK(header.run);
    CHECK(header.level.name == "Row");
    REQUIRE(header.summary);
    CHECK(header.summary->occasion == "1 ROUND");
    CHECK(header.summary->goals == scoreOf(*GauntletRun::replayed(run.record)).points);
    CHECK(header.summary->clock == run.record.results[0].ticks);
    CHECK_FALSE(header.summary->winner);
    run.day = dayNamed("2026-11-22");
    CHECK(headerOf(run).summary->occasion == "1 ROUND, DUEL OF 2026-11-22");
    CHECK_FALSE(recordedPlayHeader(encodeReplay(*run.rounds[0]), "match.replay").run);
    CHECK_THROWS_WITH(recordedPlayHeader(encodeGauntlet(playedGauntlet(0)), "run.replay"),
                      ContainsSubstring("run.replay: expected a run with at least one round, found none"));
    run.record.picks[0] = 2;
    CHECK_THROWS_WITH(recordedPlayHeader(encodeGauntlet(run), "run.replay"),
                      ContainsSubstring("expected a run that can have happened"));
}

TEST_CASE("lists show of a run larger than a match its first round, and read no more of it", "[storage]") {
    const TempFolder folder;
    const GauntletReplay run = brokenOffRun();
    REQUIRE(run.rounds.size() > 1);
    std::string bytes = encodeGauntlet(run);
    bytes.resize(largestGauntletFile);
    const std::string path = folder.write("run.replay", bytes);
#if !defined(ARKANONG_HEAP_IS_WATCHED)
    const std::size_t before = heapUse().bytes;
#endif
    const ReplayHeader header = loadRecordedPlayHeader(path);
#if !defined(ARKANONG_HEAP_IS_WATCHED)
    CHECK(heapUse().bytes - before < 4 * largestReplayFile);
#endif
    CHECK(header.run);
    CHECK(header.level.name == run.rounds[0]->level.name);
    REQUIRE(header.summary);
    CHECK(header.summary->occasion == "1 ROUND");
    CHECK(header.summary->goals == scoreOf(*GauntletRun::replayed(run.record)).points);

    GauntletReplay impossible = run;
    impossible.record.picks.clear();
    bytes = encodeGauntlet(impossible);
    bytes.resize(largestGauntletFile);
    CHECK_THROWS_WITH(loadRecordedPlayHeader(folder.write("run.replay", bytes)),
                      ContainsSubstring("expected a run that can have happened"));
    bytes = encodeGauntlet(playedGauntlet(0));
    bytes.resize(largestReplayFile + 1);
    CHECK_THROWS_WITH(loadRecordedPlayHeader(folder.write("run.replay", bytes)),
                      ContainsSubstring("expected at least one round"));
    bytes[0] = 'B';
    CHECK_THROWS_WITH(loadRecordedPlayHeader(folder.write("run.replay", bytes)),
                      ContainsSubstring("at most 4194304 bytes"));
    saveGauntlet(run, path);
    CHECK(loadRecordedPlayHeader(path).level.name == headerOf(run).level.name);
}

TEST_CASE("a file of recorded play that is larger than a match's is read only if it is a run", "[storage]") {
    const TempFolder folder;
    const std::string large(largestReplayFile + 1, 'x');
    CHECK_THROWS_WITH(readRecordedPlay(folder.write("large.replay", large)),
                      ContainsSubstring("at most 4194304 bytes"));
    const std::string run = encodeGauntlet(brokenOffRun()) + large;
    CHECK(readRecordedPlay(folder.write("run.replay", run)) == run);
}
