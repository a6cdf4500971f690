#if defined(__unix__) && !defined(__APPLE__)
#include "Catch.hpp"
#include "arkanong/cli/OptionText.hpp"
#include "e2e/GameRun.hpp"

#include <algorithm>
#include <set>

using namespace arkanong::test;

// The exit code and message for a window whose request could not be fulfilled.

namespace {

struct Refusal {
    std::vector<std::string> arguments;
    int exitCode;
    std::string why;
};

/// Each option that names a file, a folder or a level, with one that cannot be used, in each mode that reads it.
std::vector<Refusal> refusals(const TempFolder& folder) {
    const std::string missing = folder / "missing";
    const std::string broken = folder.write("broken.toml", "name = \"Broken\"\nbricks = 7\n");
    const std::string damaged = folder.write("damaged.replay", "no replay");
    const std::string unreadable = "/proc/self/mem"; // Its first byte cannot be read.
    std::vector<Refusal> all{
        {{"--level", "no-such-level"}, 2, "no-such-level"},
        {{"--level", missing + "#3"}, 2, "missing"},
        {{"--host", "--level", "no-such-level"}, 2, "no-such-level"},
        {{"--mode", "watch", "--level", unreadable + ".toml"}, 2, "mem.toml"},
        {{missing + ".replay"}, 2, "missing.replay: there is no such file"},
        {{"--replay", missing}, 2, "there is no such file"},
        {{"--replay", damaged}, 2, "damaged.replay"},
        {{"--replay", unreadable}, 1, "cannot be read"},
        {{"--beat", missing}, 2, "there is no such file"},
        {{"--beat", damaged}, 2, "damaged.replay"},
        {{"--beat", unreadable}, 1, "cannot be read"},
        {{"--mode", "versus", "--record", missing + "/match.replay"}, 2, "there is no folder"},
        {{"--mode", "versus", "--record", "/proc/match.replay"}, 1, "cannot be written"},
        {{"--event-log", missing + "/log"}, 2, "there is no folder"},
        {{"--event-log", "/proc/log"}, 1, "/proc/log"},
        {{"--screenshots", broken + "/pictures"}, 1, "cannot be created"},
        {{"--assets", missing}, 2, "expected the assets folder"},
        {{"--play-on", missing}, 2, "there is no such file"},
        {{"--play-on", damaged, "--from", "0:10"}, 2, "damaged.replay"},
        {{"--analyse", missing}, 2, "there is no such file"},
        {{"--analyse", damaged}, 2, "damaged.replay"},
        {{"--verify", damaged}, 2, "damaged.replay"},
        {{"--verify", unreadable}, 1, "cannot be read"},
    };
    for (const char* const mode : {"versus", "solo", "sandbox", "watch"}) {
        all.push_back({{"--mode", mode, "--level", "no-such-level"}, 2, "no-such-level"});
        all.push_back({{"--mode", mode, "--level", broken}, 2, "broken.toml:2:"});
    }
    return all;
}

} // namespace

TEST_CASE("what the command line names and cannot be used is one line on stderr and the exit code, with a "
          "window too",
          "[.][display][e2e]") {
    const TempFolder folder;
    std::set<std::string> tried;
    for (const Refusal& refusal : refusals(folder)) {
        CAPTURE(refusal.arguments);
        tried.insert(refusal.arguments.begin(), refusal.arguments.end());
        std::vector<std::string> arguments = refusal.arguments;
        if (arguments.front() != "--verify" && arguments.front() != "--analyse")
            arguments.insert(arguments.end(), {"--no-audio", "--seconds", "1", "--effects", "low"});
        const Outcome outcome = runToEnd(arguments);
        CHECK(outcome.exitCode == refusal.exitCode);
        CHECK(outcome.errors.rfind("arkanong: ", 0) == 0);
        CHECK(std::count(outcome.errors.begin(), outcome.errors.end(), '\n') == 1);
        CHECK_THAT(outcome.errors, ContainsSubstring(refusal.why));
    }
    for (const OptionText& option : optionTexts(Catalogue::english())) {
        CAPTURE(option.name);
        const bool names = option.value.find("FILE") != std::string::npos || option.value == "DIR";
        CHECK((!names || tried.count(option.name) == 1));
    }
}

TEST_CASE("after a missing level one can play on, and the exit code still tells of it", "[.][display][e2e]") {
    const TempFolder folder;
    GameRun game({"--mode", "versus", "--level", folder / "missing.toml"});
    game.await("screen message");
    CHECK_THAT(game.errors(), ContainsSubstring("missing.toml"));
    game.key("Return").await("screen title");
    game.key("Escape").await("quit");
    CHECK(game.exitCode() == 2);
}
#endif
