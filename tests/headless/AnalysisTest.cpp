#include "arkanong/headless/Analysis.hpp"

#include "Catch.hpp"
#include "PlayedGauntlet.hpp"
#include "TempFolder.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <array>
#include <regex>
#include <sstream>
#include <vector>

using namespace arkanong::test;

namespace {

/// What --analyse prints of this file.
std::string analysed(const std::string& file, int exitCode, bool json = false) {
    Options options;
    options.analyse = file;
    options.json = json;
    std::ostringstream out;
    CHECK(runHeadless(options, out) == exitCode);
    return out.str();
}

/// A match that a few points decide, so that it is over soon.
Replay shortMatch() {
    MatchSettings settings;
    settings.pointsLimit = 1000;
    return summarised(playedMatch(tuning::seconds(200.0), rowsOfBricks(), 5, settings),
                      "2026-11-21 13:40:05");
}

std::string saved(const TempFolder& folder, const Replay& replay) {
    std::string file = folder / "match.replay";
    saveReplay(replay, file);
    return file;
}

} // namespace

TEST_CASE("--analyse prints the curve and the turning points, named for the person", "[headless]") {
    const TempFolder folder;
    const std::string text = analysed(saved(folder, shortMatch()), 0);
    for (const char* part :
         {"Blue's chance of winning, played on by medium against medium hunter\n", "  0:00 ", " %  ####",
          "Blue's turning points\n", "Red's turning points\n", "Analysis "})
        CHECK_THAT(text, ContainsSubstring(part));
    CHECK_THAT(text, ContainsSubstring("YOU GOT THE UPPER HAND, from ") &&
                         ContainsSubstring(" %, play on from 0:") && ContainsSubstring(" (as it was) "));
}

TEST_CASE("the printed curve has a row each for the moments before and after a turning point", "[headless]") {
    const TempFolder folder;
    const std::string text = analysed(saved(folder, shortMatch()), 0);
    struct Row {
        int seconds;
        std::string chance; ///< Blue's: "52 %".
    };
    std::vector<Row> rows;
    std::vector<std::array<std::string, 2>> drops;
    std::istringstream lines(text.substr(0, text.find("Red's turning points")));
    for (std::string line; std::getline(lines, line);) {
        std::smatch found;
        if (std::regex_match(line, found, std::regex(" +([0-9]+):([0-9]{2}) +([0-9]+ %)  [#.]{40}")))
            rows.push_back({60 * std::stoi(found[1]) + std::stoi(found[2]), found[3]});
        if (std::regex_search(line, found, std::regex("from ([0-9]+ %) to ([0-9]+ %), play on")))
            drops.push_back({found[1], found[2]});
    }
    REQUIRE_FALSE(drops.empty());
    for (const auto& [before, after] : drops) {
        INFO(before << " to " << after << " in\n" << text);
        bool shown = false;
        for (std::size_t from = 0; from < rows.size(); ++from)
            for (std::size_t to = from + 1; to < rows.size() && rows[to].seconds <= rows[from].seconds + 3;
                 ++to)
                shown = shown || (rows[from].chance == before && rows[to].chance == after);
        CHECK(shown);
    }
}

TEST_CASE("--analyse --json prints every moment, the same each time", "[headless]") {
    const TempFolder folder;
    const std::string file = saved(folder, shortMatch());
    const std::string text = analysed(file, 0, true);
    CHECK_THAT(text, ContainsSubstring("{\"matches\": [{\"players\": [\"medium\", \"medium hunter\"]") &&
                         ContainsSubstring("\"curve\": [[0, 0.") &&
                         ContainsSubstring("\"instead\": [{\"what\": \"") &&
                         ContainsSubstring("\"played\": true") &&
                         ContainsSubstring("\"difference\": null, \"hash\": \""));
    CHECK(text == analysed(file, 0, true));
}

TEST_CASE("--analyse analyses each round of a run, and the draft of who lost it", "[headless]") {
    const TempFolder folder;
    const std::string file = folder / "run.replay";
    saveGauntlet(playedGauntlet(1), file);
    const std::string text = analysed(file, 0);
    CHECK_THAT(text, ContainsSubstring("Round 1\n") && ContainsSubstring("'s draft: ") &&
                         ContainsSubstring(" (picked) "));
}

TEST_CASE("--analyse says where a recording diverges, and returns 1", "[headless]") {
    const TempFolder folder;
    Replay replay = shortMatch();
    replay.hashes[1] ^= 1U;
    CHECK_THAT(analysed(saved(folder, replay), 1),
               ContainsSubstring("The recording diverges at tick 240, and the analysis ends there\n"));
}

TEST_CASE("--analyse refuses a match without two sides", "[headless]") {
    const TempFolder folder;
    MatchSettings settings;
    settings.mode = Mode::Solo;
    const std::string file = saved(folder, playedMatch(60, rowsOfBricks(), 5, settings));
    Options options;
    options.analyse = file;
    std::ostringstream out;
    CHECK_THROWS_AS(runHeadless(options, out), DataError);
}
