#include "arkanong/storage/replay/ReplayFile.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "SmallReplay.hpp"
#include "TempFolder.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/Files.hpp"

using namespace arkanong::test;

TEST_CASE("a replay survives saving and loading", "[storage]") {
    const TempFolder folder;
    const Replay replay = smallReplay();
    saveReplay(replay, folder / "match.replay");
    const Replay read = loadReplay(folder / "match.replay");

    CHECK(read.version == simulationVersion);
    CHECK(read.seed == replay.seed);
    CHECK(levelHash(read.level) == levelHash(replay.level));
    CHECK(read.hashes == replay.hashes);
    REQUIRE(read.runs.size() == replay.runs.size());
    for (std::size_t i = 0; i < read.runs.size(); ++i) {
        CHECK(read.runs[i].commands == replay.runs[i].commands);
        CHECK(read.runs[i].ticks == replay.runs[i].ticks);
    }
    CHECK_FALSE(firstDifference(read));
    CHECK(encodeReplay(read) == encodeReplay(replay));
}

TEST_CASE("a replay file has the same bytes on every system", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    CHECK(bytes.substr(0, 16) == "Arkanong replay\n");
    CHECK(bytes.substr(16, 12) == std::string("\x09\0\0\0", 4) + static_cast<char>(simulationVersion) +
                                      std::string("\0\0\0\x78\0\0\0", 7));
    CHECK(bytes[28] == '\0'); // No summary.
    CHECK(bytes.substr(29, 8) == "\xef\xcd\xab\x89\x67\x45\x23\x01");
    CHECK(bytes.substr(37, 8) == std::string("\0\x03\x04\x07\x88\x13\0\0", 8));
}

TEST_CASE("a replay's summary survives saving and loading", "[storage]") {
    const TempFolder folder;
    Replay replay = summarised(smallReplay(), "2026-11-21 13:40:05");
    replay.summary->before = {{1, 0}, 7000, true, 12345};
    saveReplay(replay, folder / "match.replay");
    const std::string file = folder / "match.replay";
    const ReplayHeader header = decodeReplayHeader(readFile(file, largestReplayFile), file);
    REQUIRE(header.summary);
    CHECK(header.summary->occasion == "CAMPAIGN 1-2");
    CHECK(header.summary->place == "1-2");
    CHECK(header.summary->players == replay.summary->players);
    CHECK(header.summary->scores == replay.summary->scores);
    CHECK(header.summary->goals == replay.summary->goals);
    CHECK(header.summary->winner == Side::Blue);
    CHECK(header.summary->clock == 9000);
    CHECK(header.summary->date == "2026-11-21 13:40:05");
    CHECK(header.summary->before.won == std::array<int, 2>{1, 0});
    CHECK(header.summary->before.ticks == 7000);
    CHECK(header.summary->before.mission);
    CHECK(header.summary->before.score == 12345);
    CHECK(header.settings.goals == replay.settings.goals);
    CHECK(levelHash(header.level) == levelHash(replay.level));
    for (const std::optional<Side> winner : {std::optional<Side>(Side::Red), std::optional<Side>()}) {
        replay.summary->winner = winner;
        CHECK(decodeReplay(encodeReplay(replay), "test.replay").summary->winner == winner);
    }
}

TEST_CASE("a summary out of range is refused", "[storage]") {
    const Replay good = summarised(smallReplay(), "");
    Replay bad = good;
    bad.summary->scores[1] = -1;
    CHECK_THAT(whyRefused(encodeReplay(bad)), ContainsSubstring("expected a score from 0"));
    bad = good;
    bad.summary->goals[0] = GENERATE(-1, tuning::goalLimit + 1);
    CHECK_THAT(whyRefused(encodeReplay(bad)), ContainsSubstring("expected goals from 0"));
    bad = good;
    bad.summary->before.won[1] = 2;
    CHECK_THAT(whyRefused(encodeReplay(bad)), ContainsSubstring("expected rounds won from 0"));
}

TEST_CASE("a truncated replay is refused", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(whyRefused(bytes.substr(0, length)).empty());
    }
    CHECK_FALSE(whyRefused(bytes + '\0').empty());
}

TEST_CASE("a replay with any single byte changed is refused", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (const int change : {1, 0x80, 0xFF}) {
            std::string broken = bytes;
            broken[at] = static_cast<char>(broken[at] ^ change);
            CAPTURE(at, change);
            CHECK_FALSE(whyRefused(broken).empty());
        }
    }
}

TEST_CASE("a changed replay with a valid checksum is refused or can be played", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    int played = 0, differing = 0, refused = 0;
    for (std::size_t at = 0; at + checksumBytes < bytes.size(); ++at) {
        for (const int change : {1, 0x7F, 0x80, 0xFF}) {
            std::string broken = bytes;
            broken[at] = static_cast<char>(broken[at] ^ change);
            try {
                ++(firstDifference(decodeReplay(sealed(broken), "test.replay")) ? differing : played);
            } catch (const DataError&) {
                ++refused;
            }
        }
    }
    for (std::size_t length = checksumBytes; length < bytes.size(); ++length)
        CHECK_FALSE(whyRefused(sealed(bytes.substr(0, length))).empty());
    // Only the level's texts and medals can change unnoticed; a different seed, command or hash fails the
    // comparison.
    CHECK(played > 0);
    CHECK(differing > 100);
    CHECK(refused > 100);
}

TEST_CASE("a length beyond the file's size is refused before memory is allocated", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    for (std::size_t at = 28; at + 4 + checksumBytes < bytes.size(); ++at) {
        std::string broken = bytes;
        broken.replace(at, 4, "\xFF\xFF\xFF\x7F");
        try {
            const Replay replay = decodeReplay(sealed(broken), "test.replay");
            CHECK(replay.ticks() < 1000);
        } catch (const DataError& error) {
            CHECK_THAT(error.what(), ContainsSubstring("test.replay: is broken"));
        }
    }
}

TEST_CASE("other file types and other versions have different errors from broken files", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    const auto changed = [&bytes](std::size_t at) {
        std::string other = bytes;
        other[at] = 100;
        return whyRefused(other);
    };
    CHECK_THAT(whyRefused("PNG or whatever"), ContainsSubstring("test.replay: expected an Arkanong replay"));
    CHECK_THAT(whyRefused(""), ContainsSubstring("expected an Arkanong replay"));
    CHECK_THAT(changed(16), ContainsSubstring("expected replay format 9, found 100"));
    CHECK_THAT(changed(20), ContainsSubstring("expected simulation version " +
                                              std::to_string(simulationVersion) + ", found 100"));
    CHECK_THAT(changed(24), ContainsSubstring("expected ticks per second of 120, found 100"));
    std::string older = bytes;
    for (const char format : {'\1', '\2', '\3', '\4', '\5', '\6', '\7', '\10'}) {
        older[16] = format;
        CHECK_THAT(whyRefused(older), ContainsSubstring("another version of Arkanong wrote this replay"));
        CHECK_THAT(whyRefused(older), ContainsSubstring("expected replay format 9, found"));
    }
    CHECK_THAT(changed(bytes.size() - 20), ContainsSubstring("cut short or changed"));
    CHECK_THROWS_WITH(loadReplay("/no/such.replay"),
                      ContainsSubstring("/no/such.replay: there is no such file"));
}

TEST_CASE("a replay that cannot be written is a DataError", "[storage]") {
    const TempFolder folder;
    CHECK_THROWS_WITH(saveReplay(smallReplay(), folder / "nowhere/match.replay"),
                      ContainsSubstring("there is no folder"));
}

namespace {

/// A replay of `runs` different commands of this number of ticks each, with invented hashes.
Replay longReplay(std::size_t runs, std::uint32_t ticksEach) {
    Replay replay = smallReplay();
    replay.runs.clear();
    for (std::size_t i = 0; i < runs; ++i) {
        Replay::Run run;
        run.commands[0].moveX = static_cast<std::int16_t>(i % 2 == 0 ? 1 : -1);
        run.ticks = ticksEach;
        replay.runs.push_back(run);
    }
    replay.hashes.resize(replay.ticks() / 120 + 1);
    for (std::size_t i = 0; i < replay.hashes.size(); ++i)
        replay.hashes[i] = i;
    replay.summary = ReplaySummary{};
    replay.summary->winner = Side::Blue;
    return replay;
}

} // namespace

TEST_CASE("a replay of more than a day, or of more than fits into a file, keeps its beginning", "[storage]") {
    constexpr std::uint32_t day = 24 * 3600 * 120;
    struct Long {
        std::size_t runs;
        std::uint32_t ticksEach;
    };
    const auto [runs, ticksEach] =
        GENERATE(values<Long>({{2, day / 2 + 100}, {50, 3 * day}, {400'000, 1}, {400'000, 217}}));
    CAPTURE(runs, ticksEach);
    const std::string bytes = encodeReplay(longReplay(runs, ticksEach));
    CHECK(bytes.size() <= largestReplayFile);
    const Replay read = decodeReplay(bytes, "test.replay");
    CHECK(read.ticks() <= day);
    CHECK(read.ticks() % 120 == 0);
    CHECK(read.ticks() >= 20 * 60 * 120U);
    REQUIRE(read.hashes.size() == read.ticks() / 120 + 1);
    CHECK(read.hashes[read.hashes.size() - 2] == read.hashes.size() - 2);
    CHECK(read.hashes.back() == read.hashes.size() - 2);
    CHECK_FALSE(read.summary->winner);
}

TEST_CASE("a replay of exactly a day is kept whole", "[storage]") {
    const Replay whole = longReplay(2, 12 * 3600 * 120);
    const Replay read = decodeReplay(encodeReplay(whole), "test.replay");
    CHECK(read.hashes == whole.hashes);
    CHECK(read.summary->winner == Side::Blue);
}

TEST_CASE("a file that is larger than any replay is not read", "[storage]") {
    const TempFolder folder;
    const std::string path = folder.write("large.replay", std::string(largestReplayFile + 1, 'x'));
    CHECK_THROWS_WITH(loadReplay(path), ContainsSubstring("at most 4194304 bytes"));
}

TEST_CASE("texts that are too long or not printable are written shorter, with question marks, and refused "
          "when read",
          "[storage]") {
    const auto read = [](std::string_view text) {
        ByteWriter out;
        out.count(text.size());
        out.raw(text);
        const std::string file = "test.replay";
        return ByteReader(out.bytes(), file).text();
    };
    CHECK_THROWS_WITH(read(std::string(1025, 'a')), ContainsSubstring("a shorter text"));
    for (const char* const text : {"\xFF", "\x1b[2J", "\u202eset"})
        CHECK_THROWS_WITH(read(text), ContainsSubstring("printable"));
    Replay replay = smallReplay();
    replay.level.world = "\x1b[2J\u202eset\xFF";
    replay.level.opponent->name = std::string(2000, 'a');
    const Level level = decodeReplay(encodeReplay(replay), "test.replay").level;
    CHECK(level.world == "?[2J?set?");
    CHECK(level.opponent->name == std::string(1021, 'a') + "...");
}

TEST_CASE("a summary stores what helped, and is as before where nothing did", "[storage]") {
    Replay replay = smallReplay();
    replay.summary = ReplaySummary{};
    replay.summary->players = {"YOU", "RUSTY"};
    const std::string usual = encodeReplay(replay);
    replay.summary->aids[sideIndex(Side::Red)] = {50, 60, 25, GENERATE(false, true), true};
    const std::string bytes = encodeReplay(replay);
    CHECK(bytes.size() == usual.size() + 8);
    CHECK(decodeReplay(bytes, "test.replay").summary->aids == replay.summary->aids);
    CHECK(decodeReplayHeader(bytes, "test.replay").summary->players[1] == "RUSTY");
    CHECK(decodeReplay(usual, "test.replay").summary->aids == ReplaySummary().aids);
    replay.summary->aids[0].speed = 24;
    CHECK_THAT(whyRefused(encodeReplay(replay)), ContainsSubstring("percent of the game's speed"));
}
