#if defined(__linux__)
#include "Catch.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "e2e/GameRun.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>

using namespace arkanong::test;

// What signals leave behind: one of them, or the several that a closing terminal sends.

namespace {

/// Signals that are sent with this gap between them, ms.
struct Burst {
    std::vector<int> signals;
    int gap;
};

std::string textOf(const Burst& burst) {
    std::string text;
    for (const int number : burst.signals)
        text += std::to_string(number) + ' ';
    return text + "every " + std::to_string(burst.gap) + " ms";
}

/// Two and three signals of each kind and of several kinds, with each of these gaps.
std::vector<Burst> burstsWith(const std::vector<int>& gaps) {
    std::vector<Burst> bursts;
    for (const std::vector<int>& kinds : {std::vector<int>{SIGHUP, SIGHUP, SIGHUP},
                                          {SIGINT, SIGINT, SIGINT},
                                          {SIGTERM, SIGTERM, SIGTERM},
                                          {SIGHUP, SIGTERM, SIGINT}})
        for (const std::size_t count : {std::size_t{2}, std::size_t{3}})
            for (const int gap : gaps)
                bursts.push_back({{kinds.begin(), kinds.begin() + static_cast<long>(count)}, gap});
    return bursts;
}

/// The arguments of a program without a window that would work for hours.
std::vector<std::string> endlessMatch(const std::string& record) {
    return {"--headless", "--mode", "sandbox", "--ticks", "1000000000", "--record", record};
}

} // namespace

TEST_CASE("a signal ends a match as the player would: recorded, with settings kept", "[.][display][e2e]") {
    // Each kind of signal and number of signals with one of the gaps.
    std::vector<Burst> bursts{{{SIGTERM}, 0}, {{SIGINT}, 0}, {{SIGHUP}, 0}};
    const std::vector<Burst> all = burstsWith({0, 2, 20, 100});
    for (std::size_t i = 0; i < 8; ++i)
        bursts.push_back(all[4 * i + (i + i / 4) % 4]);
    const Burst burst = GENERATE_COPY(from_range(bursts));
    CAPTURE(textOf(burst));
    const TempFolder folder;
    const std::string record = folder / "match.replay";
    GameRun game({"--mode", "versus", "--level", rowOfBricks(folder), "--record", record}, folder / "home");
    game.resize(1000, 600).await("window 1000x600");
    game.awaitReports(3);
    game.signals(burst.signals, std::chrono::milliseconds(burst.gap));
    CHECK(game.exitCode() == 0);
    CHECK(game.errors().empty());
    REQUIRE(std::filesystem::exists(record));
    CHECK_FALSE(firstDifference(loadReplay(record)));
    CHECK(loadSettings(folder / "home/config.toml").value.windowWidth == 1000);
}

TEST_CASE("a match without a window is recorded as far as played when signals end it", "[.][display][e2e]") {
    std::vector<Burst> bursts = burstsWith({0, 2, 20, 100});
    bursts.push_back({{SIGTERM}, 0});
    const TempFolder folder;
    const std::string record = folder / "match.replay";
    for (const Burst& burst : bursts) {
        CAPTURE(textOf(burst));
        std::filesystem::remove(record);
        Process game(endlessMatch(record), {}, {folder / "output", folder / "errors"});
        game.signals(burst.signals, std::chrono::milliseconds(burst.gap));
        const int exitCode = game.exitCode(); // Of signals sent at the same time any can come first.
        CHECK(std::count(burst.signals.begin(), burst.signals.end(), exitCode - 128) > 0);
        CHECK_THAT(contentsOf(folder / "output"), ContainsSubstring("undecided"));
        REQUIRE(std::filesystem::exists(record));
        CHECK_NOTHROW(loadReplay(record));
    }
}

TEST_CASE("long work without a window ends by a signal, with 128 plus it as exit code", "[.][display][e2e]") {
    const int number = GENERATE(SIGINT, SIGTERM);
    // None of these ends by itself within hours.
    using Words = std::vector<std::string>;
    const Words work =
        GENERATE(Words{"--tournament", "--matches", "10000"}, Words{"--tournament", "personalities"},
                 Words{"--watch", "--matches", "1000000"}, Words{"--gauntlet", "--matches", "10000"});
    CAPTURE(number, work);
    const TempFolder folder;
    std::vector<std::string> arguments{"--headless"};
    arguments.insert(arguments.end(), work.begin(), work.end());
    Process program(arguments, {}, {folder / "output", folder / "errors"});
    program.signal(number);
    CHECK(program.exitCode() == 128 + number);
    CHECK(program.worked() < 1.0); // Also on a busy machine.
    CHECK(contentsOf(folder / "errors").empty());
}

TEST_CASE("a verification ends by a signal", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string record = folder / "long.replay";
    REQUIRE(runToEnd({"--headless", "--mode", "sandbox", "--ticks", "300000", "--record", record}).exitCode ==
            0);
    const int number = GENERATE(SIGINT, SIGTERM);
    Process program({"--verify", record}, {}, {folder / "output", folder / "errors"});
    program.interrupt(number);
    CHECK(program.exitCode() == 128 + number);
    CHECK(contentsOf(folder / "output").empty()); // It had not ended.
}

TEST_CASE("a run without a window that signals end is recorded with its open round", "[.][display][e2e]") {
    const TempFolder folder;
    const std::string record = folder / "run.replay";
    const char* const kind = GENERATE("--gauntlet", "--daily");
    for (const Burst& burst : burstsWith({0, 20})) {
        CAPTURE(kind, textOf(burst));
        std::filesystem::remove(record);
        Process game({"--headless", kind, "--record", record}, {}, {folder / "output", folder / "errors"});
        game.signals(burst.signals, std::chrono::milliseconds(burst.gap));
        const int exitCode = game.exitCode();
        CHECK(std::count(burst.signals.begin(), burst.signals.end(), exitCode - 128) > 0);
        REQUIRE(std::filesystem::exists(record));
        const GauntletReplay run = decodeGauntlet(contentsOf(record), record);
        CHECK(run.isWithinRound());
        CHECK_FALSE(firstFault(run));
        CHECK(run.day.has_value() == (std::string(kind) == "--daily"));
    }
}
#endif
