#include "arkanong/headless/GauntletPlay.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "TempFolder.hpp"
#include "arkanong/headless/Headless.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <functional>
#include <sstream>

// Many gauntlet runs without a window, and their statistics.

using namespace arkanong::test;

namespace {

GauntletPlan smallGauntlet() {
    GauntletPlan plan;
    plan.levels.resize(2);
    plan.levels[0].name = "Empty";
    plan.levels[1].name = "One";
    plan.levels[1].bricks = {{6, 4, BrickKind::Steel, 1}};
    plan.drafting = {Strength(Difficulty::Master), std::nullopt};
    plan.runs = 4;
    plan.seed = 11;
    return plan;
}

/// A run in which Blue wins the first rounds and both sides always pick the first open card.
PlayedRun wonByBlue() {
    PlayedRun played;
    GauntletRun run({5, 1});
    while (run.stage() != GauntletRun::Stage::Over) {
        for (std::size_t i = 0; run.stage() == GauntletRun::Stage::Draft; ++i)
            if (run.mayPick(i)) run.pick(i);
        RoundResult result;
        result.goals = {2, 0};
        result.ticks = tuning::seconds(20.0);
        run.finishRound(result);
    }
    played.record = run.record();
    played.players = {BotProfile{Difficulty::Medium, Personality::Hunter},
                      BotProfile{Difficulty::Medium, Personality::Guardian}};
    return played;
}

} // namespace

TEST_CASE("runs are played to their ends, independently of the number of threads", "[headless]") {
    const std::vector<PlayedRun> one = playGauntlets(smallGauntlet(), 1),
                                 two = playGauntlets(smallGauntlet(), 2);
    REQUIRE(one.size() == 4);
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK_FALSE(one[i].breach);
        CHECK(one[i].record == two[i].record);
        for (std::size_t side = 0; side < 2; ++side)
            CHECK(one[i].players[side].personality == two[i].players[side].personality);
        CHECK(one[i].record.settings.seed == 11 + i);
        CHECK(one[i].record.settings.levels == 2);
        const std::optional<GauntletRun> run = GauntletRun::replayed(one[i].record);
        REQUIRE(run);
        CHECK(run->winner());
    }
}

TEST_CASE("the statistics of a run count its cards, picks and rounds", "[headless]") {
    const PlayedRun played = wonByBlue();
    const GauntletRun run = *GauntletRun::replayed(played.record);
    REQUIRE(run.round() == 4); // Blue has five points of eight.
    const GauntletFigures figures = figuresOf({played});
    CHECK(figures.runs == 1);
    CHECK(figures.rounds == 5);
    CHECK(figures.blue.count == 1);
    CHECK(figures.firstPicker.count == (GauntletRun({5, 1}).firstPicker() == Side::Blue ? 1 : 0));
    const std::vector<Card>& blue = run.cards(Side::Blue);
    const std::vector<Card>& red = run.cards(Side::Red);
    for (std::size_t i = 0; i < blue.size(); ++i) {
        const Share& won = figures.cards[cardIndex(blue[i])];
        const Share& lost = figures.cards[cardIndex(red[i])];
        CHECK(won.of == 5 - static_cast<int>(i)); // Held from the round in which it was picked.
        CHECK(won.count == won.of);
        CHECK(lost.of == won.of);
        CHECK(lost.count == 0);
    }
    const auto [first, second] = std::minmax({cardIndex(blue[0]), cardIndex(blue[1])});
    CHECK(figures.pairs[first][second].of == 4);
    CHECK(figures.pairs[first][second].count == 4);
    CHECK(figures.picks[static_cast<std::size_t>(Personality::Hunter)][cardIndex(blue[0])].count == 1);
    CHECK(figures.picks[static_cast<std::size_t>(Personality::Steady)][cardIndex(blue[0])].of == 0);
    CHECK(figures.medianTicks == 5 * (tuning::seconds(33.0)));
    CHECK(figures.ninetiethTicks == figures.medianTicks);
}

TEST_CASE("a run in which a rule was broken is reported and not counted", "[headless]") {
    PlayedRun broken = wonByBlue();
    broken.breach = "Rule broken: a ball is lost";
    const GauntletFigures figures = figuresOf({broken});
    CHECK(figures.runs == 0);
    CHECK(figures.rounds == 0);
    CHECK(figures.medianTicks == 0);
    for (const bool json : {false, true}) {
        std::ostringstream text;
        printGauntlets(text, smallGauntlet(), figures, json);
        CHECK_THAT(text.str(), ContainsSubstring("Rule broken: a ball is lost"));
    }
}

TEST_CASE("the table of runs names every card, and how both sides drafted", "[headless]") {
    Options options;
    options.headless = true;
    options.assets = assetsPath();
    options.level = "pure-pong,first-light";
    options.gauntlet = true;
    options.matches = 2;
    std::ostringstream text, json;
    CHECK(runHeadless(options, text) == 0);
    for (const char* part :
         {"2 runs, seeds 1 to 2, on 2 levels: Blue (medium) drafts at random, Red (medium) at random",
          "2 runs, seeds 1 to 2, on 2 levels: Blue (medium) drafts as medium, Red (medium) as medium",
          "The first picker won", "nine of ten at most", "piercing", "mirror", "toll", "hunter",
          "Breaches: 0"})
        CHECK_THAT(text.str(), ContainsSubstring(part));
    options.json = true;
    options.drafting = std::array<std::optional<Strength>, 2>{Strength(Difficulty::Master), std::nullopt};
    CHECK(runHeadless(options, json) == 0);
    CHECK_THAT(json.str(), ContainsSubstring("\"blueDrafts\": \"master\", \"redDrafts\": null"));
    CHECK_THAT(json.str(), ContainsSubstring("\"cards\": {\"piercing\": {\"wins\": "));
    CHECK_THAT(json.str(), ContainsSubstring("\"breaches\": []"));
}

TEST_CASE("computers play a day's duel, and its recording is verified as that day's", "[headless]") {
    const TempFolder folder;
    Options options;
    options.headless = true;
    options.assets = assetsPath();
    options.daily = true;
    options.day = dayNamed("2026-11-22");
    options.blue = Difficulty::Master;
    options.record = folder / "duel.replay";
    const auto run = [](const Options& plays, int exitCode) {
        std::ostringstream text;
        CHECK(runHeadless(plays, text) == exitCode);
        return text.str();
    };
    const std::string line = run(options, 0);
    CHECK_THAT(line,
               Catch::Matchers::Matches("Arkanong 22 Nov  [0-8]-[0-8]  [0-9]+ steals?(  [0-9]+:[0-5][0-9] "
                                        "fastest goal)?\n"));
    Options verify;
    verify.assets = assetsPath();
    verify.verify = options.record;
    CHECK_THAT(run(verify, 0), ContainsSubstring(", the daily duel of 22 Nov, unranked\n" + line));
    verify.json = true;
    const std::string inJson = "\"line\": \"" + line.substr(0, line.size() - 1) + "\", \"players\": ";
    CHECK_THAT(run(verify, 0), ContainsSubstring("\"day\": \"2026-11-22\"") && ContainsSubstring(inJson));
    verify.json = false;
    GauntletReplay claims = loadGauntlet(options.record);
    claims.day = dayNamed("2026-11-23");
    saveGauntlet(claims, verify.verify);
    CHECK(run(verify, 1) == verify.verify + ": it is another run than that of 23 Nov\n");
    claims.day = dayNamed("2026-11-22");
    claims.ranked = true;
    saveGauntlet(claims, verify.verify);
    CHECK(run(verify, 1) == verify.verify + ": a ranked try is played by a person\n");
}

namespace {

struct RunOutcome {
    int exitCode;
    std::string text;
};

RunOutcome outcomeOf(const Options& options) {
    std::ostringstream text;
    const int exitCode = runHeadless(options, text);
    return {exitCode, text.str()};
}

/// Records a gauntlet run on two levels into the file.
RunOutcome recordedRun(const std::string& file, std::uint64_t seed) {
    Options options;
    options.headless = true;
    options.assets = assetsPath();
    options.level = "pure-pong,first-light";
    options.gauntlet = true;
    options.seed = seed;
    options.record = file;
    return outcomeOf(options);
}

Options verification(const std::string& file, bool json = false) {
    Options options;
    options.headless = true;
    options.verify = file;
    options.json = json;
    return options;
}

} // namespace

TEST_CASE("a recorded run verifies with its result, and the same seed gives the same file", "[headless]") {
    const TempFolder folder;
    const std::uint64_t seed = GENERATE(std::uint64_t{3}, std::uint64_t{4});
    const RunOutcome recorded = recordedRun(folder / "run.replay", seed);
    CHECK(recorded.exitCode == 0);
    CHECK_THAT(recorded.text,
               ContainsSubstring("A run with seed " + std::to_string(seed) + ": Blue (medium"));
    recordedRun(folder / "again.replay", seed);
    CHECK(readFile(folder / "run.replay", largestGauntletFile) ==
          readFile(folder / "again.replay", largestGauntletFile));
    Options alone = verification(folder / "run.replay");
    alone.assets = folder / "none"; // The file contains the levels and opponents.
    const RunOutcome verified = outcomeOf(alone);
    CHECK(verified.exitCode == 0);
    const GauntletReplay run = loadGauntlet(folder / "run.replay");
    const GauntletScore score = scoreOf(*GauntletRun::replayed(run.record));
    CHECK_THAT(verified.text,
               ContainsSubstring("verified: a run of " + std::to_string(score.rounds) + " rounds, points " +
                                 std::to_string(score.points[0]) + " : " + std::to_string(score.points[1])));
    CHECK_THAT(verified.text, ContainsSubstring("fastest goal 0:"));
    CHECK_THAT(verified.text, ContainsSubstring(score.winner == Side::Blue ? "won by Blue" : "won by Red"));
    const std::string json = outcomeOf(verification(folder / "run.replay", true)).text;
    CHECK_THAT(json, ContainsSubstring("{\"verified\": true, \"hash\": \""));
    CHECK_THAT(json, ContainsSubstring("\"rounds\": " + std::to_string(score.rounds) + ','));
    CHECK_THAT(json,
               ContainsSubstring("\"day\": null, \"ranked\": false, \"players\": {\"blue\": \"computer\", "
                                 "\"red\": \"computer\"}}"));
    Options replayed = verification("");
    replayed.replay = folder / "run.replay";
    CHECK_THAT(outcomeOf(replayed).text, ContainsSubstring(std::to_string(score.rounds) + " matches"));
}

TEST_CASE("a single run is printed round by round, with picks and results", "[headless]") {
    const TempFolder folder;
    const std::string text = recordedRun(folder / "run.replay", 3).text;
    const GauntletReplay recording = loadGauntlet(folder / "run.replay");
    GauntletRun run(recording.record.settings);
    for (const std::size_t pick : {recording.record.picks[0], recording.record.picks[1]}) {
        const char* const side = run.picker() == Side::Blue ? "Blue" : "Red";
        CHECK_THAT(text, ContainsSubstring(
                             side + (" picks " + std::string(traitsOf(run.open()[pick].card).name)) + ','));
        run.pick(pick);
    }
    const GauntletScore score = scoreOf(*GauntletRun::replayed(recording.record));
    for (int round = 1; round <= score.rounds; ++round)
        CHECK_THAT(text, ContainsSubstring("Round " + std::to_string(round) + " on "));
    CHECK_THAT(text, ContainsSubstring(" wins the run, points " + std::to_string(score.points[0]) + " : " +
                                       std::to_string(score.points[1]) + '\n'));
    CHECK_THAT(text, !ContainsSubstring("of 1") && !ContainsSubstring("100.0"));
}

TEST_CASE("a run with any change does not verify, and one line says what differs", "[headless]") {
    const TempFolder folder;
    recordedRun(folder / "run.replay", 5);
    const GauntletReplay run = loadGauntlet(folder / "run.replay");
    const auto outcomeWith = [&](const std::function<void(GauntletReplay&)>& change, bool json = false) {
        GauntletReplay changed = run;
        change(changed);
        saveGauntlet(changed, folder / "changed.replay");
        return outcomeOf(verification(folder / "changed.replay", json));
    };
    for (std::size_t pick = 0; pick < run.record.picks.size(); ++pick) {
        const RunOutcome outcome =
            outcomeWith([&](auto& r) { r.record.picks[pick] = (r.record.picks[pick] + 1) % 3; });
        CHECK(outcome.exitCode == 1);
        CHECK_THAT(outcome.text, ContainsSubstring("changed.replay: "));
    }
    for (std::size_t round = 0; round < run.rounds.size(); ++round) {
        CHECK(outcomeWith([&](auto& r) { r.record.results[round].steals[1] += 1; }).exitCode == 1);
        CHECK(outcomeWith([&](auto& r) {
                  Replay replay = *r.rounds[round];
                  replay.runs[replay.runs.size() / 2].commands[0].moveX ^= 0x3000;
                  r.rounds[round] = std::make_shared<const Replay>(replay);
              }).exitCode == 1);
    }
    const RunOutcome json = outcomeWith([](auto& r) { r.record.results[0].ticks += 1; }, true);
    CHECK(json.exitCode == 1);
    CHECK_THAT(json.text, ContainsSubstring("{\"verified\": false, \"round\": 1, \"tick\": "));
    CHECK_THAT(json.text,
               ContainsSubstring(", \"why\": \"round 1 ends otherwise than its result says, at tick "));
}
