#include "Catch.hpp"
#include "Folders.hpp"
#include "PlayedGauntlet.hpp"
#include "TakenOver.hpp"
#include "TempFolder.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <regex>

// --play-on without a window: two computers play a recorded match on.

using namespace arkanong::test;

namespace {

struct PlayedOn {
    int exitCode;
    std::string text;
};

PlayedOn ranWith(Options options) {
    options.headless = true;
    options.assets = assetsPath();
    std::ostringstream text;
    const int exitCode = runHeadless(options, text);
    return {exitCode, text.str()};
}

PlayedOn verdictOfFile(const std::string& file, bool json = false) {
    Options options;
    options.verify = file;
    options.json = json;
    return ranWith(options);
}

/// A recorded match in the folder, and the options to play it on from its tenth second.
Options playingOn(const TempFolder& folder) {
    saveReplay(summarised(playedMatch(3000), "2026-11-21 10:00:00"), folder / "match.replay");
    Options options;
    options.playOn = folder / "match.replay";
    options.from = tuning::seconds(10.0);
    options.record = folder / "taken.replay";
    options.blue = Difficulty::Easy;
    options.red = *Strength::ofHundredths(235);
    options.personalities[1] = Personality::Hunter;
    return options;
}

} // namespace

TEST_CASE("two computers play a recorded match on, and its replay verifies", "[headless]") {
    const TempFolder folder;
    const Options options = playingOn(folder);
    const PlayedOn run = ranWith(options);
    CHECK(run.exitCode == 0);
    CHECK_THAT(run.text, ContainsSubstring("Blue (easy)"));
    CHECK_THAT(run.text, ContainsSubstring("Red (2.35 hunter)"));
    const Replay taken = loadReplay(options.record);
    CHECK(taken.summary->takeovers.front().tick == options.from);
    CHECK(taken.summary->takeovers.front().players == std::array<std::string, 2>{"YOU", "RUSTY"});
    CHECK(taken.summary->winner);
    const PlayedOn verdict = verdictOfFile(options.record);
    CHECK(verdict.exitCode == 0);
    CHECK_THAT(verdict.text, ContainsSubstring("Blue: a person, whose commands cannot be proved\n"
                                               "Red: a computer, which gives the same commands again\n"
                                               "others took over at tick 1200:\n"
                                               "Blue: a computer"));
    CHECK_THAT(verdictOfFile(options.record, true).text,
               ContainsSubstring("\"takeovers\": [{\"tick\": 1200, \"from\": {\"blue\": \"person\", "
                                 "\"red\": \"computer\"}}]"));
}

TEST_CASE("the same moment and the same computers give the same match", "[headless]") {
    const TempFolder folder;
    const Options options = playingOn(folder);
    static_cast<void>(ranWith(options));
    const std::string once = encodeReplay(loadReplay(options.record));
    static_cast<void>(ranWith(options));
    CHECK(encodeReplay(loadReplay(options.record)) == once);
}

TEST_CASE("what is printed of a match that was played on is that of the whole match", "[headless]") {
    const TempFolder folder;
    Options options = playingOn(folder);
    options.json = true;
    const std::string playedOn = ranWith(options).text;
    Options again;
    again.json = true;
    again.replay = options.record;
    const std::string shown = ranWith(again).text;
    // All but the players' names and the speed: "score" to "topSpeed" of both sides, rally, balls and hash.
    const auto figures = [](const std::string& text) {
        std::string result;
        static const std::regex figure("\"([a-zA-Z]+)\": (-?[0-9.]+|\"[0-9a-f]{16}\")");
        for (std::sregex_iterator at(text.begin(), text.end(), figure), end; at != end; ++at)
            if (at->str(1) != "simulatedSecondsPerSecond") result += at->str() + '\n';
        return result;
    };
    CHECK_THAT(figures(shown), ContainsSubstring("\"shieldsBroken\"") && ContainsSubstring("\"saves\""));
    CHECK(figures(playedOn) == figures(shown));
}

TEST_CASE("a match is not played on after its end, and a whole run not at all", "[headless]") {
    const TempFolder folder;
    Options options = playingOn(folder);
    options.from = tuning::seconds(60.0);
    CHECK_THROWS_WITH(ranWith(options), ContainsSubstring("which ends at 0:25"));
    saveGauntlet(playedGauntlet(1), folder / "run.replay");
    options.playOn = folder / "run.replay";
    CHECK_THROWS_WITH(ranWith(options), ContainsSubstring("found a run of the gauntlet"));
}
