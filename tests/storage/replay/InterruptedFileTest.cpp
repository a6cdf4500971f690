#include "arkanong/storage/replay/InterruptedFile.hpp"

#include "Catch.hpp"
#include "PlayedGauntlet.hpp"
#include "TempFolder.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <filesystem>
#include <memory>

using namespace arkanong::test;

namespace {

Replay brokenOff(int ticks = 500) {
    Replay replay = summarised(playedMatch(ticks), "2026-11-21 10:00:00");
    replay.summary->winner.reset();
    return replay;
}

/// Checks that a slot with this file in it is empty, tells what is wrong with it, and sets it aside.
template <typename Slot>
void checkQuarantined(const std::string& name, const std::string& bytes, const std::string& wrong) {
    const TempFolder folder;
    std::filesystem::create_directories(folder / "1");
    const std::string path = folder.write("1/" + name, bytes);
    Slot place(folder.path());
    const auto loaded = place.take();
    CHECK_FALSE(loaded.value);
    REQUIRE_FALSE(loaded.notes.empty());
    CHECK_THAT(loaded.notes.front(), ContainsSubstring(wrong));
    CHECK_FALSE(std::filesystem::exists(path));
    CHECK(std::filesystem::exists(path + ".broken-1"));
}

/// The ways in which the file of any match or run can be damaged, and what is then said.
void damage(std::string& bytes, std::string& expected) {
    SECTION("broken") {
        bytes.resize(bytes.size() - 10);
        expected = "cut short or changed";
    }
    SECTION("of another version") {
        bytes[20] = 99;
        expected = "another version of Arkanong";
    }
}

} // namespace

TEST_CASE("an interrupted match can be loaded again", "[storage]") {
    const TempFolder folder;
    const Replay replay = brokenOff();
    {
        InterruptedMatchSlot place(folder / "data/interrupted");
        CHECK_FALSE(place.take().value);
        place.drop(); // No file exists.
        place.keep(brokenOff(400));
        place.keep(replay);
    }
    InterruptedMatchSlot place(folder / "data/interrupted");
    const Loaded<std::optional<Replay>> loaded = place.take();
    CHECK(loaded.notes.empty());
    REQUIRE(loaded.value);
    CHECK(loaded.value->hashes == replay.hashes);
    CHECK(loaded.value->summary->place == "1-2");
    place.drop();
    place.drop(); // It has already been deleted.
    CHECK_FALSE(place.take().value);
}

TEST_CASE("a match that a running game has is neither continued nor overwritten by another", "[storage]") {
    const TempFolder folder;
    const auto left = [&folder] { return std::make_unique<InterruptedMatchSlot>(folder.path()); };
    auto first = left();
    auto second = left();
    CHECK_FALSE(first->take().value);
    CHECK_FALSE(second->take().value);
    first->keep(brokenOff(300)); // It is paused, say.
    second->keep(brokenOff(400));
    CHECK_FALSE(left()->take().value);
    first->keep(brokenOff(500));
    first.reset(); // The program ends.
    auto third = left();
    CHECK(third->take().value->ticks() == 500);
    CHECK_FALSE(left()->take().value);
    second.reset();
    CHECK(left()->take().value->ticks() == 400);
    third->drop();
    third.reset();
    auto last = left();
    CHECK(last->take().value->ticks() == 400); // Also that of a game that was behind another.
    last->drop();
    last.reset();
    CHECK_FALSE(left()->take().value);
}

TEST_CASE("a file that is broken, of another version or of no campaign match is quarantined", "[storage]") {
    std::string bytes = encodeReplay(brokenOff());
    std::string expected;
    damage(bytes, expected);
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
    checkQuarantined<InterruptedMatchSlot>("match.replay", bytes, expected);
}

TEST_CASE("a run that was broken off can be loaded again, until it is dropped", "[storage]") {
    const TempFolder folder;
    const GauntletReplay run = playedGauntlet(1, 200);
    CHECK_FALSE(InterruptedRunSlot(folder / "gauntlet").take().value);
    InterruptedRunSlot(folder / "gauntlet").keep(run);
    {
        InterruptedRunSlot place(folder / "gauntlet");
        const auto loaded = place.take();
        CHECK(loaded.notes.empty());
        REQUIRE(loaded.value);
        CHECK(encodeGauntlet(*loaded.value) == encodeGauntlet(run));
        CHECK_FALSE(InterruptedRunSlot(folder / "gauntlet").take().value); // Another game has it.
    }
    InterruptedRunSlot place(folder / "gauntlet");
    CHECK(place.take().value);
    place.drop();
    CHECK_FALSE(InterruptedRunSlot(folder / "gauntlet").take().value);
}

TEST_CASE("a run that is broken, of another version, impossible or over is quarantined", "[storage]") {
    std::string bytes = encodeGauntlet(playedGauntlet(0, 130));
    std::string expected;
    damage(bytes, expected);
    SECTION("impossible") {
        GauntletReplay run = playedGauntlet(0, 130);
        run.record.settings.seed = 1;
        bytes = encodeGauntlet(run);
        expected = "expected a run that can have happened, but round 1 has another seed";
    }
    SECTION("over") {
        bytes = encodeGauntlet(playedGauntlet(gauntlet::rounds));
        expected = "expected a run that can be resumed, found one that is over";
    }
    checkQuarantined<InterruptedRunSlot>("run.replay", bytes, expected);
}
