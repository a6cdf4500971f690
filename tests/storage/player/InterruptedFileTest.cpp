#include "arkanong/storage/player/InterruptedFile.hpp"

#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"

#include <filesystem>

using namespace arkanong;
using namespace arkanong::test;

namespace {

Replay brokenOff() {
    Replay replay = summarised(playedMatch(500), "2026-11-21 10:00:00");
    replay.summary->winner.reset();
    return replay;
}

} // namespace

TEST_CASE("an interrupted match can be loaded again", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "data/interrupted.replay";
    CHECK_FALSE(loadInterrupted(path).value);
    CHECK(loadInterrupted(path).notes.empty());
    const Replay replay = brokenOff();
    saveInterrupted(replay, path);
    const Loaded<std::optional<Replay>> loaded = loadInterrupted(path);
    CHECK(loaded.notes.empty());
    REQUIRE(loaded.value);
    CHECK(loaded.value->hashes == replay.hashes);
    CHECK(loaded.value->summary->place == "1-2");
    removeInterrupted(path);
    removeInterrupted(path); // It has already been removed.
    CHECK_FALSE(loadInterrupted(path).value);
}

TEST_CASE("a file that is broken, of another version or not of a campaign match is quarantined",
          "[storage]") {
    const TempFolder folder;
    std::string bytes = encodeReplay(brokenOff());
    std::string expected;
    SECTION("broken") {
        bytes.resize(bytes.size() - 10);
        expected = "cut short or changed";
    }
    SECTION("of another version") {
        bytes[20] = 99;
        expected = "another version of Arkanong";
    }
    SECTION("no campaign match") {
        Replay replay = brokenOff();
        replay.summary->place = "9-9";
        bytes = encodeReplay(replay);
        expected = "expected a campaign match";
    }
    SECTION("without a summary") {
        bytes = encodeReplay(playedMatch(10));
        expected = "expected a campaign match";
    }
    const std::string path = folder.write("interrupted.replay", bytes);
    const Loaded<std::optional<Replay>> loaded = loadInterrupted(path);
    CHECK_FALSE(loaded.value);
    REQUIRE_FALSE(loaded.notes.empty());
    CHECK_THAT(loaded.notes.front(), ContainsSubstring(expected));
    CHECK_FALSE(std::filesystem::exists(path));
    CHECK(std::filesystem::exists(path + ".broken-1"));
}
