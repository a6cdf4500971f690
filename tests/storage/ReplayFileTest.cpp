#include "arkanong/storage/ReplayFile.hpp"

#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/World.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr std::size_t sealBytes = 8;

/// 130 ticks of a small level, short enough to break in every place.
Replay smallReplay() {
    Level level;
    level.name = "Größe";
    level.bricks = {{0, 0, BrickKind::Normal, 1}, {6, 4, BrickKind::Hard, 3}, {13, 8, BrickKind::Steel, 1}};
    Level::HexagonPlace hexagon;
    hexagon.centre = {200, 300};
    hexagon.pathEnd = {300, 320};
    hexagon.pathSpeed = 50;
    hexagon.spin = -0.1;
    level.hexagons = {hexagon};

    MatchSettings settings;
    settings.shields = {3, 4};
    settings.pointsLimit = 5000;
    const std::uint64_t seed = 0x0123456789abcdefULL;
    World world(level, settings, seed);
    ReplayRecorder recorder(level, settings, seed);
    std::vector<Event> events;
    for (int tick = 0; tick < 130; ++tick) {
        Commands commands;
        commands[0].moveX = static_cast<std::int8_t>(tick < 60 ? -127 : 127);
        commands[1].aimX = static_cast<std::int16_t>(tick < 100 ? -300 : 40);
        commands[1].buttons = tick == 120 ? Command::servePressed : 0;
        world.step(commands, events);
        recorder.record(commands, world);
    }
    return recorder.finish(world);
}

std::string sealed(std::string bytes) {
    bytes.resize(bytes.size() - sealBytes);
    Hash hash;
    for (const char byte : bytes)
        hash.add(std::uint64_t{static_cast<unsigned char>(byte)});
    for (std::size_t i = 0; i < sealBytes; ++i)
        bytes += static_cast<char>(hash.value() >> (8 * i) & 0xFFU);
    return bytes;
}

std::string whyRefused(const std::string& bytes) {
    try {
        decodeReplay(bytes, "test.replay");
    } catch (const DataError& error) {
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("a replay comes back from a file as it was", "[storage]") {
    const TempFolder folder;
    const Replay replay = smallReplay();
    saveReplay(replay, folder / "match.replay");
    const Replay read = loadReplay(folder / "match.replay");

    CHECK(read.version == simulationVersion);
    CHECK(read.seed == replay.seed);
    CHECK(read.settings.mode == replay.settings.mode);
    CHECK(read.settings.shields == std::array<int, 2>{3, 4});
    CHECK(read.settings.pointsLimit == 5000);
    CHECK(read.settings.suddenDeathAt == replay.settings.suddenDeathAt);
    CHECK(read.settings.suddenDeathEnd == replay.settings.suddenDeathEnd);
    CHECK(read.level.name == "Größe");
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

TEST_CASE("a replay's file is the same on every system", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    CHECK(bytes.substr(0, 16) == "Arkanong replay\n");
    CHECK(bytes.substr(16, 12) == std::string("\x02\0\0\0\x02\0\0\0\x78\0\0\0", 12));
    CHECK(bytes.substr(28, 8) == "\xef\xcd\xab\x89\x67\x45\x23\x01");
    CHECK(bytes.substr(36, 7) == std::string("\0\x03\x04\x88\x13\0\0", 7));
}

TEST_CASE("a replay whose settings no match can have is refused", "[storage]") {
    Replay replay = smallReplay();
    const Side side = GENERATE(Side::Blue, Side::Red);
    const auto refusal = [&replay] { return whyRefused(encodeReplay(replay)); };
    REQUIRE(refusal().empty());
    replay.settings.shields[sideIndex(side)] = GENERATE(0, 10, -1);
    CHECK_THAT(refusal(), ContainsSubstring("shields"));
    replay = smallReplay();
    replay.settings.pointsLimit = -1;
    CHECK_THAT(refusal(), ContainsSubstring("a points limit"));
    replay.settings.pointsLimit = 0;
    CHECK(refusal().empty());
    replay.settings.suddenDeathEnd = replay.settings.suddenDeathAt - 1;
    CHECK_THAT(refusal(), ContainsSubstring("sudden death's end"));
}

TEST_CASE("a replay of which anything is missing is refused", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(whyRefused(bytes.substr(0, length)).empty());
    }
    CHECK_FALSE(whyRefused(bytes + '\0').empty());
}

TEST_CASE("a replay of which any one byte was changed is refused", "[storage]") {
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

TEST_CASE("a replay that was changed and sealed again is refused or can be played", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    int played = 0, differing = 0, refused = 0;
    for (std::size_t at = 0; at + sealBytes < bytes.size(); ++at) {
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
    for (std::size_t length = sealBytes; length < bytes.size(); ++length)
        CHECK_FALSE(whyRefused(sealed(bytes.substr(0, length))).empty());
    // The level's name is all that can change unnoticed; another seed, command or hash shows in the
    // comparison.
    CHECK(played > 0);
    CHECK(differing > 100);
    CHECK(refused > 100);
}

TEST_CASE("a length too large for its file is refused before it asks for memory", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    for (std::size_t at = 28; at + 4 + sealBytes < bytes.size(); ++at) {
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

TEST_CASE("a foreign or other version's file is told apart from a broken one", "[storage]") {
    const std::string bytes = encodeReplay(smallReplay());
    const auto changed = [&bytes](std::size_t at) {
        std::string other = bytes;
        other[at] = 9;
        return whyRefused(other);
    };
    CHECK_THAT(whyRefused("PNG or whatever"), ContainsSubstring("test.replay: expected an Arkanong replay"));
    CHECK_THAT(whyRefused(""), ContainsSubstring("expected an Arkanong replay"));
    CHECK_THAT(changed(16), ContainsSubstring("expected replay format 2, found 9"));
    CHECK_THAT(changed(20), ContainsSubstring("expected simulation version 2, found 9"));
    CHECK_THAT(changed(24), ContainsSubstring("expected ticks a second of 120, found 9"));
    CHECK_THAT(changed(bytes.size() - 20), ContainsSubstring("cut short or changed"));
    CHECK_THROWS_WITH(loadReplay("/no/such.replay"),
                      ContainsSubstring("/no/such.replay: there is no such file"));
}

TEST_CASE("a replay that cannot be written is a DataError", "[storage]") {
    const TempFolder folder;
    CHECK_THROWS_WITH(saveReplay(smallReplay(), folder / "nowhere/match.replay"),
                      ContainsSubstring("there is no folder"));
}
